import type { Core } from "../core/core.ts";
import { formatMoney } from "../core/kernel/money.ts";
import { rejectOrder, succeedOrder } from "../core/orders/settle-orders.ts";
import { takeOrder } from "../core/fulfilment/review/take-order.ts";
import { ATTENTIONS, listQueue, type QueuedOrder } from "../core/fulfilment/desk/queue.ts";
import { previewReplies, sendReplies, type ReplyOutcome, type ReplyPreview } from "../core/fulfilment/desk/replies.ts";
import { returnOrders } from "../core/fulfilment/review/return-orders.ts";
import { findSupplierNamed } from "../core/fulfilment/imports/suppliers.ts";
import {
  choice,
  command,
  CONFIRM_OPTION,
  fileText,
  flag,
  needed,
  OPERATOR,
  orderIdOperand,
  whole,
  type Command,
  type CommandInput,
} from "./command.ts";
import { printOrder, showOrder } from "./order-commands.ts";
import { dateTime, table } from "./table.ts";

const ORDER_OPERAND = { name: "id", about: "the order's id" };
const DEFAULT_LIST_LENGTH = 50;
const MAX_LIST_LENGTH = 10_000;

export const QUEUE_COMMANDS: readonly Command[] = [
  command({
    name: "queue list",
    about: "list open orders that wait for a person, the oldest first",
    options: [
      { flags: "--attention <reason>", about: "only for this reason", choices: ATTENTIONS },
      { flags: "--service <id>", about: "only of this service" },
      { flags: "--limit <number>", about: "how many", default: String(DEFAULT_LIST_LENGTH) },
    ],
    run: async (core, input) => {
      const orders = await listQueue(core, {
        attention: choice(input, "attention", ATTENTIONS),
        serviceId: whole(input, "service"),
        limit: Math.min(whole(input, "limit") ?? DEFAULT_LIST_LENGTH, MAX_LIST_LENGTH),
      });
      return { orders: orders.map(showQueued) };
    },
    print: ({ orders }) =>
      orders.length === 0
        ? "Nothing waits for a person."
        : table(
            ["ID", "STATUS", "WHY", "SERVICE", "IDENTIFIER", "RESELLER", "PRICE", "PLACED (UTC)", "NOTE"],
            orders.map((order) => [
              String(order.id),
              order.status,
              `${order.attention ?? "cancel_requested"}${order.overdue ? ", overdue" : ""}`,
              `${order.service_id} ${order.service}`,
              order.identifier ?? "",
              order.reseller,
              `${order.price} ${order.currency}`,
              dateTime(order.created_at),
              order.note ?? "",
            ]),
          ),
  }),
  command({
    name: "queue take",
    about: "take an order in hand: it becomes PROCESSING and goes to no supplier",
    operands: [ORDER_OPERAND],
    run: async (core, input) => showOrder(await takeOrder(core, orderIdOperand(input), OPERATOR)),
    print: printOrder,
  }),
  command({
    name: "queue answer",
    about: "deliver an order's result",
    operands: [ORDER_OPERAND],
    options: [
      { flags: "--result <text>", about: "the code or answer that the reseller gets", required: true },
      { flags: "--quantity <number>", about: "how many were delivered; the rest is given back" },
    ],
    run: async (core, input) => {
      const success = { result: needed(input, "result"), deliveredQuantity: whole(input, "quantity") };
      return showOrder(await succeedOrder(core, orderIdOperand(input), success, OPERATOR));
    },
    print: printOrder,
  }),
  command({
    name: "queue reject",
    about: "refuse an order and give its money back",
    operands: [ORDER_OPERAND],
    options: [{ flags: "--reason <text>", about: "why, told to the reseller", required: true }],
    run: async (core, input) =>
      showOrder(await rejectOrder(core, orderIdOperand(input), needed(input, "reason"), OPERATOR)),
    print: printOrder,
  }),
  command({
    name: "queue return",
    about: "send orders that a supplier's pause diverted to people back to it",
    options: [{ flags: "--supplier <id|name>", about: "the supplier that is back", required: true }],
    run: async (core, input) => {
      const { id, name } = await findSupplierNamed(core, needed(input, "supplier"));
      return { supplier: name, ...(await returnOrders(core, id, OPERATOR)) };
    },
    print: ({ supplier, returned, kept }) =>
      `${returned} orders are sent back to ${supplier}.${kept === 0 ? "" : ` ${kept} stay in the queue: check their routes.`}`,
  }),
  command({
    name: "queue reply",
    about:
      "answer many orders: a line each with its identifier (or #id) and the result, or REJECT (or !) and the reason",
    operands: [{ name: "file", about: "the lines", isFile: true }],
    options: [
      { flags: "--service <id>", about: "only orders of this service" },
      { flags: "--preview", about: "show what would be answered and change nothing" },
      CONFIRM_OPTION,
    ],
    run: async (core, input) => ({ lines: await reply(core, input) }),
    print: ({ lines }) =>
      `${table(
        ["LINE", "ABOUT", "OUTCOME", "BECOMES", "ORDER", "NOTE"],
        lines.map((line) => [
          String(line.line),
          line.about,
          line.outcome,
          line.status ?? "",
          String(line.order ?? ""),
          line.note,
        ]),
      )}\n${countLines(lines)}`,
    failed: ({ lines }) => lines.some((line) => line.outcome !== "answered" && line.outcome !== "matched"),
  }),
];

async function reply(core: Core, input: CommandInput) {
  const text = fileText(input);
  const serviceId = whole(input, "service");
  const lines = flag(input, "preview")
    ? await previewReplies(core, text, { serviceId })
    : await sendReplies(core, text, { serviceId, actor: OPERATOR, confirm: flag(input, "confirm") });
  return lines.map(showLine);
}

function showLine(line: ReplyPreview | ReplyOutcome) {
  const order = line.kind === "matched" ? line.order.id : "orderId" in line ? line.orderId : null;
  const doubt = line.kind === "matched" && line.doubtful ? "reads like a refusal" : "";
  const candidates = line.kind === "ambiguous" ? `orders ${line.orders.map(({ id }) => id).join(", ")}` : "";
  return {
    line: line.line,
    about: line.subject,
    outcome: line.kind,
    status: statusOf(line),
    order: order === null ? null : Number(order),
    note: "message" in line ? line.message : candidates || doubt,
  };
}

function statusOf(line: ReplyPreview | ReplyOutcome): "SUCCESS" | "REJECTED" | null {
  if (line.kind === "answered") return line.status;
  if (line.kind !== "matched") return null;
  return line.verdict.kind === "result" ? "SUCCESS" : "REJECTED";
}

function countLines(lines: readonly ReturnType<typeof showLine>[]): string {
  const count = (wanted: string) => lines.filter(({ status }) => status === wanted).length;
  return `${count("SUCCESS")} delivered and charged · ${count("REJECTED")} rejected`;
}

function showQueued(order: QueuedOrder) {
  return {
    id: Number(order.id),
    status: order.status,
    attention: order.attention,
    note: order.attentionNote,
    cancel_requested_at: order.cancelRequestedAt?.toISOString() ?? null,
    service_id: order.serviceId,
    service: order.serviceName,
    reseller_id: order.resellerId,
    reseller: order.resellerName,
    identifier: order.identifier,
    inputs: order.inputs,
    quantity: order.quantity,
    price: formatMoney(order.price),
    currency: order.currency,
    supplier: order.supplierName,
    taken_by: order.takenByName,
    overdue: order.overdue,
    created_at: order.createdAt.toISOString(),
  };
}
