import type { Context } from "../../kernel/context.ts";
import { flagExpiredOrders, writeDeliveryTimes } from "./promise-rows.ts";

/** Puts open orders past their service's expiry before a person; they are never answered by themselves. */
export function flagExpired(context: Context): Promise<number> {
  return flagExpiredOrders(context.database.kysely);
}

/** Measures how long deliveries take, for the catalogue and for when suppliers are asked. */
export function measureDeliveries(context: Context): Promise<void> {
  return writeDeliveryTimes(context.database.kysely);
}
