import { sql } from "kysely";
import type { Connection } from "../../../database/database.ts";
import type { Attention } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import type { HistoryEntry } from "../../orders/order.ts";

/** What the operator sees of an order, and its reseller does not. */
export interface OperatorFacts {
  id: bigint;
  resellerId: number;
  resellerName: string;
  supplierId: number | null;
  supplierName: string | null;
  routePosition: number | null;
  /** The service's currency, which is the order's unless it was exchanged. */
  baseCurrency: string;
  /** What the whole price is worth in it; null where nothing was exchanged. */
  basePrice: Micros | null;
  /** Units of the order's currency for one of `baseCurrency`, without the margin. */
  exchangeRate: string | null;
  /** What the supplier charges for the whole order, in `baseCurrency`; null until one took it. */
  cost: Micros | null;
  attention: Attention | null;
  attentionNote: string | null;
  takenById: number | null;
  takenByName: string | null;
  takenAt: Date | null;
  /** When a worker looks at it next; null: not by itself. */
  dueAt: Date | null;
  /** Of the request that placed it; null where none did. */
  requestId: string | null;
  /** Open, and past the promised time of its service. */
  overdue: boolean;
}

/** Of an order `o` of the service `s`; null where the service promises no time. */
export const IS_OVERDUE = sql`(o.completed_at is null and o.created_at + make_interval(mins => s.promised_minutes) < now())`;

export async function factRows(connection: Connection, ids: readonly bigint[]): Promise<Map<bigint, OperatorFacts>> {
  const { rows } = await sql<OperatorFacts>`
    select o.id, r.id as "resellerId", r.name as "resellerName", o.supplier_id as "supplierId", p.name as "supplierName",
           o.route_position as "routePosition", o.cost,
           coalesce(o.base_currency, o.currency) as "baseCurrency", o.base_price as "basePrice",
           trim_scale(o.exchange_rate)::text as "exchangeRate",
           o.attention, o.attention_note as "attentionNote",
           o.taken_by as "takenById", h.name as "takenByName", o.taken_at as "takenAt", o.due_at as "dueAt",
           o.request_id as "requestId",
           coalesce(${IS_OVERDUE}, false) as overdue
      from orders o
      join services s on s.id = o.service_id
      join wallets w on w.id = o.wallet_id
      join resellers r on r.id = w.reseller_id
      left join suppliers p on p.id = o.supplier_id
      left join staff h on h.id = o.taken_by
     where o.id = any(${ids.map(String)}::bigint[])`.execute(connection);
  return new Map(rows.map((row) => [row.id, row]));
}

/** With the name of who did it: of the member of staff, the supplier, or the reseller's key. */
export interface NamedHistoryEntry extends HistoryEntry {
  actorName: string | null;
}

export async function namedHistoryRows(connection: Connection, orderId: bigint): Promise<NamedHistoryEntry[]> {
  const { rows } = await sql<NamedHistoryEntry>`
    select e.at, e.event, e.from_status as "from", e.to_status as "to", e.actor_kind as actor, e.reason, e.amount,
           case e.actor_kind when 'operator' then (select name from staff where id = e.actor_id)
             when 'supplier' then (select name from suppliers where id = e.actor_id)
             when 'reseller' then (select nullif(label, '') from tokens where id = e.actor_id) end as "actorName"
      from order_history e where e.order_id = ${orderId.toString()} order by e.id`.execute(connection);
  return rows;
}
