import { Type, type Static } from "typebox";
import { formatMoney } from "../../../core/kernel/money.ts";
import { OPEN_ORDERS, type MovingRemark, type MovingRun } from "../../../core/moving/run.ts";
import { choice, Currency, Id, nullable, Text, Time } from "../../kit/fields.ts";
import type { CsvColumn } from "../../kit/lists/csv.ts";
import { timeOrNull } from "../../kit/values.ts";

const STATES = ["reading", "waiting", "running", "planned", "imported", "failed", "discarded"] as const;

const Report = Type.Object(
  {
    files: Type.Array(
      Type.Object({
        file: Text,
        rows: Type.Integer(),
        new: Type.Integer(),
        changed: Type.Integer(),
        unchanged: Type.Integer(),
        left_out: Type.Integer({ description: "Open orders that stay in the other panel" }),
      }),
    ),
    money: Type.Array(
      Type.Object({
        currency: Currency,
        resellers: Type.Integer(),
        balances: Type.String({ description: "What resellers can spend in the other panel" }),
        held: Type.String({ description: "What the other panel says that it has on hold" }),
        open_orders: Type.Integer({ description: "Open orders that are taken over" }),
        on_hold: Type.String({ description: "What is on hold here for them" }),
        opening_balances: Type.String({ description: "What all runs of the migration bring in together" }),
        difference: Type.String({ description: "What this run brings in" }),
      }),
    ),
    errors: Type.Integer({ description: "Values that cannot be imported; nothing is imported while there are any" }),
    changes: Type.Integer({ description: "Values that will be different or mean something else here" }),
  },
  { $id: "MigrationReport" },
);

export const Migration = Type.Object(
  {
    id: Id,
    name: Type.String({ description: "The panel. Runs with one name belong to one migration" }),
    source: Text,
    open_orders: choice(OPEN_ORDERS),
    state: choice(STATES),
    is_being_read: Type.Boolean({
      description: "Whether the server reads the source; `progress.done` counts its rows",
    }),
    blocks_server: Type.Boolean({
      description:
        "True on the embedded database: while it plans or imports, the server answers no other requests and shows no progress",
    }),
    task: nullable(choice(["plan", "import"])),
    progress: Type.Object({ done: Type.Integer(), total: Type.Integer({ description: "0 while unknown" }) }),
    rows: Type.Integer({ description: "Rows that were uploaded and can be read" }),
    report: nullable(Report),
    error: nullable(Text),
    created_at: Time,
    finished_at: nullable(Time),
  },
  { $id: "Migration" },
);

export const Remark = Type.Object(
  {
    id: Id,
    severity: choice(["error", "change"]),
    file: Text,
    place: Type.String({ description: "Such as `orders.csv, line 12`" }),
    field: Text,
    value: Text,
    message: Text,
  },
  { $id: "MigrationRemark" },
);

export function presentMigration(run: MovingRun): Static<typeof Migration> {
  return {
    id: run.id,
    name: run.name,
    source: run.source,
    open_orders: run.openOrders,
    state: run.state,
    is_being_read: run.isBeingRead,
    blocks_server: run.blocksServer,
    task: run.task,
    progress: { done: run.done, total: run.total },
    rows: run.rows,
    report: run.report && {
      ...run.report,
      money: run.report.money.map((sums) => ({
        ...sums,
        balances: toMoney(sums.balances),
        held: toMoney(sums.held),
        on_hold: toMoney(sums.on_hold),
        opening_balances: toMoney(sums.opening_balances),
        difference: toMoney(sums.difference),
      })),
    },
    error: run.error,
    created_at: run.createdAt.toISOString(),
    finished_at: timeOrNull(run.finishedAt),
  };
}

/** As a file, to be worked through in a spreadsheet. */
export const REMARK_COLUMNS: readonly CsvColumn<MovingRemark>[] = [
  { name: "severity", plain: ({ severity }) => severity },
  { name: "file", plain: ({ file }) => file },
  { name: "place", text: ({ place }) => place },
  { name: "field", text: ({ field }) => field },
  { name: "value", text: ({ value }) => value },
  { name: "message", text: ({ message }) => message },
];

export function presentRemark({ id, ...remark }: MovingRemark): Static<typeof Remark> {
  return { ...remark, id: Number(id) };
}

function toMoney(micros: string): string {
  return formatMoney(BigInt(micros));
}
