import type { Connection, Transaction } from "../../../database/database.ts";
import { run } from "../../../database/statements.ts";

export interface BotRow {
  sealedToken: string | null;
  name: string | null;
  error: string | null;
}

export function readBotRow(connection: Connection): Promise<BotRow> {
  return selectBot(connection).executeTakeFirstOrThrow();
}

export function lockBotRow(transaction: Transaction): Promise<BotRow> {
  return selectBot(transaction).forNoKeyUpdate().executeTakeFirstOrThrow();
}

function selectBot(connection: Connection) {
  return connection.selectFrom("telegram_bot").select(["sealed_token as sealedToken", "bot_name as name", "error"]);
}

/** Another bot has other updates. */
export async function writeTokenRow(transaction: Transaction, sealedToken: string | null): Promise<void> {
  await transaction
    .updateTable("telegram_bot")
    .set({ sealed_token: sealedToken, bot_name: null, error: null, next_update: 0n, leased_until: null })
    .execute();
}

/** As what the bot of this token is known, or why it is not. Nothing if another token was set meanwhile. */
export async function writeBotRow(
  connection: Connection,
  sealedToken: string,
  known: { name: string | null; error: string | null },
): Promise<void> {
  await connection
    .updateTable("telegram_bot")
    .set({ bot_name: known.name, error: known.error })
    .where("sealed_token", "=", sealedToken)
    .execute();
}

export interface ClaimedBotRow extends BotRow {
  sealedToken: string;
  nextUpdate: bigint;
  lease: Date;
}

/** Leases the updates of the bot; undefined: there is no bot, or another worker reads them. */
export async function claimBotRow(connection: Connection, now: Date, until: Date): Promise<ClaimedBotRow | undefined> {
  const text = `
    update telegram_bot set leased_until = $2
     where sealed_token is not null and (leased_until is null or leased_until <= $1)
    returning sealed_token as "sealedToken", bot_name as name, error, next_update as "nextUpdate",
              leased_until as lease`;
  const [row] = await run<ClaimedBotRow>(connection, text, [now, until]);
  return row;
}

/** Nothing where another token was set, or the lease has passed to another worker. */
export async function releaseBotRow(
  connection: Connection,
  { sealedToken, lease }: Pick<ClaimedBotRow, "sealedToken" | "lease">,
  nextUpdate: bigint,
): Promise<void> {
  await connection
    .updateTable("telegram_bot")
    .set({ next_update: nextUpdate, leased_until: null })
    .where("sealed_token", "=", sealedToken)
    .where("leased_until", "=", lease)
    .execute();
}

export interface Chat {
  id: bigint;
  name: string;
}

/** One code for each recipient: a new one replaces it. */
export async function writeCodeRow(
  connection: Connection,
  row: { hash: Uint8Array; recipientId: number; expiresAt: Date },
): Promise<void> {
  const code = { hash: row.hash, expires_at: row.expiresAt };
  await connection
    .insertInto("telegram_codes")
    .values({ recipient_id: row.recipientId, ...code })
    .onConflict((existing) => existing.column("recipient_id").doUpdateSet(code))
    .execute();
}

/** Whose code it is; it is gone then. */
export async function takeCodeRow(transaction: Transaction, hash: Uint8Array, now: Date): Promise<number | undefined> {
  const row = await transaction
    .deleteFrom("telegram_codes")
    .where("hash", "=", hash)
    .where("expires_at", ">", now)
    .returning("recipient_id as recipientId")
    .executeTakeFirst();
  return row?.recipientId;
}

export async function deleteExpiredCodes(connection: Connection, now: Date): Promise<void> {
  await connection.deleteFrom("telegram_codes").where("expires_at", "<=", now).execute();
}

export async function linkChatRows(
  transaction: Transaction,
  recipientIds: readonly number[],
  { id, name }: Chat,
): Promise<void> {
  const chat = { chat_id: id, chat_name: name };
  await transaction
    .insertInto("telegram_links")
    .values(recipientIds.map((recipientId) => ({ recipient_id: recipientId, ...chat })))
    .onConflict((existing) => existing.column("recipient_id").doUpdateSet(chat))
    .execute();
}

export async function listChatNames(connection: Connection, recipientIds: readonly number[]): Promise<string[]> {
  const rows = await connection
    .selectFrom("telegram_links")
    .select("chat_name as name")
    .where("recipient_id", "in", recipientIds)
    .orderBy("recipient_id")
    .execute();
  return rows.map(({ name }) => name);
}

/** Nothing is sent to the chats of these recipients any more. */
export async function unlinkChatRows(connection: Connection, recipientIds: readonly number[]): Promise<void> {
  await connection.deleteFrom("telegram_links").where("recipient_id", "in", recipientIds).execute();
}

/** Nothing is sent to a chat that is gone; one that was linked meanwhile stays. */
export async function dropChatRow(
  connection: Connection,
  { id, chatId }: { id: number; chatId: bigint | null },
): Promise<void> {
  await connection.deleteFrom("telegram_links").where("recipient_id", "=", id).where("chat_id", "=", chatId).execute();
}
