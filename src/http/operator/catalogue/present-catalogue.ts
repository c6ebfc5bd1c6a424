import type { BulkOutcome } from "../../../core/catalogue/services/change-services.ts";
import {
  isBelowCost,
  type GroupPrice,
  type ListedService,
  type OperatorService,
} from "../../../core/catalogue/services/operator-services.ts";
import type { ListedPriceGroup } from "../../../core/catalogue/prices/price-groups.ts";
import { formatMoney, type Micros } from "../../../core/kernel/money.ts";
import type { RouteRow } from "../../../core/fulfilment/routes/routes.ts";
import { presentRoute } from "../present.ts";
import { moneyOrNull } from "../../kit/values.ts";

/** A price beside what it leaves over the cheapest known cost. */
export function presentPriced(price: Micros, cost: Micros | null) {
  return {
    price: formatMoney(price),
    margin: cost === null ? null : formatMoney(price - cost),
    below_cost: isBelowCost(price, cost),
  };
}

export function presentListedService(service: ListedService) {
  return {
    id: service.id,
    name: service.name,
    type: service.type,
    service_group: { id: service.serviceGroupId, name: service.serviceGroup },
    status: service.status,
    currency: service.currency,
    ...presentPriced(service.basePrice, service.cost),
    cost: moneyOrNull(service.cost),
    price_follows: service.priceFollows,
    routes: service.routes,
    stock: service.freeCodes,
    updated_at: service.updatedAt.toISOString(),
  };
}

export function presentWholeService(service: OperatorService, routes: readonly RouteRow[]) {
  const { groupId: serviceGroupId, groupName: serviceGroup, cost } = service;
  return {
    ...presentListedService({ ...service, serviceGroupId, serviceGroup, routes: routes.length }),
    description: service.description,
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
    personal_prices: service.personalPrices.map(({ resellerId: id, reseller: name, personal }) => ({
      reseller: { id, name },
      ...presentPriced(personal, cost),
    })),
    personal_prices_total: service.personalPricesTotal,
    routes: routes.map(presentRoute),
    created_at: service.createdAt.toISOString(),
  };
}

function presentGroupPrice(row: GroupPrice, cost: Micros | null) {
  return {
    price_group: { id: row.priceGroupId, name: row.priceGroup },
    margin_basis_points: row.marginBasisPoints,
    set_price: moneyOrNull(row.set),
    ...presentPriced(row.price, cost),
    source: row.source,
  };
}

export function presentBulk(outcomes: readonly BulkOutcome[]) {
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

export function presentPriceGroup({ marginBasisPoints, ...group }: ListedPriceGroup) {
  return { ...group, margin_basis_points: marginBasisPoints };
}
