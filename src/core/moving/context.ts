import type { FulfilmentContext } from "../fulfilment/context.ts";
import type { SignInContext } from "../people/context.ts";

/** What moving in works with: it writes what the catalogue, the resellers, the ledger and the orders read. */
export type MovingContext = FulfilmentContext & SignInContext;
