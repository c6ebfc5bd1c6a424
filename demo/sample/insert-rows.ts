import { sql } from "kysely";
import type { Transaction } from "../../src/database/database.ts";

export type Row = Record<string, unknown>;

/** Writes the rows, whose columns are those of the first one and of all others. */
export async function insertRows(transaction: Transaction, table: string, rows: readonly Row[]): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (names.length === 0) return;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${toJson(rows)}::json)`.execute(
    transaction,
  );
}

/** As json_to_recordset reads them; amounts are decimal strings. */
export function toJson(rows: readonly Row[]): string {
  return JSON.stringify(rows, (_name, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
}

/** From milliseconds since the epoch. */
export function timestamp(time: number): string {
  return new Date(time).toISOString();
}
