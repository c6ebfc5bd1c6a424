import { sql, type Insertable, type RawBuilder, type Updateable } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { StoredTerms } from "../../../database/json-types.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { Micros } from "../../kernel/money.ts";
import { fromStoredTerms } from "../../ledger/credit/terms.ts";
import type { PaymentName } from "../payment-kind.ts";
import { OPEN_STATUSES, type Payment, type PaymentStatus, type PaymentStep } from "./payment.ts";

export interface PaymentFilter {
  walletId?: number | undefined;
  resellerId?: number | undefined;
  methodId?: number | undefined;
  status?: PaymentStatus | undefined;
  needsReview?: boolean | undefined;
  test?: boolean | undefined;
}

export interface PaymentPage {
  limit: number;
  offset?: number | undefined;
  /** Continues behind this payment, towards older ones. */
  after?: bigint | undefined;
}

type PaymentRow = Omit<Payment, "terms"> & { terms: StoredTerms };

const SELECT = sql`
  select p.id, p.wallet_id as "walletId", r.id as "resellerId", r.name as "resellerName", p.test,
         p.method_id as "methodId", m.name as "methodName", m.kind, p.reference, p.amount, p.fee, p.currency, p.terms,
         p.return_url as "returnUrl", p.status, p.review_reason as "reviewReason", p.provider_id as "providerId",
         p.checkout_url as "checkoutUrl", p.pay_address as "payAddress", p.pay_amount as "payAmount",
         p.pay_currency as "payCurrency", p.expires_at as "expiresAt", p.received,
         p.received_currency as "receivedCurrency", p.credited, p.transfer_id as "transferId",
         p.credited_at as "creditedAt", p.reversed, p.reversals, p.reason, p.decided_by as "decidedById",
         s.name as "decidedByName", p.checks, p.last_error as "lastError", p.created_at as "createdAt",
         p.updated_at as "updatedAt"
    from payments p
    join payment_methods m on m.id = p.method_id
    join wallets w on w.id = p.wallet_id
    join resellers r on r.id = w.reseller_id
    left join staff s on s.id = p.decided_by`;

export async function pagePaymentRows(
  connection: Connection,
  filter: PaymentFilter,
  { limit, offset = 0, after }: PaymentPage,
): Promise<Payment[]> {
  const behind = after === undefined ? sql`` : sql`and p.id < ${after.toString()}::bigint`;
  return select(
    connection,
    sql`where ${conditions(filter)} ${behind} order by p.id desc limit ${limit} offset ${offset}`,
  );
}

export async function countPaymentRows(connection: Connection, filter: PaymentFilter): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from payments p join wallets w on w.id = p.wallet_id
     where ${conditions(filter)}`.execute(connection);
  return Number(rows[0]!.total);
}

export async function findPaymentRow(connection: Connection, id: bigint): Promise<Payment | undefined> {
  return (await select(connection, sql`where p.id = ${id.toString()}::bigint`))[0];
}

export async function findPaymentByKey(
  connection: Connection,
  walletId: number,
  requestKey: string,
): Promise<{ id: bigint; methodId: number; amount: Micros } | undefined> {
  return connection
    .selectFrom("payments")
    .select(["id", "method_id as methodId", "amount"])
    .where("wallet_id", "=", walletId)
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
}

/** The payment that an event of a method's account is about. */
export async function findPaymentByName(
  connection: Connection,
  methodId: number,
  test: boolean,
  name: PaymentName,
): Promise<bigint | undefined> {
  const found = connection
    .selectFrom("payments")
    .select("id")
    .where("method_id", "=", methodId)
    .where("test", "=", test);
  const named =
    "reference" in name
      ? found.where("reference", "=", name.reference)
      : "providerId" in name
        ? found.where("provider_id", "=", name.providerId)
        : found.where("provider_charge", "=", name.providerCharge);
  return (await named.executeTakeFirst())?.id;
}

export async function countOpenPayments(connection: Connection, walletId: number): Promise<number> {
  const { open } = await connection
    .selectFrom("payments")
    .select((row) => row.fn.countAll<bigint>().as("open"))
    .where("wallet_id", "=", walletId)
    .where("status", "in", OPEN_STATUSES)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** The payment is then the transaction's to change. Lock its wallet first. */
export async function lockPaymentRow(transaction: Transaction, id: bigint): Promise<Payment> {
  await transaction.selectFrom("payments").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  return (await findPaymentRow(transaction, id))!;
}

export async function insertPayment(transaction: Transaction, row: Insertable<Schema["payments"]>): Promise<bigint> {
  const { id } = await transaction.insertInto("payments").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updatePayment(
  connection: Connection,
  id: bigint,
  change: Updateable<Schema["payments"]>,
): Promise<void> {
  await connection
    .updateTable("payments")
    .set((set) => ({ ...change, updated_at: set.fn<Date>("now") }))
    .where("id", "=", id)
    .execute();
}

/** What another payment at the gateway brought in all. False where that much is known of it. */
export async function recordOtherPayment(
  transaction: Transaction,
  paymentId: bigint,
  { providerId, amount, currency }: { providerId: string; amount: Micros; currency: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into other_payments as o (payment_id, provider_id, received, currency)
    values (${paymentId.toString()}, ${providerId}, ${amount.toString()}, ${currency})
    on conflict (payment_id, provider_id) do update set received = excluded.received, currency = excluded.currency
     where o.received < excluded.received
    returning payment_id`.execute(transaction);
  return rows.length > 0;
}

export async function insertStep(
  transaction: Transaction,
  paymentId: bigint,
  { status, source, note }: Omit<PaymentStep, "at">,
): Promise<void> {
  await transaction.insertInto("payment_steps").values({ payment_id: paymentId, status, source, note }).execute();
}

/** What happened to each payment, oldest first. */
export async function listStepRows(
  connection: Connection,
  ids: readonly bigint[],
): Promise<(PaymentStep & { paymentId: bigint })[]> {
  if (ids.length === 0) return [];
  return connection
    .selectFrom("payment_steps")
    .select(["payment_id as paymentId", "at", "source", "note"])
    .select((row) => row.ref("status").$castTo<PaymentStatus>().as("status"))
    .where("payment_id", "in", ids)
    .orderBy("payment_id")
    .orderBy("id")
    .execute();
}

async function select(connection: Connection, rest: RawBuilder<unknown>): Promise<Payment[]> {
  const { rows } = await sql<PaymentRow>`${SELECT} ${rest}`.execute(connection);
  return rows.map((row) => ({ ...row, terms: fromStoredTerms(row.terms) }));
}

function conditions(filter: PaymentFilter): RawBuilder<unknown> {
  const { walletId, resellerId, methodId, status, needsReview, test } = filter;
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (walletId !== undefined) all.push(sql`p.wallet_id = ${walletId}`);
  if (resellerId !== undefined) all.push(sql`w.reseller_id = ${resellerId}`);
  if (methodId !== undefined) all.push(sql`p.method_id = ${methodId}`);
  if (status !== undefined) all.push(sql`p.status = ${status}`);
  if (needsReview !== undefined)
    all.push(needsReview ? sql`p.review_reason is not null` : sql`p.review_reason is null`);
  if (test !== undefined) all.push(sql`p.test = ${test}`);
  return sql.join(all, sql` and `);
}
