import { formatMoney } from "../../../core/kernel/money.ts";
import type { Credentials, EventMessage, VerifiedEvent } from "../../../core/payments/payment-kind.ts";
import type { Outgoing } from "../../outgoing/outgoing.ts";
import { GatewayFault, type Gateway, type GatewayKind, type PaymentOrder } from "../gateway.ts";
import { asObject, needText, parseExactly, readAnswer, textOf, type JsonObject } from "../json.ts";
import { isHmac } from "../signature.ts";
import { observePayment } from "./read-payment.ts";

/** Hosted gateways of the family of NOWPayments. */
export const CRYPTO: GatewayKind = {
  kind: "crypto",
  name: "Crypto gateway (NOWPayments)",
  credentials: [
    { name: "url", label: "API address", isSecret: false, isUrl: true, default: "https://api.nowpayments.io/v1" },
    { name: "pay_currency", label: "Currency to be paid in", isSecret: false, default: "btc" },
    { name: "api_key", label: "API key", isSecret: true },
    { name: "ipn_secret", label: "IPN secret", isSecret: true },
  ],
  readEvent: async (credentials, message) => readEvent(credentials, message),
  connect: createGateway,
};

/** An IPN with the right `x-nowpayments-sig`: HMAC-SHA512 of the JSON with the fields of all objects in order. */
function readEvent(credentials: Credentials, { headers, body }: EventMessage): VerifiedEvent[] | null {
  const given = headers["x-nowpayments-sig"];
  const content = sortedJson(body.toString());
  if (typeof given !== "string" || content === null) return null;
  if (!isHmac("sha512", { secret: credentials["ipn_secret"] ?? "", content, given })) return null;
  const payment = asObject(parseExactly(body.toString()));
  const [reference, providerId] = [textOf(payment, "order_id"), textOf(payment, "payment_id")];
  if (reference === undefined || providerId === undefined) return [];
  try {
    return [{ payment: { reference }, providerId, observation: observePayment(payment) }];
  } catch (error) {
    // Signed, but not understood: the gateway is asked.
    if (error instanceof GatewayFault) return [{ payment: { reference }, observation: null }];
    throw error;
  }
}

/** As the gateway signs it; null for what is no JSON. */
function sortedJson(text: string): string | null {
  try {
    return JSON.stringify(sortFields(JSON.parse(text)));
  } catch {
    return null;
  }
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sortFields(field)]));
}

function createGateway(credentials: Credentials, outgoing: Outgoing): Gateway {
  const payments = `${(credentials["url"] ?? "").replace(/\/+$/, "")}/payment`;
  const headers = { "x-api-key": credentials["api_key"] ?? "", accept: "application/json" };
  return {
    create: async (order) => {
      const message = {
        headers: { ...headers, "content-type": "application/json" },
        body: newPayment(order, credentials["pay_currency"] ?? ""),
      };
      return toCreated(asObject(readAnswer(await outgoing.send(payments, message))));
    },
    readStatus: async (providerId) =>
      observePayment(
        asObject(readAnswer(await outgoing.get(`${payments}/${encodeURIComponent(providerId)}`, headers))),
      ),
  };
}

function newPayment(order: PaymentOrder, payCurrency: string): string {
  const { reference, payable, currency, description, eventsUrl } = order;
  const fields = {
    price_currency: currency.toLowerCase(),
    pay_currency: payCurrency,
    order_id: reference,
    order_description: description,
    ...(eventsUrl !== null && { ipn_callback_url: eventsUrl }),
  };
  // The price is a JSON number, written from its decimal text.
  return `{"price_amount":${formatMoney(payable)},${JSON.stringify(fields).slice(1)}`;
}

function toCreated(payment: JsonObject) {
  const expires = new Date(textOf(payment, "expiration_estimate_date") ?? Number.NaN);
  return {
    providerId: needText(payment, "payment_id"),
    checkoutUrl: null,
    payTo: {
      address: needText(payment, "pay_address"),
      amount: needText(payment, "pay_amount"),
      currency: needText(payment, "pay_currency").toUpperCase(),
    },
    expiresAt: Number.isNaN(expires.getTime()) ? null : expires,
  };
}
