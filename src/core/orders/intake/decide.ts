import type { PriceParts } from "../../catalogue/prices/prices.ts";
import { priceFor } from "../../catalogue/prices/prices.ts";
import { DomainError } from "../../kernel/errors.ts";
import { formatMoney, type Micros } from "../../kernel/money.ts";
import { simulatedOutcome } from "../placing/test-identifiers.ts";
import type { OrderTerms } from "../placing/order-terms.ts";

/** What the database said about one waiting order, at one moment. */
export interface IntakeFacts {
  available: Micros;
  creditLimit: Micros;
  resellerStatus: "pending" | "active" | "suspended";
  /** Null where there is no such service for this wallet's currency, and no exchange rate for it. */
  serviceStatus: "active" | "paused" | "retired" | null;
  prices: PriceParts;
  allowsDuplicate: boolean;
  /** Whose turn it is first; null where the service has no route. */
  supplier: { id: number; kind: string; routePosition: number | null } | null;
  openDuplicateId: bigint | null;
  byReference: { id: bigint; contentHash: string } | null;
  byRequestKey: { id: bigint } | null;
  byReplayKey: { id: bigint; inWindow: boolean } | null;
  /** By the database's clock, after every lock that was held then. */
  readAt: Date;
  /** Names everything above that depends neither on the order nor on the credit. */
  basis: string;
}

export type Outcome =
  | { kind: "place"; unitPrice: Micros; price: Micros; due: boolean; endsReplayOf: bigint | null }
  /** The order is there already. `sameCall`: placed by this very call, which is repeated. */
  | { kind: "existing"; id: bigint; sameCall: boolean }
  /** The order is placed by an earlier one of this batch, named by its place in it. */
  | { kind: "same_as"; index: number }
  /** Refused because of an earlier order of this batch. */
  | { kind: "duplicate_of"; index: number }
  | { kind: "refuse"; error: DomainError };

/**
 * Decides a batch in arrival order: pure, so that every interleaving can be tested without a database.
 * `facts[i]` belongs to `batch[i]`; facts of one wallet agree on its credit.
 */
export function decide(batch: readonly OrderTerms[], facts: readonly IntakeFacts[]): Outcome[] {
  const earlier = new EarlierInBatch();
  return batch.map((terms, index) => {
    const outcome = decideOne(terms, facts[index]!, earlier);
    if (outcome.kind === "place") earlier.note(terms, index, outcome.price);
    return outcome;
  });
}

function decideOne(terms: OrderTerms, facts: IntakeFacts, earlier: EarlierInBatch): Outcome {
  if (facts.resellerStatus !== "active") return refuse("account_suspended", suspendedText(facts.resellerStatus));
  return findRepeated(terms, facts, earlier) ?? findObstacle(terms, facts, earlier) ?? price(terms, facts, earlier);
}

function findRepeated(terms: OrderTerms, facts: IntakeFacts, earlier: EarlierInBatch): Outcome | null {
  if (facts.byRequestKey) return { kind: "existing", id: facts.byRequestKey.id, sameCall: true };
  const sameRequest = earlier.find("request", terms.walletId, terms.requestKey);
  if (sameRequest !== undefined) return { kind: "same_as", index: sameRequest.index };

  if (facts.byReference) {
    const { id, contentHash } = facts.byReference;
    if (contentHash === terms.contentHash) return { kind: "existing", id, sameCall: false };
    return refuse("reference_conflict", REFERENCE_TAKEN, { existingOrderId: id });
  }
  const sameReference = earlier.find("reference", terms.walletId, terms.clientReference);
  if (sameReference !== undefined) {
    if (sameReference.contentHash === terms.contentHash) return { kind: "same_as", index: sameReference.index };
    return refuse("reference_conflict", REFERENCE_TAKEN);
  }

  if (facts.byReplayKey?.inWindow) return { kind: "existing", id: facts.byReplayKey.id, sameCall: true };
  const sameCall = earlier.find("replay", terms.walletId, terms.replayKey);
  return sameCall === undefined ? null : { kind: "same_as", index: sameCall.index };
}

