import { sql } from "kysely";
import { run } from "../../../database/statements.ts";
import type { Connection } from "../../../database/database.ts";
import type { OfferedService } from "../suppliers/offer.ts";

/** What a synchronisation found, counted. */
export interface CatalogueDiff {
  added: number;
  changed: number;
  vanished: number;
  unchanged: number;
}

const WRITE = `
  with offered as (
    select * from json_to_recordset($2::json) as r (code text, group_name text, name text, type text, cost bigint,
      delivery_time text, description text, min_quantity integer, max_quantity integer, needs_identifier boolean, inputs jsonb)
  ), written as (
    insert into supplier_services as s (supplier_id, code, group_name, name, type, cost, delivery_time, description,
      min_quantity, max_quantity, needs_identifier, inputs)
    select $1::integer, o.* from offered o
    on conflict (supplier_id, code) do update
      set group_name = excluded.group_name, name = excluded.name, type = excluded.type, cost = excluded.cost,
          previous_cost = case when s.cost <> excluded.cost then s.cost else s.previous_cost end,
          delivery_time = excluded.delivery_time, description = excluded.description,
          min_quantity = excluded.min_quantity, max_quantity = excluded.max_quantity,
          needs_identifier = excluded.needs_identifier, inputs = excluded.inputs,
          changed_at = now(), vanished_at = null
      where (s.group_name, s.name, s.type, s.cost, s.delivery_time, s.description, s.min_quantity, s.max_quantity,
             s.needs_identifier, s.inputs) is distinct from
            (excluded.group_name, excluded.name, excluded.type, excluded.cost, excluded.delivery_time,
             excluded.description, excluded.min_quantity, excluded.max_quantity, excluded.needs_identifier, excluded.inputs)
         or s.vanished_at is not null
    returning (xmax = 0) as is_new
  )
  select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed from written`;

/** Writes a part of a catalogue; rows that are as they were are not touched. */
export async function writeOffers(
  connection: Connection,
  supplierId: number,
  offers: readonly OfferedService[],
): Promise<{ added: number; changed: number }> {
  const rows = offers.map((offer) => ({
    code: offer.code,
    group_name: offer.groupName,
    name: offer.name,
    type: offer.type,
    cost: offer.cost.toString(),
    delivery_time: offer.deliveryTime,
    description: offer.description,
    min_quantity: offer.minQuantity,
    max_quantity: offer.maxQuantity,
    needs_identifier: offer.needsIdentifier,
    inputs: offer.inputs,
  }));
  const [row] = await run<{ added: bigint; changed: bigint }>(connection, WRITE, [supplierId, JSON.stringify(rows)]);
  return { added: Number(row!.added), changed: Number(row!.changed) };
}

/** Everything else that the supplier had is gone; returns how many are newly so. */
export async function markVanished(
  connection: Connection,
  supplierId: number,
  codes: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    update supplier_services set vanished_at = now()
     where supplier_id = ${supplierId} and vanished_at is null and code <> all(${codes}::text[]) returning code`.execute(
    connection,
  );
  return rows.length;
}

export type OfferChange = "new" | "changed" | "vanished";

/** A service of a supplier beside what the own catalogue has of it. */
export interface ListedOffer extends OfferedService {
  previousCost: bigint | null;
  firstSeenAt: Date;
  changedAt: Date | null;
  vanishedAt: Date | null;
  /** Services of the own catalogue that are routed to it. */
  serviceIds: number[];
}

export interface OfferFilter {
  supplierId: number;
  /** `new`: not in the own catalogue; `changed`: it is, and it changed lately; `vanished`: it is, and it is gone. */
  change?: OfferChange | undefined;
  /** Part of the name or group. */
  text?: string | undefined;
  codes?: readonly string[] | undefined;
}

const ROUTED = "exists (select 1 from routes r where r.supplier_id = o.supplier_id and r.supplier_service = o.code)";
const CHANGES: Record<OfferChange, string> = {
  new: `o.vanished_at is null and not ${ROUTED}`,
  changed: `o.vanished_at is null and o.changed_at is not null and ${ROUTED}`,
  vanished: `o.vanished_at is not null and ${ROUTED}`,
};

function conditionsOf({ supplierId, change, text, codes }: OfferFilter) {
  const parts = [sql`o.supplier_id = ${supplierId}`];
  if (change) parts.push(sql.raw(CHANGES[change]));
  if (text !== undefined) {
    const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
    parts.push(sql`(o.name ilike ${pattern} or o.group_name ilike ${pattern} or o.code = ${text})`);
  }
  if (codes) parts.push(sql`o.code = any(${codes}::text[])`);
  return sql.join(parts, sql` and `);
}

export async function listOfferRows(
  connection: Connection,
  filter: OfferFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedOffer[]> {
  const { rows } = await sql<ListedOffer>`
    select o.code, o.group_name as "groupName", o.name, o.type, o.cost, o.previous_cost as "previousCost",
           o.delivery_time as "deliveryTime", o.description, o.min_quantity as "minQuantity",
           o.max_quantity as "maxQuantity", o.needs_identifier as "needsIdentifier", o.inputs,
           o.first_seen_at as "firstSeenAt", o.changed_at as "changedAt", o.vanished_at as "vanishedAt",
           array(select r.service_id from routes r
                  where r.supplier_id = o.supplier_id and r.supplier_service = o.code order by 1) as "serviceIds"
      from supplier_services o where ${conditionsOf(filter)}
     order by o.group_name, o.name, o.code limit ${limit} offset ${offset}`.execute(connection);
  return rows;
}

export async function countOfferRows(connection: Connection, filter: OfferFilter): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from supplier_services o where ${conditionsOf(filter)}`.execute(connection);
  return Number(rows[0]!.total);
}
