import { PGlite } from "@electric-sql/pglite";
import { cpSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe } from "node:test";
import { setFlagsFromString } from "node:v8";
import { migrate } from "../../src/database/migrate.ts";
import { openDatabase } from "../../src/database/open.ts";
import type { Database } from "../../src/database/database.ts";
import { freshDatabase, hasPostgres } from "./postgres/postgres.ts";

export type DatabaseKind = Database["kind"];

// A test ends before it pays to optimise the code of the embedded database.
setFlagsFromString("--liftoff-only");

const TEST_CONNECTIONS = 10;
const DUMP_VARIABLE = "TEST_EMBEDDED_DUMP";
const BLANK_DUMP_VARIABLE = "TEST_BLANK_DUMP";
const DATA_VARIABLE = "TEST_EMBEDDED_DATA";

/** Opens an empty, migrated database. `drop` closes and removes it. */
export async function openFresh(
  kind: DatabaseKind,
): Promise<{ database: Database; url: string | undefined; drop: () => Promise<void> }> {
  if (kind === "embedded") {
    const dump = await readDump(DUMP_VARIABLE);
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

/** An embedded database without a schema, as the first start finds it. */
export async function openBlank(): Promise<Database> {
  return openDatabase({ dataDir: "memory://", connections: 1, dump: await readDump(BLANK_DUMP_VARIABLE) });
}

/** A dump that the test run has made, if there is one: to start without one takes five seconds. */
async function readDump(variable: string): Promise<Blob | undefined> {
  const path = process.env[variable];
  return path === undefined ? undefined : openAsBlob(path);
}

/** Fills a new data folder with the run's empty, migrated database. Without one, the folder stays empty. */
export function fillDataFolder(dataDir: string): void {
  const made = process.env[DATA_VARIABLE];
  if (made !== undefined) cpSync(made, join(dataDir, "database"), { recursive: true });
}

/** Makes a blank and an empty, migrated database once, which all test files load. Returns a function that removes them. */
export async function prepareDump(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "imeister-dump-"));
  const data = join(folder, "database");
  process.env[BLANK_DUMP_VARIABLE] = await writeDump(data, join(folder, "blank.tar"), async (pglite) => {
    // Two thirds of the files are template copies, which the tests do not need.
    await pglite.exec("update pg_database set datistemplate = false");
    for (const name of ["template0", "template1"]) await pglite.exec(`drop database ${name}`);
  });
  const database = await openDatabase({ dataDir: folder, connections: 1 });
  await migrate(database);
  await database.close();
  process.env[DUMP_VARIABLE] = await writeDump(data, join(folder, "empty.tar"));
  process.env[DATA_VARIABLE] = data;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Writes the database of the data folder to `path`, and returns it. */
async function writeDump(
  data: string,
  path: string,
  prepare: (pglite: PGlite) => Promise<void> = async () => {},
): Promise<string> {
  const pglite = await PGlite.create(data);
  await prepare(pglite);
  await pglite.exec("checkpoint");
  writeFileSync(path, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await pglite.close();
  return path;
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
