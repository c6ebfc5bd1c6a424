import type { Core } from "../core/core.ts";
import { formatMoney } from "../core/kernel/money.ts";
import { listOrders } from "../core/orders/list-orders.ts";
import type { Order } from "../core/orders/order.ts";
import { ORDER_STATUSES } from "../core/orders/order-status.ts";
import { readIdempotencyKey } from "../core/orders/placing/idempotency.ts";
import { refundOrder } from "../core/orders/refund-order.ts";
import { findOrder, rejectOrder, succeedOrder, withdrawOrder } from "../core/orders/settle-orders.ts";
import { rerouteOrder, retryOrder } from "../core/fulfilment/review/steer-orders.ts";
import { findSupplierNamed } from "../core/fulfilment/imports/suppliers.ts";
import {
  amount,
  choice,
  command,
  needed,
  orderIdOperand,
  OPERATOR,
  text,
  whole,
  type Command,
  type CommandInput,
} from "./command.ts";
import { Failure } from "./failure.ts";
import { dateTime, facts, table } from "./table.ts";

const ORDER_OPERAND = { name: "id", about: "the order's id" };
const DEFAULT_LIST_LENGTH = 50;
const MAX_LIST_LENGTH = 10_000;

export const ORDER_COMMANDS: readonly Command[] = [
  command({
    name: "order list",
    about: "list orders, the newest first",
    options: [
      { flags: "--status <status>", about: "only these", choices: ORDER_STATUSES },
      {
        flags: "--limit <number>",
        about: `how many, at most ${MAX_LIST_LENGTH}`,
        default: String(DEFAULT_LIST_LENGTH),
      },
    ],
    run: async (core, input) => {
      const status = choice(input, "status", ORDER_STATUSES);
      const limit = Math.min(whole(input, "limit") ?? DEFAULT_LIST_LENGTH, MAX_LIST_LENGTH);
      const orders = await listOrders(core, { statuses: status && [status], limit });
      return { orders: orders.map(showOrder) };
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
    run: async (core, input) => showOrder(await findOrder(core, orderIdOperand(input))),
    print: printOrder,
  }),
  command({
    name: "order settle",
    about: "deliver a result, or reject the order and give its money back",
    operands: [ORDER_OPERAND],
    options: [
      { flags: "--success <code>", about: "the result that the reseller gets" },
      { flags: "--reject <reason>", about: "why it could not be done, told to the reseller" },
    ],
    run: async (core, input) => showOrder(await settle(core, input)),
    print: printOrder,
  }),
  command({
    name: "order cancel",
    about: "withdraw an open order and give its money back",
    operands: [ORDER_OPERAND],
    options: [{ flags: "--reason <text>", about: "told to the reseller", default: "Cancelled by the operator" }],
    run: async (core, input) =>
      showOrder(await withdrawOrder(core, orderIdOperand(input), text(input, "reason") ?? "", OPERATOR)),
    print: printOrder,
  }),
  command({
    name: "order retry",
    about: "give an order that no supplier has to the first of its routes again",
    operands: [ORDER_OPERAND],
    run: async (core, input) => showOrder(await retryOrder(core, orderIdOperand(input), OPERATOR)),
    print: printOrder,
  }),
  command({
    name: "order reroute",
    about: "give an order that no supplier has to this one of its service's routes",
    operands: [ORDER_OPERAND],
    options: [{ flags: "--supplier <id|name>", about: "who shall fulfil it", required: true }],
    run: async (core, input) => {
      const { id } = await findSupplierNamed(core, needed(input, "supplier"));
      return showOrder(await rerouteOrder(core, orderIdOperand(input), id, OPERATOR));
    },
    print: printOrder,
  }),
  command({
    name: "order refund",
    about: "give back all or part of what a delivered order cost",
    operands: [ORDER_OPERAND],
    options: [
      { flags: "--amount <amount>", about: "a part; everything that is left unless given" },
      { flags: "--refunded-before <amount>", about: "what the order shows as refunded; a part needs this or a key" },
      { flags: "--key <key>", about: "of your choice: one key refunds once" },
      { flags: "--reason <text>", about: "what the statement says of it", default: "Refunded by the operator" },
    ],
    run: async (core, input) => {
      const key = text(input, "key");
      const refund = {
        amount: amount(input, "amount"),
        refundedBefore: amount(input, "refundedBefore"),
        idempotencyKey: key === undefined ? undefined : readIdempotencyKey(key),
        reason: text(input, "reason") ?? "",
      };
      return showOrder(await refundOrder(core, orderIdOperand(input), refund, OPERATOR));
    },
    print: printOrder,
  }),
];

function settle(core: Core, input: CommandInput): Promise<Order> {
  const result = text(input, "success");
  const reason = text(input, "reject");
  const id = orderIdOperand(input);
  if (result !== undefined && reason === undefined) return succeedOrder(core, id, { result }, OPERATOR);
  if (reason !== undefined && result === undefined) return rejectOrder(core, id, reason, OPERATOR);
  throw new Failure("usage", "Give either --success CODE or --reject REASON.");
}

export function showOrder(order: Order) {
  return {
    id: Number(order.id),
    status: order.status,
    status_reason: order.statusReason,
    service_id: order.serviceId,
    service: order.serviceName,
    identifier: order.identifier,
    inputs: order.inputs,
    quantity: order.quantity,
    price: formatMoney(order.price),
    refunded: formatMoney(order.refunded),
    currency: order.currency,
    result: order.resultText,
    client_reference: order.clientReference,
    source: order.source,
    test: order.test,
    cancel_requested_at: order.cancelRequestedAt?.toISOString() ?? null,
    created_at: order.createdAt.toISOString(),
    completed_at: order.completedAt?.toISOString() ?? null,
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
