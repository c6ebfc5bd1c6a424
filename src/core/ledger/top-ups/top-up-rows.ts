import { sql, type RawBuilder } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { StoredTerms } from "../../../database/json-types.ts";
import type { Micros } from "../../kernel/money.ts";
import { fromStoredTerms } from "../credit/terms.ts";
import type { TopUpRequest, TopUpStatus } from "./top-up-request.ts";

export interface TopUpFilter {
  walletId?: number | undefined;
  resellerId?: number | undefined;
  status?: TopUpStatus | undefined;
  test?: boolean | undefined;
}

export interface TopUpPage {
  limit: number;
  offset?: number | undefined;
  /** Continues behind this request, towards older ones. */
  after?: bigint | undefined;
}

const SELECT = sql`
  select q.id, q.wallet_id as "walletId", r.id as "resellerId", r.name as "resellerName", w.test, q.amount, q.currency,
         q.note, q.payment_reference as "paymentReference", q.status, q.reason, q.approved_amount as "approvedAmount",
         q.transfer_id as "transferId", q.decided_by as "decidedById", h.name as "decidedByName",
         q.decided_at as "decidedAt", q.created_at as "createdAt", q.method_id as "methodId", m.name as "methodName",
         q.terms, f.content_type as "proofType"
    from top_up_requests q
    join wallets w on w.id = q.wallet_id
    join resellers r on r.id = w.reseller_id
    left join staff h on h.id = q.decided_by
    left join payment_methods m on m.id = q.method_id
    left join top_up_proofs f on f.request_id = q.id`;

type TopUpRow = Omit<TopUpRequest, "method"> & {
  methodId: number | null;
  methodName: string | null;
  terms: StoredTerms | null;
};

export async function pageTopUpRows(
  connection: Connection,
  filter: TopUpFilter,
  { limit, offset = 0, after }: TopUpPage,
): Promise<TopUpRequest[]> {
  const behind = after === undefined ? sql`` : sql`and q.id < ${after.toString()}`;
  const { rows } = await sql<TopUpRow>`
    ${SELECT} where ${conditions(filter)} ${behind} order by q.id desc limit ${limit} offset ${offset}`.execute(
    connection,
  );
  return rows.map(toRequest);
}

export async function countTopUpRows(connection: Connection, filter: TopUpFilter): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from top_up_requests q join wallets w on w.id = q.wallet_id
     where ${conditions(filter)}`.execute(connection);
  return Number(rows[0]!.total);
}

export async function findTopUpRow(connection: Connection, id: bigint): Promise<TopUpRequest | undefined> {
  const { rows } = await sql<TopUpRow>`${SELECT} where q.id = ${id.toString()}`.execute(connection);
  return rows[0] && toRequest(rows[0]);
}

function toRequest({ methodId, methodName, terms, ...row }: TopUpRow): TopUpRequest {
  if (methodId === null || methodName === null || terms === null) return { ...row, method: null };
  return { ...row, method: { id: methodId, name: methodName, terms: fromStoredTerms(terms) } };
}

/** The status is then the transaction's to change. */
export async function lockTopUpRow(transaction: Transaction, id: bigint): Promise<TopUpStatus> {
  const { status } = await transaction
    .selectFrom("top_up_requests")
    .select("status")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return status;
}

export interface NewTopUpRow {
  wallet_id: number;
  amount: Micros;
  currency: string;
  note: string | null;
  payment_reference: string | null;
  request_key: string | null;
  method_id: number | null;
  terms: string | null;
}

export async function insertTopUpRow(transaction: Transaction, row: NewTopUpRow): Promise<bigint> {
  const { id } = await transaction.insertInto("top_up_requests").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** What a call asks for. */
export type AskedTopUp = Pick<NewTopUpRow, "amount" | "note" | "payment_reference" | "method_id">;

/** The request that a call with this Idempotency-Key made before. */
export async function findTopUpByKey(
  connection: Connection,
  walletId: number,
  requestKey: string,
): Promise<(AskedTopUp & { id: bigint }) | undefined> {
  return connection
    .selectFrom("top_up_requests")
    .select(["id", "amount", "note", "payment_reference", "method_id"])
    .where("wallet_id", "=", walletId)
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
}

export interface TopUpDecision {
  status: Exclude<TopUpStatus, "open">;
  reason?: string | null;
  approved_amount?: Micros;
  transfer_id?: bigint;
  decided_by?: number | null;
}

/** Ends an open request. */
export async function decideTopUpRow(transaction: Transaction, id: bigint, decision: TopUpDecision): Promise<void> {
  await transaction
    .updateTable("top_up_requests")
    .set((set) => ({ ...decision, decided_at: set.fn<Date>("now") }))
    .where("id", "=", id)
    .where("status", "=", "open")
    .executeTakeFirstOrThrow();
}

function conditions({ walletId, resellerId, status, test }: TopUpFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (walletId !== undefined) all.push(sql`q.wallet_id = ${walletId}`);
  if (resellerId !== undefined) all.push(sql`w.reseller_id = ${resellerId}`);
  if (status !== undefined) all.push(sql`q.status = ${status}`);
  if (test !== undefined) all.push(sql`w.test = ${test}`);
  return sql.join(all, sql` and `);
}
