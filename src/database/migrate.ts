import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyFunctions } from "./functions.ts";
import type { Database } from "./open.ts";

const FOLDER = join(import.meta.dirname, "migrations");
const FIRST_MIGRATION = "0001_";

/**
 * Brings the schema and the functions up to date and returns the names of the migrations that ran.
 * Safe when several processes start at once: Kysely's migrator holds an advisory lock.
 */
export async function migrate(database: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: database.patient,
    provider: { getMigrations: async () => readMigrations() },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  await applyFunctions(database);
  return results.map((result) => result.migrationName);
}

/** Whether a migration is the one that every database begins with. */
export function isFirstMigration(name: string): boolean {
  return name.startsWith(FIRST_MIGRATION);
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

/** A block lets one statement carry the whole file, which the embedded driver needs inside a transaction. */
async function runScript(connection: Kysely<unknown>, text: string): Promise<void> {
  await sql.raw(`do $migration$ begin execute $script$${text}$script$; end $migration$`).execute(connection);
}
