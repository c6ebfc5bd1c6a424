import { Type, type Static } from "typebox";
import { parseMarginRule } from "../../../core/catalogue/prices/margin-rule.ts";
import { type BulkChange, type BulkOutcome, changeServices } from "../../../core/catalogue/services/change-services.ts";
import { isBelowCost } from "../../../core/catalogue/services/operator-services.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import { formatMoney, type Micros } from "../../../core/kernel/money.ts";
import { recording } from "../../kit/access/audit.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, choice, Confirm, GivenId, GivenText, Id, Money, nullable, Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { moneyOrNull } from "../../kit/values.ts";
import { readAmount } from "../read.ts";
import { GivenPrice } from "./service-prices.ts";
import { MAX_NAME_LENGTH, MAX_OPTION_LENGTH, presentPriced, PRICED, SERVICE_TAGS, Status } from "./service.ts";

const manage = { permission: "manage_catalogue" } as const;

const BULK = {
  ids: Type.Array(GivenId(), { description: "IDs of at most 500 services" }),
  status: Type.Optional(Status),
  service_group: Type.Optional(GivenText(MAX_NAME_LENGTH, "Name of the service group; created if it does not exist")),
  price: Type.Optional(
    Body({
      over: choice(["price", "cost"], { description: "The current base price, or the lowest known cost" }),
      margin: GivenText(MAX_OPTION_LENGTH, "Such as 10%, -5% or 25%+0.10,round=0.05,floor=0.50"),
    }),
  ),
};

const BulkPreviewBody = Body(BULK);
const BulkBody = Body({
  ...BULK,
  prices_before: Type.Optional(
    Type.Array(Body({ id: GivenId(), price: GivenPrice }), {
      description:
        "price_before of each service in the preview; one whose price is another is skipped. Required with over: price, " +
        "so that a percentage which is sent twice counts once",
    }),
  ),
  confirm: Confirm,
});

const NEEDS_PRICES =
  "Send prices_before as the preview shows them: the percentage then counts once, however often it is sent.";

const BulkAnswer = Type.Object(
  {
    changed: Type.Integer({ description: "Number of changed services; in a preview, of services that would change" }),
    passed_over: Type.Integer(),
    below_cost: Type.Integer({
      description: "Number of changed services whose new price is below the lowest known cost",
    }),
    services: Type.Array(
      Type.Object({
        id: Id,
        name: Text,
        currency: Text,
        cost: nullable(Money),
        price_before: Money,
        ...PRICED,
        problem: nullable(Text, "Why the service is skipped"),
      }),
    ),
  },
  { $id: "BulkAnswer" },
);

export function registerServiceBulk(scope: RouteScope, { core }: HttpContext): void {
  const uses = [
    {
      path: "/services/bulk/preview",
      summary: "Preview a bulk change of services; nothing changes",
      body: BulkPreviewBody,
      preview: true,
    },
    { path: "/services/bulk", summary: "Change many services in one transaction", body: BulkBody, preview: false },
  ];
  for (const { path, summary, body, preview } of uses) {
    const schema = {
      tags: SERVICE_TAGS,
      summary,
      description: "A service with a problem is skipped completely.",
      body,
      response: { 200: one(BulkAnswer), ...refusals },
    };
    scope.post(path, { schema, config: { ...manage, onlyReads: preview } }, async (request) => {
      const given: Static<typeof BulkBody> = request.body;
      const { ids, status, service_group: serviceGroup, price, confirm } = given;
      const change: BulkChange = {
        status,
        serviceGroup,
        price: price && { over: price.over, rule: parseMarginRule(price.margin) },
      };
      const options = { preview, confirm, pricesBefore: preview ? undefined : readPricesBefore(given) };
      return { data: presentBulk(await changeServices(recording(core, request), ids, change, options)) };
    });
  }
}

/** Throws validation_failed, field_required where a percentage without them could count twice. */
function readPricesBefore({
  ids,
  price,
  prices_before: given,
}: Static<typeof BulkBody>): Map<number, Micros> | undefined {
  const before = given && new Map(given.map((row, n) => [row.id, readAmount(`prices_before.${n}.price`, row.price)]));
  if (price?.over === "price" && !ids.every((id) => before?.has(id)))
    throw new DomainError("field_required", NEEDS_PRICES, { fields: { prices_before: [NEEDS_PRICES] } });
  return before;
}

function presentBulk(outcomes: readonly BulkOutcome[]) {
  const changed = outcomes.filter(({ problem }) => problem === null);
  return {
    changed: changed.length,
    passed_over: outcomes.length - changed.length,
    below_cost: changed.filter(({ after, cost }) => isBelowCost(after, cost)).length,
    services: outcomes.map(({ id, name, currency, cost, before, after, problem }) => ({
      id,
      name,
      currency,
      cost: moneyOrNull(cost),
      price_before: formatMoney(before),
      ...presentPriced(after, cost),
      problem,
    })),
  };
}
