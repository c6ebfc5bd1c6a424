import type { Context } from "../kernel/context.ts";
import { invalidField } from "../kernel/errors.ts";
import { searchOrderIds, type OrderOwner } from "./search-rows.ts";

const MOST_FOUND = 1_000;
const ORDER_ID = /^\d{1,18}$/;
/** Digits as people group them. */
const GROUPED_DIGITS = /^\d[\d\s./-]*$/;

/**
 * The orders of `owner` whose number the text is, or whose identifier, client's reference or code begins with it; codes
 * are results of up to 100 characters. Throws validation_failed where more than a thousand orders are meant.
 */
export async function searchOrders(context: Context, owner: OrderOwner, text: string): Promise<bigint[]> {
  const digits = GROUPED_DIGITS.test(text) ? text.replaceAll(/\D/g, "") : text;
  const search = {
    owner,
    identifiers: [...new Set([text, digits, text.toUpperCase()])],
    text,
    id: ORDER_ID.test(text) ? BigInt(text) : undefined,
  };
  const found = await searchOrderIds(context.database.kysely, search, MOST_FOUND + 1);
  if (found.length <= MOST_FOUND) return found;
  throw invalidField("q", "More than 1,000 orders begin like this: type more of it.");
}
