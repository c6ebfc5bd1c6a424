import { obstacleOf } from "../attempts/next-step.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { Actor } from "../../kernel/actor.ts";
import { findSupplier } from "../imports/suppliers.ts";
import { countDivertedRows, lockDivertedOrders, writeReturns } from "./return-rows.ts";

const CHUNK = 500;

export interface ReturnedOrders {
  /** Orders that are due at the supplier again. */
  returned: number;
  /** Orders that stay in the queue: their route is paused or gone, or must not get them at its cost. */
  kept: number;
}

/** How many orders are in the queue because of each supplier's pause, by the supplier's id. */
export function countDiverted(context: Context): Promise<Map<number, number>> {
  return countDivertedRows(context.database.kysely);
}

/**
 * Sends the orders that this supplier's pause diverted to people back to it. Orders that were taken or answered since are
 * left alone. Broken off, it is simply done again. Throws not_found, conflict while the supplier is paused.
 */
export async function returnOrders(context: Context, supplierId: number, actor: Actor): Promise<ReturnedOrders> {
  const { name, pausedAt } = await findSupplier(context, supplierId);
  if (pausedAt !== null) throw new DomainError("conflict", `${name} is paused: resume it first.`);
  const done = { returned: 0, kept: 0 };
  for (let after = 0n; ;) {
    const part = await returnPart(context, supplierId, { actor, after });
    if (part === null) break;
    done.returned += part.returned;
    done.kept += part.kept;
    after = part.last;
  }
  if (done.returned > 0) context.ordersDue.raise();
  return done;
}

function returnPart(
  context: Context,
  supplierId: number,
  { actor, after }: { actor: Actor; after: bigint },
): Promise<(ReturnedOrders & { last: bigint }) | null> {
  return context.database.transaction(async (transaction) => {
    const orders = await lockDivertedOrders(transaction, { supplierId, after, limit: CHUNK });
    const last = orders.at(-1);
    if (!last) return null;
    const returns = orders.flatMap((order) => {
      const route = order.routes.find((candidate) => candidate.supplierId === supplierId);
      return route && obstacleOf(order, route) === null ? [{ id: order.id, position: route.position }] : [];
    });
    await writeReturns(transaction, supplierId, returns, actor);
    return { returned: returns.length, kept: orders.length - returns.length, last: last.id };
  });
}
