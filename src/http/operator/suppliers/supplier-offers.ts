import { Type } from "typebox";
import { formatMarginRule } from "../../../core/catalogue/prices/margin-rule.ts";
import { type ListedOffer, listOffers } from "../../../core/fulfilment/imports/supplier-catalogue.ts";
import { findSupplier } from "../../../core/fulfilment/imports/suppliers.ts";
import { marginOf } from "../../../core/fulfilment/routes/follow-costs.ts";
import { listOfferRoutes, type OfferRoute } from "../../../core/fulfilment/routes/offer-routes.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { IdParams, listOf, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { AnyObject, Flag, Id, Money, Named, nullable, Text, Time } from "../../kit/fields.ts";
import { answerPage, NUMBERED_PAGE, readNumberedPage } from "../../kit/lists/pages.ts";
import { oneOf, queryOf, readParameters, text } from "../../kit/lists/parameters.ts";
import { createQueryReader } from "../../kit/lists/query.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { moneyOrNull, timeOrNull } from "../../kit/values.ts";
import { OnCostChange, PAUSED_BY } from "../catalogue/service-routes.ts";
import { operatorOf } from "../authenticate.ts";
import { seesCosts } from "../costs.ts";
import { readId } from "../read.ts";

const TAGS = ["Operator: suppliers"];

const FILTERS = {
  change: oneOf(["new", "changed", "vanished"], "How it differs from your catalogue"),
  q: text("Part of a name or group, or a service ID"),
};

const OfferedRoute = Type.Object(
  {
    service: Named,
    position: Type.Integer(),
    cost: nullable(Money, "Cost of one, in the service's currency"),
    agreed_cost: nullable(Money),
    price: Type.String({ description: "Base price of the service" }),
    currency: Text,
    margin: nullable(Text),
    on_cost_change: OnCostChange,
    paused_by: nullable(Text, PAUSED_BY),
    next_supplier: nullable(Text, "Supplier that gets the orders this route does not accept; null if none"),
  },
  { $id: "OfferedRoute" },
);

export const OfferedService = Type.Object(
  {
    code: Text,
    name: Text,
    group: Text,
    type: Text,
    cost: nullable(Money, "In the supplier's currency; null for roles that may not see costs"),
    previous_cost: nullable(Money),
    delivery_time: Text,
    description: Text,
    quantity: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    needs_identifier: Flag,
    inputs: Type.Array(AnyObject),
    first_seen_at: Time,
    changed_at: nullable(Time),
    vanished_at: nullable(Time),
    service_ids: Type.Array(Id, { description: "Services of your catalogue that are routed to it" }),
    routes: Type.Array(OfferedRoute, { description: "Routes of those services, with their prices" }),
  },
  { $id: "OfferedService" },
);

export function registerSupplierOffers(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "Services of a supplier as of its last synchronisation, compared with your catalogue",
    params: IdParams,
    querystring: queryOf({ ...FILTERS, ...NUMBERED_PAGE }),
    response: { 200: listOf(OfferedService), ...refusals },
  };
  scope.get(
    "/suppliers/:id/services",
    { schema: listSchema, config: { permission: "read" } },
    async (request, reply) => {
      const { id: supplierId } = await findSupplier(core, readId(request.params.id, "supplier"));
      const query = createQueryReader(request.query);
      const page = readNumberedPage(query);
      const { change, q } = readParameters(query, FILTERS);
      const filter = { supplierId, change, text: q };
      query.finish();
      const hasCosts = seesCosts(operatorOf(request));
      const { offers, total } = await listOffers(core, filter, page);
      const codes = offers.map(({ code }) => code);
      const routes = await listOfferRoutes(core, supplierId, codes);
      const data = offers.map((offer) => {
        const offered = presentOffer(offer, routes.get(offer.code) ?? []);
        return hasCosts ? offered : withoutOfferCosts(offered);
      });
      return answerPage({ request, reply, config }, page, { data, total, lastId: undefined });
    },
  );
}

function presentOffer(offer: ListedOffer, routes: readonly OfferRoute[]) {
  return {
    code: offer.code,
    name: offer.name,
    group: offer.groupName,
    type: offer.type,
    cost: formatMoney(offer.cost),
    previous_cost: moneyOrNull(offer.previousCost),
    delivery_time: offer.deliveryTime,
    description: offer.description,
    quantity: { min: offer.minQuantity, max: offer.maxQuantity },
    needs_identifier: offer.needsIdentifier,
    inputs: offer.inputs.map((input) => ({ ...input })),
    first_seen_at: offer.firstSeenAt.toISOString(),
    changed_at: timeOrNull(offer.changedAt),
    vanished_at: timeOrNull(offer.vanishedAt),
    service_ids: offer.serviceIds,
    routes: routes.map(presentOfferRoute),
  };
}

function withoutOfferCosts(offer: ReturnType<typeof presentOffer>) {
  const routes = offer.routes.map((route) => ({ ...route, cost: null, agreed_cost: null, margin: null }));
  return { ...offer, cost: null, previous_cost: null, routes };
}

function presentOfferRoute(route: OfferRoute) {
  const margin = marginOf(route);
  return {
    service: { id: route.serviceId, name: route.serviceName },
    position: route.position,
    cost: moneyOrNull(route.cost),
    agreed_cost: moneyOrNull(route.agreedCost),
    price: formatMoney(route.price),
    currency: route.currency,
    margin: margin === null ? null : formatMarginRule(margin),
    on_cost_change: route.onCostChange,
    paused_by: route.pausedBy,
    next_supplier: route.nextSupplier,
  };
}
