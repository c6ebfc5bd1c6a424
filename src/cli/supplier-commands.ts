import type { Core } from "../core/core.ts";
import { formatMoney } from "../core/kernel/money.ts";
import type { JobResult, SupplierJob } from "../core/fulfilment/imports/job.ts";
import { countDiverted } from "../core/fulfilment/review/return-orders.ts";
import { requestImport, requestJob } from "../core/fulfilment/imports/jobs.ts";
import type { Supplier } from "../core/fulfilment/suppliers/supplier.ts";
import { listOffers, type OfferChange } from "../core/fulfilment/imports/supplier-catalogue.ts";
import {
  addSupplier,
  changeSupplier,
  findSupplierNamed,
  listSuppliers,
  pauseSupplier,
  resumeSupplier,
  type SupplierWish,
} from "../core/fulfilment/imports/suppliers.ts";
import { performJob } from "../workers/fulfilment/jobs.ts";
import {
  amount,
  choice,
  command,
  CONFIRM_OPTION,
  flag,
  needed,
  operand,
  text,
  texts,
  whole,
  type Command,
  type CommandInput,
  type CommandOption,
  type Report,
} from "./command.ts";
import { Failure } from "./failure.ts";
import { dateTime, facts, table } from "./table.ts";

const SUPPLIER_OPERAND = { name: "supplier", about: "its id or name" };
const CHANGES: readonly OfferChange[] = ["new", "changed", "vanished"];
const REPEATS = ["never", "by-reference"] as const;
const DEFAULT_LIST_LENGTH = 50;
const MAX_LIST_LENGTH = 10_000;

const CALL_OPTIONS: readonly CommandOption[] = [
  { flags: "--username <name>", about: "user name or e-mail at the supplier" },
  { flags: "--currency <code>", about: "what it is paid in; the setting CURRENCY unless given" },
  { flags: "--exchange-rate <rate>", about: "how much of CURRENCY one unit of its currency is" },
  { flags: "--concurrency <number>", about: "most calls at the same time; 4 unless given" },
  { flags: "--bulk-size <number>", about: "most orders in one call; 1 unless given" },
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
    about: "add a server of the Dhru Fusion family that fulfils orders",
    options: [
      { flags: "--name <name>", about: "name that staff see", required: true },
      {
        flags: "--url <address>",
        about: "its endpoint, such as https://supplier.example/api/index.php",
        required: true,
      },
      { flags: "--key <key>", about: "the API key there; kept encrypted", required: true, isSecret: true },
      ...CALL_OPTIONS,
    ],
    run: async (core, input) => showSupplier(await addSupplier(core, readWish(input))),
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
    run: async (core, input) => {
      const { id } = await findSupplierNamed(core, operand(input, 0));
      return showSupplier(await changeSupplier(core, id, readWish(input)));
    },
    print: printSupplier,
  }),
  command({
    name: "supplier list",
    about: "list suppliers with their balance and state",
    run: async (core) => ({ suppliers: (await listSuppliers(core)).map(showSupplier) }),
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
    name: "supplier test",
    about: "call a supplier without ordering: key, balance, catalogue",
    operands: [SUPPLIER_OPERAND],
    run: (core, input, report) => runJob(core, input, "test", report),
    print: (job) => `The supplier answers: balance ${job["balance"]}, ${job["services"]} services.`,
  }),
  command({
    name: "supplier balance",
    about: "read the balance at a supplier",
    operands: [SUPPLIER_OPERAND],
    run: (core, input, report) => runJob(core, input, "balance", report),
    print: (job) => `${job["balance"]} ${job["currency"] ?? ""}`.trim(),
  }),
  command({
    name: "supplier sync",
    about: "read a supplier's catalogue; routes and prices follow its costs",
    operands: [SUPPLIER_OPERAND],
    run: (core, input, report) => runJob(core, input, "sync", report),
    print: (job) =>
      `${job["services"]} services: ${job["added"]} new, ${job["changed"]} changed, ${job["vanished"]} vanished. ` +
      `Routes: ${job["repriced"]} with a new cost, ${job["paused"]} paused, ${job["resumed"]} taken up again.`,
  }),
  command({
    name: "supplier services",
    about: "list what a supplier offers, as of its last synchronisation",
    operands: [SUPPLIER_OPERAND],
    options: [
      { flags: "--change <kind>", about: "only what is new, changed or vanished", choices: CHANGES },
      { flags: "--search <text>", about: "part of a name or group, or a number" },
      { flags: "--limit <number>", about: "how many", default: String(DEFAULT_LIST_LENGTH) },
    ],
    run: async (core, input) => listServices(core, input),
    print: ({ services, total }) =>
      `${table(
        ["NUMBER", "GROUP", "NAME", "COST", "TIME", "OWN SERVICE"],
        services.map((service) => [
          service.number,
          service.group,
          service.name,
          service.cost,
          service.time,
          service.service_ids.join(", "),
        ]),
      )}\n${services.length} of ${total}`,
  }),
  command({
    name: "supplier import",
    about: "take a supplier's services into the own catalogue, priced by a margin and routed to it",
    operands: [SUPPLIER_OPERAND],
    options: [
      { flags: "--margin <rule>", about: "such as 25%, +0.10 or 25%+0.10,round=0.05,floor=0.50", required: true },
      { flags: "--number <number...>", about: "only these of its services" },
      { flags: "--search <text>", about: "only with this part of a name or group" },
      { flags: "--service-group <name>", about: "own group; the supplier's groups unless given" },
      {
        flags: "--on-cost-change <rule>",
        about: "what a new cost does",
        choices: ["follow", "pause"],
        default: "follow",
      },
      CONFIRM_OPTION,
    ],
    run: async (core, input, report) => importServices(core, input, report),
    print: ({ created, problems }) =>
      [`${created} services were added.`, ...problems.map(({ code, message }) => `  ${code}: ${message}`)].join("\n"),
  }),
  command({
    name: "supplier pause",
    about: "send no new orders there; orders that it has are followed",
    operands: [SUPPLIER_OPERAND],
    options: [{ flags: "--reason <text>", about: "why, for staff", default: "Paused by the operator" }],
    run: async (core, input) => {
      const { id } = await findSupplierNamed(core, operand(input, 0));
      return showSupplier(await pauseSupplier(core, id, needed(input, "reason")));
    },
    print: printSupplier,
  }),
  command({
    name: "supplier resume",
    about: "send orders there again, whatever paused it",
    operands: [SUPPLIER_OPERAND],
    run: async (core, input) => {
      const { id } = await findSupplierNamed(core, operand(input, 0));
      const supplier = showSupplier(await resumeSupplier(core, id));
      return { ...supplier, diverted_orders: (await countDiverted(core)).get(id) ?? 0 };
    },
    print: ({ diverted_orders: diverted, ...supplier }) =>
      diverted === 0
        ? printSupplier(supplier)
        : `${printSupplier(supplier)}\n${diverted} orders wait in the queue because it was paused. ` +
          `Send them back with imeister queue return --supplier ${supplier.id}.`,
  }),
];

