import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../../../core/kernel/errors.ts";
import type { Order as CoreOrder } from "../../../core/orders/order.ts";
import { ORDER_STATUSES } from "../../../core/orders/order-status.ts";
import { pageOrders, readOrders, type OrderQuery } from "../../../core/orders/read-orders.ts";
import type { HttpContext } from "../../kit/context.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { partOf, readPage, sendPage } from "../../kit/pages.ts";
import { presentOrder } from "../../kit/resources/present.ts";
import { createQueryReader, type QueryReader } from "../../kit/query.ts";
import { listOf, listQuery, Order, refusals } from "../../kit/schemas.ts";

const SOURCES = ["dispatch", "api", "dashboard", "operator"] as const;
const SORTS = ["-created_at", "created_at"] as const;
const ORDER_ID = /^\d{1,18}$/;
const GREATEST_SERVICE_ID = 2 ** 31 - 1;

/** Of the list and of its export. */
export const ORDER_FILTERS = {
  q: "The number of an order, or how its identifier, its reference or its code (a result of up to 100 characters) begins",
  status: ORDER_STATUSES.join(", "),
  service_id: "Of one service",
  imei: "Of one identifier",
  client_reference: "With this reference",
  source: SOURCES.join(", "),
  created_from: "Placed from this time on",
  created_to: "Placed up to this time",
  updated_since: "Changed since this time",
};

export function registerOrderList(scope: FastifyInstance, { core, config }: HttpContext): void {
  const schema = {
    tags: ["Orders"],
    summary: "The caller's orders, newest first; id=1,2,3 reads the status of many",
    querystring: listQuery({
      id: `Numbers separated by commas, at most ${config.BULK_STATUS}`,
      ...ORDER_FILTERS,
      sort: SORTS.join(" or "),
    }),
    response: { 200: listOf(Order), ...refusals },
  };
  scope.get("/orders", { schema }, async (request, reply) => {
    const raw = request.query as Record<string, unknown>;
    const query = createQueryReader(raw);
    const ids = query.items("id");
    if (ids.length > 0) return answerMany(request, reply, readIds(query, ids));
    const page = readPage(query, raw);
    const filter = readOrderFilter(query);
    const sort = query.oneOf("sort", SORTS) ?? "-created_at";
    query.finish();
    const { orders, total } = await pageOrders(core, callerOf(request), { ...filter, sort, ...partOf(page) });
    const rows = { data: orders.map(presentOrder), total, lastId: orders.at(-1)?.id };
    return sendPage(request, reply, config, page, rows);
  });

  /** In the order asked; unknown and foreign numbers are left out. */
  async function answerMany(request: FastifyRequest, reply: FastifyReply, wanted: bigint[]): Promise<FastifyReply> {
    const found = await readOrders(core, callerOf(request), wanted);
    const orders = wanted.map((id) => found.get(id)).filter((order): order is CoreOrder => order !== undefined);
    const page = { mode: "page", page: 1, limit: wanted.length, offset: 0 } as const;
    const rows = { data: orders.map(presentOrder), total: orders.length, lastId: undefined };
    return sendPage(request, reply, config, page, rows);
  }

  function readIds(query: QueryReader, ids: readonly string[]): bigint[] {
    if (ids.length > config.BULK_STATUS) {
      throw new DomainError("too_many_items", `At most ${config.BULK_STATUS} orders at once.`);
    }
    if (!ids.every((id) => ORDER_ID.test(id))) query.reject("id", "The id must be numbers separated by commas.");
    query.finish();
    return [...new Set(ids.map(BigInt))];
  }
}

/** Collects what is wrong; the caller finishes the query. */
export function readOrderFilter(query: QueryReader): OrderQuery {
  return {
    search: query.text("q"),
    statuses: query.several("status", ORDER_STATUSES),
    serviceId: query.whole("service_id", GREATEST_SERVICE_ID),
    imei: query.text("imei"),
    clientReference: query.text("client_reference"),
    source: query.oneOf("source", SOURCES),
    createdFrom: query.date("created_from"),
    createdTo: query.date("created_to"),
    updatedSince: query.date("updated_since"),
  };
}
