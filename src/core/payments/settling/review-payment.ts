import type { Transaction } from "../../../database/database.ts";
import { recordChanges } from "../../kernel/changes.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { MAX_AMOUNT, type Micros } from "../../kernel/money.ts";
import { readText } from "../../kernel/input/field-readers.ts";
import { doubtOfAmount } from "../../ledger/wallet/large-amounts.ts";
import { readBalance } from "../../ledger/wallet/wallet.ts";
import type { PaymentContext } from "../context.ts";
import type { Payment } from "../payments/payment.ts";
import { findPaymentRow, insertStep, lockPaymentRow, updatePayment } from "../payments/payment-rows.ts";
import { findPayment } from "../payments/read-payments.ts";
import { splitPayment } from "./decide.ts";
import { tellPaymentWorkers } from "./due-payments.ts";
import { makeDue } from "./due-rows.ts";
import { credit } from "./settle-payment.ts";

const MAX_REASON_LENGTH = 500;

export interface ReviewedCredit extends Confirmable {
  /** Everything that was paid, fee included, in micro-units of the wallet's currency; what was received by default. */
  amount?: Micros | undefined;
  /** Shown to the reseller. */
  reason?: string | undefined;
  /** Null: the command line. */
  staffId: number | null;
}

/**
 * Credits a payment that is in review, once. Throws not_found, validation_failed, conflict where it is not in review, and
 * confirmation_required for a large amount.
 */
export async function creditReviewed(context: PaymentContext, id: bigint, given: ReviewedCredit): Promise<Payment> {
  const reason = given.reason === undefined ? null : readText("reason", given.reason, MAX_REASON_LENGTH);
  const credited = await review(context, id, async (transaction, payment) => {
    requireStatus(payment, "review");
    const isSameCurrency = payment.receivedCurrency === payment.currency;
    const amount = given.amount ?? (isSameCurrency ? payment.received : null);
    if (amount === null || amount <= 0n || amount > MAX_AMOUNT || splitPayment(payment, amount).credit <= 0n) {
      throw invalidField("amount", `Enter how much was paid in ${payment.currency}; it must be more than the fee.`);
    }
    requireConfirmation(await doubtOfAmount(context, transaction, amount, payment.currency), given);
    const { staffId } = given;
    const transferId = await credit(transaction, payment, amount, { kind: "operator", id: staffId });
    await updatePayment(transaction, id, {
      status: "credited",
      review_reason: null,
      credited: amount,
      transfer_id: transferId,
      credited_at: context.clock(),
      decided_by: staffId,
      reason,
    });
    await insertStep(transaction, id, { status: "credited", source: "staff", note: reason });
    // What the gateway took back while the payment was in review is known by asking it.
    await makeDue(transaction, id);
  });
  await tellPaymentWorkers(context);
  return credited;
}

/** Ends a payment in review without credit; the reseller reads the reason. Throws not_found, validation_failed, conflict. */
export async function declinePayment(
  context: PaymentContext,
  id: bigint,
  given: string,
  staffId: number | null,
): Promise<Payment> {
  const reason = readText("reason", given, MAX_REASON_LENGTH);
  return review(context, id, async (transaction, payment) => {
    requireStatus(payment, "review");
    const status = "declined";
    await updatePayment(transaction, id, { status, review_reason: null, decided_by: staffId, reason });
    await insertStep(transaction, id, { status, source: "staff", note: reason });
  });
}

/** Takes a payment that is over out of the queue, after staff dealt with what came later. Throws not_found, conflict. */
export async function resolvePayment(context: PaymentContext, id: bigint, staffId: number | null): Promise<Payment> {
  return review(context, id, async (transaction, payment) => {
    const { status, reviewReason } = payment;
    if (reviewReason === null || status === "review") {
      throw new DomainError("conflict", "Only a payment that is over and has received more can be marked as resolved.");
    }
    await updatePayment(transaction, id, { review_reason: null, decided_by: staffId });
    await insertStep(transaction, id, { status, source: "staff", note: "Resolved" });
  });
}

/** Asks the gateway about a payment now, not only at its next poll. Throws not_found. */
export async function checkPaymentNow(context: PaymentContext, id: bigint): Promise<Payment> {
  await findPayment(context, id);
  await makeDue(context.database.kysely, id);
  await tellPaymentWorkers(context);
  return findPayment(context, id);
}

async function review(
  context: PaymentContext,
  id: bigint,
  act: (transaction: Transaction, payment: Payment) => Promise<void>,
): Promise<Payment> {
  const { walletId, resellerId, test } = await findPayment(context, id);
  await context.database.transaction(async (transaction) => {
    // Locks the wallet, which is locked before its payments.
    const readWallet = readBalance(transaction, { id: walletId, resellerId, test });
    await readWallet();
    const payment = await lockPaymentRow(transaction, id);
    const read = async () => {
      const { status, reason, credited, reviewReason } = (await findPaymentRow(transaction, id))!;
      return { [`payment ${id}`]: { status, reason, credited, review_reason: reviewReason }, ...(await readWallet()) };
    };
    await recordChanges(context, transaction, read, () => act(transaction, payment));
  });
  context.eventsWritten.raise();
  return findPayment(context, id);
}

function requireStatus({ status }: Payment, wanted: Payment["status"]): void {
  if (status !== wanted) throw new DomainError("conflict", `The payment is not in review: it is ${status}.`);
}
