import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import type { Config } from "../../config.ts";
import type { CallLog } from "../../core/resellers/requests/request-log.ts";
import { maskIdentifier } from "../../core/kernel/identifiers.ts";
import { recordRequest } from "./record-request.ts";

/**
 * Lines are written together; at most this late, and all of them when the process ends. Small writes cost as much as
 * large ones.
 */
const BUFFER_BYTES = 65_536;
const FLUSH_MS = 500;
const LONG_NUMBER = /\d{14,20}/g;

/**
 * The server's log, whose lines hold only what is named here: no headers, bodies or query strings, and of an error
 * nothing that a driver hung on it, such as a statement's values.
 */
export function createLogger(config: Config, destination = openStandardOutput()): pino.Logger {
  const options: pino.LoggerOptions = {
    level: config.LOG_LEVEL,
    base: undefined,
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  };
  return pino(options, destination);
}

export function openStandardOutput(): pino.DestinationStream {
  return pino.destination({
    sync: false,
    minLength: BUFFER_BYTES,
    maxWrite: 2 * BUFFER_BYTES,
    periodicFlush: FLUSH_MS,
  });
}

function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack };
}

/**
 * One line for each answer, written after it, and a record of each API request of a reseller. The line is written as
 * pino would write it, past the half of its work that a flat line does not need.
 */
export function logAnswers(
  app: FastifyInstance,
  { log, destination, calls }: { log: pino.Logger; destination: pino.DestinationStream; calls: CallLog },
): void {
  app.addHook("onResponse", (request, reply, done) => {
    const level = reply.statusCode >= 500 ? "error" : "info";
    const line = {
      level: pino.levels.values[level],
      time: Date.now(),
      id: request.id,
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      token: request.tokenId,
      ...(request.session && { session: request.session.id }),
      ip: request.ip,
      msg: "answered",
    };
    if (log.isLevelEnabled(level)) destination.write(`${JSON.stringify(line)}\n`);
    recordRequest(calls, request, reply);
    done();
  });
}

/** Without the query, which may hold a key; identifiers in the path are masked. */
function pathOf(url: string): string {
  const end = url.indexOf("?");
  return (end === -1 ? url : url.slice(0, end)).replace(LONG_NUMBER, maskIdentifier);
}
