import { sql, type Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from "kysely/migration";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyFunctions } from "./functions.ts";
import type { Connection, Database } from "./database.ts";

const FOLDER = join(import.meta.dirname, "migrations");
const FIRST_MIGRATION = "0001_";

/** This version cannot migrate the schema of the database; the message says what to do. */
export class ForeignSchema extends Error {
  override readonly name = "ForeignSchema";
}

/**
 * Brings the schema and the functions up to date and returns the names of the migrations that ran.
 * Safe when several processes start at once: Kysely's migrator holds an advisory lock. Throws ForeignSchema.
 */
export async function migrate(database: Database): Promise<string[]> {
  const migrations = readMigrations();
  await refuseForeignSchema(database.patient, Object.keys(migrations));
  const migrator = new Migrator({ db: database.patient, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  await applyFunctions(database);
  return results.map((result) => result.migrationName);
}

/** Whether this is the first migration of every database. */
export function isFirstMigration(name: string): boolean {
  return name.startsWith(FIRST_MIGRATION);
}

async function refuseForeignSchema(connection: Connection, known: string[]): Promise<void> {
  const ran = await readRanMigrations(connection);
  const unknown = ran.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  if (ran.some((name) => known.includes(name))) {
    throw new ForeignSchema(
      `The database belongs to a newer version of Imeister, which ran the migration ${unknown}. Install that version, or restore a backup from before the upgrade.`,
    );
  }
  throw new ForeignSchema(
    "The database was made by a version of Imeister from before the first release, which cannot be upgraded. Use an empty database: set another DATABASE_URL or DATA_DIR. The old one is left as it is.",
  );
}

/** From the table of Kysely's migrator, if it exists. */
async function readRanMigrations(connection: Connection): Promise<string[]> {
  const found = await sql<{ exists: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as exists`.execute(connection);
  if (!found.rows[0]!.exists) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(connection);
  return rows.map((row) => row.name);
}

function readMigrations(): Record<string, Migration> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".sql"));
  return Object.fromEntries(
    files
      .toSorted()
      .map((name) => [
        name.replace(/\.sql$/, ""),
        { up: async (connection) => void (await runScript(connection, readFileSync(join(FOLDER, name), "utf8"))) },
      ]),
  );
}

/** A block runs the whole file as one statement, which the embedded driver requires inside a transaction. */
async function runScript(connection: Kysely<unknown>, text: string): Promise<void> {
  await sql.raw(`do $migration$ begin execute $script$${text}$script$; end $migration$`).execute(connection);
}
