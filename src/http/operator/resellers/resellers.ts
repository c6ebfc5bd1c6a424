import { Type } from "typebox";
import { GREATEST_INTEGER_ID } from "../../../core/kernel/greatest-ids.ts";
import { changeReseller, moveReseller, type ResellerMove } from "../../../core/resellers/accounts/change-reseller.ts";
import { pageResellers, readReseller, RESELLER_SORTS } from "../../../core/resellers/accounts/list-resellers.ts";
import { createReseller } from "../../../core/resellers/accounts/resellers.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import {
  Body,
  Confirm,
  GivenId,
  GivenText,
  MAX_AMOUNT_LENGTH,
  MAX_REASON_LENGTH,
  NoBody,
  nullable,
} from "../../kit/fields.ts";
import { answerPage, PAGE, readPage } from "../../kit/lists/pages.ts";
import { oneOf, queryOf, readParameters, several, text, whole } from "../../kit/lists/parameters.ts";
import { createQueryReader } from "../../kit/lists/query.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readAmount, readId } from "../read.ts";
import { PASSWORD_LENGTH } from "./reseller-sign-in.ts";
import {
  ListedReseller,
  presentListedReseller,
  presentResellerDetail,
  RESELLER_STATUSES,
  ResellerDetail,
} from "./reseller.ts";

const TAGS = ["Operator: resellers"];

const FILTERS = {
  q: text("Part of a name, company, email or username; or a reseller ID"),
  status: several(RESELLER_STATUSES),
  price_group_id: whole("Of one price group"),
  sort: oneOf(RESELLER_SORTS, "With cursor pagination only by created_at"),
};

const read = { permission: "read" } as const;
const manage = { permission: "manage_resellers" } as const;

const REQUIRED = { name: GivenText(), email: GivenText() };
const OPTIONAL = {
  username: nullable(GivenText()),
  company: nullable(GivenText()),
  price_group_id: nullable(GivenId(), "Null for base prices"),
};

const NewResellerBody = Type.Object(
  {
    ...REQUIRED,
    ...Type.Partial(Type.Object(OPTIONAL)).properties,
    password: Type.Optional(
      Type.String({ ...PASSWORD_LENGTH, description: "Password for the dashboard; keys work without it" }),
    ),
    currency: Type.Optional(
      GivenText(
        MAX_AMOUNT_LENGTH,
        "Currency of both wallets, which cannot be changed later: a three-letter code, by default the server's",
      ),
    ),
  },
  { additionalProperties: false },
);

const ResellerChangeBody = Type.Partial(
  Body({
    ...REQUIRED,
    ...OPTIONAL,
    rate_limit: nullable(Type.Integer(), "Requests per minute of each key; null for the server's default"),
    low_balance_threshold: GivenText(MAX_AMOUNT_LENGTH, "Decimal string; the reseller is warned below this balance"),
    confirm: Confirm,
  }),
  { additionalProperties: false },
);

const SuspendBody = Body({ reason: GivenText(MAX_REASON_LENGTH, "For staff; never shown to the reseller") });

export function registerResellers(scope: RouteScope, context: HttpContext): void {
  registerReading(scope, context);
  registerChanging(scope, context);
  registerMoves(scope, context);
}

function registerReading(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "List resellers, newest first",
    querystring: queryOf({ ...FILTERS, ...PAGE }),
    response: { 200: listOf(ListedReseller), ...refusals },
  };
  scope.get("/resellers", { schema: listSchema, config: read }, async (request, reply) => {
    const query = createQueryReader(request.query);
    const page = readPage(query);
    const { sort = "-created_at", ...given } = readParameters(query, FILTERS);
    if (page.mode === "cursor" && !sort.endsWith("created_at"))
      query.reject("sort", "Cursor pagination sorts by created_at. Use page= for another sort.");
    query.finish();
    const filter = { text: given.q, statuses: given.status, priceGroupId: given.price_group_id };
    const part =
      page.mode === "page"
        ? { limit: page.limit, offset: page.offset }
        : {
            limit: page.limit,
            after: page.after === null ? undefined : Math.min(Number(page.after), GREATEST_INTEGER_ID),
          };
    const { resellers, total } = await pageResellers(core, filter, { sort, ...part });
    const rows = { data: resellers.map(presentListedReseller), total, lastId: resellers.at(-1)?.id };
    return answerPage({ request, reply, config }, page, rows);
  });

  const readSchema = {
    tags: TAGS,
    summary: "One reseller with both wallets",
    params: IdParams,
    response: { 200: one(ResellerDetail), ...refusals },
  };
  scope.get("/resellers/:id", { schema: readSchema, config: read }, async (request) => ({
    data: presentResellerDetail(await readReseller(core, readId(request.params.id, "reseller")), config),
  }));
}

function registerChanging(scope: RouteScope, { core, config }: HttpContext): void {
  const createSchema = {
    tags: TAGS,
    summary: "Add a reseller; the account is active and has an empty live wallet and a test wallet",
    body: NewResellerBody,
    response: { 201: one(ResellerDetail), ...refusals },
  };
  scope.post("/resellers", { schema: createSchema, config: manage }, async (request, reply) => {
    const { name, email, username, company, currency, password, price_group_id } = request.body;
    const { id } = await createReseller(core, {
      name,
      email,
      username: username ?? undefined,
      company: company ?? undefined,
      currency,
      password,
      priceGroupId: price_group_id ?? undefined,
    });
    reply.code(201).header("Location", `/api/operator/resellers/${id}`);
    return { data: presentResellerDetail(await readReseller(core, id), config) };
  });

  const changeSchema = {
    tags: TAGS,
    summary: "Change a reseller; omitted fields keep their value",
    description: "The email is also used to sign in. The currency cannot be changed.",
    params: IdParams,
    body: ResellerChangeBody,
    response: { 200: one(ResellerDetail), ...refusals },
  };
  scope.patch("/resellers/:id", { schema: changeSchema, config: manage }, async (request) => {
    const id = readId(request.params.id, "reseller");
    const { price_group_id, rate_limit, low_balance_threshold, ...profile } = request.body;
    await changeReseller(recording(core, request), id, {
      ...profile,
      priceGroupId: price_group_id,
      rateLimit: rate_limit,
      lowBalanceThreshold:
        low_balance_threshold === undefined ? undefined : readAmount("low_balance_threshold", low_balance_threshold),
    });
    return { data: presentResellerDetail(await readReseller(core, id), config) };
  });
}

const MOVES: readonly { name: ResellerMove; summary: string; body: typeof NoBody | typeof SuspendBody }[] = [
  { name: "approve", summary: "Approve a reseller who signed up", body: NoBody },
  {
    name: "suspend",
    summary: "Suspend a reseller or decline a sign-up: keys and sign-ins stop working; open orders continue",
    body: SuspendBody,
  },
  { name: "reactivate", summary: "Reactivate a suspended reseller", body: NoBody },
];

function registerMoves(scope: RouteScope, { core, config }: HttpContext): void {
  for (const { name, summary, body } of MOVES) {
    const schema = { tags: TAGS, summary, params: IdParams, body, response: { 200: one(ResellerDetail), ...refusals } };
    scope.post(`/resellers/:id/${name}`, { schema, config: manage }, async (request) => {
      const id = readId(request.params.id, "reseller");
      const reason = "reason" in request.body ? request.body.reason : undefined;
      await moveReseller(recording(core, request), id, name, reason);
      return { data: presentResellerDetail(await readReseller(core, id), config) };
    });
  }
}
