import { GREATEST_ID } from "../../kernel/greatest-ids.ts";
import type { Transaction } from "../../../database/database.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import type { Micros } from "../../kernel/money.ts";
import { readOptionalText, readPositiveAmount } from "../../kernel/input/field-readers.ts";
import { bookCredit } from "../credit/book-credit.ts";
import { bonusOn, feeOn } from "../credit/terms.ts";
import { doubtOfAmount } from "../wallet/large-amounts.ts";
import { readBalance } from "../wallet/wallet.ts";
import { lockWallet } from "../wallet/wallet-rows.ts";
import type { TopUpRequest } from "./top-up-request.ts";
import {
  decideTopUpRow,
  findTopUpRow,
  lockTopUpRow,
  pageTopUpRows,
  type TopUpDecision,
  type TopUpFilter,
  type TopUpPage,
} from "./top-up-rows.ts";

const MAX_REASON_LENGTH = 500;

/** Requests of all resellers, newest first. */
export function listTopUps(
  context: Context,
  { limit, after, ...filter }: Omit<TopUpFilter, "walletId"> & Omit<TopUpPage, "offset">,
): Promise<TopUpRequest[]> {
  return pageTopUpRows(context.database.kysely, filter, { limit, after });
}

export interface Approval extends Confirmable {
  /** The credit in micro-units, before fee and bonus; what was asked for where nothing is said. */
  amount?: Micros | undefined;
  /** Shown to the reseller; required where the amount is another one. */
  reason?: string | undefined;
  staffId: number;
}

/**
 * Credits the wallet that the request was made for, once, in the transaction that ends the request.
 * Throws not_found, validation_failed, conflict if it was decided before, confirmation_required for a large amount.
 */
export async function approveTopUp(context: Context, id: bigint, approval: Approval): Promise<TopUpRequest> {
  const request = await findTopUp(context, id);
  const { amount = request.amount, staffId } = approval;
  readPositiveAmount("amount", amount);
  const reason = readOptionalText("reason", approval.reason, MAX_REASON_LENGTH);
  if (reason === null && amount !== request.amount) {
    throw invalidField("reason", "Say why the amount is not the one that was asked for.");
  }
  return decide(context, request, async (transaction) => {
    requireConfirmation(await doubtOfAmount(context, transaction, amount, request.currency), approval);
    const { fee, bonus } = feeAndBonus(request, amount);
    const transferId = await bookCredit(transaction, {
      walletId: request.walletId,
      key: `top_up_request:${id}`,
      paid: amount + fee,
      fee,
      bonus,
      reason: describe(request),
      actor: { kind: "operator", id: staffId },
    });
    return {
      status: "approved",
      approved_amount: amount,
      transfer_id: transferId,
      reason,
      decided_by: staffId,
    };
  });
}

/** Ends a request without money; the reseller reads the reason. Throws as `approveTopUp` does. */
export async function declineTopUp(
  context: Context,
  id: bigint,
  given: string,
  staffId: number,
): Promise<TopUpRequest> {
  const reason = readOptionalText("reason", given, MAX_REASON_LENGTH);
  if (reason === null) throw invalidField("reason", "Say why: the reseller reads it.");
  const request = await findTopUp(context, id);
  return decide(context, request, async () => ({ status: "declined", reason, decided_by: staffId }));
}

/** A request of any reseller. Throws not_found. */
export async function findTopUp(context: Context, id: bigint): Promise<TopUpRequest> {
  const found = id >= 1n && id <= GREATEST_ID ? await findTopUpRow(context.database.kysely, id) : undefined;
  if (!found) throw new DomainError("not_found", "There is no such top-up request.");
  return found;
}

/** The second decision finds the request ended. The wallet is locked first, as everywhere. */
async function decide(
  context: Context,
  { id, walletId, resellerId, test }: TopUpRequest,
  act: (transaction: Transaction) => Promise<TopUpDecision>,
): Promise<TopUpRequest> {
  await context.database.transaction(async (transaction) => {
    await lockWallet(transaction, walletId);
    const status = await lockTopUpRow(transaction, id);
    if (status !== "open") throw new DomainError("conflict", `The request was ${status} already.`);
    const readWallet = readBalance(transaction, { id: walletId, resellerId, test });
    const read = async () => {
      const { status: state, reason, approvedAmount } = (await findTopUpRow(transaction, id))!;
      const fields = { status: state, reason, approved_amount: approvedAmount };
      return { [`top up request ${id}`]: fields, ...(await readWallet()) };
    };
    await recordChanges(context, transaction, read, async () =>
      decideTopUpRow(transaction, id, await act(transaction)),
    );
  });
  return findTopUp(context, id);
}

/** Of the method that the request is paid by; both zero without one. */
export function feeAndBonus({ method, currency }: TopUpRequest, amount: Micros): { fee: Micros; bonus: Micros } {
  if (method === null) return { fee: 0n, bonus: 0n };
  return { fee: feeOn(method.terms, amount, currency), bonus: bonusOn(method.terms, amount, currency) };
}

/** As the reseller reads it on the statement. */
function describe({ id, paymentReference }: TopUpRequest): string {
  return paymentReference === null ? `Top-up request ${id}` : `Top-up request ${id} – ${paymentReference}`;
}
