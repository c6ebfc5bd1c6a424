import type { Placement, PlaceOutcome, StatusOutcome } from "../../core/fulfilment/suppliers/outcome.ts";
import type { OfferedService, SupplierBalance } from "../../core/fulfilment/suppliers/offer.ts";

/**
 * How orders reach one kind of upstream supplier. `place` and `readStatuses` never throw for what the outside does:
 * that is data. The other two throw SupplierFault.
 */
export interface Connector {
  /** One outcome for each placement, in its order. More than one only where the supplier takes orders in bulk. */
  place(placements: readonly Placement[]): Promise<PlaceOutcome[]>;
  /**
   * One outcome for each reference, in its order, at least for the first: no other call begins after `end`, as
   * `performance.now()` counts, and the last references go without.
   */
  readStatuses(supplierReferences: readonly string[], end: number): Promise<StatusOutcome[]>;
  readCatalogue(): Promise<OfferedService[]>;
  readBalance(): Promise<SupplierBalance>;
}

/** A supplier could not be asked, or its answer cannot be used; the message is for the operator. */
export class SupplierFault extends Error {
  override readonly name = "SupplierFault";
}
