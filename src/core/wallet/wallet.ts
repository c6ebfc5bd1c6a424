import { randomUUID } from "node:crypto";
import type { Core } from "../core.ts";
import { DomainError, invalidField } from "../errors.ts";
import { MAX_AMOUNT, type Micros } from "../money.ts";
import type { Actor } from "../orders/order-status.ts";
import {
  findWalletRow,
  lockWallet,
  moveMoney,
  readWalletRow,
  updateCreditLimit,
  type Moved,
  type Wallet,
} from "./wallet-rows.ts";

const MAX_REASON_LENGTH = 500;

export interface TopUp {
  resellerId: number;
  /** Positive, in micro-units of the reseller's currency. */
  amount: Micros;
  reason: string;
  /** The same key tops up once, however often it is sent. */
  idempotencyKey?: string | undefined;
  test?: boolean | undefined;
  actor: Actor;
}

/** Adds prepaid money. Throws validation_failed, not_found. */
export async function topUp(core: Core, { amount, reason, actor, ...rest }: TopUp): Promise<Moved> {
  if (amount <= 0n || amount > MAX_AMOUNT) throw invalidField("amount", "The amount must be more than zero.");
  const wallet = await requireWallet(core, rest.resellerId, rest.test ?? false);
  return core.database.kysely.transaction().execute((transaction) =>
    moveMoney(transaction, {
      walletId: wallet.id,
      kind: "top_up",
      houseKind: "cash_in",
      amount,
      reason: readReason(reason),
      actor,
      idempotencyKey: `top_up:${wallet.id}:${rest.idempotencyKey ?? randomUUID()}`,
    }),
  );
}

/** Corrects a balance up or down. Throws validation_failed, not_found, insufficient_balance. */
export async function adjust(core: Core, { amount, reason, actor, ...rest }: TopUp): Promise<Moved> {
  if (amount === 0n || amount > MAX_AMOUNT || amount < -MAX_AMOUNT) {
    throw invalidField("amount", "The amount must not be zero, nor larger than any wallet.");
  }
  const wallet = await requireWallet(core, rest.resellerId, rest.test ?? false);
  return core.database.kysely.transaction().execute((transaction) =>
    moveMoney(transaction, {
      walletId: wallet.id,
      kind: "adjustment",
      houseKind: "adjustment",
      amount,
      reason: readReason(reason),
      actor,
      idempotencyKey: `adjustment:${wallet.id}:${rest.idempotencyKey ?? randomUUID()}`,
    }),
  );
}

/** Sets how far the live wallet may go below zero. Throws validation_failed, not_found. */
export async function setCreditLimit(core: Core, resellerId: number, creditLimit: Micros): Promise<void> {
  if (creditLimit < 0n || creditLimit > MAX_AMOUNT)
    throw invalidField("credit_limit", "The credit limit must not be negative.");
  const { id } = await requireWallet(core, resellerId, false);
  await core.database.kysely.transaction().execute(async (transaction) => {
    await lockWallet(transaction, id);
    const { available } = await readWalletRow(transaction, id);
    if (available + creditLimit < 0n) {
      throw invalidField("credit_limit", "The wallet is already further below zero: top it up first.");
    }
    await updateCreditLimit(transaction, id, creditLimit);
  });
}

async function requireWallet(core: Core, resellerId: number, test: boolean): Promise<Wallet> {
  const wallet = await findWalletRow(core.database.kysely, resellerId, test);
  if (!wallet) throw new DomainError("not_found", "There is no such reseller.");
  return wallet;
}

function readReason(reason: string): string {
  const text = reason.trim();
  if (text.length >= 1 && text.length <= MAX_REASON_LENGTH && !text.includes("\0")) return text;
  throw invalidField("reason", `Give a reason of 1 to ${MAX_REASON_LENGTH} characters.`);
}
