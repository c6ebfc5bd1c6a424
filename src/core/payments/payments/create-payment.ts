import { randomBytes } from "node:crypto";
import type { Transaction } from "../../../database/database.ts";
import { requireScope, type Caller } from "../../kernel/caller.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import type { Micros } from "../../kernel/money.ts";
import { requireSameRequest } from "../../kernel/request-key.ts";
import { toStoredTerms } from "../../ledger/credit/terms.ts";
import { doubtOfAmount } from "../../ledger/wallet/large-amounts.ts";
import { lockWallet } from "../../ledger/wallet/wallet-rows.ts";
import type { PaymentContext } from "../context.ts";
import type { PaymentMethod } from "../methods/method.ts";
import { findOffer, quotePayment, type Quote } from "../methods/offers.ts";
import { MANUAL } from "../payment-kind.ts";
import { tellPaymentWorkers } from "../settling/due-payments.ts";
import type { Payment } from "./payment.ts";
import { countOpenPayments, findPaymentByKey, findPaymentRow, insertPayment, insertStep } from "./payment-rows.ts";

/** Of one wallet at a time. */
export const MOST_OPEN_PAYMENTS = 5;
const REFERENCE_BYTES = 15;

export interface PaymentInput extends Confirmable {
  methodId: number;
  /** The credit, before fee and bonus. */
  amount: Micros;
  /** The page of the reseller's payments; the gateway sends the reseller to it with the id behind. */
  returnUrl: string;
  /** Idempotency-Key: the same call never makes a second payment. */
  requestKey?: string | undefined;
}

/**
 * Begins a payment into the caller's wallet; a worker asks the gateway for the page or address to pay at. Throws
 * scope_missing, not_found, validation_failed, idempotency_mismatch, conflict where too many are open, and
 * confirmation_required for a large amount.
 */
export async function createPayment(context: PaymentContext, caller: Caller, input: PaymentInput): Promise<Payment> {
  requireScope(caller, "top_ups:write");
  const method = await findOffer(context, caller, input.methodId);
  if (method.kind === MANUAL) {
    throw invalidField("payment_method_id", "This method takes no online payments. Request a top-up with it instead.");
  }
  const quote = quotePayment(method, input.amount);
  const doubt = await doubtOfAmount(context, context.database.kysely, quote.payable, method.currency);
  requireConfirmation(doubt, input);
  const id = await context.database.transaction(async (transaction) => {
    // Under the lock the count of open payments cannot change.
    await lockWallet(transaction, caller.walletId);
    const before = input.requestKey && (await findPaymentByKey(transaction, caller.walletId, input.requestKey));
    if (before) {
      requireSameRequest(before, { methodId: method.id, amount: quote.amount });
      return before.id;
    }
    if ((await countOpenPayments(transaction, caller.walletId)) >= MOST_OPEN_PAYMENTS) {
      const rule = `At most ${MOST_OPEN_PAYMENTS} payments may be open: cancel one, or wait until it is credited.`;
      throw new DomainError("conflict", rule);
    }
    return insert(transaction, caller, method, quote, input);
  });
  await tellPaymentWorkers(context);
  return (await findPaymentRow(context.database.kysely, id))!;
}

async function insert(
  transaction: Transaction,
  { walletId, test }: Caller,
  { id: methodId, terms, currency }: PaymentMethod,
  { amount, fee }: Quote,
  { requestKey, returnUrl }: PaymentInput,
): Promise<bigint> {
  const id = await insertPayment(transaction, {
    wallet_id: walletId,
    test,
    method_id: methodId,
    reference: `pay_${randomBytes(REFERENCE_BYTES).toString("hex")}`,
    amount,
    fee,
    currency,
    terms: toStoredTerms(terms),
    return_url: returnUrl,
    request_key: requestKey ?? null,
  });
  await insertStep(transaction, id, { status: "created", source: "reseller", note: null });
  return id;
}
