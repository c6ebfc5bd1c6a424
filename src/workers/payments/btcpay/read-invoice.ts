import { decimalsOf, type Micros } from "../../../core/kernel/money.ts";
import type { Observation } from "../../../core/payments/payment-kind.ts";
import { scaledToMicros, SCALE_DIGITS, toScaled } from "../decimal.ts";
import { GatewayFault } from "../gateway.ts";
import { needText, textOf, type JsonObject } from "../json.ts";

const SCALE = 10n ** BigInt(SCALE_DIGITS);
const MICRO_DIGITS = 6;

/** What an invoice and its payments (`GET …/payment-methods`) say. Throws GatewayFault for what cannot be read. */
export function observeInvoice(invoice: JsonObject, payments: readonly JsonObject[]): Observation {
  const currency = needText(invoice, "currency").toUpperCase();
  const isExact = textOf(invoice, "status") === "Settled" && textOf(invoice, "additionalStatus") === "None";
  const paid = roundPaid(sumPaid(invoice, payments), amountOf(invoice), currency, isExact);
  const received = paid > 0n ? { amount: paid, currency } : null;
  return { state: stateOf(invoice, received !== null), received, reversed: null };
}

function stateOf(invoice: JsonObject, isPaid: boolean): Observation["state"] {
  const [status, addition] = [needText(invoice, "status"), textOf(invoice, "additionalStatus") ?? "None"];
  if (addition === "PaidLate") return "late";
  switch (status) {
    case "New":
      return isPaid ? "seen" : "waiting";
    case "Processing":
      return "seen";
    case "Settled":
      return "paid";
    case "Expired":
      return isPaid ? "partial" : "expired";
    case "Invalid":
      return isPaid ? "partial" : "failed";
    default:
      throw new GatewayFault(`BTCPay Server reports the unknown status ${status}.`);
  }
}

/** In micro-units of the invoice's currency, as the server counts it, or else by the rate of each payment method. */
function sumPaid(invoice: JsonObject, payments: readonly JsonObject[]): Micros {
  const known = textOf(invoice, "paidAmount");
  if (known !== undefined) return scaledToMicros(needDecimal(known));
  const parts = payments.map((payment) => {
    const [total, rate] = [needDecimal(needText(payment, "totalPaid")), needDecimal(needText(payment, "rate"))];
    return (total * rate) / SCALE;
  });
  return scaledToMicros(parts.reduce((sum, part) => sum + part, 0n));
}

function amountOf(invoice: JsonObject): Micros {
  return scaledToMicros(needDecimal(needText(invoice, "amount")));
}

/**
 * Down to the currency's smallest unit. Where the server says that exactly the amount was paid, its rounding is no
 * difference.
 */
function roundPaid(paid: Micros, amount: Micros, currency: string, isExact: boolean): Micros {
  const unit = 10n ** BigInt(Math.max(0, MICRO_DIGITS - decimalsOf(currency)));
  const difference = paid > amount ? paid - amount : amount - paid;
  return isExact && difference <= unit ? amount : (paid / unit) * unit;
}

function needDecimal(text: string): bigint {
  const scaled = toScaled(text);
  if (scaled === null)
    throw new GatewayFault(`BTCPay Server sent an amount that cannot be read: ${text.slice(0, 40)}.`);
  return scaled;
}
