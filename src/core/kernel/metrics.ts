/**
 * What the rules and the workers tell whoever measures them. Counting must cost nothing to speak of and never throws;
 * names of suppliers, actions and outcomes are few, identifiers and keys never come here.
 */
export interface Meter {
  /** The intake committed so many orders, accepted or refused, in one transaction that took so many seconds. */
  batchWritten(orders: number, seconds: number): void;
  /** What came of a try with a supplier: `submitted`, `unknown`, `refused`, `succeeded`, `failed`. */
  attemptMoved(supplier: string, outcome: string): void;
  /** A supplier answered, or failed to, after so many seconds; `action` is what it was asked: `place`, `status` … */
  supplierAnswered(supplier: string, action: string, seconds: number): void;
  /** So many calls of resellers are missing from their log. */
  callsDropped(calls: number): void;
}

/** Measures nothing: for commands and wherever nobody asks. */
export const silentMeter: Meter = {
  batchWritten: () => {},
  attemptMoved: () => {},
  supplierAnswered: () => {},
  callsDropped: () => {},
};
