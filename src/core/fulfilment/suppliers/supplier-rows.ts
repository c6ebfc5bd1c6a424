import { sql, type Insertable, type Updateable } from "kysely";
import { run } from "../../../database/statements.ts";
import type { Connection, Database, Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import { secret } from "../../kernel/changes.ts";
import { DomainError } from "../../kernel/errors.ts";
import { FAILURES_TO_OPEN, type Supplier, type SupplierState } from "./supplier.ts";

const FIRST_OPEN_SECONDS = 15;
const LONGEST_OPEN_SECONDS = 300;

const FIELDS = [
  "id",
  "name",
  "kind",
  "url",
  "username",
  "currency",
  "exchange_rate as exchangeRate",
  "concurrency",
  "bulk_size as bulkSize",
  "repeats",
  "refusal_overrides as refusalOverrides",
  "low_balance as lowBalance",
  "sync_hours as syncHours",
  "paused_at as pausedAt",
  "pause_reason as pauseReason",
  "failures",
  "open_until as openUntil",
  "last_error as lastError",
  "last_error_at as lastErrorAt",
  "balance",
  "balance_at as balanceAt",
  "created_at as createdAt",
] as const;

export function listSupplierRows(connection: Connection): Promise<Supplier[]> {
  return connection.selectFrom("suppliers").select(FIELDS).orderBy("id").execute();
}

export function findSupplierRow(connection: Connection, id: number): Promise<Supplier | undefined> {
  return connection.selectFrom("suppliers").select(FIELDS).where("id", "=", id).executeTakeFirst();
}

/**
 * Its currency, rate and offers stay as they are until the transaction ends. Suppliers are locked before services.
 * Throws not_found.
 */
export async function lockSupplierRow(transaction: Transaction, id: number): Promise<Supplier> {
  await transaction.selectFrom("suppliers").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  const supplier = await findSupplierRow(transaction, id);
  if (!supplier) throw new DomainError("not_found", "There is no such supplier.");
  return supplier;
}

/** What staff changes of a supplier, for the audit log; it is locked. */
export function supplierSnapshot(transaction: Transaction, id: number) {
  return async () => {
    const supplier = await lockSupplierRow(transaction, id);
    const fields = {
      name: supplier.name,
      url: supplier.url,
      username: supplier.username,
      key: secret(await findSealedKey(transaction, id)),
      currency: supplier.currency,
      exchange_rate: supplier.exchangeRate,
      concurrency: supplier.concurrency,
      bulk_size: supplier.bulkSize,
      repeats: supplier.repeats,
      refusal_overrides: supplier.refusalOverrides,
      low_balance: supplier.lowBalance,
      sync_hours: supplier.syncHours,
      paused: supplier.pausedAt !== null,
      pause_reason: supplier.pauseReason,
    };
    return { [`supplier ${id}`]: fields };
  };
}

export async function findSealedKey(connection: Connection, id: number): Promise<string | null> {
  const row = await connection.selectFrom("suppliers").select("sealed_key").where("id", "=", id).executeTakeFirst();
  return row?.sealed_key ?? null;
}

/** Null where the name is taken. */
export async function insertSupplier(
  connection: Connection,
  supplier: Insertable<Schema["suppliers"]>,
): Promise<number | null> {
  const row = await connection
    .insertInto("suppliers")
    .values(supplier)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateSupplier(
  connection: Connection,
  id: number,
  changes: Updateable<Schema["suppliers"]>,
): Promise<void> {
  await connection
    .updateTable("suppliers")
    .set((set) => ({ ...changes, updated_at: set.fn<Date>("now") }))
    .where("id", "=", id)
    .execute();
}

/** Pauses once: the first reason stays. Returns whether it was not paused before. */
export async function pauseSupplierRow(connection: Connection, id: number, reason: string): Promise<boolean> {
  const row = await connection
    .updateTable("suppliers")
    .set((set) => ({ paused_at: set.fn<Date>("now"), pause_reason: reason }))
    .where("id", "=", id)
    .where("paused_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const STATES = `
  select id, name, kind, concurrency, bulk_size as "bulkSize", repeats, failures,
         coalesce(open_until > now(), false) as "isOpen", updated_at::text as version
    from suppliers where kind <> 'manual' order by id`;

export function readSupplierStates(database: Database): Promise<SupplierState[]> {
  return database.statement("supplier_states", STATES, []);
}

const FAIL = `
  update suppliers
     set failures = failures + case when open_until > now() then 0 else 1 end, last_error = $2, last_error_at = now(),
         open_until = case
           when open_until > now() then open_until
           when failures + 1 >= ${FAILURES_TO_OPEN} then now() + make_interval(secs =>
             least(${LONGEST_OPEN_SECONDS}, ${FIRST_OPEN_SECONDS} * power(2, least(failures + 1 - ${FAILURES_TO_OPEN}, 10)))) end
   where id = $1`;

/**
 * One more failure in a row; the circuit opens for longer each time. Calls that were under way when it opened fail for the
 * same reason as those that opened it, and count for nothing more.
 */
export async function writeFailure(connection: Connection, id: number, message: string): Promise<void> {
  await run(connection, FAIL, [id, message]);
}

export async function writeRecovery(connection: Connection, id: number): Promise<void> {
  await connection
    .updateTable("suppliers")
    .set({ failures: 0, open_until: null })
    .where("id", "=", id)
    .where("failures", ">", 0)
    .execute();
}

export async function writeBalance(connection: Connection, id: number, balance: bigint): Promise<void> {
  await connection
    .updateTable("suppliers")
    .set((set) => ({ balance, balance_at: set.fn<Date>("now") }))
    .where("id", "=", id)
    .execute();
}

/** Pending orders that wait for this supplier become due, to go on or to be sent. */
export async function wakeOrdersOf(connection: Connection, id: number): Promise<void> {
  await sql`update orders set due_at = now() where id in (
    select id from orders where supplier_id = ${id} and due_at > now() and status = 'PENDING' order by id for no key update)`.execute(
    connection,
  );
}
