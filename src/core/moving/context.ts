import type { FulfilmentContext } from "../fulfilment/context.ts";

/** What moving in works with: it writes what the catalogue, the resellers, the ledger and the orders read. */
export type MovingContext = FulfilmentContext;
