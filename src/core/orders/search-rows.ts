import { sql, type RawBuilder } from "kysely";
import type { Connection } from "../../database/database.ts";
import { ORDER_STATUSES } from "./order-status.ts";

/** Behind every text that begins with what stands before it, in the order of its bytes. */
const LAST_CHARACTER = "\u{10ffff}";
/** As in the index of codes: what is longer is a report. */
const LONGEST_CODE = 100;

/**
 * How many orders, those with the highest numbers, are read for what no index finds. An index for each of these would
 * cost every order that is placed, and people look for them within weeks.
 */
const NEWEST_SEARCHED = 5_000;

/** Whose orders are searched. */
export type OrderOwner = { walletId: number } | { resellerId: number } | "anyone";

export interface OrderSearch {
  owner: OrderOwner;
  /** How the identifier may begin, as typed and as it is kept. */
  identifiers: readonly string[];
  /** How the client's reference, or the code, begins. */
  text: string;
  /** The whole number of an order. */
  id: bigint | undefined;
  /** How the identifier may end, in capitals. */
  ending: string | undefined;
  /** What the reference or an input may contain, in small letters. */
  part: string | undefined;
}

/** The numbers of up to `limit` orders, in no order. Each part reads its index from where the text begins. */
export async function searchOrderIds(connection: Connection, search: OrderSearch, limit: number): Promise<bigint[]> {
  const { owner, identifiers, text, id } = search;
  const own = sql`select id from orders where ${ownedBy(owner)}`;
  const begins = (column: "identifier" | "client_reference" | "result_text", prefix: string) =>
    sql`${sql.ref(column)} ~>=~ ${prefix} and ${sql.ref(column)} ~<~ ${prefix + LAST_CHARACTER}`;
  const parts = [
    ...identifiers.map((prefix) => sql`${own} and ${begins("identifier", prefix)}`),
    sql`${own} and ${begins("client_reference", text)}`,
    sql`${own} and ${begins("result_text", text)} and length(result_text) <= ${sql.lit(LONGEST_CODE)}`,
    ...(id === undefined ? [] : [sql`${own} and id = ${id.toString()}`]),
    ...(search.part === undefined ? [] : [newestLike(search)]),
  ];
  const limited = parts.map((part) => sql`(${part} limit ${limit})`);
  const { rows } = await sql<{ id: bigint }>`
    select id from (${sql.join(limited, sql` union `)}) found limit ${limit}`.execute(connection);
  return rows.map((row) => row.id);
}

/** Of the orders with the highest numbers, those that are found by reading them. */
function newestLike({ owner, ending, part }: OrderSearch): RawBuilder<unknown> {
  const ends = ending === undefined ? sql`false` : sql`upper(right(identifier, ${ending.length})) = ${ending}`;
  return sql`select id from (${newestOf(owner)}) newest
    where ${ends} or strpos(lower(client_reference), ${part}) > 0
      or (inputs <> '{}' and exists (
        select from jsonb_each_text(inputs) input where strpos(lower(input.value), ${part}) > 0))`;
}

/** By wallet and status, as the index has them: the planner would sort every order of a reseller. */
function newestOf(owner: OrderOwner): RawBuilder<unknown> {
  const last = sql`order by id desc limit ${sql.lit(NEWEST_SEARCHED)}`;
  const fields = sql`select o.id, o.identifier, o.client_reference, o.inputs from orders o`;
  if (owner === "anyone") return sql`${fields} ${last}`;
  const wallets = sql`select w.id from wallets w where ${"walletId" in owner ? sql`w.id = ${owner.walletId}` : sql`w.reseller_id = ${owner.resellerId}`}`;
  const statuses = sql.join(ORDER_STATUSES.map((status) => sql`(${sql.lit(status)})`));
  return sql`
    ${fields} join (
      select newest.id from (${wallets}) w cross join (values ${statuses}) s (status)
       cross join lateral (select id from orders where wallet_id = w.id and status = s.status ${last}) newest
       ${last}) found on found.id = o.id`;
}

/** Every index begins with the wallet, of which there are few: each is looked into. */
function ownedBy(owner: OrderOwner): RawBuilder<unknown> {
  if (owner === "anyone") return sql`wallet_id = any(array(select id from wallets))`;
  if ("walletId" in owner) return sql`wallet_id = ${owner.walletId}`;
  return sql`wallet_id = any(array(select id from wallets where reseller_id = ${owner.resellerId}))`;
}
