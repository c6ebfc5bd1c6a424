import { DomainError, valueOrRefusal } from "../../kernel/errors.ts";
import type { Context } from "../../kernel/context.ts";
import { startRecording } from "../event-rows.ts";
import { findFeedbackRow, findFeedbackUrl, insertFeedback } from "./feedback-rows.ts";
import { readUrl } from "./webhook-input.ts";

/**
 * Prepares a wallet to post the outcome of an order that is about to be placed. Undefined for an address that may not be
 * called: clients of the trade send the address that is set up there with every order, and their orders are placed all
 * the same.
 */
export async function expectFeedback(
  { database, config }: Context,
  walletId: number,
  given: string | undefined,
): Promise<string | undefined> {
  if (given === undefined) return undefined;
  const url = acceptableUrl(config, given);
  if (url === undefined || (await findFeedbackRow(database.kysely, walletId))) return url;
  await database.transaction(async (transaction) => {
    await startRecording(transaction, walletId);
    await insertFeedback(transaction, walletId);
  });
  return url;
}

/** Where the outcome of an order is posted; null: nowhere. */
export function readFeedbackUrl({ database }: Context, orderId: bigint): Promise<string | null> {
  return findFeedbackUrl(database.kysely, orderId);
}

function acceptableUrl(config: Context["config"], given: string): string | undefined {
  const url = valueOrRefusal(() => readUrl(config, "feedback_url", given));
  return url instanceof DomainError ? undefined : url;
}
