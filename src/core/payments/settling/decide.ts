import type { PaymentReviewReason, PaymentStatus, PaymentStepSource } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import { bonusOn, splitPaid } from "../../ledger/credit/terms.ts";
import type { Observation } from "../payment-kind.ts";
import type { Payment } from "../payments/payment.ts";

/** The outcome of an observation for a payment. */
export interface Decision {
  status: PaymentStatus;
  reviewReason: PaymentReviewReason | null;
  /** All that was paid, credited now; null: nothing is credited. */
  credits: Micros | null;
  /** Taken back in all from now on. */
  reversed: Micros;
}

const RANK: Partial<Record<PaymentStatus, number>> = { created: 0, seen: 1, confirmed: 2 };

/**
 * Decides by levels, so that repeated, late and reordered news come to the same. A credit happens once: only a payment that
 * was not credited can be, and what comes afterwards needs review.
 */
export function decide(payment: Payment, news: Observation, source: PaymentStepSource): Decision {
  const { status, reviewReason, reversed } = payment;
  const same = { status, reviewReason, credits: null, reversed };
  if (status === "credited") {
    const taken = news.reversed === null ? reversed : partTaken(payment, news.reversed);
    return { ...same, reversed: taken, reviewReason: hasMore(payment, news) ? "extra" : reviewReason };
  }
  if (status === "declined") return hasMore(payment, news) ? { ...same, reviewReason: "extra" } : same;
  switch (news.state) {
    case "waiting":
      return same;
    case "seen":
    case "confirmed":
      return isForward(status, news.state, source) ? { ...same, status: news.state } : same;
    case "paid":
      return { ...same, ...settle(payment, news) };
    case "partial":
    case "late":
      return news.received === null ? { ...same, status: endOf(status, "expired") } : review(same, news.state);
    case "expired":
    case "failed":
      return { ...same, status: endOf(status, news.state) };
  }
}

/** How a payment of this much is booked. */
export function splitPayment(payment: Payment, paid: Micros): { credit: Micros; fee: Micros; bonus: Micros } {
  const { amount, fee, terms, currency } = payment;
  const split = paid === amount + fee ? { credit: amount, fee } : splitPaid(terms, paid, currency);
  return { ...split, bonus: bonusOn(terms, split.credit, currency) };
}

/** What the fee and the bonus are reduced by when this much of a credited payment is taken back, in all. */
export function reversedParts(payment: Payment, reversed: Micros): { fee: Micros; bonus: Micros } {
  const paid = payment.credited!;
  const { fee, bonus } = splitPayment(payment, paid);
  return { fee: (fee * reversed) / paid, bonus: (bonus * reversed) / paid };
}

/**
 * How much of what was credited is taken back with this much of what was received. Staff credit money of another currency by
 * a rate of their own, which counts for its refunds too.
 */
function partTaken({ currency, credited, received, receivedCurrency }: Payment, reversed: Micros): Micros {
  const isExchanged = received !== null && receivedCurrency !== currency;
  const taken = isExchanged ? (reversed * credited!) / received : reversed;
  return taken < credited! ? taken : credited!;
}

function settle(payment: Payment, { received }: Observation): Partial<Decision> {
  const inReview = (reviewReason: PaymentReviewReason) => ({ status: "review" as const, reviewReason });
  if (received === null) return inReview("partial");
  if (received.currency !== payment.currency) return inReview("currency");
  if (splitPayment(payment, received.amount).credit <= 0n) return inReview("small");
  // Staff still look at the money of a second payment at the gateway.
  const reviewReason = payment.reviewReason === "extra" ? payment.reviewReason : null;
  return { status: "credited", reviewReason, credits: received.amount };
}

/** A payment whose money came stays in review, regardless of what else is said of it. */
function review(same: Decision, reviewReason: PaymentReviewReason): Decision {
  return same.status === "review" ? same : { ...same, status: "review", reviewReason };
}

function endOf(status: PaymentStatus, end: "expired" | "failed"): PaymentStatus {
  return status in RANK ? end : status;
}

/** News of an event may be old: only the gateway's answer of this moment opens a payment again that was over. */
function isForward(status: PaymentStatus, next: PaymentStatus, source: PaymentStepSource): boolean {
  const rank = RANK[status];
  if (rank === undefined) return source === "check" && status !== "review";
  return RANK[next]! > rank;
}

/** Of this payment alone: what staff credited may have come by another one. */
function hasMore({ received, receivedCurrency, currency }: Payment, news: Observation): boolean {
  if (news.received === null) return false;
  if (news.received.currency !== (receivedCurrency ?? currency)) return news.state === "paid";
  return news.received.amount > (received ?? 0n);
}
