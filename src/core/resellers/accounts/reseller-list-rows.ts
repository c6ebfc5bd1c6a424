import { sql, type RawBuilder } from "kysely";
import type { Connection } from "../../../database/database.ts";
import type { Micros } from "../../kernel/money.ts";
import type { Reseller } from "./reseller-rows.ts";

export const RESELLER_SORTS = [
  "-created_at",
  "created_at",
  "name",
  "-name",
  "balance",
  "-balance",
  "orders_count",
  "-orders_count",
] as const;
export type ResellerSort = (typeof RESELLER_SORTS)[number];

export interface ResellerFilter {
  id?: number | undefined;
  /** Part of a name, company, email or username; or the ID. */
  text?: string | undefined;
  statuses?: readonly Reseller["status"][] | undefined;
  priceGroupId?: number | undefined;
}

export interface ResellerPage {
  sort: ResellerSort;
  limit: number;
  offset?: number | undefined;
  /** Continues behind this reseller; only by the time they were made. */
  after?: number | undefined;
}

/** A reseller with its live wallet, as the operator's list shows it. */
export interface ListedReseller extends Reseller {
  ordersCount: number;
  /** Why the reseller is suspended. */
  statusReason: string | null;
  /** The last live order. */
  lastOrderAt: Date | null;
  /** The last call with any of its keys and sign-ins. */
  lastUsedAt: Date | null;
}

const ORDER_BY: Record<ResellerSort, string> = {
  "-created_at": "r.id desc",
  created_at: "r.id",
  name: "lower(r.name), r.id",
  "-name": "lower(r.name) desc, r.id",
  "-balance": "w.available desc, r.id",
  balance: "w.available, r.id",
  orders_count: "w.orders_count, r.id",
  "-orders_count": "w.orders_count desc, r.id",
};

/** The last order and use are looked up for the rows of the page alone. */
export async function pageResellerRows(
  connection: Connection,
  filter: ResellerFilter,
  { sort, limit, offset = 0, after }: ResellerPage,
): Promise<ListedReseller[]> {
  const behind = sort === "created_at" ? sql`and r.id > ${after}` : sql`and r.id < ${after}`;
  const { rows } = await sql<ListedReseller>`
    select p.id, p.name, p.email, p.username, p.company, p.status, p.status_reason as "statusReason", p.currency, p.price_group_id as "priceGroupId",
           g.name as "priceGroup", p.user_id as "userId", p.rate_limit as "rateLimit",
           p.low_balance_threshold as "lowBalanceThreshold", p.available, p.held, p.credit_limit as "creditLimit",
           p.orders_count::integer as "ordersCount", o.created_at as "lastOrderAt", t.last_used_at as "lastUsedAt",
           p.created_at as "createdAt", f.confirmed_at is not null as "twoFactorEnabled"
      from (
        select r.*, w.id as wallet_id, w.available, w.held, w.credit_limit, w.orders_count,
               row_number() over (order by ${sql.raw(ORDER_BY[sort])}) as place
          from resellers r join wallets w on w.reseller_id = r.id and not w.test
         where ${conditions(filter)} ${after === undefined ? sql`` : behind}
         order by place limit ${limit} offset ${offset}) p
      left join price_groups g on g.id = p.price_group_id
      left join two_factor f on f.user_id = p.user_id
      left join lateral (select created_at from orders where wallet_id = p.wallet_id order by id desc limit 1) o on true
      left join lateral (select max(last_used_at) as last_used_at from tokens where reseller_id = p.id) t on true
     order by p.place`.execute(connection);
  return rows;
}

export async function countResellerRows(connection: Connection, filter: ResellerFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from resellers r where ${conditions(filter)}`.execute(connection);
  return rows[0]!.total;
}

function conditions({ id, text, statuses, priceGroupId }: ResellerFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (id !== undefined) all.push(sql`r.id = ${id}`);
  if (text !== undefined) {
    const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
    all.push(sql`(r.name ilike ${pattern} or r.email ilike ${pattern} or r.company ilike ${pattern}
                  or r.username ilike ${pattern} or r.id::text = ${text})`);
  }
  if (statuses) all.push(sql`r.status = any(${statuses}::text[])`);
  if (priceGroupId !== undefined) all.push(sql`r.price_group_id = ${priceGroupId}`);
  return sql.join(all, sql` and `);
}

/** A wallet as the operator sees it. */
export interface ShownWallet {
  test: boolean;
  available: Micros;
  held: Micros;
  creditLimit: Micros;
  ordersCount: number;
}

/** The live wallet and the test wallet. */
export async function walletsOfReseller(connection: Connection, id: number): Promise<ShownWallet[]> {
  const { rows } = await sql<ShownWallet>`
    select test, available, held, credit_limit as "creditLimit", orders_count::integer as "ordersCount"
      from wallets where reseller_id = ${id} order by test`.execute(connection);
  return rows;
}
