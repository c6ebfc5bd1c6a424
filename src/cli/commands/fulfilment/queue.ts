import { ATTENTIONS } from "../../../core/fulfilment/desk/queue.ts";
import type { QueuedOrder, Reply } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import {
  command,
  CONFIRM_OPTION,
  fileText,
  flag,
  idOperand,
  needed,
  script,
  text,
  whole,
  type Command,
  type CommandInput,
} from "../../command.ts";
import { LIMIT_OPTION, listLength } from "../../list-limit.ts";
import { findSupplier } from "../../api/find.ts";
import { printOrder, showOrder } from "./order.ts";
import { dateTime, table } from "../../table.ts";

const ORDER_OPERAND = { name: "id", about: "the order's id" };

export const QUEUE_COMMANDS: readonly Command[] = [
  script({
    name: "queue list",
    about: "list open orders that need attention, oldest first",
    options: [
      { flags: "--attention <reason>", about: "only for this reason", choices: ATTENTIONS },
      { flags: "--service <id>", about: "only of this service" },
      LIMIT_OPTION,
    ],
    routes: ["GET /queue"],
    run: async (api, input) => {
      const filter = { attention: text(input, "attention"), service_id: whole(input, "service") };
      const orders = await api.list<QueuedOrder>("/queue", filter, listLength(input));
      return { orders: orders.map(showQueued) };
    },
    print: ({ orders }) =>
      orders.length === 0
        ? "No orders need attention."
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
    about: "take an order yourself: it becomes PROCESSING and goes to no supplier",
    operands: [ORDER_OPERAND],
    route: "POST /orders/:id/take",
    subject: idOperand,
    show: showOrder,
    print: printOrder,
  }),
  command({
    name: "queue answer",
    about: "deliver an order's result",
    operands: [ORDER_OPERAND],
    options: [
      { flags: "--result <text>", about: "the code or answer that the reseller gets", required: true },
      { flags: "--quantity <number>", about: "how many were delivered; the price of the rest is released" },
    ],
    route: "POST /orders/:id/answer",
    subject: idOperand,
    body: (input) => ({ result: needed(input, "result"), delivered_quantity: whole(input, "quantity") }),
    show: showOrder,
    print: printOrder,
  }),
  command({
    name: "queue reject",
    about: "reject an order and release its credit",
    operands: [ORDER_OPERAND],
    options: [{ flags: "--reason <text>", about: "why; the reseller reads it", required: true }],
    route: "POST /orders/:id/reject",
    subject: idOperand,
    body: (input) => ({ reason: needed(input, "reason") }),
    show: showOrder,
    print: printOrder,
  }),
  command({
    name: "queue return",
    about: "send orders that a supplier's pause diverted to people back to it",
    options: [{ flags: "--supplier <id|name>", about: "the supplier that is back", required: true }],
    route: "POST /suppliers/:id/return-orders",
    subject: (input, api) => findSupplier(api, needed(input, "supplier")),
    show: ({ data }: One<{ returned: number; kept: number }>, _input, { name }) => ({ supplier: name, ...data }),
    print: ({ supplier, returned, kept }) =>
      `${returned} orders are sent back to ${supplier}.${kept === 0 ? "" : ` ${kept} stay in the queue: check their routes.`}`,
  }),
  script({
    name: "queue reply",
    about: "reply to many orders, one per line: identifier (or #id) and the result, or REJECT (or !) and the reason",
    operands: [{ name: "file", about: "the lines", isFile: true }],
    options: [
      { flags: "--service <id>", about: "only orders of this service" },
      { flags: "--preview", about: "show what would be answered and change nothing" },
      CONFIRM_OPTION,
    ],
    routes: ["POST /queue/replies", "POST /queue/replies/preview"],
    run: async (api, input) => ({ lines: await reply(api, input) }),
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

/** Sends what the preview matched, so that a request which is sent twice reaches the same orders. */
async function reply(api: Api, input: CommandInput) {
  const lines = { text: fileText(input), service_id: whole(input, "service") };
  const call = async (path: string, body: object) =>
    (await api.call<One<Reply[]>>({ method: "POST", path, body: { ...lines, ...body } })).data;
  const previewed = await call("/queue/replies/preview", {});
  if (flag(input, "preview")) return previewed.map(showLine);
  const orders = previewed.flatMap(({ line, outcome, orders: [order] = [] }) =>
    outcome === "matched" ? [{ line, order_id: order!.id }] : [],
  );
  return (await call("/queue/replies", { orders, confirm: flag(input, "confirm") })).map(showLine);
}

function showLine(line: Reply) {
  const candidates = (line.orders ?? []).map(({ id }) => id);
  const doubt = "reads_like_refusal" in line && line.reads_like_refusal ? "reads like a refusal" : "";
  return {
    line: line.line,
    about: line.subject,
    outcome: line.outcome,
    status: line.status ?? null,
    order: line.outcome === "matched" ? candidates[0]! : (("order_id" in line ? line.order_id : null) ?? null),
    note: line.message ?? (line.outcome === "ambiguous" ? `orders ${candidates.join(", ")}` : doubt),
  };
}

function countLines(lines: readonly ReturnType<typeof showLine>[]): string {
  const count = (wanted: string) => lines.filter(({ status }) => status === wanted).length;
  return `${count("SUCCESS")} delivered and charged · ${count("REJECTED")} rejected`;
}

function showQueued(order: QueuedOrder) {
  return {
    id: order.id,
    status: order.status,
    attention: order.attention,
    note: order.attention_note,
    cancel_requested_at: order.cancel_requested_at,
    service_id: order.service.id,
    service: order.service.name,
    reseller_id: order.reseller.id,
    reseller: order.reseller.name,
    identifier: order.imei,
    inputs: order.inputs,
    quantity: order.quantity,
    price: order.price,
    currency: order.currency,
    supplier: order.supplier?.name ?? null,
    taken_by: order.taken_by?.name ?? null,
    overdue: order.overdue,
    created_at: order.created_at,
  };
}
