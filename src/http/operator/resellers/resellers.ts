import type { FastifyInstance } from "fastify";
import type { TSchema } from "typebox";
import { changeReseller, moveReseller, type ResellerMove } from "../../../core/resellers/accounts/change-reseller.ts";
import { pageResellers, readReseller, RESELLER_SORTS } from "../../../core/resellers/accounts/list-resellers.ts";
import { createReseller } from "../../../core/resellers/accounts/resellers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { readPage, sendPage } from "../../kit/pages.ts";
import { createQueryReader } from "../../kit/query.ts";
import { IdParams, listOf, listQuery, one, refusals } from "../../kit/schemas.ts";
import { presentListedReseller, presentResellerDetail } from "./present-resellers.ts";
import { NoBody } from "../orders/order-schemas.ts";
import { readAmount, readId } from "../read.ts";
import {
  ListedReseller,
  NewResellerBody,
  RESELLER_STATUSES,
  ResellerChangeBody,
  ResellerDetail,
  SuspendBody,
} from "./reseller-schemas.ts";

const TAGS = ["Operator: resellers"];
const GREATEST_ID = 2 ** 31 - 1;
const read = { permission: "read" } as const;

const manage = { permission: "manage_resellers" } as const;

export function registerResellers(scope: FastifyInstance, context: HttpContext): void {
  registerReading(scope, context);
  registerChanging(scope, context);
  registerMoves(scope, context);
}

function registerReading(scope: FastifyInstance, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The resellers, the newest first",
    querystring: listQuery({
      q: "Part of a name, company, e-mail or user name; or a number",
      status: RESELLER_STATUSES.join(", "),
      price_group_id: "Of one price group",
      sort: `${RESELLER_SORTS.join(", ")}; walks only by created_at`,
    }),
    response: { 200: listOf(ListedReseller), ...refusals },
  };
  scope.get("/resellers", { schema: listSchema, config: read }, async (request, reply) => {
    const raw = request.query as Record<string, unknown>;
    const query = createQueryReader(raw);
    const page = readPage(query, raw);
    const filter = {
      text: query.text("q"),
      statuses: query.several("status", RESELLER_STATUSES),
      priceGroupId: query.whole("price_group_id", GREATEST_ID),
    };
    const sort = query.oneOf("sort", RESELLER_SORTS) ?? "-created_at";
    if (page.mode === "cursor" && !sort.endsWith("created_at"))
      query.reject("sort", "A walk goes by created_at: use page= for another sort.");
    query.finish();
    const part =
      page.mode === "page"
        ? { limit: page.limit, offset: page.offset }
        : { limit: page.limit, after: page.after === null ? undefined : Math.min(Number(page.after), GREATEST_ID) };
    const { resellers, total } = await pageResellers(core, filter, { sort, ...part });
    const rows = { data: resellers.map(presentListedReseller), total, lastId: resellers.at(-1)?.id };
    return sendPage(request, reply, config, page, rows);
  });

  const readSchema = {
    tags: TAGS,
    summary: "One reseller with both wallets",
    params: IdParams,
    response: { 200: one(ResellerDetail), ...refusals },
  };
  scope.get("/resellers/:id", { schema: readSchema, config: read }, async (request) => ({
    data: presentResellerDetail(await readReseller(core, readId(request, "reseller")), config),
  }));
}

interface ProfileRequest {
  username?: string | null;
  company?: string | null;
  price_group_id?: number | null;
}
type NewRequest = ProfileRequest & { name: string; email: string; currency?: string; password?: string };
type ChangeRequest = ProfileRequest & {
  name?: string;
  email?: string;
  rate_limit?: number | null;
  low_balance_threshold?: string;
};

function registerChanging(scope: FastifyInstance, { core, config }: HttpContext): void {
  const createSchema = {
    tags: TAGS,
    summary: "Make a reseller, active at once, with an empty live wallet and a test wallet",
    body: NewResellerBody,
    response: { 201: one(ResellerDetail), ...refusals },
  };
  scope.post("/resellers", { schema: createSchema, config: manage }, async (request, reply) => {
    const { name, email, username, company, currency, password, price_group_id } = request.body as NewRequest;
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
    summary: "Change a reseller; what is absent stays",
    description: "The e-mail is also the one to sign in with. The currency never changes.",
    params: IdParams,
    body: ResellerChangeBody,
    response: { 200: one(ResellerDetail), ...refusals },
  };
  scope.patch("/resellers/:id", { schema: changeSchema, config: manage }, async (request) => {
    const id = readId(request, "reseller");
    const { price_group_id, rate_limit, low_balance_threshold, ...profile } = request.body as ChangeRequest;
    await changeReseller(core, id, {
      ...profile,
      priceGroupId: price_group_id,
      rateLimit: rate_limit,
      lowBalanceThreshold:
        low_balance_threshold === undefined ? undefined : readAmount("low_balance_threshold", low_balance_threshold),
    });
    return { data: presentResellerDetail(await readReseller(core, id), config) };
  });
}

const MOVES: readonly { name: ResellerMove; summary: string; body: TSchema }[] = [
  { name: "approve", summary: "Let in somebody who signed up", body: NoBody },
  {
    name: "suspend",
    summary: "Refuse the reseller's keys and sign-ins, or a sign-up; what was ordered goes on",
    body: SuspendBody,
  },
  { name: "reactivate", summary: "Let a suspended reseller in again", body: NoBody },
];

function registerMoves(scope: FastifyInstance, { core, config }: HttpContext): void {
  for (const { name, summary, body } of MOVES) {
    const schema = { tags: TAGS, summary, params: IdParams, body, response: { 200: one(ResellerDetail), ...refusals } };
    scope.post(`/resellers/:id/${name}`, { schema, config: manage }, async (request) => {
      const id = readId(request, "reseller");
      const { reason } = request.body as { reason?: string };
      await moveReseller(core, id, name, reason);
      return { data: presentResellerDetail(await readReseller(core, id), config) };
    });
  }
}
