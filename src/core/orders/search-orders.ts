import type { ReadContext } from "../kernel/context.ts";
import { invalidField } from "../kernel/errors.ts";
import { searchOrderIds, type OrderOwner } from "./search-rows.ts";

const MOST_FOUND = 1_000;
/** The number of an order as pages and messages show it: 31, #31, Order 31. */
const ORDER_ID = /^(?:order\s*)?#?\s*(?<id>\d{1,18})$/i;
/** Digits as people group them. */
const GROUPED_DIGITS = /^\d[\d\s./-]*$/;
/** Shorter texts are contained in too much. */
const SHORTEST_ENDING = 4;
const SHORTEST_PART = 3;

/**
 * The orders of `owner` whose number the text is, or whose identifier, client's reference or code begins with it; codes
 * are results of up to 100 characters. Of the orders with the highest numbers also those whose identifier ends with the
 * text, or whose reference or inputs contain it. Throws validation_failed where more than a thousand orders are meant.
 */
export async function searchOrders(context: ReadContext, owner: OrderOwner, text: string): Promise<bigint[]> {
  const digits = GROUPED_DIGITS.test(text) ? text.replaceAll(/\D/g, "") : text;
  const id = ORDER_ID.exec(text)?.groups?.["id"];
  const search = {
    owner,
    identifiers: [...new Set([text, digits, text.toUpperCase()])],
    text,
    id: id === undefined ? undefined : BigInt(id),
    ending: digits.length >= SHORTEST_ENDING ? digits.toUpperCase() : undefined,
    part: text.length >= SHORTEST_PART ? text.toLowerCase() : undefined,
  };
  const found = await searchOrderIds(context.database.kysely, search, MOST_FOUND + 1);
  if (found.length <= MOST_FOUND) return found;
  throw invalidField("q", "More than 1,000 orders match. Enter more of it.");
}
