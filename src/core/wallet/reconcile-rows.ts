import { sql } from "kysely";
import type { Connection, Transaction } from "../../database/open.ts";

/** Each check selects the rows that break a rule of the books; none means that it holds. One pass over each table. */
const CHECKS: Record<string, string> = {
  "wallet balances equal their transfers": `
    select w.id as wallet_id, w.available, w.held, ledger.available as ledger_available, ledger.held as ledger_held
      from wallets w left join (
        select t.wallet_id,
               sum(case t.to_account_id when o.available_account_id then t.amount else 0 end)
                 - sum(case t.from_account_id when o.available_account_id then t.amount else 0 end) as available,
               sum(case t.to_account_id when o.held_account_id then t.amount else 0 end)
                 - sum(case t.from_account_id when o.held_account_id then t.amount else 0 end) as held
          from transfers t join wallets o on o.id = t.wallet_id group by t.wallet_id) ledger on ledger.wallet_id = w.id
     where w.available <> coalesce(ledger.available, 0) or w.held <> coalesce(ledger.held, 0)`,
  "debits equal credits in every currency": `
    select currency, test, sum(amount) as imbalance from (
      select a.currency, a.test, t.amount from transfers t join ledger_accounts a on a.id = t.to_account_id
      union all
      select a.currency, a.test, -t.amount from transfers t join ledger_accounts a on a.id = t.from_account_id
    ) sides group by currency, test having sum(amount) <> 0`,
  "held money equals the price of open orders": `
    select w.id as wallet_id, w.held, coalesce(open.price, 0) as open_orders
      from wallets w left join (
        select wallet_id, sum(price) as price from orders where status in ('PENDING', 'PROCESSING') group by wallet_id
      ) open on open.wallet_id = w.id
     where w.held <> coalesce(open.price, 0)`,
  "every order was held, captured and released as its status says": `
    select o.id as order_id, o.status, o.price, o.captured, sums.hold, sums.capture, sums.release
      from orders o left join (
        select order_id, coalesce(sum(amount) filter (where kind = 'hold'), 0) as hold,
               coalesce(sum(amount) filter (where kind = 'capture'), 0) as capture,
               coalesce(sum(amount) filter (where kind = 'release'), 0) as release
          from transfers where order_id is not null group by order_id) sums on sums.order_id = o.id
     where coalesce(sums.hold, 0) <> o.price
        or coalesce(sums.capture, 0) <> coalesce(o.captured, 0)
        or coalesce(sums.release, 0) <>
           case when o.status in ('PENDING', 'PROCESSING') then 0 else o.price - coalesce(o.captured, 0) end`,
  "every transfer and every step of history belongs to an order": `
    select 'transfer' as kind, t.id, t.order_id from transfers t
     where t.order_id is not null and not exists (select 1 from orders o
             where o.id = t.order_id and (o.wallet_id = t.wallet_id or t.kind = 'supplier_cost'))
    union all
    select 'transfer of another wallet', t.id, t.order_id
      from transfers t
      cross join lateral (values (t.from_account_id), (t.to_account_id)) side (account_id)
      join (select id, available_account_id as account_id from wallets
            union all select id, held_account_id from wallets) w on w.account_id = side.account_id
     where t.wallet_id is distinct from w.id
    union all
    select 'history', h.id, h.order_id from order_history h
     where not exists (select 1 from orders o where o.id = h.order_id)`,
  "refunds stay within what was captured": `
    select o.id as order_id, o.captured, o.refunded, coalesce(sums.refund, 0) as refunds
      from orders o left join (
        select order_id, sum(amount) as refund from transfers where kind = 'refund' group by order_id
      ) sums on sums.order_id = o.id
     where coalesce(sums.refund, 0) <> o.refunded or o.refunded > coalesce(o.captured, 0)`,
  "the last entry of every wallet shows its balance": `
    select w.id as wallet_id, w.available, w.held, last.available_after, last.held_after
      from wallets w join (
        select distinct on (wallet_id) wallet_id, available_after, held_after
          from transfers where wallet_id is not null order by wallet_id, id desc) last on last.wallet_id = w.id
     where last.available_after <> w.available or last.held_after <> w.held`,
  "the counts of every wallet are those of its lists": `
    select w.id as wallet_id, w.orders_count, w.entries_count, placed.total as orders, entries.total as entries
      from wallets w
      left join (select wallet_id, count(*) as total from orders group by wallet_id) placed on placed.wallet_id = w.id
      left join (select wallet_id, count(*) as total from transfers where kind <> 'capture' group by wallet_id) entries
        on entries.wallet_id = w.id
     where w.orders_count <> coalesce(placed.total, 0) or w.entries_count <> coalesce(entries.total, 0)`,
  "every attempt that succeeded was paid for once, and no other": `
    select a.id as attempt_id, a.state, a.cost, paid.amount from attempts a
      left join transfers paid on paid.idempotency_key = 'attempt:' || a.id || ':cost'
     where case when a.state = 'succeeded' and a.cost > 0 then paid.amount is distinct from a.cost else paid.id is not null end`,
  "every code in stock was delivered to one order that succeeded": `
    select c.id as code_id, c.order_id from stock_codes c join orders o on o.id = c.order_id
     where o.status not in ('SUCCESS', 'REFUNDED')`,
};

const MOST_SHOWN = 100;

export interface CheckRow {
  name: string;
  drift: Record<string, unknown>[];
}

/** All checks of one moment; run it in a repeatable read so that orders under way do not look like drift. */
export async function checkRows(connection: Connection): Promise<CheckRow[]> {
  const checks: CheckRow[] = [];
  for (const [name, text] of Object.entries(CHECKS)) {
    const { rows } = await sql
      .raw<Record<string, unknown>>(`select * from (${text}) drift limit ${MOST_SHOWN}`)
      .execute(connection);
    checks.push({ name, drift: rows });
  }
  return checks;
}

/** Begins the day's comparison; null where another process has begun it within the last `hours`. */
export async function beginReconciliation(transaction: Transaction, hours: number): Promise<number | null> {
  await sql`lock table reconciliations in exclusive mode`.execute(transaction);
  const { rows } = await sql<{ id: number }>`
    insert into reconciliations (begun_at)
    select now() where not exists (
      select 1 from reconciliations where begun_at > now() - make_interval(hours => ${hours}::integer))
    returning id`.execute(transaction);
  return rows[0]?.id ?? null;
}

export async function endReconciliation(
  connection: Connection,
  id: number,
  outcome: { ok: boolean; drift: string },
): Promise<void> {
  await connection
    .updateTable("reconciliations")
    .set((set) => ({ ...outcome, ended_at: set.fn<Date>("now") }))
    .where("id", "=", id)
    .execute();
}

/** The last one that came to its end. */
export function lastReconciliationRow(
  connection: Connection,
): Promise<{ endedAt: Date | null; ok: boolean | null } | undefined> {
  return connection
    .selectFrom("reconciliations")
    .select(["ended_at as endedAt", "ok"])
    .where("ok", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
