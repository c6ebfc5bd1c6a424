import { randomInt } from "node:crypto";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";
import { cut } from "../../kernel/text.ts";
import type { User } from "../../people/users/user.ts";
import { recipientsOf } from "../preferences/preferences.ts";
import { listRecipientIdsOfUser } from "../recipient-rows.ts";
import { readBot } from "./bot.ts";
import {
  deleteExpiredCodes,
  listChatNames,
  linkChatRows,
  takeCodeRow,
  unlinkChatRows,
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

/**
 * Makes a code that links the chat that sends it to the bot, once, within 15 minutes. Throws not_found, conflict
 * without a bot.
 */
export async function createLinkCode(context: Context, user: User): Promise<LinkCode> {
  const { name } = await readBot(context);
  if (name === null) throw new DomainError("conflict", "This server has no Telegram bot at the moment.");
  const [recipientId] = await recipientsOf(context, user);
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  const expiresAt = new Date(context.clock().getTime() + CODE_MINUTES * 60_000);
  await writeCodeRow(context.database.kysely, { hash: hashSecret(code), recipientId, expiresAt });
  return { code, url: `https://t.me/${name}?start=${code}`, expiresAt };
}

/** Links the chat that sent a code to the user who requested it. False: the code is unknown, was used or has expired. */
export function linkChat({ database, clock }: Context, code: string, { id, name }: Chat): Promise<boolean> {
  const chat = { id, name: cut(name, MAX_NAME_LENGTH) || "Telegram" };
  return database.transaction(async (transaction) => {
    const recipientId = await takeCodeRow(transaction, hashSecret(code.toUpperCase()), clock());
    if (recipientId === undefined) return false;
    await linkChatRows(transaction, await listRecipientIdsOfUser(transaction, recipientId), chat);
    return true;
  });
}

/**
 * What the user's linked chat is called. Null without one, and where a user who has become both staff and reseller gets
 * only a part of the messages there: linking again completes it. Throws not_found.
 */
export async function readLinkedChat(context: Context, user: User): Promise<string | null> {
  const recipientIds = await recipientsOf(context, user);
  const names = await listChatNames(context.database.kysely, recipientIds);
  return names.length === recipientIds.length ? names[0]! : null;
}

/** Throws not_found. */
export async function unlinkChat(context: Context, user: User): Promise<void> {
  await unlinkChatRows(context.database.kysely, await recipientsOf(context, user));
}

/** Forgets codes that have expired. */
export function sweepLinkCodes({ database, clock }: Context): Promise<void> {
  return deleteExpiredCodes(database.kysely, clock());
}
