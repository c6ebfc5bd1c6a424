import { sql, type RawBuilder } from "kysely";
import type { VisibleTo } from "../../../database/column-types.ts";
import type { Connection, Transaction } from "../../../database/database.ts";

/** What is visible to some: services or service groups. */
export type ViewedTable = "services" | "service_groups";

const VIEWED: Record<ViewedTable, RawBuilder<unknown>> = {
  services: sql.ref("service_id"),
  service_groups: sql.ref("service_group_id"),
};

export interface Named {
  id: number;
  name: string;
}

/** Who sees a service or a service group. */
export interface VisibilityRow {
  visibleTo: VisibleTo;
  priceGroups: Named[];
  resellers: Named[];
}

/** By the ids of the services or groups. */
export async function visibilityRows(
  connection: Connection,
  table: ViewedTable,
  ids: readonly number[],
): Promise<Map<number, VisibilityRow>> {
  const named = (alias: string) =>
    sql`coalesce(json_agg(json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)})
      order by lower(${sql.ref(`${alias}.name`)})) filter (where ${sql.ref(`${alias}.id`)} is not null), '[]')`;
  const { rows } = await sql<VisibilityRow & { id: number }>`
    select t.id, t.visible_to as "visibleTo", ${named("p")} as "priceGroups", ${named("r")} as resellers
      from ${sql.table(table)} t
      left join catalogue_viewers v on v.${VIEWED[table]} = t.id
      left join price_groups p on p.id = v.price_group_id
      left join resellers r on r.id = v.reseller_id
     where t.id = any(${ids}::integer[])
     group by t.id`.execute(connection);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** No other transaction changes it until this one ends. False: there is none. */
export async function lockViewed(transaction: Transaction, table: ViewedTable, id: number): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(transaction);
  return rows.length > 0;
}

export interface VisibilityWrite {
  id: number;
  visibleTo: VisibleTo;
  priceGroupIds: readonly number[];
  resellerIds: readonly number[];
}

/** Replaces who sees each of these services or groups. */
export async function writeVisibilityRows(
  transaction: Transaction,
  table: ViewedTable,
  writes: readonly VisibilityWrite[],
): Promise<void> {
  const ids = writes.map(({ id }) => id);
  const viewers = writes.flatMap(({ id, priceGroupIds, resellerIds }) => [
    ...priceGroupIds.map((priceGroupId) => ({ id, priceGroupId, resellerId: null })),
    ...resellerIds.map((resellerId) => ({ id, priceGroupId: null, resellerId })),
  ]);
  await sql`
    update ${sql.table(table)} t set visible_to = w.visible_to
      from unnest(${ids}::integer[], ${writes.map(({ visibleTo }) => visibleTo)}::text[]) w (id, visible_to)
     where t.id = w.id`.execute(transaction);
  await sql`delete from catalogue_viewers where ${VIEWED[table]} = any(${ids}::integer[])`.execute(transaction);
  await sql`
    insert into catalogue_viewers (${VIEWED[table]}, price_group_id, reseller_id)
    select * from unnest(${viewers.map(({ id }) => id)}::integer[],
      ${viewers.map(({ priceGroupId }) => priceGroupId)}::integer[],
      ${viewers.map(({ resellerId }) => resellerId)}::integer[])`.execute(transaction);
}

/** Those of the ids that no row has. */
export async function missingIds(
  connection: Connection,
  table: "price_groups" | "resellers",
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from unnest(${ids}::integer[]) w (id)
     where not exists (select from ${sql.table(table)} t where t.id = w.id) order by w.id`.execute(connection);
  return rows.map(({ id }) => id);
}
