import { flushCompileCache } from "node:module";
import type { Config } from "../config.ts";
import { offerFirstOperator } from "../core/people/staff/first-operator.ts";
import { startServer, type RunningServer, type ServerOptions } from "../main.ts";
import { writeLine } from "./output.ts";
import { freeStartMemory } from "./start-memory.ts";

const STOP_SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Runs the server until a signal stops it; what was acknowledged by then is finished. */
export async function runServer(config: Config): Promise<void> {
  const server = await startUntilSignal(config, {});
  // Node.js writes it at the end of a process, which a server that is killed does not reach.
  flushCompileCache();
  freeStartMemory();
  writeLine(server.url === null ? "imeister works on orders." : `imeister listens on ${server.url}`);
  await tellFirstOperator(server);
}

/** Prints where the first operator signs up, while there is none. */
export async function tellFirstOperator({ core, url }: RunningServer): Promise<void> {
  const link = url === null ? null : await offerFirstOperator(core, url);
  if (link !== null) writeLine(`There is no operator yet. Open this link once to become the first:\n  ${link}`);
}

/** Starts the server and stops it when a signal asks for it, once however many come. */
export async function startUntilSignal(config: Config, options: Omit<ServerOptions, "notice">): Promise<RunningServer> {
  const server = await startServer(config, { ...options, notice: (sentence) => process.stderr.write(`${sentence}\n`) });
  let stopping: Promise<void> | undefined;
  for (const signal of STOP_SIGNALS) process.on(signal, () => void (stopping ??= stopAndExit(server)));
  return server;
}

async function stopAndExit(server: RunningServer): Promise<void> {
  try {
    await server.stop();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`The server did not stop cleanly: ${(error as Error).message}\n`);
    process.exit(1);
  }
}
