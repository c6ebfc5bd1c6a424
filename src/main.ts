import type { FastifyInstance } from "fastify";
import { resolve } from "node:path";
import type { pino } from "pino";
import { openApplication, type Hands } from "./application.ts";
import { openWhenReachable } from "./await-database.ts";
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
import { createServer } from "./http/server/server.ts";
import { createWaitingRoom } from "./http/server/waiting-room.ts";
import { createMailer } from "./mail/mailer.ts";
import { addGauges, createMetrics } from "./metrics.ts";
import { startWorkers, tellWorkers } from "./workers/loop.ts";

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

export interface ServerOptions {
  /** Runs on the open core before the first request is taken; may resolve to what stops with the server, last. */
  prepare?: (core: Core) => Promise<void | (() => Promise<void>)>;
  /** Hears what the operator should know at the start. */
  notice?: (sentence: string) => void;
}

/** Starts what ROLE says of one process. Throws FolderInUse, and a Failure when the port is taken. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const { registry, meter } = createMetrics();
  const log = createLogger(config);
  const mailer = createMailer(config, log);
  const tell = (sentence: string): void => {
    log.warn(sentence);
    options.notice?.(sentence);
  };
  const hands: Hands = {
    meter,
    mailer,
    trouble: (error) => log.error({ err: error }, "the database cannot be used; it is tried again"),
  };
  const { core, isNew, close } = await openWhenReachable(
    () => openApplication(config, hands),
    (reason) => waitForDatabase(config, log, `${reason} It is tried again until it can.`, tell),
  );
  if (isNew) {
    const sentence = newDatabaseNotice(config);
    log.info(sentence);
    options.notice?.(sentence);
  }
  addGauges(registry, core);
  const stops = [close, mailer.close];
  const stop = async (): Promise<void> => {
    // A part that fails to stop must not keep the others from stopping.
    const problems: unknown[] = [];
    // A database that does not answer must not keep the process from ending in time.
    core.database.hurry(config.SHUTDOWN_TIMEOUT_MS / SILENCES_AT_STOP);
    for (let stopPart = stops.pop(); stopPart; stopPart = stops.pop()) {
      await stopPart().catch((error: unknown) => problems.push(error));
    }
    if (problems.length > 0) throw problems[0];
  };
  try {
    const stopPrepared = await options.prepare?.(core);
    if (stopPrepared) stops.unshift(stopPrepared);
    if (core.database.kind === "embedded") options.notice?.(EMBEDDED_NOTICE);
    if (config.ROLE === "http") tellWorkers(core, log);
    else stops.push((await startWorkers(core, log)).stop);
    const commandPass = newCommandPass();
    if (config.ROLE !== "worker") {
      const server = await createServer(core, config, { registry, commandPass });
      const url = await listen(server, "PORT", config, stops);
      await takeCommands(server, commandPass, { core, config, stops });
      return { url, core, stop };
    }
    if (config.METRICS_PORT !== 0) {
      await listen(createMetricsServer(core, log, registry), "METRICS_PORT", config, stops);
    }
    const server = await createOperatorServer(core, config, { commandPass });
    stops.push(() => server.close());
    await takeCommands(server, commandPass, { core, config, stops });
    return { url: null, core, stop };
  } catch (error) {
    await stop();
    throw error;
  }
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
  const stops: (() => Promise<void>)[] = [];
  const url = await listen(createWaitingRoom(config, log), setting, config, stops);
  tell(`${reason} Meanwhile ${url} answers 503.`);
  return async () => {
    for (const stop of stops) await stop();
  };
}

interface Parts {
  core: Core;
  config: Config;
  stops: (() => Promise<void>)[];
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
  stops: (() => Promise<void>)[],
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
