import { randomInt } from "node:crypto";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";
import { toStorable } from "../../kernel/text.ts";
import type { User } from "../../people/users/user.ts";
import { recipientOf } from "../preferences/preferences.ts";
import { readBot } from "./bot.ts";
import {
  deleteExpiredCodes,
  findChatName,
  linkChatRow,
  takeCodeRow,
  unlinkChatRow,
  writeCodeRow,
  type Chat,
} from "./telegram-rows.ts";

const CODE_MINUTES = 15;
/** Without letters and digits that look alike: codes may be typed. 60 bits. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_LENGTH = 12;
const MAX_NAME_LENGTH = 200;

export interface LinkCode {
  code: string;
  /** Opens Telegram with the code. */
  url: string;
  expiresAt: Date;
}

/** Makes a code that links the chat that sends it to the bot, once, within 15 minutes. Throws conflict without a bot. */
export async function createLinkCode(context: Context, user: User): Promise<LinkCode> {
  const { name } = await readBot(context);
  if (name === null) throw new DomainError("conflict", "This server has no Telegram bot at the moment.");
  const recipientId = await recipientOf(context, user);
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  const expiresAt = new Date(context.clock().getTime() + CODE_MINUTES * 60_000);
  await writeCodeRow(context.database.kysely, { hash: hashSecret(code), recipientId, expiresAt });
  return { code, url: `https://t.me/${name}?start=${code}`, expiresAt };
}

/** Links the chat that sent a code to the recipient who asked for it. False: the code is unknown, was used or has expired. */
export function linkChat({ database, clock }: Context, code: string, { id, name }: Chat): Promise<boolean> {
  const chat = { id, name: toStorable(name).trim().slice(0, MAX_NAME_LENGTH).toWellFormed() || "Telegram" };
  return database.transaction(async (transaction) => {
    const recipientId = await takeCodeRow(transaction, hashSecret(code.toUpperCase()), clock());
    if (recipientId === undefined) return false;
    await linkChatRow(transaction, recipientId, chat);
    return true;
  });
}

/** What the user's linked chat is called; null without one. */
export async function readLinkedChat(context: Context, user: User): Promise<string | null> {
  return (await findChatName(context.database.kysely, await recipientOf(context, user))) ?? null;
}

export async function unlinkChat(context: Context, user: User): Promise<void> {
  await unlinkChatRow(context.database.kysely, await recipientOf(context, user));
}

/** Forgets codes that have expired. */
export function sweepLinkCodes({ database, clock }: Context): Promise<void> {
  return deleteExpiredCodes(database.kysely, clock());
}
