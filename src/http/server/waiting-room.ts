import { fastify, LogController, type FastifyInstance } from "fastify";
import type { pino } from "pino";
import type { Config } from "../../config.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import { API_VERSION } from "../dispatch/errors.ts";
import { problemBody } from "../kit/problems/problem.ts";

const RETRY_AFTER_SECONDS = 5;
const WAITING = new DomainError("maintenance", "The server is starting. Nothing was done: try again in a few seconds.");

/**
 * Answers in place of the server until it has its database: /healthz says that the process lives, everything else that
 * it is not ready. One body serves the clients of REST and those of dispatch, who take it for no decision about an order.
 */
export function createWaitingRoom(config: Config, log: pino.Logger): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    // Its port is needed as soon as the server is ready.
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  app.server.maxConnections = config.MAX_CONNECTIONS;
  // Before any body is read.
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url === "/healthz") return done();
    reply.code(503).header("Retry-After", RETRY_AFTER_SECONDS);
    reply.header("X-Error-Code", WAITING.code).header("Connection", "close");
    void reply.send({ ...problemBody(WAITING, request.id), apiversion: API_VERSION });
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  return app;
}
