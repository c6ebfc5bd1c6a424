import { fastify, LogController, type FastifyInstance } from "fastify";
import type { pino } from "pino";
import type { Registry } from "prom-client";
import type { Core } from "../../core/core.ts";
import { headAnswers } from "./answer-headers.ts";
import { registerHealth } from "./health.ts";
import { registerMetrics } from "./metrics.ts";
import { answerMissing } from "./missing.ts";
import { answerProblem } from "../kit/problems/problem.ts";

/** What a process without the HTTP interfaces answers to those who watch it: /metrics, /healthz and /readyz. */
export function createMetricsServer(core: Core, log: pino.Logger, registry: Registry): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: core.config.REQUEST_TIMEOUT_MS,
  }) as unknown as FastifyInstance;
  app.server.maxConnections = core.config.MAX_CONNECTIONS;
  headAnswers(app, core.config.BODY_LIMIT_BYTES);
  answerMissing(app, { pagesOf: null });
  app.setErrorHandler(answerProblem);
  registerHealth(app, { core });
  registerMetrics(app, registry, core.config);
  return app;
}
