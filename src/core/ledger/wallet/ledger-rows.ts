import { sql, type RawBuilder } from "kysely";
import type { Connection } from "../../../database/database.ts";
import type { TransferKind } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import { firstIdFrom, SLACK } from "../../kernel/reads/first-id.ts";
import { ofKinds } from "./transfer-kinds.ts";

/** What accounts of one kind hold together. */
export interface AccountSum {
  kind: string;
  currency: string;
  test: boolean;
  /** What came in less what went out. */
  balance: Micros;
}

/** What the transfers behind `after`, up to `upTo`, moved between kinds of accounts. */
export async function accountSums(connection: Connection, after: bigint, upTo: bigint | null): Promise<AccountSum[]> {
  const end = upTo === null ? sql`` : sql`and t.id <= ${upTo.toString()}::bigint`;
  const { rows } = await sql<AccountSum>`
    select side.kind, t.currency, t.test, sum(side.sign * t.amount)::bigint as balance
      from (select from_account_id, to_account_id, currency, test, sum(amount) as amount from transfers t
             where t.id > ${after.toString()}::bigint ${end} group by 1, 2, 3, 4) t
      join ledger_accounts a on a.id = t.from_account_id
      join ledger_accounts b on b.id = t.to_account_id
      cross join lateral (values (a.kind, -1), (b.kind, 1)) side (kind, sign)
     group by 1, 2, 3`.execute(connection);
  return rows;
}

/** What is stored of the transfers up to the number `upTo`. */
export interface StoredSums {
  upTo: bigint;
  sums: AccountSum[];
}

export async function readStoredSums(connection: Connection): Promise<StoredSums> {
  const row = await connection.selectFrom("ledger_sums").select(["up_to", "sums"]).executeTakeFirstOrThrow();
  return { upTo: row.up_to, sums: row.sums.map((sum) => ({ ...sum, balance: BigInt(sum.balance) })) };
}

/** Another process may store its own at the same time: those that go further stay. */
export async function storeSums(connection: Connection, { upTo, sums }: StoredSums): Promise<void> {
  const stored = sums.map((sum) => ({ ...sum, balance: sum.balance.toString() }));
  await connection
    .updateTable("ledger_sums")
    .set({ up_to: upTo, sums: JSON.stringify(stored) })
    .where("up_to", "<", upTo)
    .execute();
}

/** How many accounts there are of each kind. */
export async function accountCounts(
  connection: Connection,
): Promise<(Omit<AccountSum, "balance"> & { accounts: number })[]> {
  const { rows } = await sql<Omit<AccountSum, "balance"> & { accounts: number }>`
    select kind, currency, test, count(*)::integer as accounts from ledger_accounts
     group by kind, currency, test order by test, currency, kind`.execute(connection);
  return rows;
}

export interface TransferFilter {
  kinds?: readonly TransferKind[] | undefined;
  resellerId?: number | undefined;
  orderId?: bigint | undefined;
  test?: boolean | undefined;
  createdFrom?: Date | undefined;
  createdTo?: Date | undefined;
  minAmount?: Micros | undefined;
}

/** A transfer with the names of those it is about. */
export interface LedgerTransfer {
  id: bigint;
  kind: TransferKind;
  amount: Micros;
  currency: string;
  test: boolean;
  from: string;
  to: string;
  resellerId: number | null;
  resellerName: string | null;
  orderId: bigint | null;
  reason: string | null;
  actorKind: string;
  actorId: number | null;
  actorName: string | null;
  createdAt: Date;
}

/** The newest first, behind `after`; the names are looked up for the rows of the page alone. */
export async function pageTransferRows(
  connection: Connection,
  filter: TransferFilter,
  { limit, offset = 0, after }: { limit: number; offset?: number | undefined; after?: bigint | undefined },
): Promise<LedgerTransfer[]> {
  const behind = after === undefined ? sql`` : sql`and t.id < ${after.toString()}::bigint`;
  const { rows } = await sql<LedgerTransfer>`
    select t.id, t.kind, t.amount, t.currency, t.test, a.kind as "from", b.kind as "to",
           r.id as "resellerId", r.name as "resellerName", t.order_id as "orderId", t.reason,
           t.actor_kind as "actorKind", t.actor_id as "actorId",
           case t.actor_kind when 'operator' then (select name from staff where id = t.actor_id)
             when 'supplier' then (select name from suppliers where id = t.actor_id)
             when 'reseller' then (select nullif(label, '') from tokens where id = t.actor_id) end as "actorName",
           t.created_at as "createdAt"
      from (select * from transfers t where ${conditions(filter)} ${behind}
             order by t.id desc limit ${limit} offset ${offset}) t
      join ledger_accounts a on a.id = t.from_account_id
      join ledger_accounts b on b.id = t.to_account_id
      left join orders o on o.id = t.order_id
      left join wallets w on w.id = coalesce(t.wallet_id, o.wallet_id)
      left join resellers r on r.id = w.reseller_id
     order by t.id desc`.execute(connection);
  return rows;
}

function conditions(filter: TransferFilter): RawBuilder<unknown> {
  const { kinds, resellerId, orderId, test, createdFrom, createdTo, minAmount } = filter;
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (kinds) all.push(ofKinds(kinds));
  if (resellerId !== undefined) {
    all.push(sql`t.wallet_id = any(array(select id from wallets where reseller_id = ${resellerId}))`);
    // The index of the statement knows no captures.
    if (kinds && !kinds.includes("capture")) all.push(sql`t.kind <> 'capture'`);
  }
  if (orderId !== undefined) all.push(sql`t.id in (${ofOrder(orderId)})`);
  if (test !== undefined) all.push(sql`t.test = ${test}`);
  if (createdFrom) {
    const time = sql`${createdFrom}::timestamptz`;
    all.push(sql`t.id >= (${firstIdFrom("transfers", sql`(${time} - ${SLACK})`)})`, sql`t.created_at >= ${time}`);
  }
  if (createdTo) {
    const time = sql`${createdTo}::timestamptz`;
    all.push(sql`t.id <= (${firstIdFrom("transfers", sql`(${time} + ${SLACK})`)})`, sql`t.created_at <= ${time}`);
  }
  if (minAmount !== undefined) all.push(sql`t.amount >= ${minAmount.toString()}::bigint`);
  return sql.join(all, sql` and `);
}

/** By indexes: hold, capture and release by the order, refunds by the prefix of their key, what its attempts cost by theirs. */
function ofOrder(orderId: bigint): RawBuilder<unknown> {
  return sql`
    select id from transfers where order_id = ${orderId.toString()}::bigint and idempotency_key is null
    union all
    select id from transfers
     where idempotency_key >= ${`order:${orderId}:`} and idempotency_key < ${`order:${orderId};`}
    union all
    select p.id from attempts x join transfers p on p.idempotency_key = 'attempt:' || x.id || ':cost'
     where x.order_id = ${orderId.toString()}::bigint`;
}
