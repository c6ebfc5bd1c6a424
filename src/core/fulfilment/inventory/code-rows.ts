import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";

/** A code of the inventory. */
export interface Code {
  id: bigint;
  code: string;
  /** The order that it was delivered to; null while it is in stock. */
  orderId: bigint | null;
  addedAt: Date;
  deliveredAt: Date | null;
}

export type CodeState = "free" | "delivered";

export interface CodeFilter {
  serviceId: number;
  /** Part of the code, in any case. */
  q?: string | undefined;
  state?: CodeState | undefined;
}

/** One page of the codes of a service, newest first. */
export async function codeRows(
  connection: Connection,
  { serviceId, q, state }: CodeFilter,
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: bigint | undefined },
): Promise<Code[]> {
  const isInState =
    state === undefined ? sql`true` : state === "free" ? sql`order_id is null` : sql`order_id is not null`;
  const { rows } = await sql<Code>`
    select id, code, order_id as "orderId", added_at as "addedAt", delivered_at as "deliveredAt"
      from stock_codes
     where service_id = ${serviceId} and ${isInState}
       and (${q ?? null}::text is null or strpos(lower(code), lower(${q ?? null}::text)) > 0)
       and (${after?.toString() ?? null}::bigint is null or id < ${after?.toString() ?? null}::bigint)
     order by id desc limit ${limit} offset ${offset}`.execute(connection);
  return rows;
}

/** Removes codes that no order has. One that an order is claiming now is waited for, and stays if it was delivered. */
export async function withdrawCodeRows(
  transaction: Transaction,
  serviceId: number,
  ids: readonly bigint[],
): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    delete from stock_codes
     where service_id = ${serviceId} and id = any(${ids.map(String)}::bigint[]) and order_id is null
    returning id`.execute(transaction);
  return rows.length;
}
