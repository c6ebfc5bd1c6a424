import { sql } from "kysely";
import type { Connection } from "./database.ts";

/**
 * The migrated schema as types for Kysely: the text of `tables.gen.ts`. A column whose CHECK constraint lists words is a
 * union of these words. The types of JSON columns are in `json-types.ts`.
 */
export async function describeTables(connection: Connection): Promise<string> {
  const columns = await readColumns(connection);
  const words = new Map(columns.map((column) => [keyOf(column), readWords(column)]));
  const tables = Map.groupBy(columns, (column) => column.table);
  const described = [...tables].map(([table, own]) => {
    const lines = own.map((column) => `    ${column.name}: ${typeOf(column, words)};\n`);
    return `  ${table}: {\n${lines.join("")}  };\n`;
  });
  return `${HEAD}${described.join("")}}\n`;
}

const HEAD = `// Made from the migrated schema by \`npm run generate\`: write a migration, not this file.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { JsonTypes } from "./json-types.ts";

/** When the row was made. Default: now. It never changes. */
type MadeAt = ColumnType<Date, Date | undefined, never>;
/** Written by a trigger. */
type StampedAt = ColumnType<Date, never, never>;

/** The tables as Kysely sees them. \`bigint\` columns are \`bigint\` on both drivers. */
export interface Schema {
`;

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  isIdentity: boolean;
  hasDefault: boolean;
  isTimeOfMaking: boolean;
  isStamped: boolean;
  /** The CHECK constraint that lists the values of the column, as PostgreSQL prints it. */
  words: string | null;
}

/** PostgreSQL's own form of `column in ('one', 'other')`. */
const WORDS = String.raw`^CHECK \(\(\w+ = ANY \(ARRAY\[.*\]\)\)\)$`;

async function readColumns(connection: Connection): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
           not a.attnotnull as "isNullable", a.attidentity = 'a' as "isIdentity",
           a.attidentity = 'd' or d.adbin is not null as "hasDefault",
           coalesce(pg_get_expr(d.adbin, d.adrelid) = 'now()' and a.attname <> 'updated_at', false) as "isTimeOfMaking",
           a.atttypid = 'timestamptz'::regtype and exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
                    where t.tgrelid = c.oid and p.prosrc like '%new.' || a.attname || ' :=%') as "isStamped",
           (select pg_get_constraintdef(k.oid) from pg_constraint k
             where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
               and pg_get_constraintdef(k.oid) ~ ${WORDS}) as words
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely%'
     order by c.relname, a.attnum`.execute(connection);
  return rows;
}

const TYPES: Record<string, string> = {
  bigint: "bigint",
  boolean: "boolean",
  bytea: "Uint8Array",
  integer: "number",
  "integer[]": "number[]",
  json: "json",
  jsonb: "json",
  numeric: "string",
  real: "number",
  smallint: "number",
  text: "string",
  "text[]": "string[]",
  "timestamp with time zone": "Date",
};

/** Columns that repeat another column's words without a constraint of their own. */
const SAME_AS: Record<string, string> = {
  "order_history.from_status": "orders.status",
  "order_history.to_status": "orders.status",
  "order_transitions.from_status": "orders.status",
  "order_transitions.to_status": "orders.status",
};

function keyOf({ table, name }: Column): string {
  return `${table}.${name}`;
}

function readWords({ words }: Column): string | undefined {
  if (words === null) return undefined;
  return [...words.matchAll(/'([^']+)'/g)].map(([, word]) => `"${word}"`).join(" | ");
}

function typeOf(column: Column, words: Map<string, string | undefined>): string {
  if (column.isStamped) return "StampedAt";
  if (column.isTimeOfMaking) return "MadeAt";
  const key = keyOf(column);
  const plain = TYPES[column.type];
  if (plain === undefined) throw new Error(`${key} is a ${column.type}: tell table-types.ts how Node.js reads it`);
  if (plain === "json") return jsonTypeOf(column);
  const value = words.get(SAME_AS[key] ?? key) ?? plain;
  const orNull = column.isNullable ? `${value} | null` : value;
  if (column.isIdentity) return `GeneratedAlways<${orNull}>`;
  return column.hasDefault ? `Generated<${orNull}>` : orNull;
}

/** JSON is written as text. */
function jsonTypeOf(column: Column): string {
  const { isNullable, hasDefault } = column;
  const value = `JsonTypes["${keyOf(column)}"]`;
  const written = isNullable ? "string | null" : "string";
  const inserted = isNullable || hasDefault ? `${written} | undefined` : written;
  return `JSONColumnType<${isNullable ? `${value} | null` : value}, ${inserted}, ${written}>`;
}
