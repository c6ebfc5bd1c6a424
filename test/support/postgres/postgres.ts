import { execFile, spawn } from "node:child_process";
import { hash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { FUNCTIONS_FOLDER } from "../../../src/database/functions.ts";
import { migrate } from "../../../src/database/migrate.ts";
import { openDatabase } from "../../../src/database/open.ts";
import { findBinaries, prepareBinaries, userOf } from "./postgres-binaries.ts";

const START_TRIES = 300;
const START_PAUSE_MS = 100;
const TEMPLATE_LOCK = 7_204_117;
const SCHEMA_FOLDERS = [join(import.meta.dirname, "../../../src/database/migrations"), FUNCTIONS_FOLDER];
/** Tests need no safety against a crash of the machine, and their databases live for seconds. */
const FAST = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=4GB",
  "autovacuum=off",
  "jit=off",
  "max_connections=300",
].flatMap((setting) => ["-c", setting]);
/**
 * Stops PostgreSQL and removes its folder when standard input ends, and so with the test process.
 * $1: folder; the rest: the command.
 */
const GUARD = `folder=$1; shift; trap '' INT TERM; "$@" </dev/null & server=$!
  read -r _; kill -QUIT $server; wait $server; rm -rf "$folder"`;

export interface PostgresServer {
  /** Address of the server's database `postgres`. */
  url: string;
  stop: () => Promise<void>;
}

export interface FreshDatabase extends AsyncDisposable {
  url: string;
  drop: () => Promise<void>;
}

/** Whether PostgreSQL is available: a server at TEST_DATABASE_URL, or binaries. Required with CI=true. */
export function hasPostgres(): boolean {
  const found = givenUrl() !== undefined || findBinaries() !== undefined;
  if (!found && process.env["CI"] === "true") throw new Error("CI=true, and there is no PostgreSQL to test with");
  return found;
}

/** The server at TEST_DATABASE_URL, or a temporary one on a socket in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = givenUrl();
  if (given !== undefined) return { url: given, stop: async () => {} };
  const binaries = findBinaries();
  if (binaries === undefined) throw new Error("no PostgreSQL: set TEST_DATABASE_URL or install one");
  return startThrowAway(binaries);
}

let shared: Promise<PostgresServer> | undefined;

/** A new database with every migration, on the one server of this process. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { url } = await (shared ??= startPostgres());
  const name = `imeister_test_${randomBytes(6).toString("hex")}`;
  const template = await ensureTemplate(url);
  await administer(url, (client) => client.query(`create database ${name} template ${template}`));
  const drop = (): Promise<void> => administer(url, (client) => client.query(`drop database ${name} with (force)`));
  return { url: addressOf(url, name), drop, [Symbol.asyncDispose]: drop };
}

function givenUrl(): string | undefined {
  return process.env["TEST_DATABASE_URL"] || undefined;
}

async function startThrowAway(found: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "imeister-postgres-"));
  try {
    const binaries = prepareBinaries(found, folder);
    const user = userOf(folder);
    const data = join(folder, "data");
    const form = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
    await promisify(execFile)(join(binaries, "initdb"), form, { ...user, cwd: folder });
    const command = [join(binaries, "postgres"), "-D", data, "-k", folder, "-c", "listen_addresses=", ...FAST];
    const guard = spawn("sh", ["-c", GUARD, "guard", folder, ...command], {
      ...user,
      cwd: folder,
      stdio: ["pipe", "ignore", "ignore"],
    });
    const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
    await waitUntilReady(url);
    guard.unref();
    (guard.stdin as unknown as { unref: () => void }).unref();
    const stop = async () => {
      const ended = once(guard, "exit");
      guard.ref();
      guard.stdin.end();
      await ended;
    };
    return { url, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await administer(url, (client) => client.query("select 1"));
    } catch (error) {
      if (attempt === START_TRIES) throw error;
      await sleep(START_PAUSE_MS);
    }
  }
}

/** Migrated once for each version of the schema's files; copying it is faster than migrating again. */
async function ensureTemplate(url: string): Promise<string> {
  const files = SCHEMA_FOLDERS.flatMap((folder) => globSync(join(folder, "**/*.sql")));
  const text = files
    .toSorted()
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const name = `imeister_template_${hash("sha256", text).slice(0, 12)}`;
  await administer(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const found = await client.query("select datistemplate as ready from pg_database where datname = $1", [name]);
    if (found.rows[0]?.ready === true) return;
    if (found.rows.length > 0) await client.query(`drop database ${name} with (force)`);
    await client.query(`create database ${name}`);
    const database = await openDatabase({ url: addressOf(url, name), dataDir: "", connections: 1 });
    try {
      await migrate(database);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${name} with is_template true`);
  });
  return name;
}

async function administer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
