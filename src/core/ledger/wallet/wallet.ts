import type { Transaction } from "../../../database/database.ts";
import { randomUUID } from "node:crypto";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { formatMoney, MAX_AMOUNT, type Micros } from "../../kernel/money.ts";
import type { Actor } from "../../kernel/actor.ts";
import { readAmount, readPositiveAmount, readText } from "../../kernel/input/field-readers.ts";
import { doubtOfAmount } from "./large-amounts.ts";
import {
  ensureHouseAccounts,
  findWalletRow,
  lockWallet,
  moveMoney,
  readWalletRow,
  updateCreditLimit,
  type Moved,
  type Wallet,
} from "./wallet-rows.ts";

const MAX_REASON_LENGTH = 500;

export interface Movement extends Confirmable {
  resellerId: number;
  /** In micro-units of the reseller's currency; of a top-up positive. */
  amount: Micros;
  /** If given, it must be the wallet's, so that no currency is mistaken for another. */
  currency?: string | undefined;
  reason: string;
  /** The same key moves money once, however often it is sent. */
  idempotencyKey?: string | undefined;
  test?: boolean | undefined;
  actor: Actor;
}

/** Opens the house's accounts of a currency in which no wallet may exist: suppliers are paid in it. */
export async function openHouseAccounts(transaction: Transaction, currency: string): Promise<void> {
  for (const test of [false, true]) await ensureHouseAccounts(transaction, currency, test);
}

/** Adds prepaid money. Throws validation_failed, not_found, idempotency_mismatch, confirmation_required for a large amount. */
export async function topUp(context: Context, wanted: Movement): Promise<Moved> {
  readPositiveAmount("amount", wanted.amount);
  return move(context, wanted, { kind: "top_up", houseKind: "cash_in" });
}

/**
 * Corrects a balance up or down. Throws validation_failed, not_found, insufficient_balance, idempotency_mismatch,
 * confirmation_required for a large amount.
 */
export async function adjust(context: Context, wanted: Movement): Promise<Moved> {
  const { amount } = wanted;
  if (amount === 0n || amount > MAX_AMOUNT || amount < -MAX_AMOUNT) {
    throw invalidField("amount", "The amount must not be zero, nor larger than any wallet.");
  }
  return move(context, wanted, { kind: "adjustment", houseKind: "adjustment" });
}

async function move(
  context: Context,
  { resellerId, test = false, amount, currency, reason, idempotencyKey = randomUUID(), actor, confirm }: Movement,
  what: { kind: "top_up"; houseKind: "cash_in" } | { kind: "adjustment"; houseKind: "adjustment" },
): Promise<Moved> {
  const text = readText("reason", reason, MAX_REASON_LENGTH);
  const wallet = await findWallet(context, resellerId, test);
  if (currency !== undefined && currency !== wallet.currency) {
    throw invalidField("currency", `The wallet is in ${wallet.currency}: give the amount in it.`);
  }
  requireConfirmation(await doubtOfAmount(context, context.database.kysely, amount, wallet.currency), { confirm });
  const key = `${what.kind}:${wallet.id}:${idempotencyKey}`;
  const movement = { ...what, walletId: wallet.id, amount, reason: text, actor, idempotencyKey: key };
  const moved = await context.database.transaction((transaction) =>
    recordChanges(context, transaction, readBalance(transaction, wallet), () => moveMoney(transaction, movement)),
  );
  if (moved.amount === amount) return moved;
  const before = `${formatMoney(moved.amount)} ${wallet.currency}`;
  throw new DomainError("idempotency_mismatch", `This key moved ${before} before: choose a new one to move more.`);
}

/** Sets how far the live wallet may go below zero. Throws validation_failed, not_found. */
export async function setCreditLimit(context: Context, resellerId: number, creditLimit: Micros): Promise<void> {
  readAmount("credit_limit", creditLimit);
  const wallet = await findWallet(context, resellerId, false);
  const { id } = wallet;
  await context.database.transaction(async (transaction) => {
    await lockWallet(transaction, id);
    const { available } = await readWalletRow(transaction, id);
    if (available + creditLimit < 0n) {
      throw invalidField("credit_limit", "The wallet is already further below zero: top it up first.");
    }
    const write = () => updateCreditLimit(transaction, id, creditLimit);
    await recordChanges(context, transaction, readBalance(transaction, wallet), write);
  });
}

/** What staff changes of a wallet, for the audit log; it is locked. */
export function readBalance(
  transaction: Transaction,
  { id, resellerId, test }: Pick<Wallet, "id" | "resellerId" | "test">,
) {
  return async () => {
    await lockWallet(transaction, id);
    const { available, creditLimit } = await readWalletRow(transaction, id);
    const fields = test ? { test_balance: available } : { balance: available, credit_limit: creditLimit };
    return { [`reseller ${resellerId}`]: fields };
  };
}

/** Throws not_found. */
export async function findWallet(context: Context, resellerId: number, test: boolean): Promise<Wallet> {
  const wallet = await findWalletRow(context.database.kysely, resellerId, test);
  if (!wallet) throw new DomainError("not_found", "There is no such reseller.");
  return wallet;
}
