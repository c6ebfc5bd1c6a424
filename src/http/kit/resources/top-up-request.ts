import { Type, type Static } from "typebox";
import { DomainError } from "../../../core/kernel/errors.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { feeAndBonus } from "../../../core/ledger/top-ups/decide-top-up.ts";
import { PROOF_TYPES } from "../../../core/ledger/top-ups/proof.ts";
import { TOP_UP_STATUSES, type TopUpRequest as CoreRequest } from "../../../core/ledger/top-ups/top-up-request.ts";
import { choice, Currency, Flag, Id, Money, Named, nullable, Text, Time } from "../fields.ts";
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
    payment_method: nullable(Named, "The manual method that it is paid by"),
    fee: Type.String({ description: "What the reseller pays on top of the amount" }),
    payable: Type.String({ description: "Amount and fee" }),
    bonus: Type.String({ description: "What the wallet gets on top of the amount when it is approved" }),
    proof_type: nullable(choice(PROOF_TYPES), "Media type of the proof of payment; null if there is none"),
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
  const { method, amount } = request;
  const { fee, bonus } = feeAndBonus(request, request.approvedAmount ?? amount);
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
    payment_method: method && { id: method.id, name: method.name },
    fee: formatMoney(fee),
    payable: formatMoney((request.approvedAmount ?? amount) + fee),
    bonus: formatMoney(bonus),
    proof_type: request.proofType,
    created_at: request.createdAt.toISOString(),
    decided_at: timeOrNull(request.decidedAt),
  };
}
