import type {
  Placement,
  PlaceOutcome,
  RefusalOverride,
  StatusOutcome,
} from "../../core/fulfilment/suppliers/outcome.ts";
import type { OfferedService, SupplierBalance } from "../../core/fulfilment/suppliers/offer.ts";
import type { SupplierKind } from "../../core/fulfilment/suppliers/supplier-kind.ts";
import type { Outgoing } from "../outgoing/outgoing.ts";

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

/** What the operator set for one supplier, and the way to call it. */
export interface ConnectorSettings {
  url: string;
  /** Empty where the kind needs none. */
  username: string;
  key: string;
  /** The operator's own table of refusals: `judgeRefusal` puts it before what the connector understands. */
  overrides: readonly RefusalOverride[];
  outgoing: Outgoing;
}

/**
 * One kind of supplier. Its folder holds everything that is known of it: what its suppliers need, how they are called,
 * and what their words mean. `suppliers/kinds.ts` lists every kind.
 */
export interface ConnectorKind extends SupplierKind {
  connect(settings: ConnectorSettings): Connector;
}

/** A supplier could not be asked, or its answer cannot be used; the message is for the operator. */
export class SupplierFault extends Error {
  override readonly name = "SupplierFault";
}
