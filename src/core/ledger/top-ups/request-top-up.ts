import { requireScope, type Caller } from "../../kernel/caller.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { decimalsOf, formatMoney, hasMoreDecimals, type Micros } from "../../kernel/money.ts";
import { readOptionalText, readPositiveAmount } from "../../kernel/input/field-readers.ts";
import { toStoredTerms, type PaymentTerms } from "../credit/terms.ts";
import { doubtOfAmount } from "../wallet/large-amounts.ts";
import { requireSameRequest } from "../../kernel/request-key.ts";
import { lockWallet } from "../wallet/wallet-rows.ts";
import type { TopUpRequest, TopUpStatus } from "./top-up-request.ts";
import {
  countTopUpRows,
  decideTopUpRow,
  findTopUpByKey,
  findTopUpRow,
  insertTopUpRow,
  lockTopUpRow,
  pageTopUpRows,
  type AskedTopUp,
  type TopUpPage,
} from "./top-up-rows.ts";

const MAX_NOTE_LENGTH = 500;
const MAX_REFERENCE_LENGTH = 100;

export interface TopUpInput extends Confirmable {
  /** Positive, in micro-units of the wallet's currency. */
  amount: Micros;
  note?: string | undefined;
  paymentReference?: string | undefined;
  /** The manual method that it is paid by. */
  method?: { id: number; terms: PaymentTerms } | undefined;
  /** Idempotency-Key: the same call never makes a second request. */
  requestKey?: string | undefined;
}

/**
 * Asks the operator for credit in the caller's wallet, the live one or the test one. Throws scope_missing,
 * validation_failed, idempotency_mismatch, conflict where too many requests wait for an answer, and
 * confirmation_required for an amount that is large or finer than its currency.
 */
export async function requestTopUp(context: Context, caller: Caller, input: TopUpInput): Promise<TopUpRequest> {
  requireScope(caller, "top_ups:write");
  const { amount, requestKey, method } = input;
  readPositiveAmount("amount", amount);
  const note = readOptionalText("note", input.note, MAX_NOTE_LENGTH);
  const paymentReference = readOptionalText("payment_reference", input.paymentReference, MAX_REFERENCE_LENGTH);
  const { walletId, currency } = caller;
  const doubt = await doubtOfAmount(context, context.database.kysely, amount, currency);
  requireConfirmation(doubt ?? doubtOfDecimals(amount, currency), input);
  const asked: AskedTopUp = { amount, note, payment_reference: paymentReference, method_id: method?.id ?? null };
  const id = await context.database.transaction(async (transaction) => {
    // Under the lock the count of open requests cannot change.
    await lockWallet(transaction, walletId);
    const before = requestKey && (await findTopUpByKey(transaction, walletId, requestKey));
    if (before) {
      requireSameRequest(before, asked);
      return before.id;
    }
    const most = context.config.TOP_UP_REQUESTS;
    if ((await countTopUpRows(transaction, { walletId, status: "open" })) >= most) {
      throw new DomainError("conflict", `At most ${most} requests may be open: withdraw one, or wait for an answer.`);
    }
    return insertTopUpRow(transaction, {
      ...asked,
      wallet_id: walletId,
      currency,
      request_key: requestKey ?? null,
      terms: method ? toStoredTerms(method.terms) : null,
    });
  });
  return (await findTopUpRow(context.database.kysely, id))!;
}

/** Prices have such decimals, payments do not. */
function doubtOfDecimals(amount: Micros, currency: string): string | null {
  if (!hasMoreDecimals(amount, decimalsOf(currency))) return null;
  return `${formatMoney(amount)} ${currency} has more decimals than a payment in ${currency}: check it, then confirm it.`;
}

/**
 * A page of the caller's requests, newest first; `total` only where the page was asked by offset. Throws scope_missing.
 */
export async function pageTopUps(
  context: Context,
  caller: Caller,
  { status, ...page }: { status?: TopUpStatus | undefined } & TopUpPage,
): Promise<{ requests: TopUpRequest[]; total: number | null }> {
  requireScope(caller, "transactions:read");
  const { kysely } = context.database;
  const filter = { walletId: caller.walletId, status };
  const requests = await pageTopUpRows(kysely, filter, page);
  return { requests, total: page.offset === undefined ? null : await countTopUpRows(kysely, filter) };
}

/** Takes back an open request; one that was withdrawn stays so. Throws scope_missing, not_found, conflict. */
export async function withdrawTopUp(context: Context, caller: Caller, id: bigint): Promise<TopUpRequest> {
  requireScope(caller, "top_ups:write");
  const { kysely } = context.database;
  const found = await findTopUpRow(kysely, id);
  if (found?.walletId !== caller.walletId) throw new DomainError("not_found", "There is no such top-up request.");
  await context.database.transaction(async (transaction) => {
    const status = await lockTopUpRow(transaction, id);
    if (status === "withdrawn") return;
    if (status !== "open") throw new DomainError("conflict", `The request was ${status} already.`);
    await decideTopUpRow(transaction, id, { status: "withdrawn" });
  });
  return (await findTopUpRow(kysely, id))!;
}
