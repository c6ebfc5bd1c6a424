import type { Transaction } from "../../../database/database.ts";
import type { Actor } from "../../kernel/actor.ts";
import type { Micros } from "../../kernel/money.ts";
import { moveMoney } from "../wallet/wallet-rows.ts";

export interface Credit {
  walletId: number;
  /** Names the payment: the same key credits once. */
  key: string;
  /** Everything that came in, with the fee. */
  paid: Micros;
  fee: Micros;
  bonus: Micros;
  /** As the reseller reads it on the statement. */
  reason: string;
  actor: Actor;
}

/** Books what was paid, its fee and its bonus, each as a transfer of its own. Throws where the key was used before. */
export async function bookCredit(transaction: Transaction, credit: Credit): Promise<bigint> {
  const { walletId, key, paid, fee, bonus, reason, actor } = credit;
  const shared = { walletId, actor };
  const transferId = await moveOnce(transaction, {
    ...shared,
    kind: "top_up",
    houseKind: "cash_in",
    amount: paid,
    reason,
    idempotencyKey: key,
  });
  if (fee > 0n) {
    await moveOnce(transaction, {
      ...shared,
      kind: "payment_fee",
      houseKind: "payment_fees",
      amount: -fee,
      // A wallet that owes more than was paid pays its fee all the same.
      mayOwe: true,
      reason: `Fee of ${reason}`,
      idempotencyKey: `${key}:fee`,
    });
  }
  if (bonus > 0n) {
    await moveOnce(transaction, {
      ...shared,
      kind: "promo",
      houseKind: "promo",
      amount: bonus,
      reason: `Bonus for ${reason}`,
      idempotencyKey: `${key}:bonus`,
    });
  }
  return transferId;
}

export interface Reversal extends Omit<Credit, "paid" | "key"> {
  /** Of the payment, with the number of the step: `payment:12:reversal:1`. */
  key: string;
  /** The part of what was paid that is taken back; negative: credited again after a dispute was won. */
  amount: Micros;
}

/**
 * Takes back what a gateway took back, with its share of the bonus, and returns its share of the fee. The wallet may go below
 * its credit limit. Throws where the key was used before.
 */
export async function bookReversal(transaction: Transaction, reversal: Reversal): Promise<void> {
  const { walletId, key, amount, fee, bonus, reason, actor } = reversal;
  const shared = { walletId, actor, reason, mayOwe: true };
  await moveOnce(transaction, {
    ...shared,
    kind: "payment_reversal",
    houseKind: "payment_reversals",
    amount: -amount,
    idempotencyKey: key,
  });
  const [feeKey, bonusKey] = [`${key}:fee`, `${key}:bonus`];
  if (fee !== 0n) {
    await moveOnce(transaction, {
      ...shared,
      kind: "payment_fee",
      houseKind: "payment_fees",
      amount: fee,
      idempotencyKey: feeKey,
    });
  }
  if (bonus !== 0n) {
    await moveOnce(transaction, {
      ...shared,
      kind: "promo",
      houseKind: "promo",
      amount: -bonus,
      idempotencyKey: bonusKey,
    });
  }
}

/** A movement that was made before would leave a payment that says more than the ledger: nothing of its transaction stays. */
async function moveOnce(transaction: Transaction, movement: Parameters<typeof moveMoney>[1]): Promise<bigint> {
  const { transferId, fresh } = await moveMoney(transaction, movement);
  if (!fresh) throw new Error(`${movement.idempotencyKey} was booked before`);
  return transferId;
}
