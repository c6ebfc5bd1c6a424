import { run } from "../../../database/statements.ts";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { Micros } from "../../kernel/money.ts";
import type { Actor } from "../../kernel/actor.ts";
import { readRoutes, type RouteJson, type RouteOption } from "../routes/route.ts";

/** Still as the pause left it: it has not been taken, answered or sent since, and its reseller has not asked to cancel it. */
const DIVERTED = `
  o.completed_at is null and o.attention = 'diverted' and o.status = 'PENDING' and o.taken_by is null
  and o.due_at is null and o.leased_until is null and o.cancel_requested_at is null
  and not exists (select 1 from attempts t where t.order_id = o.id and t.state in ('submitting', 'submitted', 'unknown'))`;

/** How many orders each supplier's pause sent to people, who have not touched them. */
export async function countDivertedRows(connection: Connection): Promise<Map<number, number>> {
  const rows = await run<{ supplierId: number; orders: number }>(
    connection,
    `select o.diverted_from as "supplierId", count(*)::integer as orders from orders o where ${DIVERTED} group by 1`,
    [],
  );
  return new Map(rows.map(({ supplierId, orders }) => [supplierId, orders]));
}

export interface DivertedOrder {
  id: bigint;
  worth: Micros | null;
  quantity: number;
  routes: RouteOption[];
}

/** Locks diverted orders behind `after`, in the order of their ids. */
export async function lockDivertedOrders(
  transaction: Transaction,
  { supplierId, after, limit }: { supplierId: number; after: bigint; limit: number },
): Promise<DivertedOrder[]> {
  type Row = Omit<DivertedOrder, "routes"> & { serviceId: number };
  const orders = await run<Row>(
    transaction,
    `select o.id, order_worth(o.base_price, o.price, o.currency, s.currency) as worth, o.quantity,
            o.service_id as "serviceId"
       from orders o join services s on s.id = o.service_id
      where ${DIVERTED} and o.diverted_from = $1 and o.id > $2 order by o.id limit $3 for no key update of o`,
    [supplierId, after.toString(), limit],
  );
  const services = [...new Set(orders.map(({ serviceId }) => serviceId))];
  const routed = await run<{ id: number; routes: RouteJson[] }>(
    transaction,
    "select s.id, routes_of(s.id) as routes from unnest($1::integer[]) s (id)",
    [services],
  );
  const routes = new Map(routed.map((row) => [row.id, readRoutes(row.routes)]));
  return orders.map(({ serviceId, ...order }) => ({ ...order, routes: routes.get(serviceId)! }));
}

const RETURN = `
  with returned as (
    update orders o
       set supplier_id = $2, route_position = r.position, due_at = now(), attention = null, attention_note = null,
           diverted_from = null
      from unnest($1::bigint[], $3::integer[]) r (id, position)
     where o.id = r.id
    returning o.id)
  insert into order_history (order_id, event, from_status, to_status, actor_kind, actor_id)
  select id, 'requeued', 'PENDING', 'PENDING', $4, $5 from returned order by id`;

/** Makes locked orders due at this supplier; to whom is not for the reseller to read. */
export async function writeReturns(
  transaction: Transaction,
  supplierId: number,
  returns: readonly { id: bigint; position: number }[],
  actor: Actor,
): Promise<void> {
  if (returns.length === 0) return;
  const [ids, positions] = [returns.map(({ id }) => id.toString()), returns.map(({ position }) => position)];
  await run(transaction, RETURN, [ids, supplierId, positions, actor.kind, actor.id]);
}
