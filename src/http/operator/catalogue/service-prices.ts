import { Type, type Static, type TSchema } from "typebox";
import type { PriceTarget } from "../../../core/catalogue/prices/change-prices.ts";
import { clearPrice, setPrice, type SetPriceOptions } from "../../../core/catalogue/prices/price-settings.ts";
import { readOperatorService } from "../../../core/catalogue/services/operator-services.ts";
import type { Core } from "../../../core/core.ts";
import { recording } from "../../kit/access/audit.ts";
import { Message, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, Confirm, GivenText, MAX_AMOUNT_LENGTH, Money, nullable, Text } from "../../kit/fields.ts";
import { queryOf, readQuery, text } from "../../kit/lists/parameters.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { moneyOrNull } from "../../kit/values.ts";
import { readAmount, readId } from "../read.ts";
import { presentPriced, PRICED, SERVICE_TAGS } from "./service.ts";

const manage = { permission: "manage_catalogue" } as const;
export const GivenPrice = GivenText(MAX_AMOUNT_LENGTH, "Price of one, a decimal string");
const MAX_CODE_LENGTH = 3;
const PriceBody = Body({
  price: GivenPrice,
  currency: Type.Optional(
    GivenText(
      MAX_CODE_LENGTH,
      "Currency in which the price is fixed; by default the service's, from which it is exchanged",
    ),
  ),
  confirm: Confirm,
});
const CLEAR_QUERY = { currency: text("Currency of the price to remove; by default the service's") };
const GroupPriceParams = Type.Object({ id: Type.String(), price_group_id: Type.String() });
const ResellerPriceParams = Type.Object({ id: Type.String(), reseller_id: Type.String() });

/** What was set, and what it means. */
export const PriceSet = Type.Object({ ...PRICED, currency: Text, cost: nullable(Money) }, { $id: "PriceSet" });

/** Prices for groups and for single resellers, which go before the base price. */
export function registerServicePrices(scope: RouteScope, { core }: HttpContext): void {
  const groups = "/services/:id/prices/groups/:price_group_id";
  const ofGroup = describe("a price group", GroupPriceParams);
  scope.put(groups, { schema: ofGroup.set, config: manage }, (request) =>
    answerSet(recording(core, request), request.params.id, groupOf(request.params), request.body),
  );
  scope.delete(groups, { schema: ofGroup.clear, config: manage }, (request) =>
    answerClear(recording(core, request), request.params.id, groupOf(request.params), {
      ...readQuery(request.query, CLEAR_QUERY),
      ...request.body,
    }),
  );

  const resellers = "/services/:id/prices/resellers/:reseller_id";
  const ofReseller = describe("one reseller", ResellerPriceParams);
  scope.put(resellers, { schema: ofReseller.set, config: manage }, (request) =>
    answerSet(recording(core, request), request.params.id, resellerOf(request.params), request.body),
  );
  scope.delete(resellers, { schema: ofReseller.clear, config: manage }, (request) =>
    answerClear(recording(core, request), request.params.id, resellerOf(request.params), request.body),
  );
}

function describe<Params extends TSchema>(whom: string, params: Params) {
  return {
    set: {
      tags: SERVICE_TAGS,
      summary: `Set the price of ${whom} for a service`,
      params,
      body: PriceBody,
      response: { 200: one(PriceSet), ...refusals },
    },
    clear: {
      tags: SERVICE_TAGS,
      summary: `Remove the price of ${whom} for a service; the next applicable price applies`,
      params,
      querystring: queryOf(CLEAR_QUERY),
      body: Body({ confirm: Confirm }),
      response: { 200: Message, ...refusals },
    },
  };
}

function groupOf(params: Static<typeof GroupPriceParams>): PriceTarget {
  return { priceGroupId: readId(params.price_group_id, "price group") };
}

function resellerOf(params: Static<typeof ResellerPriceParams>): PriceTarget {
  return { resellerId: readId(params.reseller_id, "reseller") };
}

async function answerSet(
  core: Core,
  serviceId: string,
  target: PriceTarget,
  { confirm, currency: fixed, ...body }: Static<typeof PriceBody>,
): Promise<{ data: Static<typeof PriceSet> }> {
  const id = readId(serviceId, "service");
  const price = readAmount("price", body.price);
  await setPrice(core, id, target, price, { confirm, currency: fixed });
  const service = await readOperatorService(core, id);
  const { currency } = service;
  const cost = fixed === undefined || fixed === currency ? service.cost : null;
  return { data: { ...presentPriced(price, cost), currency: fixed ?? currency, cost: moneyOrNull(cost) } };
}

async function answerClear(
  core: Core,
  serviceId: string,
  target: PriceTarget,
  options: SetPriceOptions,
): Promise<Static<typeof Message>> {
  await clearPrice(core, readId(serviceId, "service"), target, options);
  return { message: "The price is removed." };
}
