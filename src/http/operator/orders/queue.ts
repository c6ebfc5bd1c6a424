import { Type } from "typebox";
import { GREATEST_INTEGER_ID } from "../../../core/kernel/greatest-ids.ts";
import {
  ATTENTIONS,
  exportQueue,
  listQueue,
  QUEUE_FACETS,
  type QueuedOrder as CoreQueued,
  type QueueSummary as CoreSummary,
  summarizeQueue,
} from "../../../core/fulfilment/desk/queue.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { choice, Flag, Id, Money, Named, nullable, Text, Time } from "../../kit/fields.ts";
import { CsvFile, sendCsv } from "../../kit/lists/csv.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { oneOf, queryOf, readQuery, whole, type Given } from "../../kit/lists/parameters.ts";
import type { QueryReader } from "../../kit/lists/query.ts";
import { StatusWord } from "../../kit/resources/order.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { namedOrNull, timeOrNull } from "../../kit/values.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { Attention } from "./order.ts";
import { QUEUE_COLUMNS } from "./queue-csv.ts";

const TAGS = ["Operator: queue"];

export const QueuedOrder = Type.Object(
  {
    id: Id,
    status: StatusWord,
    service: Named,
    reseller: Named,
    imei: nullable(Text),
    inputs: Type.Record(Type.String(), Type.String()),
    quantity: Type.Integer(),
    price: Money,
    currency: Text,
    test: Flag,
    attention: Attention,
    attention_note: nullable(Text),
    cancel_requested_at: nullable(Time),
    supplier: nullable(Named),
    taken_by: nullable(Named),
    taken_at: nullable(Time),
    created_at: Time,
    overdue: Flag,
  },
  { $id: "QueuedOrder" },
);

const UNASSIGNED = "nobody" as const;

const LONGEST_WAIT = 1_000_000;

const QueueSummary = Type.Object(
  {
    totals: Type.Array(
      Type.Object({ currency: Text, orders: Type.Integer(), price: Type.String({ description: "Of all of them" }) }),
      { description: "Of the orders that match the filters" },
    ),
    facets: Type.Array(
      Type.Object({
        facet: choice(QUEUE_FACETS),
        id: nullable(Id, "Of the service, reseller or supplier; null of a reason"),
        name: Text,
        orders: Type.Integer(),
      }),
      { description: "How many orders of the whole queue each filter would leave, the most first" },
    ),
  },
  { $id: "QueueSummary" },
);

const FILTERS = {
  attention: oneOf(ATTENTIONS),
  service_id: whole("Of one service"),
  reseller_id: whole("Of one reseller"),
  supplier_id: whole("That this supplier had last, or would get"),
  waiting_minutes: whole("Placed at least so many minutes ago", LONGEST_WAIT),
  taken_by: {
    schema: Type.Union([Type.Literal(UNASSIGNED), Type.Integer()], {
      description: `Assigned to this staff member; "${UNASSIGNED}" for unassigned orders`,
    }),
    read: (query: QueryReader, name: string) =>
      query.text(name) === UNASSIGNED ? UNASSIGNED : query.whole(name, GREATEST_INTEGER_ID),
  },
};

export function registerQueue(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "Open orders that need attention, oldest first",
    querystring: queryOf({ ...FILTERS, ...CURSOR_PAGE }),
    response: { 200: listOf(QueuedOrder), ...refusals },
  };
  scope.get("/queue", { schema: listSchema, config: { permission: "read" } }, (request, reply) =>
    answerCursorList(
      { request, reply, config },
      FILTERS,
      (given, part) => listQueue(core, { ...filterOf(given), ...part }),
      presentQueued,
    ),
  );

  const csvSchema = {
    tags: TAGS,
    summary: `The queue as a CSV file with an empty column for answers, at most ${config.EXPORT_ROWS} rows`,
    querystring: queryOf(FILTERS),
    response: { 200: CsvFile, ...refusals },
  };
  const exported = { schema: csvSchema, config: { permission: "read" }, exposeHeadRoute: false } as const;
  scope.get("/queue.csv", exported, async (request, reply) =>
    sendCsv(reply, "queue", QUEUE_COLUMNS, await exportQueue(core, filterOf(readQuery(request.query, FILTERS)))),
  );

  const summarySchema = {
    tags: TAGS,
    summary: "Sums of the orders in the queue, and what they can be filtered by",
    querystring: queryOf(FILTERS),
    response: { 200: one(QueueSummary), ...refusals },
  };
  scope.get("/queue/summary", { schema: summarySchema, config: { permission: "read" } }, async (request) => ({
    data: presentSummary(await summarizeQueue(core, filterOf(readQuery(request.query, FILTERS)))),
  }));
}

function filterOf(given: Given<typeof FILTERS>) {
  return {
    attention: given.attention,
    serviceId: given.service_id,
    resellerId: given.reseller_id,
    supplierId: given.supplier_id,
    waitingMinutes: given.waiting_minutes,
    takenBy: given.taken_by,
  };
}

function presentSummary({ totals, facets }: CoreSummary) {
  return { totals: totals.map(({ price, ...total }) => ({ ...total, price: formatMoney(price) })), facets };
}

export function presentQueued(order: CoreQueued) {
  return {
    id: Number(order.id),
    status: order.status,
    service: { id: order.serviceId, name: order.serviceName },
    reseller: { id: order.resellerId, name: order.resellerName },
    imei: order.identifier,
    inputs: order.inputs,
    quantity: order.quantity,
    price: formatMoney(order.price),
    currency: order.currency,
    test: order.test,
    attention: order.attention,
    attention_note: order.attentionNote,
    cancel_requested_at: timeOrNull(order.cancelRequestedAt),
    supplier: namedOrNull(order.supplierId, order.supplierName),
    taken_by: namedOrNull(order.takenById, order.takenByName),
    taken_at: timeOrNull(order.takenAt),
    created_at: order.createdAt.toISOString(),
    overdue: order.overdue,
  };
}
