import { sql, type Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import { setTimeout as sleep } from "node:timers/promises";
import type { Connection, Database } from "./database.ts";
import { applyFunctions } from "./functions.ts";
import { MIGRATIONS_FOLDER, readMigrations, type IndexStatement, type MigrationFile } from "./migration-files.ts";

const FIRST_MIGRATION = "0001_";
/** A number that no other code locks: of processes that start together one migrates, the others wait. */
const MIGRATE_LOCK = 7_204_119;
const LOCK_PAUSE_MS = 200;
/** A migration that waits longer for a table gives up, since all statements behind it wait as long. */
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_ATTEMPTS = 20;
/** PostgreSQL's code for a lock that did not come in time. */
const NO_LOCK = "55P03";

/** This version cannot migrate the schema of the database; the message says what to do. */
export class ForeignSchema extends Error {
  override readonly name = "ForeignSchema";
}

export interface MigrateOptions {
  folder?: string;
  lockTimeoutMs?: number;
}

/**
 * Brings the schema and the functions up to date and returns the names of the migrations that ran. Safe when several
 * processes start at once. Each migration is a transaction, except for files that begin with `-- no transaction`: they
 * build indexes while orders are placed. Throws ForeignSchema.
 */
export async function migrate(
  database: Database,
  { folder = MIGRATIONS_FOLDER, lockTimeoutMs = LOCK_TIMEOUT_MS }: MigrateOptions = {},
): Promise<string[]> {
  const files = readMigrations(folder);
  const ran = await database.patient.connection().execute(async (connection) => {
    await lockMigrations(connection);
    try {
      await refuseForeignSchema(connection, files);
      const applied = await readRanMigrations(connection);
      const pending = files.filter(({ name }) => !applied.includes(name));
      for (const file of pending) {
        if (file.indexes === null) await runInTransaction(connection, files, file, lockTimeoutMs);
        else await runIndexes(connection, file, file.indexes, database.kind === "postgres");
      }
      return pending.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATE_LOCK})`.execute(connection);
    }
  });
  await applyFunctions(database);
  return ran;
}

/** Whether this is the first migration of every database. */
export function isFirstMigration(name: string): boolean {
  return name.startsWith(FIRST_MIGRATION);
}

/** Tries again and again: a statement that waits for the lock would be waited for by the building of an index. */
async function lockMigrations(connection: Connection): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${MIGRATE_LOCK}) as locked`.execute(connection);
    if (rows[0]!.locked) return;
    await sleep(LOCK_PAUSE_MS);
  }
}

async function refuseForeignSchema(connection: Connection, files: readonly MigrationFile[]): Promise<void> {
  const ran = await readRanMigrations(connection);
  const known = files.map(({ name }) => name);
  const unknown = ran.find((name) => !known.includes(name));
  if (unknown === undefined) return refuseOtherTexts(connection, files, ran);
  if (ran.some((name) => known.includes(name))) {
    throw new ForeignSchema(
      `The database belongs to a newer version of Imeister, which ran the migration ${unknown}. Install that version, or restore a backup from before the upgrade.`,
    );
  }
  throw new ForeignSchema(
    "The database was made by a version of Imeister from before the first release, which cannot be upgraded. Use an empty database: set another DATABASE_URL or DATA_DIR. The old one is left as it is.",
  );
}

/** A schema that was changed in place would fail later, in the middle of something. */
async function refuseOtherTexts(
  connection: Connection,
  files: readonly MigrationFile[],
  ran: readonly string[],
): Promise<void> {
  const hashes = await readTextHashes(connection);
  const other = files.find(({ name, textHash }) => ran.includes(name) && hashes.get(name) !== textHash);
  if (other === undefined) return;
  throw new ForeignSchema(
    `The migration ${other.name} has changed since it made this database. Start the version of Imeister that made the database, or use an empty one: set another DATABASE_URL or DATA_DIR. The old one is left as it is.`,
  );
}

/** From the table of Kysely's migrator, if it exists. */
async function readRanMigrations(connection: Connection): Promise<string[]> {
  if (!(await hasTable(connection, DEFAULT_MIGRATION_TABLE))) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(connection);
  return rows.map((row) => row.name);
}

async function readTextHashes(connection: Connection): Promise<Map<string, string>> {
  if (!(await hasTable(connection, "applied_migrations"))) return new Map();
  const rows = await connection.selectFrom("applied_migrations").select(["name", "text_hash"]).execute();
  return new Map(rows.map((row) => [row.name, row.text_hash]));
}

async function hasTable(connection: Connection, name: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${name}) is not null as exists`.execute(
    connection,
  );
  return rows[0]!.exists;
}

/** Runs one migration with those before it done; again if a table was not to be had in time. */
async function runInTransaction(
  connection: Connection,
  files: readonly MigrationFile[],
  file: MigrationFile,
  lockTimeoutMs: number,
): Promise<void> {
  const migrations = Object.fromEntries(
    files.map((each) => [
      each.name,
      { up: (transaction: Kysely<unknown>) => runScript(transaction, each, lockTimeoutMs) },
    ]),
  );
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
  for (let attempt = 1; ; attempt++) {
    const { error } = await migrator.migrateTo(file.name);
    if (error === undefined) return;
    if (attempt === LOCK_ATTEMPTS || (error as { code?: unknown }).code !== NO_LOCK) throw error;
    // Those who waited behind it go first.
    await sleep(LOCK_PAUSE_MS * attempt);
  }
}

/** A block runs the whole file as one statement, which the embedded driver requires inside a transaction. */
async function runScript(
  transaction: Kysely<unknown>,
  { name, text, textHash }: MigrationFile,
  lockTimeoutMs: number,
): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`.execute(transaction);
  await sql.raw(`do $migration$ begin execute $script$${text}$script$; end $migration$`).execute(transaction);
  await noteText(transaction, name, textHash);
}

async function noteText(connection: Kysely<unknown>, name: string, textHash: string): Promise<void> {
  await sql`insert into applied_migrations (name, text_hash) values (${name}, ${textHash})`.execute(connection);
}

/**
 * An index that an interrupted build left behind is not used and costs every write: it is dropped and built anew. The
 * embedded database, which no other process uses, builds without the detour.
 */
async function runIndexes(
  connection: Connection,
  { name, textHash }: MigrationFile,
  statements: readonly IndexStatement[],
  isShared: boolean,
): Promise<void> {
  for (const { text, isCreate, index } of statements) {
    const there = await readIndex(connection, index);
    if (there === "valid" && isCreate) continue;
    if (there === "absent" && !isCreate) continue;
    if (there === "invalid") await runIndex(connection, `drop index concurrently ${index}`, isShared);
    if (isCreate || there === "valid") await runIndex(connection, text, isShared);
  }
  await connection.transaction().execute(async (transaction) => {
    await sql`
      insert into ${sql.table(DEFAULT_MIGRATION_TABLE)} (name, timestamp)
      values (${name}, ${new Date().toISOString()})`.execute(transaction);
    await noteText(transaction as unknown as Kysely<unknown>, name, textHash);
  });
}

async function runIndex(connection: Connection, text: string, isShared: boolean): Promise<void> {
  await sql.raw(isShared ? text : text.replace(/ concurrently/i, "")).execute(connection);
}

async function readIndex(connection: Connection, name: string): Promise<"absent" | "valid" | "invalid"> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(connection);
  if (rows.length === 0) return "absent";
  return rows[0]!.valid ? "valid" : "invalid";
}
