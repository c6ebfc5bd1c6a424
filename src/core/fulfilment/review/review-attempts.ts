import { GREATEST_ID } from "../../kernel/greatest-ids.ts";
import type { Transaction } from "../../../database/database.ts";
import { isUniqueViolation } from "../../../database/unique.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context, ReadContext } from "../../kernel/context.ts";
import { orderSnapshot } from "../../orders/settle-rows.ts";
import { DomainError } from "../../kernel/errors.ts";
import { readText } from "../../kernel/input/field-readers.ts";
import { writeEnds, writePlacements } from "../attempts/attempt-rows.ts";
import { endUnplaced } from "./end-unplaced.ts";
import {
  attemptRowsOf,
  countOpenRows,
  countUnknownRows,
  findAttemptRow,
  followAgain,
  lockAttempt,
  unknownRows,
  type Attempt,
  type ReviewedAttempt,
  type UnknownAttempt,
} from "./review-rows.ts";

const MAX_REFERENCE_LENGTH = 255;
const NOT_PLACED = "The operator found that the supplier does not have it.";

export type { Attempt, UnknownAttempt } from "./review-rows.ts";

/** What a staff member found out at the supplier about an unconfirmed attempt. */
export type Verdict =
  /** The supplier has the order, under this number. */
  { placed: string } | { notPlaced: true };

/** The attempts of an order, first one first. */
export function listAttempts(context: ReadContext, orderId: bigint): Promise<Attempt[]> {
  return attemptRowsOf(context.database.kysely, orderId);
}

/** Unconfirmed attempts, oldest first, behind `after`. */
export function listUnknown(
  context: Context,
  page: { limit: number; after?: bigint | undefined },
): Promise<UnknownAttempt[]> {
  return unknownRows(context.database.kysely, page);
}

export function countUnknown(context: Context): Promise<number> {
  return countUnknownRows(context.database.kysely);
}

/** How many attempts of each supplier have not ended; suppliers without any are left out. */
export async function countOpenAttempts(context: Context): Promise<Map<number, number>> {
  const rows = await countOpenRows(context.database.kysely);
  return new Map(rows.map(({ supplierId, open }) => [supplierId, open]));
}

/**
 * Settles an unconfirmed attempt for the operator: one that was placed is followed, one that was not lets
 * its order go on. Throws not_found, validation_failed, conflict where it is settled or being asked about.
 */
export async function settleUnknown(
  context: Context,
  attemptId: bigint,
  verdict: Verdict,
  staffId: number | null,
): Promise<Attempt> {
  const reference =
    "placed" in verdict
      ? readText("supplier_reference", verdict.placed, MAX_REFERENCE_LENGTH, "supplier order ID")
      : null;
  if (attemptId < 1n || attemptId > GREATEST_ID) throw noAttempt();
  const { kysely } = context.database;
  await context.database.transaction(async (transaction) => {
    const attempt = await lockAttempt(transaction, attemptId);
    if (!attempt) throw noAttempt();
    refuseSettled(attempt);
    const read = async () => {
      const { state, supplierReference } = (await lockAttempt(transaction, attemptId))!;
      const order = await orderSnapshot(transaction, attempt.orderId)();
      return { [`attempt ${attemptId}`]: { state, supplier_reference: supplierReference }, ...order };
    };
    await recordChanges(context, transaction, read, async () => {
      if (reference !== null) return adopt(transaction, attempt, reference);
      const end = endUnplaced(context, attempt, { refusal: "unclear", message: NOT_PLACED, staffId });
      await writeEnds(transaction, [end]);
    });
  });
  context.ordersDue.raise();
  return (await findAttemptRow(kysely, attemptId))!;
}

/** A worker that asks at this moment may be sending the order once more; a supplier that answers settles it itself. */
function refuseSettled({ state, leased, isFollowed }: ReviewedAttempt): void {
  const isOpen = state === "unknown" || (state === "submitted" && !isFollowed);
  if (isOpen && !leased) return;
  const isBusy = leased || state === "submitting";
  const text = isBusy
    ? "The supplier is being asked at this moment: look at it again in a moment."
    : `This attempt is ${state}: there is nothing to settle.`;
  throw new DomainError("conflict", text);
}

async function adopt(transaction: Transaction, { id, state }: ReviewedAttempt, reference: string): Promise<void> {
  const numberTaken = `Another attempt has the supplier's number ${reference}: look at it once more.`;
  const give = state === "submitted" ? followAgain : place;
  const isGiven = await give(transaction, id, reference).catch((error: unknown) => {
    // Another attempt got the number after this statement began.
    throw isUniqueViolation(error) ? new DomainError("conflict", numberTaken) : error;
  });
  if (!isGiven) throw new DomainError("conflict", numberTaken);
}

async function place(transaction: Transaction, attemptId: bigint, supplierReference: string): Promise<boolean> {
  const note = { attemptId, supplierReference, message: null, raw: null, dueSeconds: 0 };
  const [noted] = await writePlacements(transaction, [note]);
  return noted?.state === "submitted";
}

function noAttempt(): DomainError {
  return new DomainError("not_found", "There is no such attempt.");
}
