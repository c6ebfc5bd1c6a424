import { decimalsOf, type Micros } from "../../../core/kernel/money.ts";
import type { Observation } from "../../../core/payments/payment-kind.ts";
import { scaledToMicros, toScaled } from "../decimal.ts";
import { GatewayFault } from "../gateway.ts";
import { needText, type JsonObject } from "../json.ts";

const MICRO_DIGITS = 6;
const STATES: ReadonlyMap<string, Observation["state"]> = new Map([
  ["waiting", "waiting"],
  ["confirming", "seen"],
  ["confirmed", "confirmed"],
  ["sending", "confirmed"],
  ["finished", "paid"],
  ["partially_paid", "partial"],
  ["failed", "failed"],
  ["refunded", "failed"],
  ["expired", "expired"],
]);

/** What a payment says, in an IPN or an answer. Throws GatewayFault for what cannot be read. */
export function observePayment(payment: JsonObject): Observation {
  const status = needText(payment, "payment_status");
  const state = STATES.get(status);
  if (state === undefined) throw new GatewayFault(`The gateway reports the unknown status ${status.slice(0, 40)}.`);
  const currency = needText(payment, "price_currency").toUpperCase();
  const amount = receivedAmount(payment, currency);
  const received = amount > 0n ? { amount, currency } : null;
  return { state, received, reversed: status === "refunded" ? amount : null };
}

/** The share of the price that was paid, by the amounts of the currency that it was paid in, rounded down. */
function receivedAmount(payment: JsonObject, currency: string): Micros {
  const [price, due] = [decimalOf(payment, "price_amount"), decimalOf(payment, "pay_amount")];
  const paid = payment["actually_paid"] === null ? 0n : decimalOf(payment, "actually_paid", "0");
  if (due === 0n) return 0n;
  const unit = 10n ** BigInt(Math.max(0, MICRO_DIGITS - decimalsOf(currency)));
  return (scaledToMicros((price * paid) / due) / unit) * unit;
}

function decimalOf(payment: JsonObject, name: string, absent?: string): bigint {
  const text = payment[name] === undefined && absent !== undefined ? absent : needText(payment, name);
  const scaled = toScaled(text);
  if (scaled === null) throw new GatewayFault(`The gateway sent a ${name} that cannot be read.`);
  return scaled;
}
