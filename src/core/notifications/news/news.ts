import type { Transaction } from "../../../database/database.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { requireSameRequest } from "../../kernel/request-key.ts";
import { readText } from "../../kernel/input/field-readers.ts";
import type { BotContext } from "../context.ts";
import { readBot } from "../telegram/bot.ts";
import type { NotificationChannel } from "../topics.ts";
import { readAudienceRow, writeDeliveryRows, skipWaitingRows, type AudienceCounts } from "./news-delivery-rows.ts";
import {
  deleteNewsRow,
  deleteOldNewsRow,
  endNewsRow,
  findNewsByKey,
  findNewsRow,
  findPriceGroupName,
  insertNewsRow,
  lockNewsRow,
  pageNewsRows,
  type News,
  type NewsPage,
} from "./news-rows.ts";

export const MAX_TITLE_LENGTH = 120;
export const MAX_TEXT_LENGTH = 3_000;
const DAY_MS = 86_400_000;

export type { AudienceCounts } from "./news-delivery-rows.ts";
export type { News } from "./news-rows.ts";

export interface NewsInput {
  title: string;
  text: string;
  /** Null: all resellers. */
  priceGroupId: number | null;
  /** Null: shown until each user dismisses it. */
  endsAt: Date | null;
  staffId: number | null;
  /** Idempotency-Key: the same call never publishes twice. */
  requestKey?: string | undefined;
}

/**
 * Publishes news: the dashboards of the resellers show it at once, and workers send it to those who have not turned it off.
 * Throws validation_failed, idempotency_mismatch.
 */
export async function publishNews(context: BotContext, input: NewsInput): Promise<News> {
  const { priceGroupId, endsAt, staffId, requestKey = null } = input;
  const [title, text] = [readTitle(input.title), readNewsText(input.text)];
  if (endsAt !== null && !(endsAt > context.clock())) {
    throw invalidField("ends_at", "Choose a date and time in the future.");
  }
  const channels = await listOpenChannels(context);
  const id = await context.database.transaction(async (transaction) => {
    const before = await findPublished(context, transaction, { ...input, title, text });
    if (before !== undefined) return before;
    const inserted = await insertNewsRow(transaction, {
      title,
      text,
      audience: priceGroupId === null ? "all" : "price_group",
      price_group_id: priceGroupId,
      price_group_name: priceGroupId === null ? null : await nameGroup(transaction, priceGroupId),
      ends_at: endsAt,
      staff_id: staffId,
      request_key: requestKey,
    });
    // The same call at the same moment has published it.
    if (inserted === undefined) return (await findPublished(context, transaction, { ...input, title, text }))!;
    await writeDeliveryRows(transaction, inserted, { priceGroupId, channels });
    return inserted;
  });
  return (await findNewsRow(context.database.kysely, id))!;
}

/**
 * What the same call has published before. What staff did to the news since does not count: they may have ended it, or removed
 * its price group. Throws idempotency_mismatch.
 */
async function findPublished(
  { clock }: BotContext,
  transaction: Transaction,
  { title, text, priceGroupId, endsAt, requestKey }: NewsInput,
): Promise<bigint | undefined> {
  const before = requestKey === undefined ? undefined : await findNewsByKey(transaction, requestKey);
  if (before === undefined) return undefined;
  const wasEnded = before.endsAt !== null && before.endsAt <= clock();
  const wasRemoved = before.audience === "price_group" && before.priceGroupId === null;
  requireSameRequest(
    {
      ...before,
      priceGroupId: wasRemoved ? priceGroupId : before.priceGroupId,
      endsAt: (wasEnded ? endsAt : before.endsAt)?.getTime(),
    },
    {
      title,
      text,
      audience: priceGroupId === null ? "all" : "price_group",
      priceGroupId,
      endsAt: endsAt?.getTime(),
    },
  );
  return before.id;
}

/** How many resellers would see news now, and how many would get it by each channel. Throws validation_failed. */
export async function previewNews(context: BotContext, priceGroupId: number | null): Promise<AudienceCounts> {
  const { kysely } = context.database;
  if (priceGroupId !== null) await nameGroup(kysely, priceGroupId);
  return readAudienceRow(kysely, { priceGroupId, channels: await listOpenChannels(context) });
}

/** A page of all news, newest first. */
export function pageNews({ database }: BotContext, page: NewsPage): Promise<News[]> {
  return pageNewsRows(database.kysely, page);
}

/** Takes news from the dashboards; what has not been sent is not sent any more. Ended news stays as it is. Throws not_found. */
export async function endNews(context: BotContext, id: bigint): Promise<News> {
  await changeNews(context, id, async (transaction) => {
    await endNewsRow(transaction, id, context.clock());
    await skipWaitingRows(transaction, id);
  });
  return (await findNewsRow(context.database.kysely, id))!;
}

/** Removes news with its counts. Throws not_found. */
export async function removeNews(context: BotContext, id: bigint): Promise<void> {
  await changeNews(context, id, (transaction) => deleteNewsRow(transaction, id));
}

/** Forgets news older than NEWS_DAYS, one at a time: each takes the rows of all of its messages with it. */
export async function sweepNews({ database, clock, config }: Context): Promise<void> {
  const before = new Date(clock().getTime() - config.NEWS_DAYS * DAY_MS);
  while (await deleteOldNewsRow(database.kysely, before));
}

async function changeNews(
  context: BotContext,
  id: bigint,
  change: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await context.database.transaction(async (transaction) => {
    if (!(await lockNewsRow(transaction, id))) throw new DomainError("not_found", "There is no such news.");
    const read = async () => ({ [`news ${id}`]: await lockNewsRow(transaction, id) });
    await recordChanges(context, transaction, read, () => change(transaction));
  });
}

/** The channels that this server has at present. */
async function listOpenChannels(context: BotContext): Promise<NotificationChannel[]> {
  const bot = await readBot(context);
  return [...(context.mailer.from === null ? [] : ["email" as const]), ...(bot.isSet ? ["telegram" as const] : [])];
}

async function nameGroup(connection: Parameters<typeof findPriceGroupName>[0], id: number): Promise<string> {
  const name = await findPriceGroupName(connection, id);
  if (name === undefined) throw invalidField("price_group_id", "There is no such price group.");
  return name;
}

function readTitle(given: string): string {
  return readText("title", given.replaceAll(/\s+/g, " "), MAX_TITLE_LENGTH);
}

/** With line feeds alone, and one empty line between paragraphs. */
function readNewsText(given: string): string {
  const lines = given.replaceAll(/\r\n?/g, "\n").split("\n");
  const text = lines
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n");
  return readText("text", text, MAX_TEXT_LENGTH);
}
