import { sql } from "kysely";
import type { Connection } from "../../../database/database.ts";
import type { OrderStatus } from "../../orders/order-status.ts";

/** What a supplier said too late. */
export interface LateResult {
  id: bigint;
  attemptId: bigint;
  orderId: bigint;
  orderStatus: OrderStatus;
  serviceName: string;
  identifier: string | null;
  resellerName: string;
  supplierName: string;
  supplierReference: string | null;
  /** Null: the supplier accepted the order under this number after the attempt was settled. */
  resultText: string | null;
  createdAt: Date;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  resolution: string | null;
}

const SELECT = sql`
  select l.id, l.attempt_id as "attemptId", l.order_id as "orderId", o.status as "orderStatus", s.name as "serviceName",
         o.identifier, r.name as "resellerName", p.name as "supplierName",
         coalesce(l.supplier_reference, t.supplier_reference) as "supplierReference", l.result_text as "resultText",
         l.created_at as "createdAt", l.resolved_at as "resolvedAt", h.name as "resolvedBy", l.resolution
    from late_results l
    join attempts t on t.id = l.attempt_id
    join suppliers p on p.id = t.supplier_id
    join orders o on o.id = l.order_id
    join services s on s.id = o.service_id
    join wallets w on w.id = o.wallet_id
    join resellers r on r.id = w.reseller_id
    left join staff h on h.id = l.resolved_by`;

export async function lateRows(
  connection: Connection,
  { limit, after }: { limit: number; after?: bigint | undefined },
): Promise<LateResult[]> {
  const { rows } = await sql<LateResult>`
    ${SELECT} where l.resolved_at is null and l.id > ${(after ?? 0n).toString()} order by l.id limit ${limit}`.execute(
    connection,
  );
  return rows;
}

export async function countLateRows(connection: Connection): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from late_results where resolved_at is null`.execute(connection);
  return rows[0]!.total;
}

/** By way of its attempts, which are found by their order. */
export async function lateRowsOf(connection: Connection, orderId: bigint): Promise<LateResult[]> {
  const { rows } = await sql<LateResult>`
    ${SELECT} where t.order_id = ${orderId.toString()} order by l.id`.execute(connection);
  return rows;
}

export async function findLateRow(connection: Connection, id: bigint): Promise<LateResult | undefined> {
  const { rows } = await sql<LateResult>`${SELECT} where l.id = ${id.toString()}`.execute(connection);
  return rows[0];
}

/** False where it was resolved before. */
export async function writeResolution(
  connection: Connection,
  id: bigint,
  { resolution, staffId }: { resolution: string; staffId: number | null },
): Promise<boolean> {
  const row = await connection
    .updateTable("late_results")
    .set((set) => ({ resolution, resolved_by: staffId, resolved_at: set.fn<Date>("now") }))
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
