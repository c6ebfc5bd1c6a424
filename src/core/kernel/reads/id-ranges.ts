import { sql, type RawBuilder } from "kysely";
import type { Connection } from "../../../database/database.ts";
import { firstIdFrom, SLACK } from "./first-id.ts";

/** Rows by their numbers, both ends included. */
export interface IdRange {
  least: bigint | null;
  most: bigint | null;
  /** Some of the rows may be outside of the times that were asked for: each has to be compared. */
  isEdge: boolean;
}

export interface Times {
  createdFrom?: Date | undefined;
  createdTo?: Date | undefined;
}

const EVERYTHING: readonly IdRange[] = [{ least: null, most: null, isEdge: false }];

interface Bounds {
  fromLeast: bigint | null;
  fromMost: bigint | null;
  toLeast: bigint | null;
  toMost: bigint | null;
  /** The last number of another panel; null: none was imported, or all of them were placed before the times begin. */
  unsorted: bigint | null;
}

/**
 * The numbers of the rows that were written between two times, in up to three ranges. In the one between the edges
 * every row belongs, so that an index of the numbers alone can count it. A further edge are the numbers up to the last
 * imported one, unless all of them are older than the times.
 */
export async function findIdRanges(
  connection: Connection,
  table: "orders" | "transfers",
  times: Times,
): Promise<readonly IdRange[]> {
  const { createdFrom, createdTo } = times;
  if (createdFrom === undefined && createdTo === undefined) return EVERYTHING;
  const { rows } = await sql<Bounds>`
    select (${around(table, createdFrom, "-")}) as "fromLeast", (${around(table, createdFrom, "+")}) as "fromMost",
           (${around(table, createdTo, "-")}) as "toLeast", (${around(table, createdTo, "+")}) as "toMost",
           (${lastUnsorted(table, createdFrom)}) as unsorted`.execute(connection);
  const bounds = rows[0]!;
  const imported: IdRange[] = bounds.unsorted === null ? [] : [{ least: null, most: bounds.unsorted, isEdge: true }];
  return [...sortedRanges(bounds), ...imported];
}

function sortedRanges({ fromLeast, fromMost, toLeast, toMost, unsorted }: Bounds): IdRange[] {
  // The edges touch: every row is compared.
  if (fromMost !== null && toLeast !== null && fromMost >= toLeast) {
    return [{ least: fromLeast, most: toMost, isEdge: true }];
  }
  const first = fromMost ?? (unsorted === null ? null : unsorted + 1n);
  const ranges: IdRange[] = [{ least: first, most: toLeast === null ? null : toLeast - 1n, isEdge: false }];
  if (fromMost !== null) ranges.push({ least: fromLeast, most: fromMost - 1n, isEdge: true });
  if (toLeast !== null) ranges.push({ least: toLeast, most: toMost, isEdge: true });
  return ranges;
}

/** The whole of the ranges as one. */
export function spanOf(ranges: readonly IdRange[]): IdRange {
  const least = ranges.map((range) => range.least);
  const most = ranges.map((range) => range.most);
  const isEdge = ranges.some((range) => range.isEdge);
  return {
    least: least.includes(null) ? null : least.reduce((a, b) => (a! < b! ? a : b))!,
    most: most.includes(null) ? null : most.reduce((a, b) => (a! > b! ? a : b))!,
    isEdge,
  };
}

/** Conditions on the column `id`, and on `created_at` where the range is an edge. */
export function withinRange(alias: string, { least, most, isEdge }: IdRange, times: Times): RawBuilder<unknown>[] {
  const id = sql.ref(`${alias}.id`);
  const at = sql.ref(`${alias}.created_at`);
  const all: RawBuilder<unknown>[] = [];
  if (least !== null) all.push(sql`${id} >= ${least.toString()}::bigint`);
  if (most !== null) all.push(sql`${id} <= ${most.toString()}::bigint`);
  if (isEdge && times.createdFrom) all.push(sql`${at} >= ${times.createdFrom}::timestamptz`);
  if (isEdge && times.createdTo) all.push(sql`${at} <= ${times.createdTo}::timestamptz`);
  return all;
}

function around(table: "orders" | "transfers", time: Date | undefined, sign: "+" | "-"): RawBuilder<unknown> {
  if (time === undefined) return sql`select null::bigint`;
  const moved = sign === "+" ? sql`${time}::timestamptz + ${SLACK}` : sql`${time}::timestamptz - ${SLACK}`;
  return firstIdFrom(table, sql`(${moved})`);
}

function lastUnsorted(table: "orders" | "transfers", from: Date | undefined): RawBuilder<unknown> {
  if (table === "transfers") return sql`select null::bigint`;
  const reached = from === undefined ? sql`latest is not null` : sql`latest >= ${from}::timestamptz`;
  return sql`select last_id from imported_orders where ${reached}`;
}
