import { decide, type IntakeFacts, type Outcome } from "./decide.ts";
import type { OrderTerms } from "../placing/order-terms.ts";

/** Wallets with one service each. */
const MOST_KNOWN = 10_000;
/** Longer, and the clock of the database might have been set meanwhile. */
const KNOWN_MS = 60_000;

/**
 * What an order will be if the facts of its wallet and service are still those of the last one, and nothing stands in
 * its way.
 */
export interface Expectation {
  facts: IntakeFacts;
  outcome: Extract<Outcome, { kind: "place" }>;
  /** By the database's clock: the order may be written until then. */
  notAfter: Date;
}

/**
 * Remembers the facts of orders that were placed, so that an order which comes alone can be decided before the database is
 * asked. Nothing is placed by them unless the database finds them unchanged, and nothing is ever refused by them.
 */
export interface KnownFacts {
  note(terms: OrderTerms, facts: IntakeFacts): void;
  forget(terms: OrderTerms): void;
  /** Null where the facts of this moment must be read. `goodMs`: for how long facts are good. */
  expect(terms: OrderTerms, goodMs: number): Expectation | null;
}

export function createKnownFacts(): KnownFacts {
  const known = new Map<string, { facts: IntakeFacts; at: number }>();
  const keyOf = ({ walletId, serviceId }: OrderTerms): string => `${walletId} ${serviceId}`;
  return {
    note: (terms, { ...facts }) => {
      const nothing = { openDuplicateId: null, byReference: null, byRequestKey: null, byReplayKey: null };
      const key = keyOf(terms);
      // Set anew, it is the youngest: the first of the map is the oldest.
      known.delete(key);
      known.set(key, { facts: { ...facts, ...nothing }, at: performance.now() });
      if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
    },
    forget: (terms) => void known.delete(keyOf(terms)),
    expect: (terms, goodMs) => {
      const found = known.get(keyOf(terms));
      if (!found) return null;
      const { facts, at } = found;
      const ageMs = performance.now() - at;
      if (ageMs > KNOWN_MS) return null;
      const outcome = decide([terms], [facts])[0]!;
      if (outcome.kind !== "place") return null;
      return { facts, outcome, notAfter: new Date(facts.readAt.getTime() + ageMs + goodMs) };
    },
  };
}
