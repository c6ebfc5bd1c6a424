import { sql } from "kysely";
import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Connection, Database, Transaction } from "./database.ts";

/** The functions of the hot path, one per file, named as the function, in folders by subject. */
export const FUNCTIONS_FOLDER = join(import.meta.dirname, "functions");

/** A number that no other code locks: processes that start together apply the functions one after the other. */
const APPLY_LOCK = 7_204_118;

interface FunctionFile {
  name: string;
  text: string;
  textHash: string;
}

/**
 * Brings the database's functions in line with the folder: replaces changed ones, drops those without a file. Expects a
 * migrated schema. Works in one transaction, so that a running process never meets half of a change.
 */
export async function applyFunctions(database: Database, folder = FUNCTIONS_FOLDER): Promise<void> {
  const wanted = readFunctions(folder);
  if (!isOutdated(await readApplied(database.patient), wanted)) return;
  await database.patient.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${APPLY_LOCK})`.execute(transaction);
    const applied = await readApplied(transaction);
    for (const name of applied.keys()) {
      if (!wanted.some((file) => file.name === name)) await dropFunction(transaction, name);
    }
    for (const file of wanted) {
      if (applied.get(file.name) !== file.textHash) await replaceFunction(transaction, file);
    }
  });
}

function readFunctions(folder: string): FunctionFile[] {
  const files = globSync("**/*.sql", { cwd: folder }).map((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return { name: basename(file, ".sql"), text, textHash: hash("sha256", text) };
  });
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function readApplied(connection: Connection): Promise<Map<string, string>> {
  const rows = await connection.selectFrom("applied_functions").select(["name", "text_hash"]).execute();
  return new Map(rows.map((row) => [row.name, row.text_hash]));
}

function isOutdated(applied: Map<string, string>, wanted: FunctionFile[]): boolean {
  return applied.size !== wanted.length || wanted.some((file) => applied.get(file.name) !== file.textHash);
}

async function dropFunction(transaction: Transaction, name: string): Promise<void> {
  await sql`drop function if exists ${sql.id(name)}`.execute(transaction);
  await transaction.deleteFrom("applied_functions").where("name", "=", name).execute();
}

/** Dropped first, since `create or replace` cannot change parameters and return type. */
async function replaceFunction(transaction: Transaction, { name, text, textHash }: FunctionFile): Promise<void> {
  await sql`drop function if exists ${sql.id(name)}`.execute(transaction);
  await sql.raw(text).execute(transaction);
  await transaction
    .insertInto("applied_functions")
    .values({ name, text_hash: textHash })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ text_hash: textHash }))
    .execute();
}
