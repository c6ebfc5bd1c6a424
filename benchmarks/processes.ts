import { execFile, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createServer, connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const SERVER = join(import.meta.dirname, "../bin/imeister.js");
const RAW_SERVER = join(import.meta.dirname, "raw-server.ts");
const START_LIMIT_MS = 30_000;
const START_PAUSE_MS = 5;
const MEBIBYTE_IN_KIBIBYTES = 1024;

export interface RunningProcess {
  port: number;
  /** From its start to its first response. */
  startMs: number;
  /** Resident memory now, in MiB. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

export interface ServerOptions {
  environment: Record<string, string>;
  /** Path of the log file. */
  logFile: string;
  /** Options of Node.js. */
  nodeOptions?: string[];
  role?: "all" | "http" | "worker";
}

/** Starts the server as an operator would, with every feature on and high limits. */
export async function startServer(options: ServerOptions): Promise<RunningProcess> {
  const { environment, logFile, nodeOptions = [], role = "all" } = options;
  const port = await freePort();
  const log = openSync(logFile, "a");
  const startedAt = performance.now();
  const server = spawn(process.execPath, [...nodeOptions, SERVER, "serve"], {
    env: {
      PATH: process.env["PATH"],
      ROLE: role,
      RATE_LIMIT: "1000000",
      [role === "worker" ? "METRICS_PORT" : "PORT"]: String(port),
      ...environment,
    },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const ended = once(server, "exit");
  await waitUntil(
    () => isAnswering(port, "/readyz"),
    () => {
      if (server.exitCode !== null) throw new Error(`the server ended: ${readFileSync(logFile, "utf8").slice(-2_000)}`);
    },
  );
  return {
    port,
    startMs: performance.now() - startedAt,
    memory: () => residentMemory(server.pid!),
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

/** Starts a bare node:http server that answers a small JSON, or the bytes of `file`. */
export async function startRawServer(file?: string): Promise<RunningProcess> {
  const startedAt = performance.now();
  const server = fork(RAW_SERVER, file === undefined ? [] : [file]);
  const [port] = (await once(server, "message")) as [number];
  return {
    port,
    startMs: performance.now() - startedAt,
    memory: () => residentMemory(server.pid!),
    stop: async () => {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    },
  };
}

/** Starts a Redis that stores nothing on disk. */
export async function startRedis(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const server = spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", ""], {
    stdio: "ignore",
  });
  const ended = once(server, "exit");
  await waitUntil(
    () => isListening(port),
    () => {
      if (server.exitCode !== null) throw new Error("redis-server ended");
    },
  );
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

async function waitUntil(isReady: () => Promise<boolean>, check: () => void): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  while (!(await isReady())) {
    check();
    if (performance.now() > limit) throw new Error("a server does not answer");
    await sleep(START_PAUSE_MS);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => {
      socket.end();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

function isAnswering(port: number, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(`GET ${path} HTTP/1.0\r\n\r\n`));
    socket.once("data", (head) => resolve(head.toString("latin1", 9, 12) === "200"));
    socket.once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
  });
}

async function residentMemory(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout.trim()) / MEBIBYTE_IN_KIBIBYTES;
}
