import type { Context } from "../../kernel/context.ts";
import { sweep } from "../../kernel/work/sweep.ts";
import { untilRecorded } from "../../kernel/work/until-recorded.ts";
import { composeMessage } from "../messages/compose-message.ts";
import type { Message } from "../messages/message.ts";
import { findRecipientRow, type Recipient } from "../recipient-rows.ts";
import { isSendable, LEASE_MS, retryAfter, type Outcome } from "./outcome.ts";
import { dropChatRow } from "../telegram/telegram-rows.ts";
import {
  claimLineRows,
  deleteOldNotifications,
  endLineRow,
  listWaitingRows,
  lockLineRow,
  postponeLineRow,
  readDueLinesRow,
  type ClaimedLine,
  type DueLinesRow,
} from "./line-rows.ts";

export type { ClaimedLine } from "./line-rows.ts";
export type { Recipient } from "../recipient-rows.ts";

const DAY_MS = 86_400_000;
const STORED_DAYS = 30;
/** Of what waits, in one message. */
const MOST_GATHERED = 1_000;
/** Of the things in one message whose facts it shows; a digest is read as a list. */
const MOST_SAMPLES = 10;
const MOST_IN_DIGEST = 50;

/** A message that this worker is to send. */
export interface Parcel {
  line: ClaimedLine;
  recipient: Recipient;
  message: Message;
  /** What the message says; removed when it has left. */
  ids: bigint[];
}

/** Leases at most `most` lines whose time has come. */
export function claimLines({ database, clock }: Context, most: number): Promise<ClaimedLine[]> {
  const now = clock();
  return claimLineRows(database.kysely, { now, until: new Date(now.getTime() + LEASE_MS), most });
}

/**
 * The message of a claimed line, with everything that was gathered. Null: nothing is to be sent, and the line is ended, or its
 * lease is nearly over, and another worker goes on.
 */
export async function openLine(context: Context, line: ClaimedLine): Promise<Parcel | null> {
  const { kysely } = context.database;
  const [recipient, waiting] = await Promise.all([
    findRecipientRow(kysely, line),
    listWaitingRows(kysely, line, MOST_GATHERED),
  ]);
  const ids = waiting.map(({ id }) => id);
  const things = waiting.reduce((sum, row) => sum + row.things, 0);
  if (recipient === undefined || things === 0) {
    await endLine(context, line, ids, null);
    return null;
  }
  if (!isSendable(line, context.clock())) return null;
  const most = line.topic === "price_changes" ? MOST_IN_DIGEST : MOST_SAMPLES;
  const samples = waiting.flatMap((row) => row.samples).slice(0, most);
  return { line, recipient, ids, message: composeMessage(line.topic, { things, samples }) };
}

/** Records the outcome of a message: what it said is removed, or sent again later. Returns whether it was given up. */
export async function recordOutcome(context: Context, parcel: Parcel, outcome: Outcome): Promise<boolean> {
  const { line, ids, recipient } = parcel;
  const dueAt = outcome === "failed" ? retryAfter(line.attempts, context.clock()) : null;
  if (dueAt !== null) {
    await untilRecorded(() => postponeLineRow(context.database.kysely, line, dueAt));
    return false;
  }
  const sentAt = outcome === "sent" ? context.clock() : null;
  await untilRecorded(() => endLine(context, line, ids, sentAt));
  if (outcome === "gone") await untilRecorded(() => dropChatRow(context.database.kysely, recipient));
  return outcome !== "sent";
}

/** The messages that are due. */
export function readDueLines({ database }: Context): Promise<DueLinesRow> {
  return readDueLinesRow(database.kysely);
}

/** Forgets what could not be sent for a month, as where no worker has run. */
export async function sweepNotifications({ database, clock }: Context): Promise<void> {
  const before = new Date(clock().getTime() - STORED_DAYS * DAY_MS);
  await sweep((most) => deleteOldNotifications(database.kysely, before, most));
}

/** What arrives at this moment waits for the lock, or keeps it until it is counted. */
async function endLine(
  { database }: Context,
  line: ClaimedLine,
  ids: readonly bigint[],
  sentAt: Date | null,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (await lockLineRow(transaction, line)) await endLineRow(transaction, line, { ids, sentAt });
  });
}
