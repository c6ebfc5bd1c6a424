import type { Repeats } from "../../../database/column-types.ts";
import type { RefusalOverride } from "./outcome.ts";
import type { Micros } from "../../kernel/money.ts";

/** Who fulfils orders: people, stock, the simulator, or another server of the trade. */
export interface Supplier {
  id: number;
  name: string;
  kind: string;
  url: string | null;
  username: string | null;
  currency: string | null;
  /** Micro-units of the server's currency for one unit of the supplier's. */
  exchangeRate: bigint;
  /** Most calls of one process at the same time. */
  concurrency: number;
  /** Most orders in one call; 1 where it takes them singly. */
  bulkSize: number;
  repeats: Repeats;
  refusalOverrides: RefusalOverride[];
  /** In the supplier's currency; below it the operator is warned. */
  lowBalance: Micros | null;
  /** 0: the catalogue is synchronised only when asked. */
  syncHours: number;
  pausedAt: Date | null;
  pauseReason: string | null;
  /** In a row; from `FAILURES_TO_OPEN` on the circuit opens. */
  failures: number;
  openUntil: Date | null;
  lastError: string | null;
  lastErrorAt: Date | null;
  balance: Micros | null;
  balanceAt: Date | null;
  createdAt: Date;
}

/** A supplier that is called over the network, with what the call needs. */
export interface CalledSupplier extends Supplier {
  url: string;
  key: string;
}

/** So many failures in a row open the circuit. Then the supplier gets one call at a time. */
export const FAILURES_TO_OPEN = 5;

/** What the workers need to know of every supplier that acts by itself, at this moment. */
export interface SupplierState {
  id: number;
  name: string;
  kind: string;
  concurrency: number;
  bulkSize: number;
  repeats: Supplier["repeats"];
  failures: number;
  isOpen: boolean;
  /** Changes when the supplier's address or key does. */
  version: string;
}

/** The maximum number of orders or attempts of one supplier that a worker can claim now. */
export interface ClaimLimit {
  supplierId: number;
  most: number;
}

/** The limits as JSON, in the form that the claim statements read. */
export function claimLimitsJson(limits: readonly ClaimLimit[]): string {
  return JSON.stringify(limits.map(({ supplierId, most }) => ({ supplier_id: supplierId, most })));
}
