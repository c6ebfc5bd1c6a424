import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import type { Config } from "../config.ts";
import { maskIdentifier } from "../core/identifiers.ts";

const LONG_NUMBER = /\d{14,20}/g;

/** The server's log. What requests carry is never logged whole: no headers, no bodies, no query strings. */
export function createLogger(config: Config, destination?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level: config.LOG_LEVEL,
    base: undefined,
    redact: { paths: ["req", "res", "*.headers", "*.body", "*.query", "err.params", "err.parameters"], remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** One line for each answer, written after it. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const line = {
      id: request.id,
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      token: request.tokenId,
      ip: request.ip,
    };
    if (reply.statusCode >= 500) app.log.error(line, "answered");
    else app.log.info(line, "answered");
    done();
  });
}

/** Without the query, which may hold a key; identifiers in the path are masked. */
function pathOf(url: string): string {
  const end = url.indexOf("?");
  return (end === -1 ? url : url.slice(0, end)).replace(LONG_NUMBER, maskIdentifier);
}
