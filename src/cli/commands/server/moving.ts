import { BUNDLE_FILES } from "../../../core/moving/bundle/bundle.ts";
import { inBatches } from "../../../core/moving/reading/in-batches.ts";
import { OPEN_ORDERS } from "../../../core/moving/run.ts";
import type { MovingSource } from "../../../core/moving/source.ts";
import { Failure } from "../../../failure.ts";
import { UnreadableBundle } from "../../../moving/files/unreadable-bundle.ts";
import { openSource } from "../../../moving/open-source.ts";
import type { Migration, MigrationRemark } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import { untilDone } from "../../api/follow.ts";
import {
  choice,
  date,
  flag,
  neededWhole,
  operand,
  script,
  text,
  type Command,
  type CommandInput,
  type Report,
} from "../../command.ts";
import { table } from "../../table.ts";

const MOST_REMARKS = 1_000;

export const MOVING_COMMANDS: readonly Command[] = [
  script({
    name: "migrate-from",
    about: "move in from another panel: services, prices, resellers, balances, keys and orders, with their numbers",
    operands: [
      {
        name: "source",
        about: "a folder or zip file of CSV or JSON files, or mysql://user:password@host/database of a panel",
      },
    ],
    options: [
      { flags: "--name <panel>", about: "name of the old panel; a later run with it changes only what differs" },
      { flags: "--dry-run", about: "report what would be imported, and import nothing" },
      { flags: "--since <date>", about: "leave out closed orders and transactions from before this date" },
      {
        flags: "--open-orders <choice>",
        about: "take open orders over with their money on hold, or leave them to the old panel",
        choices: OPEN_ORDERS,
        default: "take",
      },
      {
        flags: "--forward <url>",
        about: "pass status calls for orders that are unknown here on to the old panel's API",
      },
      { flags: "--forward-days <days>", about: "how long they are passed on", default: "14" },
    ],
    routes: [
      "POST /migrations",
      "POST /migrations/:id/rows",
      "POST /migrations/:id/plan",
      "POST /migrations/:id/import",
      "GET /migrations/:id",
      "GET /migrations/:id/remarks",
      "PUT /forwarding",
    ],
    run: moveIn,
    print: printMigration,
    failed: ({ errors }) => errors > 0,
  }),
];

interface Outcome {
  id: number;
  name: string;
  state: string;
  errors: number;
  report: Migration["report"];
  remarks: MigrationRemark[];
}

async function moveIn(api: Api, input: CommandInput, report: Report): Promise<Outcome> {
  const source = await open(operand(input, 0));
  try {
    const open_orders = choice(input, "openOrders", OPEN_ORDERS);
    const body = { name: text(input, "name") ?? source.name, source: source.name, open_orders };
    const { data: run } = await api.call<One<Migration>>({ method: "POST", path: "/migrations", body });
    await upload(api, run.id, source, { since: date(input, "since"), report });
    const task = flag(input, "dryRun") ? "plan" : "import";
    await api.call({ method: "POST", path: `/migrations/${run.id}/${task}`, body: {} });
    const outcome = await follow(api, run.id, report);
    if (outcome.state === "imported") await forward(api, input);
    return outcome;
  } finally {
    await source.close();
  }
}

/** Once everything is here: until then the old panel answers all of its clients itself. */
async function forward(api: Api, input: CommandInput): Promise<void> {
  const url = text(input, "forward");
  if (url === undefined) return;
  await api.call({ method: "PUT", path: "/forwarding", body: { url, days: neededWhole(input, "forwardDays") } });
}

async function open(place: string): Promise<MovingSource> {
  try {
    return await openSource(place);
  } catch (error) {
    throw error instanceof UnreadableBundle ? new Failure("file_unreadable", error.message) : error;
  }
}

async function upload(
  api: Api,
  id: number,
  source: MovingSource,
  { since, report }: { since: Date | undefined; report: Report },
): Promise<void> {
  const path = `/migrations/${id}/rows`;
  let done = 0;
  for (const file of BUNDLE_FILES.filter((known) => source.files.includes(known))) {
    let from = 0;
    for await (const lines of inBatches(source.read(file, { since }))) {
      await api.call({ method: "POST", path, body: { file, from, lines } });
      from += lines.length;
      done += lines.length;
      report({ done, total: 0 });
    }
  }
}

async function follow(api: Api, id: number, report: Report): Promise<Outcome> {
  api.work({ migration: id });
  const run = await untilDone(async () => {
    const { data } = await api.get<One<Migration>>(`/migrations/${id}`);
    report(data.progress);
    return { ...data, isDone: !["waiting", "running"].includes(data.state), isWaiting: data.state === "waiting" };
  });
  const remarks = await api.list<MigrationRemark>(`/migrations/${id}/remarks`, {}, MOST_REMARKS);
  const errors = run.report?.errors ?? 0;
  if (run.state === "failed" && errors === 0) throw new Failure("migration_failed", run.error ?? "The import failed.");
  return { id, name: run.name, state: run.state, errors, report: run.report, remarks };
}

function printMigration({ name, state, errors, report, remarks }: Outcome): string {
  const files = (report?.files ?? []).map((file) => [
    file.file,
    ...[file.rows, file.new, file.changed, file.unchanged, file.left_out].map(String),
  ]);
  const money = (report?.money ?? []).map((sums) => [
    sums.currency,
    String(sums.resellers),
    sums.balances,
    `${sums.on_hold} (${sums.open_orders} orders)`,
    sums.opening_balances,
    sums.difference,
  ]);
  const told = remarks.map(
    ({ severity, place, field, value, message }) =>
      `${severity === "error" ? "ERROR " : "change"} ${place}: ${[field, value].filter((part) => part !== "").join(" ")}: ${message}`,
  );
  return [
    table(["FILE", "ROWS", "NEW", "CHANGED", "UNCHANGED", "LEFT OUT"], files),
    table(["CURRENCY", "RESELLERS", "BALANCES", "ON HOLD", "OPENING BALANCES", "THIS RUN"], money),
    ...told,
    ...(remarks.length === MOST_REMARKS ? [`Only the first ${MOST_REMARKS} remarks are shown.`] : []),
    conclude(name, state, errors),
  ].join("\n");
}

function conclude(name: string, state: string, errors: number): string {
  if (errors > 0)
    return `${errors} values cannot be imported. Nothing was imported: correct them and run the command again.`;
  if (state === "planned") return "Nothing was imported. Run the command without --dry-run to import it.";
  return `${name} was imported. Run imeister reconcile to check the ledger.`;
}
