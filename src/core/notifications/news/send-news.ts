import type { NewsDeliveryState } from "../../../database/column-types.ts";
import type { Context } from "../../kernel/context.ts";
import { untilRecorded } from "../../kernel/work/until-recorded.ts";
import { composeMessage } from "../messages/compose-message.ts";
import type { Message } from "../messages/message.ts";
import { findRecipientRow, type Recipient } from "../recipient-rows.ts";
import { LEASE_MS, retryAfter, type Outcome } from "../sending/outcome.ts";
import { dropChatRow } from "../telegram/telegram-rows.ts";
import { beginNewsRow, claimNewsRows, endNewsAttemptRow, skipNewsRow, type ClaimedNews } from "./news-delivery-rows.ts";

export type { ClaimedNews } from "./news-delivery-rows.ts";

/** News that this worker is to send to one recipient by one channel. */
export interface NewsParcel {
  claimed: ClaimedNews;
  attempt: number;
  recipient: Recipient;
  message: Message;
}

/** Leases at most `most` messages that are due. */
export function claimNews({ database, clock }: Context, most: number): Promise<ClaimedNews[]> {
  const now = clock();
  return claimNewsRows(database.kysely, { now, until: new Date(now.getTime() + LEASE_MS), most });
}

/**
 * Writes down that a claimed message is being sent, from when on it is never sent again unless it provably has not left. Null:
 * nothing is to be sent.
 */
export async function beginNews({ database, clock }: Context, claimed: ClaimedNews): Promise<NewsParcel | null> {
  const { kysely } = database;
  const recipient = await findRecipientRow(kysely, { ...claimed, topic: "news" });
  const attempt = recipient && (await beginNewsRow(kysely, claimed, clock()));
  if (attempt === undefined || recipient === undefined) {
    await skipNewsRow(kysely, claimed);
    return null;
  }
  const { title, text } = claimed;
  return { claimed, attempt, recipient, message: composeMessage("news", { things: 1, samples: [{ title, text }] }) };
}

/** Records the outcome of a message that was sent or not. Returns whether it was given up. */
export async function recordNews(
  { database, clock }: Context,
  { claimed, attempt, recipient }: NewsParcel,
  outcome: Outcome,
): Promise<boolean> {
  const dueAt = outcome === "failed" ? retryAfter(attempt, clock()) : null;
  const state = dueAt === null ? STATES[outcome] : "waiting";
  await untilRecorded(() => endNewsAttemptRow(database.kysely, claimed, { attempt, state, dueAt }));
  if (outcome === "gone") await untilRecorded(() => dropChatRow(database.kysely, recipient));
  return state === "failed";
}

const STATES: Record<Outcome, NewsDeliveryState> = {
  sent: "sent",
  failed: "failed",
  gone: "skipped",
  dropped: "skipped",
};
