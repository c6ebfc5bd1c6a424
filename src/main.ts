import type { FastifyInstance } from "fastify";
import { resolve } from "node:path";
import type { pino } from "pino";
import { openOnDatabase, type Ground } from "./application.ts";
import { openWhenReachable } from "./await-database.ts";
import { compose, type Composition } from "./compose.ts";
import type { Config } from "./config.ts";
import { controlAddress } from "./control/address.ts";
import { carryTo } from "./control/carry.ts";
import { startControl } from "./control/server.ts";
import type { Core } from "./core/core.ts";
import { Failure } from "./failure.ts";
import { newCommandPass } from "./http/operator/command-pass.ts";
import { createLogger } from "./http/server/request-log.ts";
import { createMetricsServer } from "./http/server/metrics-server.ts";
import { createOperatorServer } from "./http/server/operator-server.ts";
import { createWaitingRoom } from "./http/server/waiting-room.ts";
import { tellWorkers } from "./workers/loop.ts";

const EMBEDDED_NOTICE =
  "The embedded database is for trial and small use: a power cut may lose the last commits. " +
  "Set DATABASE_URL to use PostgreSQL for anything that matters.";

/** How often the database may fail to answer before the time for stopping is over. */
const SILENCES_AT_STOP = 3;

export interface RunningServer {
  /** Where it listens; null for a process of the role `worker`. */
  url: string | null;
  core: Core;
  /** Stops taking requests, finishes those under way and everything acknowledged, and gives the database back. */
  stop(): Promise<void>;
}

type Notice = (sentence: string) => void;

export interface ServerOptions {
  /** Runs on the open core before the first request is taken; may resolve to what stops with the server, last. */
  prepare?: (core: Core) => Promise<void | (() => Promise<void>)>;
  /** Hears what the operator should know at the start. */
  notice?: Notice;
}

type Stops = (() => Promise<void>)[];

/** Starts what ROLE says of one process. Throws FolderInUse, and a Failure when the port is taken. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const log = createLogger(config);
  const { notice = () => {} } = options;
  const server = await openServer(config, log, notice);
  const { core } = server;
  const stops: Stops = [() => core.database.close(), server.close];
  try {
    const stopPrepared = await options.prepare?.(core);
    if (stopPrepared) stops.unshift(stopPrepared);
    if (core.database.kind === "embedded") notice(EMBEDDED_NOTICE);
    if (config.ROLE === "http") tellWorkers(core, log);
    else stops.push((await server.startWorkers()).stop);
    const serve = config.ROLE === "worker" ? serveCommands : serveAll;
    const url = await serve(server, { config, log, stops });
    return { url, core, stop: () => stopAll(core, stops) };
  } catch (error) {
    await stopAll(core, stops);
    throw error;
  }
}

async function openServer(config: Config, log: pino.Logger, notice: Notice): Promise<Composition> {
  const trouble = (error: Error): void => log.error({ err: error }, "the database cannot be used; it is tried again");
  const tell = (sentence: string): void => {
    log.warn(sentence);
    notice(sentence);
  };
  const open = async (ground: Ground) => ({ ...(await compose(config, { ...ground, log })), isNew: ground.isNew });
  const server = await openWhenReachable(
    () => openOnDatabase(config, open, trouble),
    (reason) => waitForDatabase(config, log, `${reason} It is tried again until it can.`, tell),
  );
  if (server.isNew) {
    const sentence = newDatabaseNotice(config);
    log.info(sentence);
    notice(sentence);
  }
  return server;
}

/** In reverse. A part that fails to stop must not keep the others from stopping. */
async function stopAll({ config, database }: Core, stops: Stops): Promise<void> {
  const problems: unknown[] = [];
  // A database that does not answer must not keep the process from ending in time.
  database.hurry(config.SHUTDOWN_TIMEOUT_MS / SILENCES_AT_STOP);
  for (let stopPart = stops.pop(); stopPart; stopPart = stops.pop()) {
    await stopPart().catch((error: unknown) => problems.push(error));
  }
  if (problems.length > 0) throw problems[0];
}

interface Serving {
  config: Config;
  log: pino.Logger;
  stops: Stops;
}

/** Every interface. Resolves to where it listens. */
async function serveAll({ core, createServer }: Composition, { config, stops }: Serving): Promise<string> {
  const commandPass = newCommandPass();
  const app = await createServer({ commandPass });
  const url = await listen(app, "PORT", config, stops);
  await takeCommands(app, commandPass, { core, config, stops });
  return url;
}

/** What a process without the interfaces answers: its metrics, and commands. */
async function serveCommands({ core, registry }: Composition, { config, log, stops }: Serving): Promise<null> {
  if (config.METRICS_PORT !== 0) {
    await listen(createMetricsServer(core, log, registry), "METRICS_PORT", config, stops);
  }
  const commandPass = newCommandPass();
  const app = await createOperatorServer(core, config, { commandPass });
  stops.push(() => app.close());
  await takeCommands(app, commandPass, { core, config, stops });
  return null;
}

/** A database that was restored in the wrong place, or not at all, must not pass for a shop without orders. */
function newDatabaseNotice({ DATABASE_URL, DATA_DIR }: Config): string {
  const where =
    DATABASE_URL === undefined
      ? `There was no database in DATA_DIR (${resolve(DATA_DIR)})`
      : "The database at DATABASE_URL was empty";
  return `${where}: a new one without any data has been made. If you expected your data here, stop the server and check where it is.`;
}

/** Listens in place of the server, where a port is set, and says why. */
async function waitForDatabase(
  config: Config,
  log: pino.Logger,
  reason: string,
  tell: (sentence: string) => void,
): Promise<() => Promise<void>> {
  const setting = config.ROLE === "worker" ? "METRICS_PORT" : "PORT";
  if (setting === "METRICS_PORT" && config.METRICS_PORT === 0) {
    tell(reason);
    return async () => {};
  }
  const stops: Stops = [];
  const url = await listen(createWaitingRoom(config, log), setting, config, stops);
  tell(`${reason} Meanwhile ${url} answers 503.`);
  return async () => {
    for (const stop of stops) await stop();
  };
}

interface Parts {
  core: Core;
  config: Config;
  stops: Stops;
}

/** The embedded database has this process alone, so commands come to it; PostgreSQL lets them in beside it. */
async function takeCommands(server: FastifyInstance, pass: string, { core, config, stops }: Parts): Promise<void> {
  if (core.database.kind !== "embedded") return;
  stops.push(await startControl(controlAddress(config.DATA_DIR), carryTo(server, pass)));
}

async function listen(
  server: FastifyInstance,
  setting: "PORT" | "METRICS_PORT",
  config: Config,
  stops: Stops,
): Promise<string> {
  const { HOST, [setting]: port } = config;
  stops.push(async () => {
    const impatience = setTimeout(() => server.server.closeAllConnections(), config.SHUTDOWN_TIMEOUT_MS);
    await server.close();
    clearTimeout(impatience);
  });
  try {
    return await server.listen({ host: HOST, port });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const fix = `set ${setting} to a free one, such as ${setting}=${port + 1}, or 0 for ${setting === "PORT" ? "any" : "none"}.`;
    if (code === "EADDRINUSE")
      throw new Failure("port_taken", `Port ${port} of ${HOST} is in use: stop what uses it, or ${fix}`);
    if (code === "EACCES")
      throw new Failure("port_taken", `Port ${port} of ${HOST} is not allowed to this user: ${fix}`);
    throw error;
  }
}
