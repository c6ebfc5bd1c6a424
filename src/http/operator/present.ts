import type { AuditEntry } from "../../core/people/audit/audit-entry.ts";
import { formatMoney } from "../../core/kernel/money.ts";
import type { SupplierJob } from "../../core/fulfilment/imports/job.ts";
import { formatMarginRule } from "../../core/catalogue/prices/margin-rule.ts";
import type { OfferRoute } from "../../core/fulfilment/routes/offer-routes.ts";
import type { RouteRow } from "../../core/fulfilment/routes/routes.ts";
import { marginOf } from "../../core/fulfilment/routes/follow-costs.ts";
import type { ListedOffer } from "../../core/fulfilment/imports/supplier-catalogue.ts";
import type { Supplier } from "../../core/fulfilment/suppliers/supplier.ts";
import { moneyOrNull, namedOrNull, timeOrNull } from "../kit/values.ts";

/** Everything but the key. */
export function presentSupplier(
  supplier: Supplier,
  { now, openAttempts, divertedOrders }: { now: Date; openAttempts: number; divertedOrders: number },
) {
  const { balance, lowBalance, openUntil } = supplier;
  return {
    id: supplier.id,
    kind: supplier.kind,
    name: supplier.name,
    url: supplier.url,
    username: supplier.username,
    currency: supplier.currency,
    exchange_rate: formatMoney(supplier.exchangeRate),
    concurrency: supplier.concurrency,
    bulk_size: supplier.bulkSize,
    repeats: supplier.repeats,
    refusal_overrides: supplier.refusalOverrides.map(({ refusal, ...texts }) => ({ ...texts, class: refusal })),
    sync_hours: supplier.syncHours,
    balance: moneyOrNull(balance),
    balance_at: timeOrNull(supplier.balanceAt),
    low_balance: moneyOrNull(lowBalance),
    balance_is_low: balance !== null && lowBalance !== null && balance < lowBalance,
    open_attempts: openAttempts,
    diverted_orders: divertedOrders,
    failures: supplier.failures,
    circuit_open_until: openUntil !== null && openUntil > now ? openUntil.toISOString() : null,
    paused_at: timeOrNull(supplier.pausedAt),
    pause_reason: supplier.pauseReason,
    last_error: supplier.lastError,
    last_error_at: timeOrNull(supplier.lastErrorAt),
    created_at: supplier.createdAt.toISOString(),
  };
}

export function presentJob(job: SupplierJob) {
  return {
    id: job.id,
    supplier_id: job.supplierId,
    kind: job.kind,
    state: job.state,
    progress: { done: job.done, total: job.total },
    result: job.result,
    problems: job.problems,
    error: job.error,
    created_at: job.createdAt.toISOString(),
    finished_at: timeOrNull(job.finishedAt),
  };
}

export function presentOffer(offer: ListedOffer, routes: readonly OfferRoute[]) {
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

export function presentRoute(route: RouteRow) {
  const margin = marginOf(route);
  const { supplierService: code, supplierServiceName: name } = route;
  return {
    position: route.position,
    supplier: {
      id: route.supplierId,
      name: route.supplierName,
      kind: route.kind,
      paused: route.supplierPausedAt !== null,
    },
    supplier_service: code === null ? null : { code, name, vanished_at: timeOrNull(route.vanishedAt) },
    cost: moneyOrNull(route.cost),
    agreed_cost: moneyOrNull(route.agreedCost),
    margin: margin === null ? null : formatMarginRule(margin),
    on_cost_change: route.onCostChange,
    allow_loss: route.allowLoss,
    continue_on_rejection: route.continueOnRejection,
    input_names: route.inputNames,
    paused_by: route.pausedBy,
    updated_at: route.updatedAt.toISOString(),
  };
}

/** `about` as the document describes the action. */
export function presentAudit(entry: AuditEntry, about: string | null) {
  return {
    id: Number(entry.id),
    at: entry.at.toISOString(),
    staff: namedOrNull(entry.staffId, entry.staffName),
    action: entry.action,
    about,
    target: entry.target,
    details: entry.details,
    changes: entry.changes,
    status: entry.status,
    ip: entry.ip,
    request_id: entry.requestId,
  };
}
