import { Type, type Static } from "typebox";
import { DomainError } from "../../../core/kernel/errors.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { TOP_UP_STATUSES, type TopUpRequest as CoreRequest } from "../../../core/ledger/top-ups/top-up-request.ts";
import { choice, Currency, Flag, Id, Money, nullable, Text, Time } from "../fields.ts";
import { idOrNull, moneyOrNull, timeOrNull } from "../values.ts";

const REQUEST_ID = /^\d{1,18}$/;

export type TopUpRequest = Static<typeof TopUpRequest>;
export const TopUpRequest = Type.Object(
  {
    id: Id,
    amount: Money,
    currency: Currency,
    note: nullable(Text),
    payment_reference: nullable(Text, "Identifies the payment"),
    status: choice(TOP_UP_STATUSES),
    reason: nullable(Text, "Why it was declined, or why another amount was approved"),
    approved_amount: nullable(Money, "Null unless it was approved"),
    transaction_id: nullable(Id, "The transaction that credited it"),
    test: Flag,
    created_at: Time,
    decided_at: nullable(Time),
  },
  { $id: "TopUpRequest" },
);

/** The number in a path. Throws not_found for what cannot be one. */
export function readRequestId({ id }: { id: string }): bigint {
  if (!REQUEST_ID.test(id)) throw new DomainError("not_found", "There is no such top-up request.");
  return BigInt(id);
}

export function presentTopUp(request: CoreRequest): TopUpRequest {
  return {
    id: Number(request.id),
    amount: formatMoney(request.amount),
    currency: request.currency,
    note: request.note,
    payment_reference: request.paymentReference,
    status: request.status,
    reason: request.reason,
    approved_amount: moneyOrNull(request.approvedAmount),
    transaction_id: idOrNull(request.transferId),
    test: request.test,
    created_at: request.createdAt.toISOString(),
    decided_at: timeOrNull(request.decidedAt),
  };
}
