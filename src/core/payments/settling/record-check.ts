import { cut } from "../../kernel/text.ts";
import type { PaymentContext } from "../context.ts";
import type { Payment } from "../payments/payment.ts";
import { findPaymentRow, insertStep, lockPaymentRow, updatePayment } from "../payments/payment-rows.ts";
import { secondsToNextCheck } from "./due-payments.ts";
import { setDue } from "./due-rows.ts";
import { lockWallet } from "../../ledger/wallet/wallet-rows.ts";

/** How long the gateway is asked to make a payment. */
const CREATION_MS = 3_600_000;
const NOT_CREATED = "The payment could not be started. Try again later or choose another payment method.";

/** What a gateway made for a payment. */
export interface CreatedPayment {
  providerId: string;
  /** Page to pay at; null where the gateway has none. */
  checkoutUrl: string | null;
  /** What to pay where, if there is no page. */
  payTo: { address: string; amount: string; currency: string } | null;
  expiresAt: Date | null;
}

/** Records what the gateway made, once: a payment that has an id of the gateway's keeps it. */
export async function recordCreated(
  context: PaymentContext,
  { id, checks }: Payment,
  made: CreatedPayment,
): Promise<void> {
  const { providerId, checkoutUrl, payTo, expiresAt } = made;
  await context.database.transaction(async (transaction) => {
    const { providerId: known, ...payment } = await lockPaymentRow(transaction, id);
    if (known !== null && known !== providerId) return;
    await updatePayment(transaction, id, {
      provider_id: providerId,
      checkout_url: checkoutUrl,
      pay_address: payTo?.address ?? null,
      pay_amount: payTo?.amount ?? null,
      pay_currency: payTo?.currency ?? null,
      expires_at: expiresAt,
      last_error: null,
    });
    await setDue(transaction, { id, checks }, secondsToNextCheck(payment, context.clock()));
  });
}

/** The gateway was asked about a payment and its answer is applied: it is asked again later. */
export async function recordChecked(context: PaymentContext, payment: Payment): Promise<void> {
  const { kysely } = context.database;
  if (payment.lastError !== null) await updatePayment(kysely, payment.id, { last_error: null });
  const { status, createdAt } = (await findPaymentRow(kysely, payment.id))!;
  await setDue(kysely, payment, secondsToNextCheck({ status, createdAt }, context.clock()));
}

/**
 * The gateway could not be asked; it is asked again later. A payment that it refused to make, or did not make within an hour,
 * has failed. What a worker says late counts for nothing: another one has asked since, or is asking.
 */
export async function recordFault(
  context: PaymentContext,
  { id, walletId, checks }: Payment,
  { message, isRefused }: { message: string; isRefused: boolean },
): Promise<void> {
  const lastError = cut(message);
  await context.database.transaction(async (transaction) => {
    await lockWallet(transaction, walletId);
    const payment = await lockPaymentRow(transaction, id);
    if (payment.checks !== checks) return;
    const age = context.clock().getTime() - payment.createdAt.getTime();
    const isLost = payment.providerId === null && payment.status === "created" && (isRefused || age > CREATION_MS);
    const status = isLost ? "failed" : payment.status;
    await updatePayment(transaction, id, { status, last_error: lastError, ...(isLost && { reason: NOT_CREATED }) });
    if (isLost) await insertStep(transaction, id, { status, source: "check", note: NOT_CREATED });
    const isOver = payment.providerId === null && status !== "created";
    const next = secondsToNextCheck({ ...payment, status }, context.clock());
    await setDue(transaction, { id, checks }, isOver ? null : next);
  });
}
