import { Type, type Static } from "typebox";
import { INPUT_TYPES } from "../../../core/catalogue/inputs/input-field.ts";
import { FIELD_TYPES } from "../../../core/catalogue/inputs/result-fields.ts";
import { SOURCES } from "../../../core/catalogue/prices/prices.ts";
import {
  type GroupPrice as CoreGroupPrice,
  isBelowCost,
  type ListedService as CoreListedService,
  type OperatorService,
  readOperatorService,
} from "../../../core/catalogue/services/operator-services.ts";
import {
  CANCELLABLE,
  IDENTIFIER_CHECKS,
  IDENTIFIER_KINDS,
  SERVICE_TYPES,
} from "../../../core/catalogue/services/services.ts";
import type { Core } from "../../../core/core.ts";
import { listRoutes, type RouteRow } from "../../../core/fulfilment/routes/routes.ts";
import { formatMoney, type Micros } from "../../../core/kernel/money.ts";
import { choice, Currency, Flag, GivenText, Id, Money, Named, nullable, Text, Time } from "../../kit/fields.ts";
import { moneyOrNull } from "../../kit/values.ts";
import { withCost } from "../costs.ts";
import { presentRoute, Route, withoutCosts } from "./service-routes.ts";
import { presentVisibility, Visibility, VisibleTo } from "./visibility.ts";

export const SERVICE_TAGS = ["Operator: services"];
export const SERVICE_STATUSES = ["active", "paused", "retired"] as const;
export const MAX_NAME_LENGTH = 300;
export const MAX_DESCRIPTION_LENGTH = 20_000;
export const MAX_TIME_LENGTH = 100;
const MAX_PATTERN_LENGTH = 200;
const MOST_OPTIONS = 200;
export const MAX_OPTION_LENGTH = 200;
export const Status = choice(SERVICE_STATUSES);
const Source = choice(SOURCES);

const BelowCost = Type.Boolean({
  description: "Every active route costs more, so orders would go to the queue",
});

export const PRICED = {
  price: Money,
  margin: nullable(Type.String(), "Price minus the lowest known cost; null if no cost is known or may be seen"),
  below_cost: BelowCost,
};

const SUMMARY = {
  id: Id,
  name: Text,
  type: choice(SERVICE_TYPES),
  service_group: Named,
  status: Status,
  visible_to: VisibleTo,
  service_group_visible_to: VisibleTo,
  currency: Text,
  ...PRICED,
  cost: nullable(Money, "Lowest cost of an active route; null for roles that may not see costs"),
  price_follows: Type.Boolean({ description: "True if a route updates the base price when its cost changes" }),
  stock: Type.Integer({ description: "Number of codes available in the inventory" }),
  updated_at: Time,
};

export const ListedService = Type.Object({ ...SUMMARY, routes: Type.Integer() }, { $id: "ListedService" });

export const INPUT = {
  name: GivenText(MAX_TIME_LENGTH),
  type: choice(INPUT_TYPES),
  required: Flag,
  description: Type.Optional(GivenText()),
  options: Type.Optional(Type.Array(GivenText(MAX_OPTION_LENGTH), { maxItems: MOST_OPTIONS })),
  pattern: Type.Optional(GivenText(MAX_PATTERN_LENGTH, "Regular expression that the complete value must match")),
};

export const RESULT_RULE = {
  name: GivenText(),
  label: GivenText(),
  type: choice(FIELD_TYPES),
};

export const DEFINITION = {
  description: Text,
  search_terms: Type.String({ description: "Further words that find the service; not shown to resellers" }),
  identifier_kind: choice(IDENTIFIER_KINDS),
  identifier_check: choice(IDENTIFIER_CHECKS),
  completes_check_digit: Type.Boolean({ description: "The check digit is added to an IMEI of 14 digits" }),
  inputs: Type.Array(Type.Object(INPUT)),
  min_quantity: Type.Integer(),
  max_quantity: Type.Integer(),
  allow_duplicate: Type.Boolean({
    description:
      "Allow several open orders for one identifier, if the request sets allow_duplicate or uses the Dhru dialect. For a service " +
      "without an identifier: several orders with the same inputs. By default only services without an identifier allow it",
  }),
  cancellable: choice(CANCELLABLE),
  delivery_time: Text,
  promised_minutes: nullable(Type.Integer(), "Open orders are overdue after this time"),
  expires_minutes: nullable(Type.Integer(), "Open orders expire after this time and go to the queue"),
  result_rules: Type.Array(Type.Object(RESULT_RULE)),
};

