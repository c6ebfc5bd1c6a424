import { sql, type RawBuilder } from "kysely";
import type { OrderSource } from "../../database/column-types.ts";
import type { Connection } from "../../database/database.ts";
import { findIdRanges, spanOf, withinRange, type IdRange } from "../kernel/reads/id-ranges.ts";
import { COUNT_LIMITS, type Total } from "../kernel/reads/totals.ts";
import type { Order } from "./order.ts";
import { listOrderRows } from "./order-rows.ts";
import { ORDER_STATUSES, type OrderStatus } from "./order-status.ts";

export interface OrderFilter {
  walletId: number;
  ids?: readonly bigint[] | undefined;
  statuses?: readonly OrderStatus[] | undefined;
  serviceId?: number | undefined;
  imei?: string | undefined;
  identifiers?: readonly string[] | undefined;
  clientReference?: string | undefined;
  source?: OrderSource | undefined;
  createdFrom?: Date | undefined;
  createdTo?: Date | undefined;
  updatedSince?: Date | undefined;
}

export interface OrderPage {
  sort: "created_at" | "-created_at";
  limit: number;
  offset?: number | undefined;
  /** Continues behind this order, in the direction of the sort. */
  after?: bigint | undefined;
}

/**
 * Orders are listed by id: it grows with the time of placing, and a keyset on it costs the same at any depth. Only imported
 * orders may be out of time order, since they keep the numbers of the other panel. The ids of the page are found first, by
 * indexes alone where that is possible, so that skipped orders are not read.
 */
export async function pageOrderRows(connection: Connection, filter: OrderFilter, page: OrderPage): Promise<Order[]> {
  const ids = await pageIds(connection, filter, page);
  if (ids.length === 0) return [];
  const orders = await listOrderRows(connection, ids);
  return page.sort === "-created_at" ? orders : orders.toReversed();
}

