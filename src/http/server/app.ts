import cookie from "@fastify/cookie";
import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from "fastify";
import { randomUUID } from "node:crypto";
import type { pino } from "pino";
import type { Registry } from "prom-client";
import type { Config } from "../../config.ts";
import type { Core } from "../../core/core.ts";
import { watchingChanges } from "../../core/kernel/outage.ts";
import { headAnswers, headUnrouted } from "./answer-headers.ts";
import { STRANGERS_BODY_BYTES } from "../kit/bodies/body-limits.ts";
import type { HttpContext } from "../kit/context.ts";
import { openCounters } from "../kit/limits/counters.ts";
import { createRateLimits } from "../kit/limits/rate-limit.ts";
import { createLogger, logAnswers, openStandardOutput } from "./request-log.ts";
import { answerProblem } from "../kit/problems/problem.ts";
import { createSchemaCompilers } from "./schema-compilers.ts";

/** The demonstration has two servers in one process, and the tests have many. */
const COMPILERS = createSchemaCompilers();
const HEADER_LIMIT_BYTES = 16_384;
/** A busy machine takes its time to start; ten seconds, as Fastify has it, are too few there. */
const PLUGIN_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 72_000;
const MAX_PARAM_LENGTH = 256;

export interface HttpOptions {
  /** Where the log goes; if unset, standard output. */
  logDestination?: pino.DestinationStream;
  /** What is measured, and shown at /metrics; if unset, nothing. */
  registry?: Registry;
  /** With it a request comes from the command line; if unset, none does. */
  commandPass?: string;
}

export interface App {
  app: FastifyInstance;
  context: HttpContext;
}

/** What every interface stands on: limits, log and answers to what goes wrong. It has no routes yet. */
export async function createApp(core: Core, config: Config, options: HttpOptions): Promise<App> {
  const destination = options.logDestination ?? openStandardOutput();
  const log = createLogger(config, destination);
  const app = createFastify(config, log);
  app.server.maxConnections = config.MAX_CONNECTIONS;
  app.decorateRequest("tokenId", null);
  app.decorateRequest("session", null);
  app.decorateRequest("command", null);
  headAnswers(app, config.BODY_LIMIT_BYTES);
  // An interface says which bodies it takes; elsewhere none is read.
  app.removeAllContentTypeParsers();
  app.decorateRequest("apiRequest", null);
  app.decorateRequest("dispatchAction", null);
  logAnswers(app, { log, destination, calls: core.callLog });
  if (options.registry) await measure(app, options.registry);
  // Read where they are needed.
  await app.register(cookie, { hook: false });
  app.setErrorHandler(answerProblem);
  // Once the body is read, since its events do not belong to the request.
  app.addHook("preHandler", (_request, _reply, done) => watchingChanges(done));
  const redis = config.REDIS_URL === undefined ? undefined : await openRedis(config.REDIS_URL, app);
  const rateLimits = createRateLimits(await openCounters(app, redis), config);
  return { app, context: { core, config, rateLimits, commandPass: options.commandPass ?? null } };
}

/** Its client takes a while to load, which a server without Redis and a command are spared. */
async function openRedis(url: string, app: FastifyInstance) {
  const { connectRedis } = await import("../kit/limits/redis.ts");
  return connectRedis(url, app);
}

/** The same of the library that measures. */
async function measure(app: FastifyInstance, registry: Registry): Promise<void> {
  const { measureAnswers } = await import("./metrics.ts");
  measureAnswers(app, registry);
}

function createFastify(config: Config, log: pino.Logger): FastifyInstance {
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than the few lines that would use it: they name its ID themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: () => `req_${randomUUID()}`,
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    bodyLimit: Math.min(STRANGERS_BODY_BYTES, config.BODY_LIMIT_BYTES),
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy: trustedProxies(config.TRUST_PROXY),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    rewriteUrl: (request) => collapseSlashes(withoutAuthority(request.url ?? "/")),
    http: { maxHeaderSize: HEADER_LIMIT_BYTES, headersTimeout: HEADERS_TIMEOUT_MS },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      headUnrouted(request, reply);
      void answerProblem(error, request, reply);
    },
    schemaController: { compilersFactory: COMPILERS },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, allowUnionTypes: true } },
  }) as unknown as FastifyInstance;
}

/** A request line may hold the whole address (RFC 9112, 3.2.2), as clients behind a proxy write it. */
function withoutAuthority(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, "");
  return path.startsWith("?") || path === "" ? `/${path}` : path;
}

/** The most deployed client sends `POST //api/index.php`; a URL parser would read `//api` as a host. */
function collapseSlashes(url: string): string {
  const end = url.indexOf("?");
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes("//")) return url;
  return path.replace(/\/{2,}/g, "/") + (end === -1 ? "" : url.slice(end));
}

function trustedProxies(setting: Config["TRUST_PROXY"]): FastifyServerOptions["trustProxy"] {
  if (typeof setting === "boolean") return setting;
  // The nearest proxy is number 0.
  if (typeof setting === "number") return (_address, hop) => hop < setting;
  return [...setting];
}
