import { Type, type Static } from "typebox";
import type { Order as CoreOrder } from "../../core/orders/order.ts";
import { isOpen, type OrderStatus } from "../../core/orders/order-status.ts";
import { readOrder } from "../../core/orders/read-orders.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import type { HttpContext } from "../kit/context.ts";
import { toMarkup } from "../kit/family/markup.ts";
import { choice, Currency, Text } from "../kit/fields.ts";
import { queryOf, text } from "../kit/lists/parameters.ts";
import { createQueryReader } from "../kit/lists/query.ts";
import type { RouteScope } from "../kit/scope.ts";
import { answer, refusals, success, TAGS, wireNumber } from "./answers.ts";
import { fromUuid, toUuid } from "./uuids.ts";

const WORDS = ["new", "in-process", "success", "reject"] as const;
/** The family has one word for all that ends without a result. */
const STATUS: Record<OrderStatus, (typeof WORDS)[number]> = {
  PENDING: "new",
  PROCESSING: "in-process",
  SUCCESS: "success",
  REJECTED: "reject",
  CANCELLED: "reject",
  REFUNDED: "reject",
};

const Time = Type.String({ description: "YYYY-MM-DD HH:mm:ss in UTC", examples: ["2026-05-01 08:00:00"] });

type Order = Static<typeof Order>;
const Order = Type.Object(
  {
    order_uuid: Text,
    product_uuid: Text,
    reference_id: Text,
    quantity: Type.Integer(),
    amount: Type.Number(),
    currency_code: Currency,
    status: choice(WORDS),
    replay: Type.String({ description: "The result, or why there is none, as HTML with <br>; empty until then" }),
    date: Time,
    date_completed: Type.String({ description: "Empty until the order is completed" }),
  },
  { $id: "FusionProOrder" },
);

export function registerStatus(scope: RouteScope, { core }: HttpContext): void {
  const response = { 200: success(Order), ...refusals };
  const summary = "Fusion Pro: status and result of an order";
  const querystring = queryOf({ order_uuid: text("The order_uuid of the answer to placing") });
  scope.get("/order", { schema: { tags: TAGS, summary, querystring, response } }, async (request) => {
    const uuid = createQueryReader(request.query).text("order_uuid");
    if (uuid === undefined) throw new DomainError("field_required", "Send the order_uuid of the order.");
    return answer("Order details", presentOrder(await readOrder(core, callerOf(request), readId(uuid))));
  });

  const params = Type.Object({ uuid: Type.String() });
  scope.get("/order/:uuid", { schema: { tags: TAGS, summary, params, response } }, async (request) => {
    const { uuid } = request.params;
    return answer("Order details", presentOrder(await readOrder(core, callerOf(request), readId(uuid))));
  });
}

function readId(uuid: string): bigint {
  const id = fromUuid("order", uuid);
  if (id === null) throw new DomainError("order_not_found", "Order not found");
  return id;
}

function presentOrder(order: CoreOrder): Order {
  return {
    order_uuid: toUuid("order", order.id),
    product_uuid: toUuid("product", order.serviceId),
    reference_id: order.clientReference ?? "",
    quantity: order.quantity,
    amount: wireNumber(order.price),
    currency_code: order.currency,
    status: STATUS[order.status],
    replay: replayOf(order),
    date: timeOf(order.createdAt),
    date_completed: order.completedAt === null ? "" : timeOf(order.completedAt),
  };
}

/** The family's spelling of a reply. */
function replayOf(order: CoreOrder): string {
  if (isOpen(order.status)) return "";
  return toMarkup((order.status === "SUCCESS" ? order.resultText : order.statusReason) ?? "");
}

function timeOf(time: Date): string {
  return time.toISOString().slice(0, 19).replace("T", " ");
}
