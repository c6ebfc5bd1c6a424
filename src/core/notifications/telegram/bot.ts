import { recordChanges, secret } from "../../kernel/changes.ts";
import { invalidField } from "../../kernel/errors.ts";
import { cut } from "../../kernel/text.ts";
import type { BotContext } from "../context.ts";
import {
  claimBotRow,
  lockBotRow,
  readBotRow,
  releaseBotRow,
  writeBotRow,
  writeTokenRow,
  type ClaimedBotRow,
} from "./telegram-rows.ts";

/** As BotFather gives them. */
const TOKEN = /^\d{5,20}:[\w-]{30,100}$/;
const PLACE = "telegram_bot";
/** Longer than a long poll: another worker goes on where one has died. */
const LEASE_MS = 60_000;

/** The bot as the operator sees it. */
export interface Bot {
  isSet: boolean;
  /** Null until Telegram has answered. */
  name: string | null;
  /** Why Telegram does not know the bot. */
  error: string | null;
}

export async function readBot({ database }: Pick<BotContext, "database">): Promise<Bot> {
  const { sealedToken, name, error } = await readBotRow(database.kysely);
  return { isSet: sealedToken !== null, name, error };
}

/** Sets the bot of this server, or none. Workers ask Telegram what it is called. Throws validation_failed. */
export async function setBot(context: BotContext, token: string | null): Promise<Bot> {
  const clean = token?.trim() ?? null;
  if (clean !== null && !TOKEN.test(clean)) {
    throw invalidField("token", "Enter the token as BotFather gave it, such as 123456789:AAE….");
  }
  const sealed = clean === null ? null : context.secretBox.seal(clean, PLACE);
  await context.database.transaction(async (transaction) => {
    const read = async () => ({ "telegram bot": { token: secret((await lockBotRow(transaction)).sealedToken) } });
    await recordChanges(context, transaction, read, () => writeTokenRow(transaction, sealed));
  });
  return readBot(context);
}

/** The token of the bot; null without one. */
export async function readToken(context: BotContext): Promise<string | null> {
  const { sealedToken } = await readBotRow(context.database.kysely);
  return sealedToken === null ? null : context.secretBox.open(sealedToken, PLACE);
}

export interface ClaimedBot extends ClaimedBotRow {
  token: string;
}

/** Leases what was sent to the bot; null: there is no bot, or another worker reads it. */
export async function claimBot(context: BotContext): Promise<ClaimedBot | null> {
  const now = context.clock();
  const row = await claimBotRow(context.database.kysely, now, new Date(now.getTime() + LEASE_MS));
  return row ? { ...row, token: context.secretBox.open(row.sealedToken, PLACE) } : null;
}

/** Ends the lease; what is before `nextUpdate` is not read again. A worker that was suspended ends no other's. */
export function releaseBot({ database }: BotContext, bot: ClaimedBot, nextUpdate: bigint): Promise<void> {
  return releaseBotRow(database.kysely, bot, nextUpdate);
}

/** Stores what Telegram said of the bot, if that is new. */
export async function recordBot(
  { database }: BotContext,
  bot: ClaimedBot,
  { name, error }: { name: string | null; error: string | null },
): Promise<void> {
  const known = { name, error: error === null ? null : cut(error) };
  if (known.name === bot.name && known.error === bot.error) return;
  await writeBotRow(database.kysely, bot.sealedToken, known);
}
