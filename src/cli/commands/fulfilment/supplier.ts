import type { Supplier } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import {
  command,
  needed,
  operand,
  text,
  whole,
  type Command,
  type CommandInput,
  type CommandOption,
} from "../../command.ts";
import { findSupplier } from "../../api/find.ts";
import { dateTime, facts, table } from "../../table.ts";

export const SUPPLIER_OPERAND = { name: "supplier", about: "its id or name" };
const REPEATS = ["never", "by-reference"] as const;

const CALL_OPTIONS: readonly CommandOption[] = [
  { flags: "--username <name>", about: "username or email at the supplier" },
  { flags: "--currency <code>", about: "currency that it is paid in (default: the setting CURRENCY)" },
  { flags: "--exchange-rate <rate>", about: "how much of CURRENCY one unit of its currency is" },
  { flags: "--concurrency <number>", about: "maximum number of requests at the same time (default: 4)" },
  { flags: "--bulk-size <number>", about: "maximum number of orders in one request (default: 1)" },
  {
    flags: "--repeats <rule>",
    about: "by-reference where it gives the same order for a repeated CLIENTREF, as this server does",
    choices: REPEATS,
  },
  { flags: "--low-balance <amount>", about: "warn below this balance" },
  { flags: "--sync-hours <number>", about: "how often its catalogue is synchronised; 0 only when asked" },
];

export const SUPPLIER_COMMANDS: readonly Command[] = [
  command({
    name: "supplier add",
    about: "add a supplier that is called over the network",
    options: [
      { flags: "--name <name>", about: "name that staff see", required: true },
      {
        flags: "--url <address>",
        about: "its endpoint, such as https://supplier.example/api/index.php",
        required: true,
      },
      { flags: "--key <key>", about: "the API key there; stored encrypted", required: true, isSecret: true },
      { flags: "--kind <kind>", about: "type of its API (default: dhru)" },
      ...CALL_OPTIONS,
    ],
    route: "POST /suppliers",
    body: (input) => ({ ...readSettings(input), kind: text(input, "kind") }),
    show: ({ data }: One<Supplier>) => showSupplier(data),
    print: printSupplier,
  }),
  command({
    name: "supplier set",
    about: "change a supplier's settings",
    operands: [SUPPLIER_OPERAND],
    options: [
      { flags: "--name <name>", about: "name that staff see" },
      { flags: "--url <address>", about: "its endpoint" },
      { flags: "--key <key>", about: "the API key there", isSecret: true },
      ...CALL_OPTIONS,
    ],
    route: "PATCH /suppliers/:id",
    subject: readSupplier,
    body: readSettings,
    show: ({ data }: One<Supplier>) => showSupplier(data),
    print: printSupplier,
  }),
  command({
    name: "supplier list",
    about: "list suppliers with their balance and state",
    route: "GET /suppliers",
    show: ({ data }: One<Supplier[]>) => ({ suppliers: data.map(showSupplier) }),
    print: ({ suppliers }) =>
      table(
        ["ID", "NAME", "KIND", "BALANCE", "STATE", "ADDRESS"],
        suppliers.map((supplier) => [
          String(supplier.id),
          supplier.name,
          supplier.kind,
          supplier.balance === null ? "" : `${supplier.balance} ${supplier.currency}`,
          supplier.state,
          supplier.url ?? "",
        ]),
      ),
  }),
  command({
    name: "supplier pause",
    about: "send no new orders there; orders that it has are followed",
    operands: [SUPPLIER_OPERAND],
    options: [{ flags: "--reason <text>", about: "why, for staff", default: "Paused by the operator" }],
    route: "POST /suppliers/:id/pause",
    subject: readSupplier,
    body: (input) => ({ reason: needed(input, "reason") }),
    show: ({ data }: One<Supplier>) => showSupplier(data),
    print: printSupplier,
  }),
  command({
    name: "supplier resume",
    about: "resume a supplier, no matter why it was paused",
    operands: [SUPPLIER_OPERAND],
    route: "POST /suppliers/:id/resume",
    subject: readSupplier,
    show: ({ data }: One<Supplier>) => ({ ...showSupplier(data), diverted_orders: data.diverted_orders }),
    print: ({ diverted_orders: diverted, ...supplier }) =>
      diverted === 0
        ? printSupplier(supplier)
        : `${printSupplier(supplier)}\n${diverted} orders wait in the queue because it was paused. ` +
          `Send them back with imeister queue return --supplier ${supplier.id}.`,
  }),
];

export function readSupplier(input: CommandInput, api: Api): Promise<Supplier> {
  return findSupplier(api, operand(input, 0));
}

function readSettings(input: CommandInput): object {
  return {
    name: text(input, "name"),
    url: text(input, "url"),
    key: text(input, "key"),
    username: text(input, "username"),
    currency: text(input, "currency"),
    exchange_rate: text(input, "exchangeRate"),
    concurrency: whole(input, "concurrency"),
    bulk_size: whole(input, "bulkSize"),
    repeats: text(input, "repeats")?.replace("-", "_"),
    low_balance: text(input, "lowBalance"),
    sync_hours: whole(input, "syncHours"),
  };
}

function showSupplier(supplier: Supplier) {
  const isOut = supplier.circuit_open_until !== null;
  return {
    id: supplier.id,
    name: supplier.name,
    kind: supplier.kind,
    url: supplier.url,
    username: supplier.username,
    currency: supplier.currency,
    concurrency: supplier.concurrency,
    bulk_size: supplier.bulk_size,
    repeats: supplier.repeats,
    sync_hours: supplier.sync_hours,
    balance: supplier.balance,
    balance_at: supplier.balance_at,
    state: supplier.paused_at === null ? (isOut ? "out of order" : "active") : "paused",
    pause_reason: supplier.pause_reason,
    last_error: supplier.last_error,
  };
}

function printSupplier(supplier: ReturnType<typeof showSupplier>): string {
  return facts([
    ["Supplier", `${supplier.id} ${supplier.name}`],
    ["Address", supplier.url],
    ["State", supplier.state],
    ["Reason", supplier.pause_reason],
    ["Balance", supplier.balance && `${supplier.balance} ${supplier.currency}`],
    ["Read", supplier.balance_at && `${dateTime(supplier.balance_at)} UTC`],
    ["Last error", supplier.last_error],
  ]);
}