async function pageIds(connection: Connection, filter: OrderFilter, page: OrderPage): Promise<bigint[]> {
  const { sort, limit, offset = 0, after } = page;
  const isDescending = sort === "-created_at";
  const behind: Condition[] =
    after === undefined ? [] : [sql`o.id ${isDescending ? sql`<` : sql`>`} ${after.toString()}::bigint`];
  const range = spanOf(await findIdRanges(connection, "orders", filter));
  const rest = [...withinRange("o", range, filter), ...lookUps(filter), ...others(filter), ...behind];
  const order = isDescending ? sql`order by id desc` : sql`order by id`;
  const parts = ofWallet(filter).map(
    (part) => sql`(select o.id from orders o where ${all([...part, ...rest])} ${order} limit ${limit + offset})`,
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<{ id: bigint }>`
    select id from (${sql.join(parts, sql` union all `)}) found ${order} limit ${limit} offset ${offset}`.execute(
    connection,
  );
  return rows.map((row) => row.id);
}

export interface OrderTotals {
  count: number;
  /** All in micro-units. */
  price: bigint;
  charged: bigint;
  refunded: bigint;
}

/** Adds up the `most` orders with the highest numbers that the filter means. */
export async function totalOrderRows(connection: Connection, filter: OrderFilter, most: number): Promise<OrderTotals> {
  const ids = await pageIds(connection, filter, { sort: "-created_at", limit: most });
  const { rows } = await sql<OrderTotals>`
    select count(*)::integer as count, coalesce(sum(price), 0)::bigint as price,
           coalesce(sum(captured), 0)::bigint as charged, coalesce(sum(refunded), 0)::bigint as refunded
      from orders where id = any(${ids.map(String)}::bigint[])`.execute(connection);
  return rows[0]!;
}

/** Counts as far as that takes little time, beyond that the highest numbers. */
export async function countOrderRows(
  connection: Connection,
  filter: OrderFilter,
  limits = COUNT_LIMITS,
): Promise<Total> {
  const ranges = await findIdRanges(connection, "orders", filter);
  let total: Total = { rows: 0, isCapped: true };
  for (const part of countable(filter, ranges)) {
    total = await countPart(connection, part, part.counted.length > 0 ? limits.read : limits.counted);
    if (!total.isCapped) break;
  }
  return total;
}

type Condition = RawBuilder<unknown>;

/** Orders whose ids indexes find, the highest first in each part, and which of them count. */
interface Countable {
  parts: readonly RawBuilder<unknown>[];
  counted: readonly Condition[];
}

/** Where the orders may be counted, the first that is small enough; the last is the wallet's highest numbers. */
function countable(filter: OrderFilter, ranges: readonly IdRange[]): Countable[] {
  const { walletId, serviceId, updatedSince } = filter;
  const own = sql`o.wallet_id = ${walletId}`;
  const rest = [...withinRange("o", { ...spanOf(ranges), isEdge: true }, filter), ...ofStatuses(filter)];
  if (isLookUp(filter)) {
    const parts = [sql`from orders o where ${all([own, ...lookUps(filter)])} order by o.id desc`];
    return [{ parts, counted: [...rest, ...others(filter)] }];
  }
  const found: Countable[] = [];
  if (serviceId !== undefined) {
    const parts = [sql`from orders o where o.service_id = ${serviceId} order by o.id desc`];
    found.push({ parts, counted: [own, ...rest, ...others({ ...filter, serviceId: undefined })] });
  }
  if (updatedSince !== undefined) {
    const changed = sql`from orders o where ${own} and o.updated_at >= ${updatedSince}::timestamptz`;
    const counted = [...rest, ...others({ ...filter, updatedSince: undefined })];
    found.push({ parts: [sql`${changed} order by o.updated_at desc`], counted });
  }
  const parts = ofWallet(filter).flatMap((part) =>
    ranges.map(
      (range) => sql`from orders o where ${all([...part, ...withinRange("o", range, filter)])} order by o.id desc`,
    ),
  );
  found.push({ parts, counted: others(filter) });
  return found;
}

async function countPart(connection: Connection, { parts, counted }: Countable, most: number): Promise<Total> {
  const limited = parts.map((part) => sql`(select o.id ${part} limit ${most + 1})`);
  const found = sql`
    select id from (${sql.join(limited, sql` union all `)}) found order by id desc limit ${most + 1}`;
  const orders = counted.length > 0 ? sql`join orders o on o.id = f.id` : sql``;
  const { rows } = await sql<{ counted: number; read: number }>`
    select (count(*) filter (where ${all(counted)}))::integer as counted, count(*)::integer as read
      from (${found}) f ${orders}`.execute(connection);
  const { counted: total, read } = rows[0]!;
  return { rows: total, isCapped: read > most };
}

/** Each part reads `orders_of_wallet` from one end, which one condition on several statuses would not. */
function ofWallet(filter: OrderFilter): Condition[][] {
  const own = sql`o.wallet_id = ${filter.walletId}`;
  if (isLookUp(filter)) return [[own, ...ofStatuses(filter)]];
  const statuses = new Set(filter.statuses ?? ORDER_STATUSES);
  return [...statuses].map((status) => [own, sql`o.status = ${sql.lit(status)}`]);
}

function ofStatuses({ statuses }: OrderFilter): Condition[] {
  return statuses === undefined ? [] : [sql`o.status = any(${statuses}::text[])`];
}

/** Whether an index finds the few orders that are meant. */
function isLookUp({ ids, imei, identifiers, clientReference }: OrderFilter): boolean {
  return [ids, imei, identifiers, clientReference].some((value) => value !== undefined);
}

function lookUps({ ids, imei, identifiers, clientReference }: OrderFilter): Condition[] {
  const found: Condition[] = [];
  if (ids !== undefined) found.push(sql`o.id = any(${ids.map(String)}::bigint[])`);
  if (imei !== undefined) found.push(sql`o.identifier = ${imei}`);
  if (identifiers !== undefined) found.push(sql`o.identifier = any(${[...identifiers]}::text[])`);
  if (clientReference !== undefined) found.push(sql`o.client_reference = ${clientReference}`);
  return found;
}

/** For which an order has to be read. */
function others({ serviceId, source, updatedSince }: OrderFilter): Condition[] {
  const found: Condition[] = [];
  if (serviceId !== undefined) found.push(sql`o.service_id = ${serviceId}`);
  if (source !== undefined) found.push(sql`o.source = ${source}`);
  if (updatedSince !== undefined) found.push(sql`o.updated_at >= ${updatedSince}::timestamptz`);
  return found;
}

function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
