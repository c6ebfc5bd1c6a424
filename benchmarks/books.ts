import type { Application } from "../src/application.ts";
import { reconcile } from "../src/core/ledger/reconciliation/reconcile.ts";
import type { LoadResult } from "./load-plan.ts";

/** The highest order id so far. */
export async function lastOrder({ core }: Application): Promise<number> {
  const { last } = await core.database.kysely
    .selectFrom("orders")
    .select((expression) => expression.fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0n);
}

/**
 * Throws unless the orders placed after `before` are exactly the acknowledged ones, each once, and reconciliation finds
 * no discrepancy.
 */
export async function checkBooks(application: Application, before: number, { ids }: LoadResult): Promise<void> {
  const rows = await application.core.database.kysely
    .selectFrom("orders")
    .select("id")
    .where("id", ">", BigInt(before))
    .execute();
  const there = new Set(rows.map((row) => Number(row.id)));
  const lost = ids.filter((id) => !there.has(id));
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged orders are missing, such as ${lost[0]}`);
  if (new Set(ids).size !== ids.length) throw new Error("an order was acknowledged twice");
  if (there.size !== ids.length) throw new Error(`${ids.length} orders acknowledged, ${there.size} placed`);
  const { ok, checks } = await reconcile(application.core);
  if (!ok)
    throw new Error(`reconciliation found a discrepancy:  ${JSON.stringify(checks.filter((check) => !check.ok))}`);
}
