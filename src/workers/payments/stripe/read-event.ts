import type { Stripe } from "stripe";
import type { Credentials, EventMessage, PaymentName, VerifiedEvent } from "../../../core/payments/payment-kind.ts";
import { readSession } from "./read-session.ts";

/** An event whose signature the library verified over the raw body; null where it is not the account's, or too old. */
export async function readEvent(
  credentials: Credentials,
  { headers, body }: EventMessage,
  now: Date,
): Promise<VerifiedEvent[] | null> {
  const { Stripe: library } = await import("stripe");
  const signature = headers["stripe-signature"];
  const secret = credentials["webhook_secret"];
  if (typeof signature !== "string" || !secret) return null;
  try {
    const seconds = Math.floor(now.getTime() / 1_000);
    const event = library.webhooks.constructEvent(body, signature, secret, undefined, undefined, seconds);
    return toVerified(event);
  } catch (error) {
    if (error instanceof library.errors.StripeSignatureVerificationError) return null;
    // Signed, but no JSON: nothing that we could read.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function toVerified(event: Stripe.Event): VerifiedEvent[] {
  if (event.type === "checkout.session.async_payment_failed") {
    return ofSession(event.data.object, (session) => ({ ...readSession(session), state: "failed" }));
  }
  if (
    event.type === "checkout.session.completed" ||
    event.type === "checkout.session.async_payment_succeeded" ||
    event.type === "checkout.session.expired"
  ) {
    return ofSession(event.data.object, readSession);
  }
  if (
    event.type === "charge.refunded" ||
    event.type === "charge.dispute.created" ||
    event.type === "charge.dispute.updated" ||
    event.type === "charge.dispute.closed" ||
    event.type === "charge.dispute.funds_withdrawn" ||
    event.type === "charge.dispute.funds_reinstated"
  ) {
    return ofCharge(event.data.object);
  }
  return [];
}

/** Sessions of other software on the same account have no reference of ours. */
function ofSession(
  session: Stripe.Checkout.Session,
  read: (session: Stripe.Checkout.Session) => VerifiedEvent["observation"],
): VerifiedEvent[] {
  const reference = session.client_reference_id;
  return reference === null ? [] : [{ payment: { reference }, providerId: session.id, observation: read(session) }];
}

/** How much refunds and disputes hold altogether is read from Stripe, so that their order does not matter. */
function ofCharge({ payment_intent: payment }: Stripe.Charge | Stripe.Dispute): VerifiedEvent[] {
  const providerCharge = typeof payment === "string" ? payment : payment?.id;
  const name: PaymentName | undefined = providerCharge === undefined ? undefined : { providerCharge };
  return name ? [{ payment: name, observation: null }] : [];
}
