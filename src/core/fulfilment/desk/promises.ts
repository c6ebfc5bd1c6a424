import type { Core } from "../../core.ts";
import { flagExpiredOrders, writeDeliveryTimes } from "./promise-rows.ts";

/** Puts open orders past their service's expiry before a person; they are never answered by themselves. */
export function flagExpired(core: Core): Promise<number> {
  return flagExpiredOrders(core.database.kysely);
}

/** Measures how long deliveries take, for the catalogue and for when suppliers are asked. */
export function measureDeliveries(core: Core): Promise<void> {
  return writeDeliveryTimes(core.database.kysely);
}
