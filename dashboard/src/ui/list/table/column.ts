import type { ReactNode } from "react";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts. On a phone the right half of the card. */
  right?: boolean;
  /** The first line of the card on a phone, without its header. Its link is what a click on the row opens. */
  lead?: boolean;
  /** What `sort` is when this column sorts upwards; downwards it has a minus before it. */
  sort?: string;
  /**
   * How a value fits into its column. A `fact`, such as an identifier, never wraps: the default of a list. A `name` is
   * shortened to the space that is left, and whole on hover. A `text` wraps: the default of small tables.
   */
  fit?: "fact" | "name" | "text";
  /** Of a name: it gets a third of the space that the others get. */
  narrow?: boolean;
  /** Its values say what they are: a card on a phone shows no header beside them. */
  plain?: boolean;
  /** Where it stands in the card on a phone: by itself in the left half, amounts in the right one. */
  phone?: "right" | "whole";
  /** Shown only once the reader chooses it. */
  extra?: boolean;
  /** The buttons of a row, which stay in view where the table is wider than the page. */
  action?: boolean;
  /** What the line of sums adds up, as the API wrote it. */
  amount?: (row: Row) => { amount: string; currency: string } | null;
}