function findObstacle(terms: OrderTerms, facts: IntakeFacts, earlier: EarlierInBatch): Outcome | null {
  if (facts.serviceStatus === null || facts.serviceStatus === "retired") {
    return refuse("service_not_found", "There is no such service: see the list of services.");
  }
  if (facts.serviceStatus === "paused") {
    return refuse("service_paused", "This service is paused: try again later or choose another.");
  }
  if (facts.prices.exchange?.expired) {
    return refuse("currency_paused", `Orders in ${terms.currency} are paused until its exchange rate is updated.`);
  }
  if (terms.test && simulatedOutcome(terms.identifier) === "duplicate") return refuse("duplicate_order", DUPLICATE);
  if (isDuplicateAllowed(terms, facts)) return null;
  const existingOrderId = facts.openDuplicateId ?? terms.earlierInCall;
  if (existingOrderId !== null) return refuse("duplicate_order", DUPLICATE, { existingOrderId });
  const open = earlier.find("subject", terms.walletId, subjectKey(terms));
  return open === undefined ? null : { kind: "duplicate_of", index: open.index };
}

function price(terms: OrderTerms, facts: IntakeFacts, earlier: EarlierInBatch): Outcome {
  const unitPrice = priceFor(facts.prices).price;
  const total = unitPrice * BigInt(terms.quantity);
  const money = { price: formatMoney(total), currency: terms.currency };
  if (terms.maxPrice !== null && total > terms.maxPrice) {
    return refuse(
      "price_changed",
      `The price is now ${money.price} ${terms.currency}, more than your max_price.`,
      money,
    );
  }
  const spendable = facts.available + facts.creditLimit - earlier.spent(terms.walletId);
  const simulated = terms.test && simulatedOutcome(terms.identifier) === "insufficient_balance";
  if (total > spendable || simulated) {
    const left = formatMoney(spendable > 0n ? spendable : 0n);
    const text = `This order costs ${money.price} ${terms.currency}; ${left} ${terms.currency} is available.`;
    return refuse("insufficient_balance", text, money);
  }
  return {
    kind: "place",
    unitPrice,
    price: total,
    // People find their orders in the queue.
    due: facts.supplier !== null && facts.supplier.kind !== "manual",
    endsReplayOf: facts.byReplayKey?.id ?? null,
  };
}

/**
 * Meaning a duplicate counts only where the service permits it; the test IMEI that is never settled may be ordered at
 * any time.
 */
export function isDuplicateAllowed(terms: OrderTerms, facts: Pick<IntakeFacts, "allowsDuplicate">): boolean {
  const staysOpen = terms.test && simulatedOutcome(terms.identifier) === "in_process";
  return staysOpen || (terms.acceptsDuplicate && facts.allowsDuplicate);
}

const DUPLICATE = "The same service is already on order for this identifier: wait until that order is settled.";
const REFERENCE_TAKEN = "This reference belongs to an order with other content: choose a new one.";

function suspendedText(status: "pending" | "suspended"): string {
  return status === "pending"
    ? "Your account waits for approval: ask the operator."
    : "Your account is suspended: ask the operator.";
}

function refuse(...error: ConstructorParameters<typeof DomainError>): Outcome {
  return { kind: "refuse", error: new DomainError(...error) };
}

function subjectKey(terms: OrderTerms): string | null {
  return terms.subject === null ? null : `${terms.serviceId} ${terms.subject}`;
}

type KeyKind = "request" | "reference" | "replay" | "subject";

/** What the accepted orders of this batch have taken already. */
class EarlierInBatch {
  readonly #keys = new Map<string, { index: number; contentHash: string }>();
  readonly #spent = new Map<number, Micros>();

  note(terms: OrderTerms, index: number, total: Micros): void {
    const entry = { index, contentHash: terms.contentHash };
    const keys: [KeyKind, string | null][] = [
      ["request", terms.requestKey],
      ["reference", terms.clientReference],
      ["replay", terms.replayKey],
      ["subject", subjectKey(terms)],
    ];
    for (const [kind, key] of keys) {
      if (key !== null) this.#keys.set(`${kind} ${terms.walletId} ${key}`, entry);
    }
    this.#spent.set(terms.walletId, this.spent(terms.walletId) + total);
  }

  find(kind: KeyKind, walletId: number, key: string | null): { index: number; contentHash: string } | undefined {
    return key === null ? undefined : this.#keys.get(`${kind} ${walletId} ${key}`);
  }

  spent(walletId: number): Micros {
    return this.#spent.get(walletId) ?? 0n;
  }
}
