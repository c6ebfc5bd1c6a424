import type { Context } from "../../kernel/context.ts";
import { cut } from "../../kernel/text.ts";
import type { SupplierState } from "./supplier.ts";
import { readSupplierStates, writeBalance, writeFailure, writeRecovery } from "./supplier-rows.ts";

/** The state of every supplier that acts by itself. */
export function readStates(context: Context): Promise<SupplierState[]> {
  return readSupplierStates(context.database);
}

/** After several in a row the circuit opens, for longer each time: orders go elsewhere or wait. */
export function recordFailure(context: Context, supplier: { id: number }, message: string): Promise<void> {
  return writeFailure(context.database.kysely, supplier.id, cut(message));
}

export function recordRecovery(context: Context, supplier: { id: number }): Promise<void> {
  return writeRecovery(context.database.kysely, supplier.id);
}

/** `balance` in micro-units of the supplier's currency. */
export function recordBalance(context: Context, supplierId: number, balance: bigint): Promise<void> {
  return writeBalance(context.database.kysely, supplierId, balance);
}
