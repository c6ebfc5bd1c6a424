import type { Micros } from "../../kernel/money.ts";
import type { Sources } from "./sources.ts";

export type { LedgerCheckResult } from "../../../database/json-types.ts";

/** A rule that the ledger and everything that is cached or implied by it must follow. */
export interface LedgerCheck {
  name: string;
  of: string;
  /** An incremental check leaves it out. */
  isFullOnly?: boolean;
  /** Columns of `drift` that are amounts in micro-units. */
  money: readonly string[];
  /** SQL that counts what is compared. */
  count: (sources: Sources) => string;
  /**
   * SQL that selects the rows that break the rule, with `currency`, `test` and the size of the `difference` in
   * micro-units; null where it is no amount. None means that the rule holds. One pass over each table.
   */
  drift: (sources: Sources) => string;
}

export interface DriftSum {
  currency: string | null;
  test: boolean | null;
  differences: number;
  amount: Micros | null;
}
