import { DomainError } from "../../core/kernel/errors.ts";
import type { PanelConnection, TextRow } from "./connection.ts";
import { repairText, shownFloat } from "./values.ts";

/** Without these there is nothing to move in from; every other table and column may be missing, since panels differ. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  user_master: ["id", "username", "email", "api_key", "credits"],
  imei_tool_master: ["id", "tool_name", "status"],
  order_imei_master: ["id", "tool_id", "user_id", "imei", "date_time", "credits", "reply", "status"],
};
const NEEDED_TABLES = Object.keys(NEEDED);
const BATCH = 5_000;
const FLOATS = ["float"];
const EVERY = "";

type Kind = "text" | "amount" | "time";
export interface Column {
  name: string;
  kind: Kind;
}

/** Texts with their characters repaired, amounts as decimal text, times in ISO 8601; null for what is absent. */
export type Row<Names extends string> = Readonly<Record<Names, string | null>>;
export type Columns<Names extends string> = Readonly<Record<Names, Column>>;

export const text = (name: string): Column => ({ name, kind: "text" });
export const amount = (name: string): Column => ({ name, kind: "amount" });
/** A date and time of the panel, which has the zone of its database; zero dates are absent ones. */
export const time = (name: string): Column => ({ name, kind: "time" });

/** The tables of a panel, named without their prefix. */
export interface PanelTables {
  prefix: string;
  has(table: string): boolean;
  /** The first of the columns that the table has; the first of all where it has none. */
  firstColumn(table: string, columns: readonly string[]): string;
  hasColumn(table: string, column: string): boolean;
  /** The rows of a table that must be small; none where the table is missing. `rest`: what follows `from`. */
  read<Names extends string>(table: string, columns: Columns<Names>, rest?: string): Promise<Row<Names>[]>;
  /** The rows by their id in batches. `where`: a condition. */
  batches<Names extends string>(
    table: string,
    columns: Columns<Names | "id">,
    where?: string,
  ): AsyncGenerator<Row<Names | "id">[]>;
  /** The table with its prefix, quoted for SQL. */
  quoted(table: string): string;
}

/** Finds the tables by their names, with any prefix. Throws validation_failed with what is missing. */
export async function findTables(connection: PanelConnection): Promise<PanelTables> {
  const found = await connection.query(
    `select table_name as name, column_name as field, lower(data_type) as type
     from information_schema.columns where table_schema = database()`,
  );
  const types = new Map<string, Map<string, string>>();
  for (const { name, field, type } of found) {
    const fields = types.get(name!) ?? new Map<string, string>();
    types.set(name!, fields.set(field!.toLowerCase(), type!));
  }
  return openTables(connection, types, choosePrefix(types, connection));
}

type Types = ReadonlyMap<string, ReadonlyMap<string, string>>;

function choosePrefix(types: Types, { prefix, name }: PanelConnection): string {
  const candidates = prefix === null ? prefixesOf(types) : [prefix];
  const whole = candidates.filter((candidate) => missingOf(types, candidate).length === 0);
  if (whole.length === 1) return whole[0]!;
  if (whole.length > 1)
    throw unknownPanel(
      `${name} has several panels. Choose one by its prefix: add ?prefix= with ${whole.join(" or ")}.`,
    );
  const [nearest = ""] = candidates.toSorted((a, b) => missingOf(types, a).length - missingOf(types, b).length);
  const missing = missingOf(types, nearest).join(", ");
  throw unknownPanel(`${name} is no panel that can be read. Missing: ${missing}.`);
}

function prefixesOf(types: Types): string[] {
  const ends = [...types.keys()].flatMap((table) =>
    NEEDED_TABLES.filter((needed) => table.endsWith(needed)).map((needed) => table.slice(0, -needed.length)),
  );
  return [...new Set(ends)].toSorted();
}

function missingOf(types: Types, prefix: string): string[] {
  return Object.entries(NEEDED).flatMap(([table, columns]) => {
    const fields = types.get(prefix + table);
    if (!fields) return [`table ${prefix}${table}`];
    return columns.filter((column) => !fields.has(column)).map((column) => `column ${column} of ${prefix}${table}`);
  });
}

function openTables(connection: PanelConnection, types: Types, prefix: string): PanelTables {
  const typeOf = (table: string, column: string): string | undefined => types.get(prefix + table)?.get(column);
  const quoted = (table: string): string => `\`${(prefix + table).replaceAll("`", "``")}\``;
  const read = async <Names extends string>(
    table: string,
    columns: Columns<Names>,
    rest = EVERY,
  ): Promise<Row<Names>[]> => {
    if (!types.has(prefix + table)) return [];
    const entries = Object.entries<Column>(columns);
    const list = entries.map(([as, column]) => `${expressionOf(column, typeOf(table, column.name))} as \`${as}\``);
    const rows = await connection.query(`select ${list.join(", ")} from ${quoted(table)} ${rest}`);
    return rows.map((row) => readRow(row, entries, (column) => typeOf(table, column)) as Row<Names>);
  };
  return {
    prefix,
    has: (table) => types.has(prefix + table),
    hasColumn: (table, column) => typeOf(table, column) !== undefined,
    firstColumn: (table, names) => names.find((name) => typeOf(table, name) !== undefined) ?? names[0]!,
    quoted,
    read,
    async *batches(table, columns, where = "true") {
      for (let after = "-1"; ;) {
        const rows = await read(table, columns, `where id > ${after} and (${where}) order by id limit ${BATCH}`);
        if (rows.length > 0) yield rows;
        if (rows.length < BATCH) return;
        after = String(BigInt(rows.at(-1)!.id!));
      }
    },
  };
}

function expressionOf({ name, kind }: Column, type: string | undefined): string {
  if (type === undefined) return "null";
  if (kind === "time") return `unix_timestamp(\`${name}\`)`;
  return kind === "amount" && FLOATS.includes(type) ? `\`${name}\` + 0e0` : `\`${name}\``;
}

function readRow(row: TextRow, columns: [string, Column][], typeOf: (column: string) => string | undefined): object {
  const values = columns.map(([as, { name, kind }]) => {
    const value = row[as] ?? null;
    if (value === null) return [as, null];
    if (kind === "text") return [as, repairText(value)];
    if (kind === "time") return [as, Number(value) > 0 ? new Date(Number(value) * 1000).toISOString() : null];
    return [as, FLOATS.includes(typeOf(name) ?? "") ? shownFloat(value) : value];
  });
  return Object.fromEntries(values);
}

function unknownPanel(message: string): DomainError {
  return new DomainError("validation_failed", message, { fields: { source: [message] } });
}
