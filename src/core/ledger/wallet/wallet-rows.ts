import { sql } from "kysely";
import { run } from "../../../database/statements.ts";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { TransferKind } from "../../../database/column-types.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { Micros } from "../../kernel/money.ts";
import { HOUSE_KINDS } from "./transfer-kinds.ts";
import type { Actor } from "../../kernel/actor.ts";

export interface Wallet {
  id: number;
  resellerId: number;
  test: boolean;
  currency: string;
  available: Micros;
  held: Micros;
  creditLimit: Micros;
  ordersCount: bigint;
  entriesCount: bigint;
}

const FIELDS = [
  "id",
  "reseller_id as resellerId",
  "test",
  "currency",
  "available",
  "held",
  "credit_limit as creditLimit",
  "orders_count as ordersCount",
  "entries_count as entriesCount",
] as const;

/** Makes a wallet with its two ledger accounts. */
export async function insertWallet(
  transaction: Transaction,
  wallet: { resellerId: number; test: boolean; currency: string; creditLimit: Micros },
): Promise<number> {
  const { test, currency } = wallet;
  const accounts = await transaction
    .insertInto("ledger_accounts")
    .values([
      { kind: "wallet_available", currency, test },
      { kind: "wallet_held", currency, test },
    ])
    .returning(["id", "kind"])
    .execute();
  const idOf = (kind: string) => accounts.find((account) => account.kind === kind)!.id;
  const { id } = await transaction
    .insertInto("wallets")
    .values({
      reseller_id: wallet.resellerId,
      test,
      currency,
      available_account_id: idOf("wallet_available"),
      held_account_id: idOf("wallet_held"),
      credit_limit: wallet.creditLimit,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await ensureHouseAccounts(transaction, currency, test);
  return id;
}

/** The house's side of every movement exists for each currency and mode that has a wallet. */
export async function ensureHouseAccounts(transaction: Transaction, currency: string, test: boolean): Promise<void> {
  await transaction
    .insertInto("ledger_accounts")
    .values(HOUSE_KINDS.map((kind) => ({ kind, currency, test })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function readWalletRow(connection: Connection, id: number): Promise<Wallet> {
  return connection.selectFrom("wallets").select(FIELDS).where("id", "=", id).executeTakeFirstOrThrow();
}

export function findWalletRow(connection: Connection, resellerId: number, test: boolean): Promise<Wallet | undefined> {
  return connection
    .selectFrom("wallets")
    .select(FIELDS)
    .where("reseller_id", "=", resellerId)
    .where("test", "=", test)
    .executeTakeFirst();
}

/** Wallets are locked before orders, everywhere: no two transactions wait for each other in a circle. */
export async function lockWallet(transaction: Connection, id: number): Promise<void> {
  await run(transaction, "select 1 from wallets where id = $1 for no key update", [id]);
}

export async function updateCreditLimit(
  transaction: Transaction,
  walletId: number,
  creditLimit: Micros,
): Promise<void> {
  await transaction.updateTable("wallets").set({ credit_limit: creditLimit }).where("id", "=", walletId).execute();
}

/** A movement between a house account and a wallet's available credit. */
export interface WalletMovement {
  walletId: number;
  kind: Extract<TransferKind, "top_up" | "payment_fee" | "payment_reversal" | "adjustment" | "promo" | "refund">;
  houseKind: "cash_in" | "payment_fees" | "payment_reversals" | "adjustment" | "promo" | "revenue";
  /** Positive: into the wallet. Negative: out of it. */
  amount: Micros;
  orderId?: bigint;
  reason: string | null;
  actor: Actor;
  idempotencyKey: string;
  /** The wallet may be below its credit limit: part of a payment that was taken back, or the fee of a credit. */
  mayOwe?: boolean;
}

export interface Moved {
  transferId: bigint;
  /** What the transfer moved: positive into the wallet, negative out of it. */
  amount: Micros;
  available: Micros;
  /** False: a transfer with this key was made before, and nothing moved now. */
  fresh: boolean;
}

/**
 * Moves money and writes its transfer in one go. A repeated idempotency key moves nothing.
 * Throws insufficient_balance when the wallet would fall below its credit limit.
 */
export async function moveMoney(transaction: Transaction, movement: WalletMovement): Promise<Moved> {
  await lockWallet(transaction, movement.walletId);
  const before = await findTransfer(transaction, movement.idempotencyKey);
  if (before) return before;
  const isIncoming = movement.amount > 0n;
  const wallet = await transaction
    .updateTable("wallets")
    .set({
      available: sql<bigint>`available + ${movement.amount}::bigint`,
      entries_count: sql<bigint>`entries_count + 1`,
    })
    .where("id", "=", movement.walletId)
    .$if(movement.mayOwe === true, (update) => update.set({ reversal_debt: debtAfter(movement.amount) }))
    // Money may always come in, also where the credit limit was lowered below what is owed.
    .$if(!isIncoming && movement.mayOwe !== true, (update) =>
      update.where(sql<boolean>`available + credit_limit + ${movement.amount}::bigint >= 0`),
    )
    .returning(["available", "held", "currency", "test", "available_account_id"])
    .executeTakeFirst();
  if (!wallet) throw new DomainError("insufficient_balance", "The wallet holds less than this: take out less.");
  const house = await transaction
    .selectFrom("ledger_accounts")
    .select("id")
    .where("kind", "=", movement.houseKind)
    .where("currency", "=", wallet.currency)
    .where("test", "=", wallet.test)
    .executeTakeFirstOrThrow();
  const { id } = await transaction
    .insertInto("transfers")
    .values({
      kind: movement.kind,
      from_account_id: isIncoming ? house.id : wallet.available_account_id,
      to_account_id: isIncoming ? wallet.available_account_id : house.id,
      amount: isIncoming ? movement.amount : -movement.amount,
      currency: wallet.currency,
      test: wallet.test,
      wallet_id: movement.walletId,
      order_id: movement.orderId ?? null,
      available_after: wallet.available,
      held_after: wallet.held,
      reason: movement.reason,
      actor_kind: movement.actor.kind,
      actor_id: movement.actor.id,
      idempotency_key: movement.idempotencyKey,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { transferId: id, amount: movement.amount, available: wallet.available, fresh: true };
}

/** The database lowers it again as money comes in. */
function debtAfter(amount: Micros) {
  return sql<bigint>`greatest(reversal_debt, -(available + credit_limit + ${amount}::bigint))`;
}

/** What a movement with this key did. */
export async function findTransfer(transaction: Transaction, key: string): Promise<Moved | undefined> {
  const row = await transaction
    .selectFrom("transfers as t")
    .innerJoin("wallets as w", "w.id", "t.wallet_id")
    .select(["t.id as transferId", "w.available"])
    .select(
      sql<bigint>`case when t.to_account_id = w.available_account_id then t.amount else -t.amount end`.as("amount"),
    )
    .where("t.idempotency_key", "=", key)
    .executeTakeFirst();
  return row && { ...row, fresh: false };
}

/** Whether an amount is worth more than `most` of the base currency, at the exchange rate. Undefined: there is no rate. */
export async function isLargerAtRate(
  connection: Connection,
  { base, currency, size, most }: { base: string; currency: string; size: Micros; most: Micros },
): Promise<boolean | undefined> {
  const { rows } = await sql<{ isLarger: boolean }>`
    select ${size.toString()}::numeric > ${most.toString()}::numeric * rate as "isLarger"
      from exchange_rates where base = ${base} and currency = ${currency}`.execute(connection);
  return rows[0]?.isLarger;
}