function readWish(input: CommandInput): SupplierWish {
  return {
    name: text(input, "name"),
    url: text(input, "url"),
    key: text(input, "key"),
    username: text(input, "username"),
    currency: text(input, "currency"),
    exchangeRate: amount(input, "exchangeRate"),
    concurrency: whole(input, "concurrency"),
    bulkSize: whole(input, "bulkSize"),
    repeats:
      choice(input, "repeats", REPEATS) === "by-reference" ? "by_reference" : choice(input, "repeats", ["never"]),
    lowBalance: amount(input, "lowBalance"),
    syncHours: whole(input, "syncHours"),
  };
}

async function runJob(
  core: Core,
  input: CommandInput,
  kind: Exclude<SupplierJob["kind"], "import">,
  report: Report,
): Promise<JobResult> {
  const { id } = await findSupplierNamed(core, operand(input, 0));
  const job = await performJob(core, await requestJob(core, id, kind), report);
  if (job.error !== null) throw new Failure("supplier_failed", job.error);
  return { job: job.id, ...job.result };
}

async function listServices(core: Core, input: CommandInput) {
  const supplier = await findSupplierNamed(core, operand(input, 0));
  const filter = {
    supplierId: supplier.id,
    change: choice(input, "change", CHANGES),
    text: text(input, "search"),
  };
  const limit = Math.min(whole(input, "limit") ?? DEFAULT_LIST_LENGTH, MAX_LIST_LENGTH);
  const { offers, total } = await listOffers(core, filter, { limit, offset: 0 });
  const services = offers.map((offer) => ({
    number: offer.code,
    group: offer.groupName,
    name: offer.name,
    type: offer.type,
    cost: formatMoney(offer.cost),
    previous_cost: offer.previousCost === null ? null : formatMoney(offer.previousCost),
    time: offer.deliveryTime,
    vanished_at: offer.vanishedAt?.toISOString() ?? null,
    service_ids: offer.serviceIds,
  }));
  return { services, total };
}

async function importServices(core: Core, input: CommandInput, report: Report) {
  const { id } = await findSupplierNamed(core, operand(input, 0));
  const wish = {
    codes: texts(input, "number"),
    text: text(input, "search"),
    margin: needed(input, "margin"),
    serviceGroup: text(input, "serviceGroup"),
    onCostChange: choice(input, "onCostChange", ["follow", "pause"]),
  };
  const job = await performJob(core, await requestImport(core, id, wish, { confirm: flag(input, "confirm") }), report);
  if (job.error !== null) throw new Failure("import_failed", job.error);
  return { job: job.id, created: Number(job.result?.["created"] ?? 0), problems: job.problems };
}

function showSupplier(supplier: Supplier) {
  const isOut = supplier.openUntil !== null && supplier.openUntil > new Date();
  return {
    id: supplier.id,
    name: supplier.name,
    kind: supplier.kind,
    url: supplier.url,
    username: supplier.username,
    currency: supplier.currency,
    concurrency: supplier.concurrency,
    bulk_size: supplier.bulkSize,
    repeats: supplier.repeats,
    sync_hours: supplier.syncHours,
    balance: supplier.balance === null ? null : formatMoney(supplier.balance),
    balance_at: supplier.balanceAt?.toISOString() ?? null,
    state: supplier.pausedAt === null ? (isOut ? "out of order" : "active") : "paused",
    pause_reason: supplier.pauseReason,
    last_error: supplier.lastError,
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
