import type { Core } from "../../core.ts";
import { cut } from "../../kernel/text.ts";
import type { SupplierState } from "./supplier.ts";
import { readSupplierStates, writeBalance, writeFailure, writeRecovery } from "./supplier-rows.ts";

/** Every supplier that acts by itself, as it stands now. */
export function readStates(core: Core): Promise<SupplierState[]> {
  return readSupplierStates(core.database);
}

/** After several in a row the circuit opens, for longer each time: orders go elsewhere or wait. */
export function noteFailure(core: Core, supplier: { id: number }, message: string): Promise<void> {
  return writeFailure(core.database.kysely, supplier.id, cut(message));
}

export function noteRecovery(core: Core, supplier: { id: number }): Promise<void> {
  return writeRecovery(core.database.kysely, supplier.id);
}

/** `balance` in micro-units of the supplier's currency. */
export function noteBalance(core: Core, supplierId: number, balance: bigint): Promise<void> {
  return writeBalance(core.database.kysely, supplierId, balance);
}
