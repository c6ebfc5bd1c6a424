import type { Micros } from "../../kernel/money.ts";

/** What one check of the books compared and found; amounts as decimal strings, for it is kept as JSON. */
export interface CheckedBooks {
  name: string;
  ok: boolean;
  /** What was compared, such as wallets, and how many. */
  of: string;
  compared: number;
  differences: number;
  /** What the differences add up to, for each currency and mode; empty where the check is not about money. */
  sums: { currency: string; test: boolean; amount: string }[];
  /** The first of the differences. */
  drift: Record<string, string | number | boolean | null>[];
}

/** A check as the database knows it. */
export interface BooksCheck {
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
