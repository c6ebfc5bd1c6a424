import { Type } from "typebox";
import { ATTENTIONS, listQueue, type QueuedOrder as CoreQueued } from "../../../core/fulfilment/desk/queue.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { listOf, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Flag, GREATEST_ID, Id, Money, Named, nullable, Text, Time } from "../../kit/fields.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { oneOf, queryOf, whole } from "../../kit/lists/parameters.ts";
import type { QueryReader } from "../../kit/lists/query.ts";
import { StatusWord } from "../../kit/resources/order.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { namedOrNull, timeOrNull } from "../../kit/values.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { Attention } from "./order.ts";

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

const NOBODY = "nobody";

const FILTERS = {
  attention: oneOf(ATTENTIONS),
  service_id: whole("Of one service"),
  taken_by: {
    schema: Type.Union([Type.Literal(NOBODY), Type.Integer()], {
      description: `Assigned to this staff member, or to ${NOBODY}`,
    }),
    read: (query: QueryReader, name: string) => (query.text(name) === NOBODY ? NOBODY : query.whole(name, GREATEST_ID)),
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
      ({ attention, service_id: serviceId, taken_by: takenBy }, part) =>
        listQueue(core, { attention, serviceId, takenBy, ...part }),
      presentQueued,
    ),
  );
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
