import { sql } from "kysely";
import type { Connection } from "../../../database/database.ts";
import type { TransferKind } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";

/** One movement of an order's money between two accounts of the ledger. */
export interface OrderTransfer {
  id: bigint;
  kind: TransferKind;
  /** Positive, in micro-units of `currency`. */
  amount: Micros;
  currency: string;
  /** Kinds of the ledger accounts that it left and reached. */
  from: string;
  to: string;
  reason: string | null;
  actorKind: string;
  actorId: number | null;
  createdAt: Date;
}

/** By indexes: hold, capture and release by the order, refunds by the prefix of their key, what its attempts cost by theirs. */
export async function orderTransferRows(connection: Connection, orderId: bigint): Promise<OrderTransfer[]> {
  const { rows } = await sql<OrderTransfer>`
    select t.id, t.kind, t.amount, t.currency, a.kind as "from", b.kind as "to", t.reason, t.actor_kind as "actorKind",
           t.actor_id as "actorId", t.created_at as "createdAt"
      from (select * from transfers where order_id = ${orderId.toString()}::bigint and idempotency_key is null
            union all
            select * from transfers
             where idempotency_key >= ${`order:${orderId}:`} and idempotency_key < ${`order:${orderId};`}
            union all
            select p.* from attempts x join transfers p on p.idempotency_key = 'attempt:' || x.id || ':cost'
             where x.order_id = ${orderId.toString()}) t
      join ledger_accounts a on a.id = t.from_account_id
      join ledger_accounts b on b.id = t.to_account_id
     order by t.id`.execute(connection);
  return rows;
}
