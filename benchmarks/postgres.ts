import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { findBinaries, prepareBinaries, userOf } from "../test/support/postgres/postgres-binaries.ts";

const START_TRIES = 300;
const START_PAUSE_MS = 100;
const SETTINGS = ["listen_addresses=", "max_connections=200", "shared_buffers=512MB", "max_wal_size=4GB"];
const TPS = /^tps = ([\d.]+)/m;

export interface Cluster {
  version: string;
  urlOf: (database: string) => string;
  query: (database: string, text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Runs a pgbench script for some seconds and returns its transactions a second. */
  pgbench: (database: string, run: PgbenchRun) => Promise<number>;
  stop: () => Promise<void>;
}

export interface PgbenchRun {
  script: string;
  clients: number;
  seconds: number;
  variables: Record<string, number>;
}

/** A temporary PostgreSQL that flushes every commit to the disk, as in production; on a socket in a temporary folder. */
export async function startCluster(moreSettings: readonly string[] = []): Promise<Cluster> {
  const found = findBinaries();
  if (found === undefined) throw new Error("no PostgreSQL: install one with pgbench");
  const folder = mkdtempSync(join(tmpdir(), "imeister-bench-"));
  const binaries = prepareBinaries(found, folder);
  const user = userOf(folder);
  const data = join(folder, "data");
  const form = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale"];
  await promisify(execFile)(join(binaries, "initdb"), form, { ...user, cwd: folder });
  const settings = [...SETTINGS, ...moreSettings].flatMap((setting) => ["-c", setting]);
  const server = spawn(join(binaries, "postgres"), ["-D", data, "-k", folder, ...settings], {
    ...user,
    cwd: folder,
    stdio: "ignore",
  });
  const urlOf = (database: string): string =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const query: Cluster["query"] = (database, text, values = []) => ask(urlOf(database), text, values);
  await waitUntilReady(query);
  const [row] = await query("postgres", "show server_version");
  return {
    version: String(row!["server_version"]),
    urlOf,
    query,
    pgbench: (database, run) => pgbench(join(binaries, "pgbench"), folder, database, run),
    stop: async () => {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(query: Cluster["query"]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await query("postgres", "select 1");
      return;
    } catch (error) {
      if (attempt === START_TRIES) throw error;
      await sleep(START_PAUSE_MS);
    }
  }
}

async function ask(url: string, text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function pgbench(program: string, socket: string, database: string, run: PgbenchRun): Promise<number> {
  const variables = Object.entries(run.variables).flatMap(([name, value]) => ["-D", `${name}=${value}`]);
  const form = ["-n", "-M", "prepared", "-c", String(run.clients), "-j", String(Math.min(run.clients, 2))];
  const target = ["-T", String(run.seconds), "-f", run.script, "-h", socket, "-U", "postgres", database];
  const { stdout, stderr } = await promisify(execFile)(program, [...form, ...variables, ...target]);
  const tps = TPS.exec(stdout)?.[1];
  if (tps === undefined || /aborted/.test(stderr)) throw new Error(`pgbench failed: ${stderr}`);
  return Number(tps);
}
