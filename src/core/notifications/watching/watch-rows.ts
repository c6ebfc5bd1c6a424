import { sql } from "kysely";
import type { Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";

type WatchName = Schema["notification_watches"]["name"];

/** Up to when this was watched. The transaction alone watches it until it ends; null: another one does. */
export async function lockWatchRow(transaction: Transaction, name: WatchName): Promise<Date | null> {
  const row = await transaction
    .selectFrom("notification_watches")
    .select("watched_to as watchedTo")
    .where("name", "=", name)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.watchedTo ?? null;
}

/** The same, once no other transaction has it. */
export async function awaitWatchRow(transaction: Transaction, name: WatchName): Promise<void> {
  await transaction.selectFrom("notification_watches").select("name").where("name", "=", name).forUpdate().execute();
}

export async function updateWatchRow(transaction: Transaction, name: WatchName, watchedTo: Date): Promise<void> {
  await transaction
    .updateTable("notification_watches")
    .set({ watched_to: watchedTo })
    .where("name", "=", name)
    .execute();
}

/** Tells resellers of their live orders that ended after `from`, up to `to`; those that ended in another panel are history. */
export async function notifyOfOrders(transaction: Transaction, from: Date, to: Date, samples: number): Promise<void> {
  await sql`
    with ended as materialized (
      select o.wallet_id, o.status = 'REJECTED' as is_rejected, count(*)::integer as orders,
             (array_agg(o.id order by o.id))[1:${samples}] as ids
        from orders o
       where o.completed_at > ${from}::timestamptz and o.completed_at <= ${to}::timestamptz and not o.test
         and not o.settled_elsewhere
         and o.status in ('SUCCESS', 'REFUNDED', 'REJECTED')
       group by 1, 2
    ), told as materialized (
      select p.id, e.orders, t.topic, facts.samples
        from ended e
        join wallets w on w.id = e.wallet_id
        join recipients p on p.reseller_id = w.reseller_id
        cross join lateral unnest(case when e.is_rejected then array['order_rejected']
                                       else array['order_finished', 'order_digest'] end) t (topic)
        cross join lateral (
          select jsonb_agg(jsonb_build_object('order', o.id, 'service', s.name, 'identifier', o.identifier,
                   'reason', o.status_reason) order by o.id) as samples
            from orders o join services s on s.id = o.service_id where o.id = any(e.ids)) facts
       order by p.id, t.topic
    )
    select notify_recipients(array[t.id], t.topic, t.orders, t.samples) from told t`.execute(transaction);
}

/** Tells resellers whose live balance has fallen below their threshold, once for each fall that is seen. */
export async function notifyOfLowBalances(transaction: Transaction): Promise<void> {
  await sql`
    update recipients p set is_low = false
      from wallets w join resellers r on r.id = w.reseller_id
     where p.reseller_id = r.id and not w.test and p.is_low and w.available >= r.low_balance_threshold`.execute(
    transaction,
  );
  await sql`
    with fallen as (
      update recipients p set is_low = true
        from wallets w join resellers r on r.id = w.reseller_id
       where p.reseller_id = r.id and not w.test and not p.is_low and w.available < r.low_balance_threshold
      returning p.id, w.available, w.currency, r.low_balance_threshold as threshold
    )
    select notify_recipients(array[f.id], 'low_balance', 1, jsonb_build_array(jsonb_build_object(
             'balance', f.available::text, 'threshold', f.threshold::text, 'currency', f.currency)))
      from fallen f`.execute(transaction);
}
