import { sql, type RawBuilder } from "kysely";
import type { TransferKind } from "../../../database/column-types.ts";

/** The accounts on the house's side of every movement. */
export const HOUSE_KINDS = [
  "revenue",
  "cash_in",
  "payment_fees",
  "payment_reversals",
  "supplier_prepaid",
  "supplier_cost",
  "adjustment",
  "promo",
] as const;

/** The kinds that have indexes of their own: money moved by users and suppliers, not by orders. */
const RARE_KINDS: readonly TransferKind[] = [
  "top_up",
  "payment_fee",
  "payment_reversal",
  "refund",
  "adjustment",
  "promo",
  "supplier_prepaid",
  "opening_balance",
];

export function isRare(kind: TransferKind): boolean {
  return RARE_KINDS.includes(kind);
}

/** Of transfers `t`; rare kinds in the words of their indexes. */
export function ofKinds(kinds: readonly TransferKind[]): RawBuilder<unknown> {
  const named = kinds.length === 1 ? sql`t.kind = ${sql.lit(kinds[0])}` : sql`t.kind = any(${kinds}::text[])`;
  if (!kinds.every(isRare)) return named;
  return sql`${named} and t.kind in (${sql.join(RARE_KINDS.map((kind) => sql.lit(kind)))})`;
}
