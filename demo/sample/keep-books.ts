import type { TransferKind } from "../../src/database/column-types.ts";
import type { Micros } from "../../src/core/kernel/money.ts";
import type { Dice } from "./dice.ts";
import type { PlannedOrder } from "./plan-orders.ts";

/** A reseller's wallet while the sample data is made. */
export interface SampleWallet {
  inPriceGroup: boolean;
  /** Since when it is there: its first credit is booked then. */
  since: number;
  topUp: Micros;
  /** The available credit at the end; undefined: the rest, as it is. */
  ends: Micros | undefined;
}

/** A movement with what the wallet holds after it. */
export interface SampleTransfer {
  at: number;
  kind: Extract<TransferKind, "top_up" | "hold" | "capture" | "release" | "refund" | "adjustment" | "supplier_cost">;
  /** Index of the wallet; null: the supplier was paid. */
  wallet: number | null;
  /** Index of the order; null: of none. */
  order: number | null;
  amount: Micros;
  /** False: the adjustment takes money out. */
  isIncoming: boolean;
  availableAfter: Micros | null;
  heldAfter: Micros | null;
}

/** An order that its reseller could pay. */
export interface BookedOrder extends PlannedOrder {
  unitPrice: Micros;
  price: Micros;
}

export interface Books {
  wallets: readonly SampleWallet[];
  orders: BookedOrder[];
  transfers: SampleTransfer[];
  /** Of each wallet. */
  balances: { available: Micros; held: Micros; orders: number; entries: number }[];
}

/** A wallet below this part of its usual top-up gets another one. */
const LOW_PART = 5n;
const TOP_UP_DELAY_MINUTES = [4, 90] as const;
const MINUTE_MS = 60_000;

interface Step {
  at: number;
  take: (at: number) => void;
}

/** Goes through the planned orders in the order of time; an order without credit for it is left out. */
export function keepBooks(
  plans: readonly PlannedOrder[],
  wallets: readonly SampleWallet[],
  { now, dice }: { now: number; dice: Dice },
): Books {
  const balances = wallets.map(() => ({ available: 0n, held: 0n, orders: 0, entries: 0 }));
  const books: Books = { wallets, orders: [], transfers: [], balances };
  const waiting = new Set<number>();
  const steps: Step[] = [];
  const planTopUp = (wallet: number, at: number): void => {
    if (waiting.has(wallet)) return;
    waiting.add(wallet);
    const take = (time: number): void => {
      waiting.delete(wallet);
      moveCredit(books, time, { kind: "top_up", wallet, amount: wallets[wallet]!.topUp });
    };
    steps.push({ at, take });
  };
  for (const [wallet, { since }] of wallets.entries()) planTopUp(wallet, since);
  for (const plan of plans) {
    takeSteps(steps, plan.placedAt);
    steps.push(...place(books, plan));
    if (balances[plan.reseller]!.available < wallets[plan.reseller]!.topUp / LOW_PART)
      planTopUp(plan.reseller, plan.placedAt + dice.between(...TOP_UP_DELAY_MINUTES) * MINUTE_MS);
  }
  takeSteps(steps, now);
  finish(books, now);
  return books;
}

/** Takes what happens up to this time, the earliest first. */
function takeSteps(steps: Step[], time: number): void {
  steps.sort((one, other) => one.at - other.at);
  while (steps.length > 0 && steps[0]!.at <= time) {
    const { at, take } = steps.shift()!;
    take(at);
  }
}

/** Holds the order's price, and returns what happens to the order afterwards. */
function place(books: Books, plan: PlannedOrder): Step[] {
  const { reseller: wallet, service, quantity, outcome } = plan;
  const unitPrice = books.wallets[wallet]!.inPriceGroup ? service.groupPrice : service.price;
  const price = unitPrice * BigInt(quantity);
  const balance = books.balances[wallet]!;
  if (balance.available < price) return [];
  const order = books.orders.push({ ...plan, unitPrice, price }) - 1;
  balance.orders += 1;
  balance.held += price;
  moveCredit(books, plan.placedAt, { kind: "hold", wallet, order, amount: -price });
  const end: Step = { at: plan.endedAt, take: (at) => endOrder(books, at, order) };
  const refund: Step = {
    at: plan.refundedAt,
    take: (at) => moveCredit(books, at, { kind: "refund", wallet, order, amount: price }),
  };
  if (outcome === "open") return [];
  return outcome === "refunded" ? [end, refund] : [end];
}

function endOrder(books: Books, at: number, order: number): void {
  const { reseller: wallet, outcome, price, service, quantity } = books.orders[order]!;
  books.balances[wallet]!.held -= price;
  if (outcome === "rejected" || outcome === "cancelled") {
    moveCredit(books, at, { kind: "release", wallet, order, amount: price });
    return;
  }
  if (service.fulfilment === "upstream") {
    const amount = service.cost * BigInt(quantity);
    const none = { isIncoming: false, availableAfter: null, heldAfter: null };
    books.transfers.push({ at, kind: "supplier_cost", wallet: null, order, amount, ...none });
  }
  const { available: availableAfter, held: heldAfter } = books.balances[wallet]!;
  const capture = { at, kind: "capture", wallet, order, amount: price, isIncoming: false } as const;
  books.transfers.push({ ...capture, availableAfter, heldAfter });
}

/** Brings wallets to the credit with which they end. */
function finish(books: Books, at: number): void {
  for (const [wallet, { ends }] of books.wallets.entries()) {
    const { available } = books.balances[wallet]!;
    const amount = (ends ?? available) - available;
    if (amount !== 0n) moveCredit(books, at, { kind: amount > 0n ? "top_up" : "adjustment", wallet, amount });
  }
}

/** Moves available credit: positive amounts come in. */
function moveCredit(
  books: Books,
  at: number,
  {
    kind,
    wallet,
    order = null,
    amount,
  }: { kind: SampleTransfer["kind"]; wallet: number; order?: number | null; amount: Micros },
): void {
  const balance = books.balances[wallet]!;
  balance.available += amount;
  balance.entries += 1;
  const isIncoming = amount > 0n;
  const { available: availableAfter, held: heldAfter } = balance;
  const moved = isIncoming ? amount : -amount;
  books.transfers.push({ at, kind, wallet, order, amount: moved, isIncoming, availableAfter, heldAfter });
}
