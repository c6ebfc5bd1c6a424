import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { Micros } from "../../kernel/money.ts";

/** A service with what is set of it for one price group. */
export interface PriceTableRow {
  id: number;
  name: string;
  serviceGroup: string;
  currency: string;
  base: Micros;
  /** Price set for the group, if any. */
  set: Micros | null;
}

export interface PriceTablePart {
  /** Part of a name, in any case. */
  q?: string | undefined;
  limit: number;
  offset: number;
}

/** Services that resellers can see, in the order of the catalogue. */
export async function priceTableRows(
  connection: Connection,
  groupId: number,
  { q, limit, offset }: PriceTablePart,
): Promise<PriceTableRow[]> {
  const { rows } = await sql<PriceTableRow>`
    select s.id, s.name, g.name as "serviceGroup", s.currency, s.base_price as base, p.price as "set"
      from services s
      join service_groups g on g.id = s.group_id
      left join group_prices p on p.service_id = s.id and p.price_group_id = ${groupId} and p.currency is null
     where ${isListed(q)}
     order by g.position, g.id, s.position, s.id limit ${limit} offset ${offset}`.execute(connection);
  return rows;
}

export async function countPriceTable(connection: Connection, q: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from services s where ${isListed(q)}`.execute(connection);
  return rows[0]!.total;
}

function isListed(q: string | undefined) {
  return sql<boolean>`s.status <> 'retired'
    and (${q ?? null}::text is null or strpos(lower(s.name), lower(${q ?? null}::text)) > 0)`;
}

/** The same of these services, whose group prices stay so until the transaction ends. */
export async function lockPriceTable(
  transaction: Transaction,
  groupId: number,
  ids: readonly number[],
): Promise<PriceTableRow[]> {
  const { rows } = await sql<PriceTableRow>`
    select s.id, s.name, g.name as "serviceGroup", s.currency, s.base_price as base, p.price as "set"
      from services s
      join service_groups g on g.id = s.group_id
      left join group_prices p on p.service_id = s.id and p.price_group_id = ${groupId} and p.currency is null
     where s.id = any(${[...ids]}::integer[])
     order by s.id for no key update of s`.execute(transaction);
  return rows;
}

/** Sets prices of a group; null removes one. */
export async function writeGroupPrices(
  transaction: Transaction,
  groupId: number,
  prices: readonly { id: number; price: Micros | null }[],
): Promise<void> {
  const removed = prices.filter(({ price }) => price === null).map(({ id }) => id);
  const set = prices.flatMap(({ id, price }) =>
    price === null ? [] : [{ service_id: id, price_group_id: groupId, price }],
  );
  if (removed.length > 0) {
    await transaction
      .deleteFrom("group_prices")
      .where("price_group_id", "=", groupId)
      .where("service_id", "in", removed)
      .where("currency", "is", null)
      .execute();
  }
  if (set.length === 0) return;
  await transaction
    .insertInto("group_prices")
    .values(set)
    .onConflict((conflict) =>
      conflict
        .columns(["service_id", "price_group_id", "currency"])
        .doUpdateSet((excluded) => ({ price: excluded.ref("excluded.price") })),
    )
    .execute();
}
