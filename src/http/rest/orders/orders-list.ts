import { DomainError } from "../../../core/kernel/errors.ts";
import { ORDER_STATUSES } from "../../../core/orders/order-status.ts";
import { pageOrders, readOrders, type OrderQuery } from "../../../core/orders/read-orders.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { listOf, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { answerPage, PAGE, partOf, readPage } from "../../kit/lists/pages.ts";
import {
  oneOf,
  queryOf,
  readParameters,
  several,
  text,
  time,
  whole,
  words,
  type Given,
} from "../../kit/lists/parameters.ts";
import { createQueryReader, type QueryReader } from "../../kit/lists/query.ts";
import { Order, ORDER_SOURCES, presentOrder } from "../../kit/resources/order.ts";
import type { RouteScope } from "../../kit/scope.ts";

/** Longer addresses are refused by proxies. */
const MOST_IDENTIFIERS = 200;
const ORDER_ID = /^\d{1,18}$/;

/** Of the list and of its export. */
export const ORDER_FILTERS = {
  q: text(
    "An order ID, or the start of an identifier, a reference or a code (a result of up to 100 characters). " +
      "Among the 5,000 orders with the highest numbers also the last 4 or more characters of an identifier, " +
      "and 3 or more characters within a reference or an input",
  ),
  identifiers: words(
    `Of these identifiers, separated by spaces, commas or line breaks; at most ${MOST_IDENTIFIERS}`,
    MOST_IDENTIFIERS,
  ),
  status: several(ORDER_STATUSES),
  service_id: whole("Of one service"),
  imei: text("Of one identifier"),
  client_reference: text("With this reference"),
  source: oneOf(ORDER_SOURCES),
  created_from: time("Placed at or after this time"),
  created_to: time("Placed at or before this time"),
  updated_since: time("Changed at or after this time"),
};
const LIST_FILTERS = {
  ...ORDER_FILTERS,
  sort: oneOf(
    ["-created_at", "created_at"],
    "By order number, which grows with the time of placing. " +
      "Orders imported from another panel keep its numbers, so they may be out of time order",
  ),
};

export function registerOrderList(scope: RouteScope, { core, config }: HttpContext): void {
  const schema = {
    tags: ["Orders"],
    summary: "The caller's orders, highest number first; id=1,2,3 reads the status of several orders",
    querystring: queryOf({
      id: text(`Numbers separated by commas, at most ${config.BULK_STATUS}`),
      ...LIST_FILTERS,
      ...PAGE,
    }),
    response: { 200: listOf(Order), ...refusals },
  };
  scope.get("/orders", { schema }, async (request, reply) => {
    const at = { request, reply, config };
    const caller = callerOf(request);
    const query = createQueryReader(request.query);
    const ids = query.items("id");
    if (ids.length > 0) {
      // In the order asked; unknown and foreign numbers are left out.
      const wanted = readIds(query, ids, config.BULK_STATUS);
      const found = await readOrders(core, caller, wanted);
      const orders = wanted.map((id) => found.get(id)).filter((order) => order !== undefined);
      const page = { mode: "page", page: 1, limit: wanted.length, offset: 0 } as const;
      return answerPage(at, page, { data: orders.map(presentOrder), total: orders.length, lastId: undefined });
    }
    const page = readPage(query);
    const { sort = "-created_at", ...given } = readParameters(query, LIST_FILTERS);
    query.finish();
    const { orders, total } = await pageOrders(core, caller, { ...orderQuery(given), sort, ...partOf(page) });
    return answerPage(at, page, { data: orders.map(presentOrder), total, lastId: orders.at(-1)?.id });
  });
}

function readIds(query: QueryReader, ids: readonly string[], most: number): bigint[] {
  if (ids.length > most) throw new DomainError("too_many_items", `At most ${most} orders at once.`);
  if (!ids.every((id) => ORDER_ID.test(id))) query.reject("id", "The id must be numbers separated by commas.");
  query.finish();
  return [...new Set(ids.map(BigInt))];
}

export function orderQuery(given: Given<typeof ORDER_FILTERS>): OrderQuery {
  return {
    search: given.q,
    statuses: given.status,
    serviceId: given.service_id,
    imei: given.imei,
    identifiers: given.identifiers,
    clientReference: given.client_reference,
    source: given.source,
    createdFrom: given.created_from,
    createdTo: given.created_to,
    updatedSince: given.updated_since,
  };
}
