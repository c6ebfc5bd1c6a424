import type { Account } from "../../../core/resellers/accounts/resellers.ts";
import type { InputField } from "../../../core/catalogue/inputs/input-field.ts";
import type { PricedService } from "../../../core/catalogue/services/service.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { isCancellable } from "../../../core/orders/cancel-order.ts";
import type { HistoryEntry, Order } from "../../../core/orders/order.ts";
import { isOpen, ORDER_STATUS } from "../../../core/orders/order-status.ts";
import type { Quote } from "../../../core/orders/placing/quote-orders.ts";
import type { TopUpRequest } from "../../../core/ledger/top-ups/top-up-request.ts";
import type { StatementEntry } from "../../../core/ledger/wallet/statement.ts";

const WINDOW_SECONDS = 60;

interface AccountAbout {
  baseUrl: string;
  /** How many orders one bulk call may have. */
  bulkLimit: number;
}

export function presentAccount(account: Account, { baseUrl, bulkLimit }: AccountAbout): Record<string, unknown> {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    company: account.company,
    group: account.priceGroup,
    status: account.status,
    currency: account.currency,
    balance: formatMoney(account.available),
    held: formatMoney(account.held),
    credit_limit: formatMoney(account.creditLimit),
    spendable: formatMoney(account.available + account.creditLimit),
    low_balance_threshold: formatMoney(account.lowBalanceThreshold),
    rate_limit: { limit: account.rateLimit, window_seconds: WINDOW_SECONDS },
    base_url: baseUrl,
    bulk_limit: bulkLimit,
    two_factor_enabled: account.twoFactorEnabled,
    test: account.test,
    created_at: account.createdAt.toISOString(),
  };
}

export function presentTransaction(entry: StatementEntry): Record<string, unknown> {
  return {
    id: Number(entry.id),
    type: entry.type,
    amount: formatMoney(entry.amount),
    currency: entry.currency,
    balance_after: formatMoney(entry.balanceAfter),
    held_after: formatMoney(entry.heldAfter),
    description: entry.description,
    order_id: entry.orderId === null ? null : Number(entry.orderId),
    client_reference: entry.clientReference,
    created_at: entry.createdAt.toISOString(),
  };
}

export function presentTopUp(request: TopUpRequest): Record<string, unknown> {
  return {
    id: Number(request.id),
    amount: formatMoney(request.amount),
    currency: request.currency,
    note: request.note,
    payment_reference: request.paymentReference,
    status: request.status,
    reason: request.reason,
    approved_amount: request.approvedAmount === null ? null : formatMoney(request.approvedAmount),
    transaction_id: request.transferId === null ? null : Number(request.transferId),
    test: request.test,
    created_at: request.createdAt.toISOString(),
    decided_at: timeOrNull(request.decidedAt),
  };
}

export function presentService(service: PricedService): Record<string, unknown> {
  const inputs = inputsOf(service);
  return {
    id: service.id,
    type: service.type,
    name: service.name,
    description: service.description,
    group: { id: service.groupId, name: service.groupName },
    price: formatMoney(service.price),
    currency: service.currency,
    price_source: service.priceSource,
    delivery: {
      text: service.deliveryTime,
      p50_seconds: service.deliveryP50Seconds,
      p95_seconds: service.deliveryP95Seconds,
    },
    status: service.status,
    inputs,
    input_schema: inputSchema(service, inputs),
    quantity: { min: service.minQuantity, max: service.maxQuantity },
    cancellable: service.cancellable,
    allow_duplicate: !service.allowDuplicate
      ? "after_final"
      : service.identifierKind === "none"
        ? "always"
        : "on_request",
    updated_at: service.updatedAt.toISOString(),
  };
}

interface ShownInput extends Omit<InputField, "type"> {
  type: InputField["type"] | PricedService["identifierKind"];
  check?: string;
  completes_check_digit?: boolean;
}

/** What to send: the identifier as `imei`, then the service's own fields. */
function inputsOf(service: PricedService): ShownInput[] {
  if (service.identifierKind === "none") return service.inputs;
  const identifier: ShownInput = {
    name: "imei",
    type: service.identifierKind,
    required: true,
    check: service.identifierCheck,
    completes_check_digit: service.completesCheckDigit,
  };
  return [identifier, ...service.inputs];
}

function inputSchema(service: PricedService, inputs: readonly ShownInput[]): Record<string, unknown> {
  const property = ({ description, options, pattern }: ShownInput) => ({
    type: "string",
    ...(description && { description }),
    ...(options && { enum: options }),
    ...(pattern && { pattern }),
  });
  return {
    type: "object",
    title: service.name,
    properties: Object.fromEntries(inputs.map((input) => [input.name, property(input)])),
    required: inputs.filter((input) => input.required).map((input) => input.name),
  };
}

export function presentOrder(order: Order): Record<string, unknown> {
  const id = Number(order.id);
  const result =
    order.status === "SUCCESS" ? { text: order.resultText ?? "", fields: order.resultFields ?? {}, files: [] } : null;
  return {
    id,
    reference_id: id,
    client_reference: order.clientReference,
    service_id: order.serviceId,
    service: { id: order.serviceId, name: order.serviceName, type: order.serviceType },
    imei: order.identifier,
    inputs: order.inputs,
    quantity: order.quantity,
    status: order.status,
    status_code: ORDER_STATUS[order.status].code,
    status_reason: order.statusReason,
    unit_price: formatMoney(order.unitPrice),
    price: formatMoney(order.price),
    charged: formatMoney(order.captured ?? 0n),
    held: formatMoney(isOpen(order.status) ? order.price : 0n),
    refunded: formatMoney(order.refunded),
    currency: order.currency,
    result,
    code: result?.text ?? null,
    source: order.source,
    test: order.test,
    cancellable: isCancellable(order),
    cancel_requested_at: timeOrNull(order.cancelRequestedAt),
    metadata: order.metadata,
    created_at: order.createdAt.toISOString(),
    submitted_at: timeOrNull(order.submittedAt),
    completed_at: timeOrNull(order.completedAt),
    updated_at: order.updatedAt.toISOString(),
  };
}

export function presentHistory({ at, amount, ...step }: HistoryEntry): Record<string, unknown> {
  return { ...step, at: at.toISOString(), amount: amount === null ? null : formatMoney(amount) };
}

export function presentQuote(
  { serviceId, quantity, unitPrice, price, replays }: Quote,
  currency: string,
): Record<string, unknown> {
  const prices = { unit_price: formatMoney(unitPrice), price: formatMoney(price), currency };
  return { service_id: serviceId, quantity, ...prices, replays };
}

function timeOrNull(time: Date | null): string | null {
  return time === null ? null : time.toISOString();
}
