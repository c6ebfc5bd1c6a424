import { requireScope, type Caller } from "../../kernel/caller.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { decimalsOf, formatMoney, hasMoreDecimals, type Micros } from "../../kernel/money.ts";
import { bonusOn, feeOn } from "../../ledger/credit/terms.ts";
import type { PaymentContext } from "../context.ts";
import { MANUAL } from "../payment-kind.ts";
import type { PaymentMethod } from "./method.ts";
import { listMethods } from "./methods.ts";

/** The methods that the caller may pay with, in the currency and mode of its wallet. Throws scope_missing. */
export async function listOffers(context: PaymentContext, caller: Caller): Promise<PaymentMethod[]> {
  requireScope(caller, "account:read");
  return (await listMethods(context)).filter((method) => isOffered(context, caller, method));
}

/** Throws scope_missing, not_found for a method that the caller may not pay with. */
export async function findOffer(context: PaymentContext, caller: Caller, id: number): Promise<PaymentMethod> {
  const offer = (await listOffers(context, caller)).find((method) => method.id === id);
  if (offer) return offer;
  // The same for all that is not offered, so that no method of another price group shows.
  const sentence = `You have no such payment method. Your wallet is in ${caller.currency}, and only methods in it are offered.`;
  throw new DomainError("not_found", sentence);
}

/** What a reseller pays for a credit, and gets. */
export interface Quote {
  amount: Micros;
  fee: Micros;
  /** The amount and the fee. */
  payable: Micros;
  bonus: Micros;
  /** The amount and the bonus. */
  credit: Micros;
}

/** Throws validation_failed for an amount that the method does not take. */
export function quotePayment({ terms, currency, minAmount, maxAmount }: PaymentMethod, amount: Micros): Quote {
  const decimals = decimalsOf(currency);
  if (hasMoreDecimals(amount, decimals)) {
    throw invalidField("amount", `Enter an amount with at most ${decimals} decimals.`);
  }
  if (amount < minAmount || amount > maxAmount) {
    const range = `${formatMoney(minAmount)} to ${formatMoney(maxAmount)} ${currency}`;
    throw invalidField("amount", `Enter an amount from ${range}.`);
  }
  const fee = feeOn(terms, amount, currency);
  const bonus = bonusOn(terms, amount, currency);
  return { amount, fee, payable: amount + fee, bonus, credit: amount + bonus };
}

function isOffered({ paymentKinds }: PaymentContext, caller: Caller, method: PaymentMethod): boolean {
  const { priceGroupIds: groups, currency, kind, accounts, isEnabled } = method;
  if (!isEnabled || currency !== caller.currency) return false;
  if (groups !== null && (caller.priceGroupId === null || !groups.includes(caller.priceGroupId))) return false;
  if (kind === MANUAL) return true;
  return paymentKinds.some((known) => known.kind === kind) && accounts.some(({ test }) => test === caller.test);
}
