import { sql } from "kysely";
import type { Connection } from "../../../database/database.ts";

const FEWEST_DELIVERIES = 5;

/**
 * Flags open orders past the expiry of their service as needing attention. Returns the number of newly flagged ones.
 */
export async function flagExpiredOrders(connection: Connection): Promise<number> {
  const { rows } = await sql`
    update orders set attention = 'expired', attention_note = null where id in (
      select o.id from orders o join services s on s.id = o.service_id
       where o.completed_at is null and o.attention is null and not o.test
         and s.expires_minutes is not null and o.created_at < now() - make_interval(mins => s.expires_minutes)
       order by o.id limit 1000 for no key update of o skip locked)
    returning id`.execute(connection);
  return rows.length;
}

/** Half and nineteen of twenty deliveries of the last 30 days took no longer; written only where it changed. */
export async function writeDeliveryTimes(connection: Connection): Promise<void> {
  const measured = sql`
    select service_id,
           percentile_disc(0.5) within group (order by extract(epoch from completed_at - created_at))::integer as p50,
           percentile_disc(0.95) within group (order by extract(epoch from completed_at - created_at))::integer as p95
      from orders
     where status in ('SUCCESS', 'REFUNDED') and not test and completed_at > now() - interval '30 days'
     group by service_id having count(*) >= ${sql.lit(FEWEST_DELIVERIES)}`;
  const { rows } = await sql<{ id: number }>`
    select s.id from services s join (${measured}) m on m.service_id = s.id
     where (s.delivery_p50_seconds, s.delivery_p95_seconds) is distinct from (m.p50, m.p95) limit 1`.execute(
    connection,
  );
  // An update moves the catalogue's version even where it changes no row.
  if (rows.length === 0) return;
  await sql`
    update services s set delivery_p50_seconds = m.p50, delivery_p95_seconds = m.p95
      from (${measured}) m
     where m.service_id = s.id
       and (s.delivery_p50_seconds, s.delivery_p95_seconds) is distinct from (m.p50, m.p95)`.execute(connection);
}
