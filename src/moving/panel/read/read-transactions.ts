import type { BundleRow } from "../../../core/moving/bundle/bundle.ts";
import type { Line, SourceOptions } from "../../../core/moving/source.ts";
import { formatMoney, parseMoney } from "../../../core/kernel/money.ts";
import type { Panel } from "./read-services.ts";
import { draft } from "./rows.ts";
import { amount, text, time, type Row } from "../tables.ts";
import { roundAmount } from "../values.ts";

const TABLE = "credit_transection_master";
const MAX_DESCRIPTION = 500;
const COLUMNS = {
  id: text("id"),
  userId: text("user_id"),
  at: time("date_time"),
  credits: amount("credits"),
  before: amount("credits_acc"),
  after: amount("credits_after"),
  order: text("order_id_imei"),
  info: text("info"),
} as const;

/**
 * What the panel noted of its balances. Rows without a date or an amount, and those of deleted users, say nothing to
 * anyone.
 */
export async function* readTransactions(
  { tables }: Panel,
  { since }: SourceOptions = {},
): AsyncGenerator<Line<BundleRow<"transactions">>> {
  if (!tables.hasColumn(TABLE, "date_time")) return;
  const users = new Set((await tables.read("user_master", { id: text("id") })).map(({ id }) => id));
  const where = since && `unix_timestamp(date_time) >= ${since.getTime() / 1000}`;
  for await (const rows of tables.batches(TABLE, COLUMNS, where)) {
    for (const row of rows) {
      const changed = changeOf(row);
      if (changed !== null && row.at !== null && users.has(row.userId)) yield read(row, row.at, changed);
    }
  }
}

function read(row: Row<keyof typeof COLUMNS>, at: string, changed: string): Line<BundleRow<"transactions">> {
  const line = draft(`${TABLE} ${row.id}`);
  const order = row.order === null || row.order === "0" ? "" : ` ${row.order}`;
  return line.done<BundleRow<"transactions">>({
    id: row.id!,
    reseller: row.userId!,
    at,
    amount: changed,
    balance_after: toAmount(row.after) ?? undefined,
    description: line.text("description", `${row.info ?? ""}${order}`, MAX_DESCRIPTION),
  });
}

/** The panel notes amounts without a sign: whether a balance rose or fell is seen by it alone. */
function changeOf({ credits, before, after }: Row<keyof typeof COLUMNS>): string | null {
  const [from, to] = [toAmount(before), toAmount(after)];
  return from === null || to === null ? toAmount(credits) : formatMoney(parseMoney(to) - parseMoney(from));
}

/** Rounding is not reported: these are notes. */
function toAmount(given: string | null): string | null {
  return given === null ? null : (roundAmount(given)?.amount ?? null);
}
