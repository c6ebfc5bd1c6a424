import { PGlite } from "@electric-sql/pglite";
import { cpSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe } from "node:test";
import { migrate } from "../../src/database/migrate.ts";
import { openDatabase } from "../../src/database/open.ts";
import type { Database } from "../../src/database/database.ts";
import { freshDatabase, hasPostgres } from "./postgres/postgres.ts";

export type DatabaseKind = Database["kind"];

const TEST_CONNECTIONS = 10;
const DUMP_VARIABLE = "TEST_EMBEDDED_DUMP";
const DATA_VARIABLE = "TEST_EMBEDDED_DATA";

/** Opens an empty, migrated database. `drop` closes and removes it. */
export async function openFresh(
  kind: DatabaseKind,
): Promise<{ database: Database; url: string | undefined; drop: () => Promise<void> }> {
  if (kind === "embedded") {
    const dump = await readDump();
    const database = await openDatabase({ dataDir: "memory://", connections: 1, dump });
    if (dump === undefined) await migrate(database);
    return { database, url: undefined, drop: () => database.close() };
  }
  const fresh = await freshDatabase();
  const database = await openDatabase({ url: fresh.url, dataDir: "", connections: TEST_CONNECTIONS });
  const drop = async () => {
    await database.close();
    await fresh.drop();
  };
  return { database, url: fresh.url, drop };
}

/** The dump of the empty, migrated database that the test run has made, if there is one. */
async function readDump(): Promise<Blob | undefined> {
  const path = process.env[DUMP_VARIABLE];
  return path === undefined ? undefined : openAsBlob(path);
}

/** Fills a new data folder with the run's empty, migrated database. Without one, the folder stays empty. */
export function fillDataFolder(dataDir: string): void {
  const made = process.env[DATA_VARIABLE];
  if (made !== undefined) cpSync(made, join(dataDir, "database"), { recursive: true });
}

/** Makes an empty, migrated database once, which all test files load. Returns a function that removes it. */
export async function prepareDump(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "imeister-dump-"));
  const path = join(folder, "empty.tar");
  const database = await openDatabase({ dataDir: folder, connections: 1 });
  await migrate(database);
  await database.close();
  const pglite = await PGlite.create(join(folder, "database"));
  // Two thirds of the files are template copies, which the tests do not need.
  await pglite.exec("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await pglite.exec(`drop database ${name}`);
  await pglite.exec("checkpoint");
  writeFileSync(path, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await pglite.close();
  process.env[DUMP_VARIABLE] = path;
  process.env[DATA_VARIABLE] = join(folder, "database");
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Runs the same tests on the embedded database and on PostgreSQL. `open` returns an empty, migrated database that is
 * removed after the tests. Without PostgreSQL, its half is reported as left out.
 */
export function forEachDatabase(describeOn: (kind: DatabaseKind, open: () => Promise<Database>) => void): void {
  for (const kind of ["embedded", "postgres"] as const) {
    const isMissing = kind === "postgres" && !hasPostgres();
    const name = kind === "embedded" ? "on the embedded database" : "on PostgreSQL";
    describe(name, { skip: isMissing && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one" }, () => {
      const drops: (() => Promise<void>)[] = [];
      describeOn(kind, async () => {
        const { database, drop } = await openFresh(kind);
        drops.push(drop);
        return database;
      });
      after(async () => {
        for (const drop of drops) await drop();
      });
    });
  }
}
