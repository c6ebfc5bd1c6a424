import type { Updateable } from "kysely";
import type { Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { Actor } from "../../kernel/actor.ts";
import { formatMoney, type Micros } from "../../kernel/money.ts";
import { bookCredit, bookReversal } from "../../ledger/credit/book-credit.ts";
import { lockWallet } from "../../ledger/wallet/wallet-rows.ts";
import type { PaymentContext } from "../context.ts";
import type { Observation } from "../payment-kind.ts";
import type { Payment, PaymentStepSource } from "../payments/payment.ts";
import {
  findPaymentRow,
  insertStep,
  lockPaymentRow,
  recordOtherPayment,
  updatePayment,
} from "../payments/payment-rows.ts";
import { decide, reversedParts, splitPayment } from "./decide.ts";
import { secondsToNextCheck } from "./due-payments.ts";
import { setDue } from "./due-rows.ts";

const SYSTEM: Actor = { kind: "system", id: null };
const HAS_COME: ReadonlySet<Observation["state"]> = new Set(["paid", "partial", "late"]);

export interface News {
  observation: Observation;
  source: Extract<PaymentStepSource, "event" | "check">;
  /** The gateway's id of the payment that the news is about, where it says one. */
  providerId?: string | undefined;
}

/**
 * Applies news of a payment in one transaction: its status, its credit and what was taken back. The wallet is locked first,
 * as everywhere, then the payment, so that the same event twice at once is applied one after the other.
 */
export async function settlePayment(context: PaymentContext, known: Payment, news: News): Promise<Payment> {
  const before = await context.database.transaction(async (transaction) => {
    await lockWallet(transaction, known.walletId);
    const payment = await lockPaymentRow(transaction, known.id);
    // An answer that was asked for before the last claim may be old, and refunds and disputes go both ways.
    const isOld = news.source === "check" && payment.checks !== known.checks;
    if (isOld) return payment;
    await apply(context, transaction, payment, news);
    // What was refunded before it was credited is taken back at once: it must not be spent in between.
    const credited = await lockPaymentRow(transaction, known.id);
    if (credited.credited !== payment.credited) await apply(context, transaction, credited, news);
    return payment;
  });
  context.eventsWritten.raise();
  const after = (await findPaymentRow(context.database.kysely, known.id))!;
  if (after.status !== before.status) context.metrics.paymentMoved(after.kind, after.status);
  if (after.reversed !== before.reversed) context.metrics.paymentMoved(after.kind, "reversed");
  return after;
}

async function apply(
  context: PaymentContext,
  transaction: Transaction,
  payment: Payment,
  { observation, source, providerId }: News,
): Promise<void> {
  if (providerId !== undefined && payment.providerId !== null && payment.providerId !== providerId) {
    return applyOther(transaction, payment, { observation, source, providerId });
  }
  const decision = decide(payment, observation, source);
  const change: Updateable<Schema["payments"]> = { status: decision.status, review_reason: decision.reviewReason };
  Object.assign(change, receivedOf(payment, observation));
  // Where nothing has come, only the worker's answer from the gateway says at which of its payments the reseller can pay.
  if (providerId !== undefined && observation.state !== "waiting") change.provider_id = providerId;
  if (observation.providerCharge !== undefined) change.provider_charge = observation.providerCharge;
  if (decision.credits !== null) {
    const transferId = await credit(transaction, payment, decision.credits, SYSTEM);
    Object.assign(change, { credited: decision.credits, transfer_id: transferId, credited_at: context.clock() });
  }
  if (decision.reversed !== payment.reversed) {
    await takeBack(transaction, payment, decision.reversed);
    Object.assign(change, { reversed: decision.reversed, reversals: payment.reversals + 1 });
  }
  if (isSame(payment, change)) return;
  await updatePayment(transaction, payment.id, change);
  if (decision.status !== payment.status || decision.reversed !== payment.reversed) {
    const note = decision.reversed === payment.reversed ? null : "Refund or dispute";
    await insertStep(transaction, payment.id, { status: decision.status, source, note });
    // A credited payment is checked once more soon: a refund may have been told of before the payment was.
    const next = { status: decision.status, createdAt: payment.createdAt };
    if (source === "event") await setDue(transaction, payment, secondsToNextCheck(next, context.clock()));
  }
}

/** Books a payment under its own key. Also for what staff credits. */
export function credit(transaction: Transaction, payment: Payment, paid: Micros, actor: Actor): Promise<bigint> {
  const { fee, bonus } = splitPayment(payment, paid);
  return bookCredit(transaction, {
    walletId: payment.walletId,
    key: `payment:${payment.id}`,
    paid,
    fee,
    bonus,
    reason: `Payment ${payment.id} – ${payment.methodName}`,
    actor,
  });
}

async function takeBack(transaction: Transaction, payment: Payment, reversed: Micros): Promise<void> {
  const [before, after] = [reversedParts(payment, payment.reversed), reversedParts(payment, reversed)];
  await bookReversal(transaction, {
    walletId: payment.walletId,
    key: `payment:${payment.id}:reversal:${payment.reversals + 1}`,
    amount: reversed - payment.reversed,
    fee: after.fee - before.fee,
    bonus: after.bonus - before.bonus,
    reason: `Refund or dispute of payment ${payment.id} – ${payment.methodName}`,
    actor: SYSTEM,
  });
}

/** Another payment of the gateway's for one of ours: staff look at its money once it has come, and once for each amount. */
async function applyOther(
  transaction: Transaction,
  payment: Payment,
  { observation: { state, received }, source, providerId }: Required<News>,
): Promise<void> {
  if (received === null || received.amount <= 0n || !HAS_COME.has(state)) return;
  if (!(await recordOtherPayment(transaction, payment.id, { providerId, ...received }))) return;
  const status = payment.status === "credited" || payment.status === "declined" ? payment.status : "review";
  await updatePayment(transaction, payment.id, { status, review_reason: "extra" });
  const note = `Another payment at the gateway: ${providerId}, ${formatMoney(received.amount)} ${received.currency}`;
  await insertStep(transaction, payment.id, { status, source, note });
}

function receivedOf(payment: Payment, { received }: Observation): Updateable<Schema["payments"]> {
  if (received === null || received.amount <= 0n) return {};
  const isLess = received.currency === payment.receivedCurrency && received.amount <= (payment.received ?? 0n);
  return isLess ? {} : { received: received.amount, received_currency: received.currency };
}

function isSame(payment: Payment, change: Updateable<Schema["payments"]>): boolean {
  const { status, review_reason, provider_id = payment.providerId, provider_charge, ...more } = change;
  const isKnown = status === payment.status && review_reason === payment.reviewReason;
  return (
    isKnown && provider_id === payment.providerId && provider_charge === undefined && Object.keys(more).length === 0
  );
}
