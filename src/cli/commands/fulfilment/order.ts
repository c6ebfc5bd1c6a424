import { ORDER_STATUSES } from "../../../core/orders/order-status.ts";
import { Failure } from "../../../failure.ts";
import type { Order } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import { command, idOperand, needed, script, text, type Command, type CommandInput } from "../../command.ts";
import { LIMIT_OPTION, listLength } from "../../list-limit.ts";
import { findSupplier } from "../../api/find.ts";
import { dateTime, facts, table } from "../../table.ts";

const ORDER_OPERAND = { name: "id", about: "the order's id" };

export const ORDER_COMMANDS: readonly Command[] = [
  script({
    name: "order list",
    about: "list orders, highest number first",
    options: [{ flags: "--status <status>", about: "only these", choices: ORDER_STATUSES }, LIMIT_OPTION],
    routes: ["GET /orders"],
    run: async (api, input) => {
      const limit = listLength(input);
      const orders = await api.list<Order>("/orders", { status: text(input, "status") }, limit);
      return { orders: orders.map((data) => showOrder({ data })) };
    },
    print: ({ orders }) =>
      table(
        ["ID", "STATUS", "SERVICE", "IDENTIFIER", "QUANTITY", "PRICE", "MODE", "PLACED (UTC)"],
        orders.map((order) => [
          String(order.id),
          order.status,
          `${order.service_id} ${order.service}`,
          order.identifier ?? "",
          String(order.quantity),
          `${order.price} ${order.currency}`,
          order.test ? "test" : "live",
          dateTime(order.created_at),
        ]),
      ),
  }),
  command({
    name: "order show",
    about: "show one order",
    operands: [ORDER_OPERAND],
    route: "GET /orders/:id",
    subject: idOperand,
    show: showOrder,
    print: printOrder,
  }),
  script({
    name: "order settle",
    about: "as queue answer or queue reject: deliver a result, or reject the order and release its credit",
    operands: [ORDER_OPERAND],
    options: [
      { flags: "--success <code>", about: "the result that the reseller gets" },
      { flags: "--reject <reason>", about: "why it could not be done; the reseller reads it" },
    ],
    routes: ["POST /orders/:id/answer", "POST /orders/:id/reject"],
    run: settle,
    print: printOrder,
  }),
  command({
    name: "order cancel",
    about: "cancel an open order and release its credit",
    operands: [ORDER_OPERAND],
    options: [{ flags: "--reason <text>", about: "why; the reseller reads it", default: "Cancelled by the operator" }],
    route: "POST /orders/:id/cancel",
    subject: idOperand,
    body: (input) => ({ reason: needed(input, "reason") }),
    show: showOrder,
    print: printOrder,
  }),
  command({
    name: "order retry",
    about: "give an order that no supplier has to the first of its routes again",
    operands: [ORDER_OPERAND],
    route: "POST /orders/:id/retry",
    subject: idOperand,
    show: showOrder,
    print: printOrder,
  }),
  command({
    name: "order reroute",
    about: "give an order that no supplier has to this one of its service's routes",
    operands: [ORDER_OPERAND],
    options: [{ flags: "--supplier <id|name>", about: "who shall fulfil it", required: true }],
    route: "POST /orders/:id/reroute",
    subject: idOperand,
    body: async (input, api) => ({ supplier_id: (await findSupplier(api, needed(input, "supplier"))).id }),
    show: showOrder,
    print: printOrder,
  }),
  command({
    name: "order refund",
    about: "refund a delivered order in full or in part",
    operands: [ORDER_OPERAND],
    options: [
      { flags: "--amount <amount>", about: "a part of the price (default: all that is not refunded yet)" },
      { flags: "--refunded-before <amount>", about: "what the order shows as refunded; a part needs this or a key" },
      { flags: "--once <key>", about: "a key of yours: the same key refunds once only" },
      { flags: "--key <key>", about: "the same as --once" },
      { flags: "--reason <text>", about: "what the statement says of it", default: "Refunded by the operator" },
    ],
    route: "POST /orders/:id/refund",
    subject: idOperand,
    body: (input) => ({
      amount: text(input, "amount"),
      refunded_before: text(input, "refundedBefore"),
      idempotency_key: readOnce(input),
      reason: needed(input, "reason"),
    }),
    show: showOrder,
    print: printOrder,
  }),
];

function readOnce(input: CommandInput): string | undefined {
  const [once, key] = [text(input, "once"), text(input, "key")];
  if (once === undefined || key === undefined || once === key) return once ?? key;
  throw new Failure("usage", "Give --once KEY alone: --key is the same.");
}

async function settle(api: Api, input: CommandInput) {
  const { id } = idOperand(input);
  const [result, reason] = [text(input, "success"), text(input, "reject")];
  if ((result === undefined) === (reason === undefined)) {
    throw new Failure("usage", "Give either --success CODE or --reject REASON.");
  }
  const call =
    reason === undefined
      ? { method: "POST", path: `/orders/${id}/answer`, body: { result } }
      : { method: "POST", path: `/orders/${id}/reject`, body: { reason } };
  return showOrder(await api.call<One<Order>>(call));
}

export function showOrder({ data: order }: One<Order>) {
  return {
    id: order.id,
    status: order.status,
    status_reason: order.status_reason,
    service_id: order.service_id,
    service: order.service.name,
    identifier: order.imei,
    inputs: order.inputs,
    quantity: order.quantity,
    price: order.price,
    refunded: order.refunded,
    currency: order.currency,
    result: order.result?.text ?? null,
    client_reference: order.client_reference,
    source: order.source,
    test: order.test,
    cancel_requested_at: order.cancel_requested_at,
    created_at: order.created_at,
    completed_at: order.completed_at,
  };
}

export function printOrder(order: ReturnType<typeof showOrder>): string {
  const inputs = Object.entries(order.inputs).map(([name, value]) => [name, value] as const);
  return facts([
    ["Order", `${order.id}${order.test ? " (test)" : ""}`],
    ["Status", order.status],
    ["Reason", order.status_reason],
    ["Service", `${order.service_id} ${order.service}`],
    ["Identifier", order.identifier],
    ...inputs,
    ["Quantity", order.quantity > 1 ? String(order.quantity) : null],
    ["Price", `${order.price} ${order.currency}`],
    ["Refunded", order.refunded === "0.00" ? null : `${order.refunded} ${order.currency}`],
    ["Result", order.result],
    ["Reference", order.client_reference],
    ["Cancellation asked", order.cancel_requested_at && dateTime(order.cancel_requested_at)],
    ["Placed", `${dateTime(order.created_at)} UTC`],
    ["Completed", order.completed_at && `${dateTime(order.completed_at)} UTC`],
  ]);
}
