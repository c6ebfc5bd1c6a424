import type { Micros } from "../../kernel/money.ts";

export type { LedgerCheckResult } from "../../../database/json-types.ts";

/** A check as the database knows it. */
export interface LedgerCheck {
  name: string;
  of: string;
  /** SQL that counts them. */
  count: string;
  /** Columns of `drift` that are amounts in micro-units. */
  money: readonly string[];
  /**
   * SQL that selects the rows that break the rule, with `currency`, `test` and the size of the `difference` in
   * micro-units; null where it is no amount. None means that the rule holds. One pass over each table.
   */
  drift: string;
}

export interface DriftSum {
  currency: string | null;
  test: boolean | null;
  differences: number;
  amount: Micros | null;
}
