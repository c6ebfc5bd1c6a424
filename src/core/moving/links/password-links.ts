import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { readWhole } from "../../kernel/input/field-readers.ts";
import { cut } from "../../kernel/text.ts";
import { writeFirstPasswordMail } from "../../people/sign-in/passwords.ts";
import {
  claimLink,
  countLinks,
  deleteLink,
  queueLinks,
  recordLink,
  type ClaimedLink,
  type LinkCounts,
} from "./link-rows.ts";

export type { LinkCounts } from "./link-rows.ts";

/** Of one request. */
export const MOST_LINKS = 1_000;
/** Mail servers throttle or block a sender of many emails at once. */
export const LINKS_PER_MINUTE = 60;
export const LINK_DAYS = 7;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longer than an email takes: another worker sends again what a worker that died was sending. */
const LEASE_MS = 2 * MINUTE_MS;
const RETRY_MINUTES: readonly number[] = [1, 10, 60];

/** How many resellers need a link, and what became of those that were requested. */
export async function readPasswordLinks({ database, clock }: Context): Promise<LinkCounts> {
  return countLinks(database.kysely, validSince(clock()));
}

/**
 * Requests links to set a password for resellers who came without one that works here and have not signed in: at most
 * `most`, each once until the link expires, so that a request may be repeated. Returns how many. Throws conflict without a
 * mail server, validation_failed.
 */
export async function requestPasswordLinks(context: Context, most: number): Promise<number> {
  readWhole("limit", most, 1, MOST_LINKS);
  if (context.config.SMTP_URL === undefined)
    throw new DomainError("conflict", "There is no mail server to send links by: set SMTP_URL and MAIL_FROM.");
  const now = context.clock();
  const queue = { now, validSince: validSince(now), most, pauseSeconds: 60 / LINKS_PER_MINUTE };
  return context.database.transaction((transaction) => queueLinks(transaction, queue));
}

/** Sends the link that is due the longest. Returns whether there was one. */
export async function sendPasswordLink(context: Context): Promise<boolean> {
  const now = context.clock();
  const until = new Date(now.getTime() + LEASE_MS);
  const link = await claimLink(context.database.kysely, { now, until });
  if (link) await send(context, link);
  return link !== undefined;
}

async function send(context: Context, { userId, email, name, attempts, isWanted }: ClaimedLink): Promise<void> {
  const { kysely } = context.database;
  if (!isWanted) return deleteLink(kysely, userId);
  try {
    await context.mailer.deliver(await writeFirstPasswordMail(context, { id: userId, email, name }, LINK_DAYS));
  } catch (error) {
    const minutes = RETRY_MINUTES[attempts - 1];
    const dueAt = minutes === undefined ? null : new Date(context.clock().getTime() + minutes * MINUTE_MS);
    return recordLink(kysely, userId, { due_at: dueAt, sent_at: null, error: cut((error as Error).message) });
  }
  await recordLink(kysely, userId, { due_at: null, sent_at: context.clock(), error: null });
}

function validSince(now: Date): Date {
  return new Date(now.getTime() - LINK_DAYS * DAY_MS);
}
