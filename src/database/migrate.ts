import { Migrator, type Migration } from "kysely/migration";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./open.ts";

const FOLDER = join(import.meta.dirname, "migrations");

/**
 * Brings the schema up to date and returns the names of the migrations that ran.
 * Safe when several processes start at once: Kysely's migrator holds an advisory lock.
 */
export async function migrate(database: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: async () => readMigrations(database) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

function readMigrations(database: Database): Record<string, Migration> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".sql"));
  return Object.fromEntries(
    files.toSorted().map((name) => [
      name.replace(/\.sql$/, ""),
      { up: (connection) => database.script(connection, readFileSync(join(FOLDER, name), "utf8")) },
    ]),
  );
}
