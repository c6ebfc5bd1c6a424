import type { LateResult } from "../../../core/fulfilment/review/late-results.ts";
import type { Attempt, UnknownAttempt } from "../../../core/fulfilment/review/review-attempts.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import type {
  NamedHistoryEntry,
  OperatorOrder,
  OperatorOrderDetail,
} from "../../../core/fulfilment/desk/operator-orders.ts";
import type { QueuedOrder } from "../../../core/fulfilment/desk/queue.ts";
import type { ReplyOutcome, ReplyPreview } from "../../../core/fulfilment/desk/replies.ts";
import type { OrderTransfer } from "../../../core/ledger/wallet/order-transfers.ts";
import { presentHistory, presentOrder } from "../../kit/resources/order.ts";
import { moneyOrNull, timeOrNull } from "../../kit/values.ts";
import type { Static } from "typebox";
import type { ReplyOutcome as ReplyOutcomeSchema, ReplyPreview as ReplyPreviewSchema } from "./order-schemas.ts";

export function presentOperatorOrder(order: OperatorOrder) {
  const { resultText, resultFields } = order;
  return {
    ...presentOrder(order),
    // Also of an order that was refunded, which its reseller sees no more.
    result: resultText === null ? null : { text: resultText, fields: resultFields ?? {}, files: [] },
    reseller: { id: order.resellerId, name: order.resellerName },
    supplier: named(order.supplierId, order.supplierName),
    cost: moneyOrNull(order.cost),
    margin: moneyOrNull(order.margin),
    attention: order.attention,
    attention_note: order.attentionNote,
    taken_by: named(order.takenById, order.takenByName),
    taken_at: timeOrNull(order.takenAt),
    due_at: timeOrNull(order.dueAt),
    request_id: order.requestId,
    overdue: order.overdue,
  };
}

export function presentDetail(order: OperatorOrderDetail) {
  return {
    ...presentOperatorOrder(order),
    attempts: order.attempts.map(presentAttempt),
    transfers: order.transfers.map(presentTransfer),
    history: order.history.map(presentStep),
    late_results: order.lateResults.map(presentLateResult),
  };
}

export function presentAttempt(attempt: Attempt) {
  return {
    id: Number(attempt.id),
    order_id: Number(attempt.orderId),
    number: attempt.number,
    supplier: { id: attempt.supplierId, name: attempt.supplierName },
    supplier_service: attempt.supplierService,
    state: attempt.state,
    reference: attempt.reference,
    supplier_reference: attempt.supplierReference,
    cost: formatMoney(attempt.cost),
    currency: attempt.currency,
    refusal: attempt.refusal,
    message: attempt.message,
    raw_answer: attempt.rawAnswer,
    asked: attempt.asked,
    due_at: timeOrNull(attempt.dueAt),
    created_at: attempt.createdAt.toISOString(),
    submitted_at: timeOrNull(attempt.submittedAt),
    ended_at: timeOrNull(attempt.endedAt),
  };
}

export function presentUnknown(attempt: UnknownAttempt) {
  return {
    ...presentAttempt(attempt),
    service: attempt.serviceName,
    imei: attempt.identifier,
    order_status: attempt.orderStatus,
    reseller: attempt.resellerName,
  };
}

export function presentLateResult(late: LateResult) {
  return {
    id: Number(late.id),
    attempt_id: Number(late.attemptId),
    order_id: Number(late.orderId),
    order_status: late.orderStatus,
    service: late.serviceName,
    imei: late.identifier,
    reseller: late.resellerName,
    supplier: late.supplierName,
    supplier_reference: late.supplierReference,
    result: late.resultText,
    created_at: late.createdAt.toISOString(),
    resolved_at: timeOrNull(late.resolvedAt),
    resolved_by: late.resolvedBy,
    resolution: late.resolution,
  };
}

export function presentQueued(order: QueuedOrder) {
  return {
    id: Number(order.id),
    status: order.status,
    service: { id: order.serviceId, name: order.serviceName },
    reseller: { id: order.resellerId, name: order.resellerName },
    imei: order.identifier,
    inputs: order.inputs,
    quantity: order.quantity,
    price: formatMoney(order.price),
    currency: order.currency,
    test: order.test,
    attention: order.attention,
    attention_note: order.attentionNote,
    cancel_requested_at: timeOrNull(order.cancelRequestedAt),
    supplier: named(order.supplierId, order.supplierName),
    taken_by: named(order.takenById, order.takenByName),
    taken_at: timeOrNull(order.takenAt),
    created_at: order.createdAt.toISOString(),
    overdue: order.overdue,
  };
}

/** What a line of a reply would do. */
export function presentReplyPreview(reply: ReplyPreview): Static<typeof ReplyPreviewSchema> {
  const { line, subject } = reply;
  if (reply.kind !== "matched") return { line, subject, ...presentOpenReply(reply) };
  const { verdict, doubtful } = reply;
  const said =
    verdict.kind === "result"
      ? { status: "SUCCESS" as const, text: verdict.result, reads_like_refusal: doubtful }
      : { status: "REJECTED" as const, text: verdict.reason };
  return { line, subject, outcome: "matched", ...said, orders: [presentQueued(reply.order)] };
}

/** What became of a line of a reply. */
export function presentReplyOutcome(reply: ReplyOutcome): Static<typeof ReplyOutcomeSchema> {
  const { line, subject } = reply;
  const shown = { line, subject };
  if (reply.kind === "answered")
    return { ...shown, outcome: reply.kind, status: reply.status, order_id: Number(reply.orderId) };
  if (reply.kind === "refused")
    return { ...shown, outcome: reply.kind, message: reply.message, order_id: Number(reply.orderId) };
  return { ...shown, ...presentOpenReply(reply) };
}

/** A line that names no order, or several. */
function presentOpenReply(reply: OpenReply) {
  if (reply.kind === "ambiguous") return { outcome: reply.kind, orders: reply.orders.map(presentQueued) };
  return reply.kind === "unknown" ? { outcome: reply.kind } : { outcome: reply.kind, message: reply.message };
}

type OpenReply = Exclude<ReplyPreview, { kind: "matched" }>;

function presentTransfer(transfer: OrderTransfer) {
  return {
    id: Number(transfer.id),
    kind: transfer.kind,
    amount: formatMoney(transfer.amount),
    currency: transfer.currency,
    from: transfer.from,
    to: transfer.to,
    reason: transfer.reason,
    actor: transfer.actorKind,
    created_at: transfer.createdAt.toISOString(),
  };
}

function presentStep({ actorName, ...step }: NamedHistoryEntry) {
  return { ...presentHistory(step), actor_name: actorName };
}

function named(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null || name === null ? null : { id, name };
}
