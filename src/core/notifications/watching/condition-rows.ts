import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { NotificationSample } from "../../../database/json-types.ts";
import type { NotificationTopic } from "../topics.ts";

/** Something that holds at present, with the facts that staff are told. */
export interface Condition {
  key: string;
  facts: NotificationSample;
}

/** Of one topic: so many that staff see how bad it is, and so few that looking stays cheap. */
const MOST_CONDITIONS = 1_000;

export interface ConditionParams {
  /** Fewer free codes than this are few. */
  fewestCodes: number;
}

type FindConditions = (connection: Connection, params: ConditionParams) => Promise<Condition[]>;

/** What the operator's staff are told of, by topic. */
export const CONDITION_ROWS: readonly (readonly [NotificationTopic, FindConditions])[] = [
  [
    "orders_waiting",
    (connection) =>
      find(
        connection,
        sql`select o.id::text as key, jsonb_build_object('order', o.id, 'service', s.name) as facts
            from orders o join services s on s.id = o.service_id
           where o.completed_at is null and (o.attention is not null or o.cancel_requested_at is not null) and not o.test
           order by o.id`,
      ),
  ],
  [
    "unconfirmed_attempts",
    (connection) =>
      find(
        connection,
        sql`select a.id::text as key, jsonb_build_object('order', a.order_id, 'supplier', p.name) as facts
            from attempts a join suppliers p on p.id = a.supplier_id where a.state = 'unknown' order by a.id`,
      ),
  ],
  [
    "late_results",
    (connection) =>
      find(
        connection,
        sql`select l.id::text as key, jsonb_build_object('order', l.order_id, 'supplier', p.name) as facts
            from late_results l
            join attempts a on a.id = l.attempt_id
            join suppliers p on p.id = a.supplier_id
           where l.resolved_at is null order by l.id`,
      ),
  ],
  [
    // A circuit that opened stays noted until a call succeeds: between two openings nothing is better.
    "supplier_paused",
    (connection) =>
      find(
        connection,
        sql`select p.id::text as key, jsonb_build_object('supplier', p.name, 'reason', coalesce(p.pause_reason, p.last_error)) as facts
            from suppliers p where p.paused_at is not null or p.open_until is not null order by p.id`,
      ),
  ],
  [
    "supplier_low_balance",
    (connection) =>
      find(
        connection,
        sql`select p.id::text as key, jsonb_build_object('supplier', p.name, 'balance', p.balance::text,
                   'threshold', p.low_balance::text, 'currency', p.currency) as facts
            from suppliers p where p.balance < p.low_balance order by p.id`,
      ),
  ],
  [
    "inventory_low",
    (connection, { fewestCodes }) =>
      find(
        connection,
        sql`select s.id::text as key, jsonb_build_object('service', s.name, 'free', free.total) as facts
            from services s
            cross join lateral (select count(*)::integer as total from (
              select from stock_codes c where c.service_id = s.id and c.order_id is null limit ${fewestCodes}) few) free
           where s.status <> 'retired' and free.total < ${fewestCodes}
             and exists (select from routes r join suppliers p on p.id = r.supplier_id
                          where r.service_id = s.id and p.kind = 'stock')
           order by s.id`,
      ),
  ],
  [
    "payments_review",
    (connection) =>
      find(
        connection,
        sql`select w.key, jsonb_build_object('reseller', r.name, 'amount', w.amount::text, 'currency', w.currency,
                   'reason', w.reason) as facts
            from (
              select p.id || ':' || p.review_reason as key, p.wallet_id, p.amount, p.currency, p.review_reason as reason
                from payments p where p.review_reason is not null and not p.test
              union all
              select 'proof:' || q.id, q.wallet_id, q.amount, q.currency, 'proof'
                from top_up_requests q join top_up_proofs f on f.request_id = q.id where q.status = 'open') w
            join wallets l on l.id = w.wallet_id and not l.test
            join resellers r on r.id = l.reseller_id
           order by w.key`,
      ),
  ],
  [
    "ledger_discrepancy",
    (connection) =>
      find(
        connection,
        sql`select last.id::text as key, '{}'::jsonb as facts
            from (select id, ok from reconciliations where ended_at is not null order by id desc limit 1) last
           where not last.ok`,
      ),
  ],
  [
    "server_trouble",
    (connection) =>
      find(
        connection,
        sql`select 'orders_due' as key, jsonb_build_object('trouble', 'orders_due',
                   'value', floor(extract(epoch from now() - min(o.due_at)) / 60)) as facts
            from orders o
           where o.due_at <= now() - interval '5 minutes' and (o.leased_until is null or o.leased_until <= now())
          having count(*) > 0`,
      ),
  ],
];

async function find(connection: Connection, query: ReturnType<typeof sql>): Promise<Condition[]> {
  const { rows } = await sql<Condition>`${query} limit ${MOST_CONDITIONS}`.execute(connection);
  return rows;
}

/**
 * Forgets what no longer holds, and remembers since when the rest does. Returns the keys that have held since `before`
 * and were not told.
 */
export async function recordConditions(
  transaction: Transaction,
  topic: NotificationTopic,
  { keys, now, before }: { keys: readonly string[]; now: Date; before: Date },
): Promise<Set<string>> {
  await sql`delete from notification_conditions where topic = ${topic} and key <> all(${keys}::text[])`.execute(
    transaction,
  );
  await sql`
    insert into notification_conditions (topic, key, since)
    select ${topic}, k, ${now} from unnest(${keys}::text[]) k on conflict do nothing`.execute(transaction);
  const { rows } = await sql<{ key: string }>`
    update notification_conditions set told_at = ${now}
     where topic = ${topic} and told_at is null and since <= ${before} returning key`.execute(transaction);
  return new Set(rows.map(({ key }) => key));
}
