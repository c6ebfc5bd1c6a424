import type { Stripe } from "stripe";
import type { Observation } from "../../../core/payments/payment-kind.ts";
import { fromMinor } from "./amounts.ts";

type Session = Stripe.Checkout.Session;
type PaymentIntent = Stripe.PaymentIntent;

/** A dispute in one of these statuses holds the money. Inquiries (`warning_…`) and disputes that were won do not. */
const HOLDING: readonly Stripe.Dispute.Status[] = ["needs_response", "under_review", "lost"];
/** Of a delayed payment method whose payment has failed. */
const FAILED: readonly Stripe.PaymentIntent.Status[] = ["requires_payment_method", "canceled"];
const MOST_DISPUTES = 100;

/** What an event says by its session alone: nothing of refunds and disputes. */
export function readSession(session: Session): Observation {
  const providerCharge = nameOf(session.payment_intent);
  return { ...stateOf(session), reversed: null, ...(providerCharge !== undefined && { providerCharge }) };
}

/** The session with its payment, refunds and disputes, as Stripe has them now. */
export async function observeSession(stripe: Stripe, session: Session): Promise<Observation> {
  const observation = readSession(session);
  const payment = session.payment_intent;
  if (payment === null || typeof payment === "string") return observation;
  if (session.status === "complete" && session.payment_status === "unpaid" && FAILED.includes(payment.status)) {
    return { ...observation, state: "failed" };
  }
  const charge = payment.latest_charge;
  if (charge === null || typeof charge === "string" || observation.state !== "paid") return observation;
  const disputed = charge.disputed ? await readDisputed(stripe, payment.id, charge) : 0;
  return { ...observation, reversed: fromMinor(charge.amount_refunded + disputed, charge.currency) };
}

function stateOf(session: Session): Pick<Observation, "state" | "received"> {
  const { status, payment_status: paymentStatus, amount_total: total, currency } = session;
  if (status === "complete" && paymentStatus === "paid" && total !== null && currency !== null) {
    const received = { amount: fromMinor(total, currency), currency: currency.toUpperCase() };
    return { state: "paid", received };
  }
  if (status === "complete") return { state: "seen", received: null };
  return { state: status === "expired" ? "expired" : "waiting", received: null };
}

/** A dispute in another currency, that of the customer's bank, holds all: its part of the payment is not told. */
async function readDisputed(
  stripe: Stripe,
  paymentIntent: string,
  charge: Pick<Stripe.Charge, "amount" | "currency">,
): Promise<number> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: MOST_DISPUTES });
  const holding = data.filter(({ status }) => HOLDING.includes(status));
  return holding.reduce(
    (sum, { amount, currency }) => sum + (currency === charge.currency ? amount : charge.amount),
    0,
  );
}

function nameOf(payment: string | PaymentIntent | null): string | undefined {
  return typeof payment === "string" ? payment : payment?.id;
}
