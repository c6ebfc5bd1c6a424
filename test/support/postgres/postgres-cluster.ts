import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBinaries, prepareBinaries, userOf } from "./postgres-binaries.ts";

const run = promisify(execFile);
/** Tests need no safety against a crash of the machine; a killed process still loses nothing. */
const SETTINGS = ["fsync = off", "full_page_writes = off", "listen_addresses = ''", "shared_buffers = 32MB"];
/** Commits wait until the standby has applied them, so that it has all acknowledged orders. */
const SYNCHRONOUS = ["synchronous_standby_names = '*'", "synchronous_commit = remote_apply"];
/** Stops every node and removes the folder when standard input ends, and so with the test process. */
const GUARD = `trap '' INT TERM; read -r _
  for data in "$1"/*/data; do "$2" stop -D "$data" -m immediate >/dev/null 2>&1; done; rm -rf "$1"`;

/** A PostgreSQL that the test stops, kills and starts. */
export interface PostgresNode {
  /** Address of its database `postgres`. */
  url: string;
  start: () => Promise<void>;
  stop: (mode: "fast" | "immediate") => Promise<void>;
  /** Simulates the loss of the machine. */
  kill: () => void;
  /** Promotes a standby: it accepts writes from now on. */
  promote: () => Promise<void>;
}

export interface PostgresCluster {
  primary: PostgresNode;
  /** A standby of the primary; commits of the primary wait for it from now on. */
  addStandby: () => Promise<PostgresNode>;
  close: () => Promise<void>;
}

interface Place {
  folder: string;
  binaries: string;
  user: { uid?: number; gid?: number };
}

/** A separate PostgreSQL for the test. Throws without binaries; see `hasBinaries`. */
export async function openCluster(): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), "imeister-cluster-"));
  const binaries = prepareBinaries(findBinaries()!, folder);
  const place = { folder, binaries, user: userOf(folder) };
  const guard = spawn("sh", ["-c", GUARD, "guard", folder, join(binaries, "pg_ctl")], {
    ...place.user,
    cwd: tmpdir(),
    stdio: ["pipe", "ignore", "ignore"],
  });
  const close = async (): Promise<void> => {
    guard.stdin.end();
    await once(guard, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const primary = await makePrimary(place);
    return { primary, addStandby: () => makeStandby(place, primary), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Whether a cluster can be opened here. */
export function hasBinaries(): boolean {
  return findBinaries() !== undefined;
}

async function makePrimary(place: Place): Promise<PostgresNode> {
  const home = makeHome(place, "primary");
  const form = ["-D", join(home, "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  await run(join(place.binaries, "initdb"), form, { ...place.user, cwd: home });
  const settings = [...SETTINGS, `unix_socket_directories = '${home}'`];
  appendFileSync(join(home, "data/postgresql.conf"), `\n${settings.join("\n")}\n`);
  const node = nodeAt(place, home);
  await node.start();
  return node;
}

/** Copied while the primary is stopped, so that the copy is complete. */
async function makeStandby(place: Place, primary: PostgresNode): Promise<PostgresNode> {
  const [from, home] = [join(place.folder, "primary"), makeHome(place, "standby")];
  await primary.stop("fast");
  await run("cp", ["-a", join(from, "data"), join(home, "data")]);
  const follows = [`unix_socket_directories = '${home}'`, `primary_conninfo = 'host=${from} user=postgres'`];
  appendFileSync(join(home, "data/postgresql.conf"), `\n${follows.join("\n")}\n`);
  writeFileSync(join(home, "data/standby.signal"), "");
  appendFileSync(join(from, "data/postgresql.conf"), `\n${SYNCHRONOUS.join("\n")}\n`);
  const standby = nodeAt(place, home);
  await Promise.all([primary.start(), standby.start()]);
  return standby;
}

function makeHome({ folder, user }: Place, name: string): string {
  const home = join(folder, name);
  mkdirSync(home);
  if (user.uid !== undefined) userOf(folder);
  return home;
}

function nodeAt({ binaries, user }: Place, home: string): PostgresNode {
  const data = join(home, "data");
  const control = (...args: string[]) =>
    run(join(binaries, "pg_ctl"), ["-D", data, "-w", ...args], { ...user, cwd: home }).then(() => {});
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`,
    start: () => control("start", "-l", join(home, "log"), "-s"),
    stop: (mode) => control("stop", "-m", mode),
    kill: () => void process.kill(Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL"),
    promote: () => control("promote"),
  };
}
