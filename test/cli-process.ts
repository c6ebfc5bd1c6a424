import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { runCommandLine } from "../src/cli.ts";
import { spawnChild } from "./support/children.ts";
import { fillDataFolder } from "./support/databases.ts";
import { freshDatabase, hasPostgres } from "./support/postgres/postgres.ts";

export const PROJECT = join(import.meta.dirname, "..");
const ENTRY = join(PROJECT, "bin/imeister.js");
const START_TIMEOUT_MS = 180_000;

/** Two services, the second with inputs and a quantity. */
export const CSV = `name,type,service_group,price,inputs,min_quantity,max_quantity,time
"Check, simple",imei,Checks,0.045,,,,1-5 minutes
Credits,server,Credits,0.95,Username:text:required; Region:select:optional:EU|US,1,500,
`;

export interface CliOutcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Cli {
  /** Runs a command in a separate process. */
  run(args: string[], stdin?: string): Promise<CliOutcome>;
  /** Runs a command with `--json` in this process, which is much faster. Throws unless it succeeds. */
  // The tests check the shape of a response themselves.
  json(...args: string[]): Promise<ReturnType<typeof JSON.parse>>;
  /** Runs a command that must fail in the same way, and returns its error and exit code. */
  failure(
    ...args: string[]
  ): Promise<{ exitCode: number | null; code: string; message: string; fields?: Record<string, string[]> }>;
  /** Starts `serve` or `demo` and waits for the line that names its address. */
  start(command: "serve" | "demo"): Promise<StartedServer>;
}

export interface StartedServer extends AsyncDisposable {
  url: string;
  process: ChildProcess;
  /** Everything written to standard output so far. */
  output(): string;
  /** Everything written to standard error so far. */
  errors(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A folder for data that is removed after the tests. */
export function temporaryFolder(): { path: string; remove: () => void } & Disposable {
  const path = mkdtempSync(join(tmpdir(), "imeister-cli-"));
  const remove = (): void => rmSync(path, { recursive: true, force: true });
  return { path, remove, [Symbol.dispose]: remove };
}

export interface CliDatabase {
  settings: Record<string, string>;
  /** Undefined for the embedded database. */
  url: string | undefined;
  drop: () => Promise<void>;
}

/** An empty database for commands: PostgreSQL if available, which they open much faster. */
export async function openCliDatabase(dataDir: string): Promise<CliDatabase> {
  const settings = { DATA_DIR: dataDir };
  if (hasPostgres()) {
    const { url, drop } = await freshDatabase();
    return { settings: { ...settings, DATABASE_URL: url }, url, drop };
  }
  fillDataFolder(dataDir);
  return { settings, url: undefined, drop: async () => {} };
}

/** The real command line with only these settings, and with what this process compiled. */
export function openCli(settings: Record<string, string>): Cli {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }), ...settings };
  const spawnCli = (args: readonly string[]): ChildProcess =>
    spawnChild(process.execPath, ["--liftoff-only", ENTRY, ...args], { cwd: PROJECT, env });

  async function run(args: string[], stdin = ""): Promise<CliOutcome> {
    const child = spawnCli(args);
    child.stdin!.end(stdin);
    const [stdout, stderr] = await Promise.all([text(child.stdout!), text(child.stderr!), exitCode(child)]);
    return { code: child.exitCode, stdout, stderr };
  }

  return {
    run,
    json: async (...args) => {
      const { code, stdout, stderr } = await runHere([...args, "--json"], settings);
      if (code !== 0) throw new Error(`imeister ${args.join(" ")} ended with ${code}: ${stdout}${stderr}`);
      return JSON.parse(stdout);
    },
    failure: async (...args) => {
      const { code, stdout } = await runHere([...args, "--json"], settings);
      return { exitCode: code, ...JSON.parse(stdout).error };
    },
    start: (command) => startServer(spawnCli([command])),
  };
}

async function runHere(args: readonly string[], env: Record<string, string>): Promise<CliOutcome> {
  const [stdin, stdout, stderr] = [new PassThrough().end(), new PassThrough(), new PassThrough()];
  const code = await runCommandLine([process.execPath, ENTRY, ...args], { env, stdin, stdout, stderr });
  const [written, complained] = await Promise.all([text(stdout.end()), text(stderr.end())]);
  return { code, stdout: written, stderr: complained };
}

async function startServer(child: ChildProcess): Promise<StartedServer> {
  let stdout = "";
  let stderr = "";
  child.stderr!.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
  const url = await new Promise<string>((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`no address in time: ${stdout}${stderr}`)), START_TIMEOUT_MS);
    child.stdout!.setEncoding("utf8").on("data", (chunk: string) => {
      stdout += chunk;
      const found = /listens on (\S+)\n/.exec(stdout)?.[1];
      if (found === undefined) return;
      clearTimeout(timeout);
      resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`ended with ${code} before it listened: ${stdout}${stderr}`)));
  });
  const stop: StartedServer["stop"] = async (signal = "SIGTERM") => {
    child.kill(signal);
    return exitCode(child);
  };
  return {
    url,
    process: child,
    output: () => stdout,
    errors: () => stderr,
    stop,
    [Symbol.asyncDispose]: async () => void (await stop("SIGKILL")),
  };
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}
