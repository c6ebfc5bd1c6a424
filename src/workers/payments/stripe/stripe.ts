import type { Stripe } from "stripe";
import type { Credentials } from "../../../core/payments/payment-kind.ts";
import type { Outgoing } from "../../outgoing/outgoing.ts";
import { GatewayFault, type Gateway, type GatewayKind, type PaymentOrder } from "../gateway.ts";
import { toMinor } from "./amounts.ts";
import { createHttpClient } from "./http-client.ts";
import { readEvent } from "./read-event.ts";
import { observeSession } from "./read-session.ts";

const API = "https://api.stripe.com";
/** Stripe repeats nothing by itself: a worker does, with the same key. */
const NO_RETRIES = 0;
const FIRST_REFUSAL = 400;
const FIRST_FAILURE = 500;
const PASSING: readonly number[] = [401, 403, 409, 429];

/** Stripe Checkout, by Stripe's own library. `api`: where it is called. */
export function createStripeKind(api = API): GatewayKind {
  return {
    kind: "stripe",
    name: "Stripe",
    credentials: [
      {
        name: "secret_key",
        label: "Secret key",
        isSecret: true,
        beginnings: { live: ["sk_live_", "rk_live_"], test: ["sk_test_", "rk_test_"] },
      },
      { name: "webhook_secret", label: "Webhook signing secret", isSecret: true },
    ],
    readEvent,
    connect: (credentials, outgoing) => createGateway(api, credentials, outgoing),
  };
}

function createGateway(api: string, credentials: Credentials, outgoing: Outgoing): Gateway {
  const call = async <Result>(ask: (stripe: Stripe) => Promise<Result>): Promise<Result> => {
    // The library takes a while to load, which servers without Stripe are spared.
    const library = await import("stripe");
    const { protocol, hostname, port } = new URL(api);
    const stripe = new library.Stripe(credentials["secret_key"] ?? "", {
      httpClient: createHttpClient(outgoing),
      maxNetworkRetries: NO_RETRIES,
      telemetry: false,
      protocol: protocol === "http:" ? "http" : "https",
      host: hostname,
      ...(port !== "" && { port }),
    });
    try {
      return await ask(stripe);
    } catch (error) {
      if (!(error instanceof library.Stripe.errors.StripeError)) throw error;
      const { statusCode = 0, message } = error;
      const isRefused = statusCode >= FIRST_REFUSAL && statusCode < FIRST_FAILURE && !PASSING.includes(statusCode);
      throw new GatewayFault(`Stripe: ${message}`, isRefused);
    }
  };
  return {
    create: (order) => call((stripe) => createSession(stripe, order)),
    readStatus: (providerId) =>
      call(async (stripe) => {
        const session = await stripe.checkout.sessions.retrieve(providerId, {
          expand: ["payment_intent.latest_charge"],
        });
        return observeSession(stripe, session);
      }),
  };
}

async function createSession(stripe: Stripe, order: PaymentOrder) {
  const { reference, payable, currency, description, returnUrl } = order;
  const metadata = { payment: reference };
  const session = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      client_reference_id: reference,
      metadata,
      payment_intent_data: { metadata, description },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: toMinor(payable, currency),
            product_data: { name: description },
          },
        },
      ],
      success_url: returnUrl,
      cancel_url: returnUrl,
    },
    { idempotencyKey: reference },
  );
  return {
    providerId: session.id,
    checkoutUrl: session.url,
    payTo: null,
    expiresAt: new Date(session.expires_at * 1_000),
  };
}
