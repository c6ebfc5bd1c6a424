import type { Database } from "../../../database/database.ts";
import type { OrderStatus } from "../../orders/order-status.ts";

export interface OpenOrdersRow {
  status: OrderStatus;
  orders: number;
  oldestSeconds: number;
}

/**
 * Reads the index of open orders alone, however many are closed, and one order of each status. Test orders do not
 * count.
 */
export function readOpenOrderRows(database: Database): Promise<OpenOrdersRow[]> {
  const text = `
    select open.status, open.orders, extract(epoch from now() - oldest.created_at)::double precision as "oldestSeconds"
      from (select status, count(*)::integer as orders, min(id) as oldest_id from orders
             where completed_at is null and not test group by status) open
      join orders oldest on oldest.id = open.oldest_id`;
  return database.statement("orders_open_figures", text, []);
}

export interface DueOrdersRow {
  orders: number;
  oldestSeconds: number;
}

/** Reads the partial index of due orders alone; one that a worker holds is not counted. */
export async function readDueOrdersRow(database: Database): Promise<DueOrdersRow> {
  const text = `
    select count(*)::integer as orders,
           coalesce(extract(epoch from now() - min(due_at)), 0)::double precision as "oldestSeconds"
      from orders
     where due_at <= now() and (leased_until is null or leased_until <= now())`;
  const [row] = await database.statement<DueOrdersRow>("orders_due_figures", text, []);
  return row!;
}
