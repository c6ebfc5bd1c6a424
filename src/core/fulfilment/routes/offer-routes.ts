import type { Context } from "../../kernel/context.ts";
import { listOfferRouteRows, type OfferRoute } from "./offer-route-rows.ts";

export type { OfferRoute } from "./offer-route-rows.ts";

/** The routes of the own catalogue that lead to these services of a supplier, by its numbers. */
export async function listOfferRoutes(
  context: Context,
  supplierId: number,
  codes: readonly string[],
): Promise<Map<string, OfferRoute[]>> {
  const rows = codes.length === 0 ? [] : await listOfferRouteRows(context.database.kysely, supplierId, codes);
  return Map.groupBy(rows, ({ code }) => code);
}