const GroupPrice = Type.Object(
  {
    price_group: Named,
    margin_basis_points: nullable(Type.Integer(), "Margin of the group over base prices, in 1/100 of a percent"),
    set_price: nullable(Money, "Price of the group; null if the margin or the base price applies"),
    ...PRICED,
    source: Source,
  },
  { $id: "GroupPrice" },
);

const FixedPrice = Type.Object({ price_group: Named, price: Money, currency: Currency }, { $id: "FixedPrice" });

const PersonalPriceOf = Type.Object({ reseller: Named, ...PRICED, currency: Currency }, { $id: "PersonalPriceOf" });

export const WholeService = Type.Object(
  {
    ...SUMMARY,
    ...DEFINITION,
    delivery: Type.Object({ p50_seconds: nullable(Type.Integer()), p95_seconds: nullable(Type.Integer()) }),
    group_prices: Type.Array(GroupPrice, { description: "Prices of the price groups" }),
    fixed_prices: Type.Array(FixedPrice, {
      description: "Prices of the price groups that are fixed for wallets in another currency",
    }),
    personal_prices: Type.Array(PersonalPriceOf, { description: "The first 100" }),
    personal_prices_total: Type.Integer(),
    visibility: Visibility,
    routes: Type.Array(Route),
    created_at: Time,
  },
  { $id: "WholeService" },
);

/** A service with everything, as it is shown; its costs only where they may be seen. Throws service_not_found. */
export async function readWhole(
  core: Core,
  id: number,
  { hasCosts = true } = {},
): Promise<Static<typeof WholeService>> {
  const service = withCost(await readOperatorService(core, id), hasCosts);
  const routes = await listRoutes(core, id);
  return presentWholeService(service, hasCosts ? routes : routes.map(withoutCosts));
}

function presentWholeService(service: OperatorService, routes: readonly RouteRow[]) {
  const { groupId: serviceGroupId, groupName: serviceGroup, cost } = service;
  return {
    ...presentListedService({ ...service, serviceGroupId, serviceGroup, routes: routes.length }),
    description: service.description,
    search_terms: service.searchTerms,
    identifier_kind: service.identifierKind,
    identifier_check: service.identifierCheck,
    completes_check_digit: service.completesCheckDigit,
    inputs: service.inputs,
    min_quantity: service.minQuantity,
    max_quantity: service.maxQuantity,
    allow_duplicate: service.allowDuplicate,
    cancellable: service.cancellable,
    delivery_time: service.deliveryTime,
    promised_minutes: service.promisedMinutes,
    expires_minutes: service.expiresMinutes,
    result_rules: service.resultRules,
    delivery: { p50_seconds: service.deliveryP50Seconds, p95_seconds: service.deliveryP95Seconds },
    group_prices: service.groupPrices.map((row) => presentGroupPrice(row, cost)),
    fixed_prices: service.fixedPrices.map(({ priceGroupId: id, priceGroup: name, currency, price }) => ({
      price_group: { id, name },
      price: formatMoney(price),
      currency,
    })),
    personal_prices: service.personalPrices.map(({ resellerId: id, reseller: name, personal, currency }) => ({
      reseller: { id, name },
      // A cost in another currency is not compared.
      ...presentPriced(personal, currency === service.currency ? cost : null),
      currency,
    })),
    personal_prices_total: service.personalPricesTotal,
    visibility: presentVisibility(service.visibility),
    routes: routes.map(presentRoute),
    created_at: service.createdAt.toISOString(),
  };
}

export function presentListedService(service: CoreListedService) {
  return {
    id: service.id,
    name: service.name,
    type: service.type,
    service_group: { id: service.serviceGroupId, name: service.serviceGroup },
    status: service.status,
    visible_to: service.visibleTo,
    service_group_visible_to: service.serviceGroupVisibleTo,
    currency: service.currency,
    ...presentPriced(service.basePrice, service.cost),
    cost: moneyOrNull(service.cost),
    price_follows: service.priceFollows,
    routes: service.routes,
    stock: service.freeCodes,
    updated_at: service.updatedAt.toISOString(),
  };
}

/** A price beside what it leaves over the cheapest known cost. */
export function presentPriced(price: Micros, cost: Micros | null) {
  return {
    price: formatMoney(price),
    margin: cost === null ? null : formatMoney(price - cost),
    below_cost: isBelowCost(price, cost),
  };
}

function presentGroupPrice(row: CoreGroupPrice, cost: Micros | null) {
  return {
    price_group: { id: row.priceGroupId, name: row.priceGroup },
    margin_basis_points: row.marginBasisPoints,
    set_price: moneyOrNull(row.set),
    ...presentPriced(row.price, cost),
    source: row.source,
  };
}
