import type { FastifyInstance, FastifyRequest } from "fastify";
import { timingSafeEqual } from "node:crypto";
import { Histogram, type Registry } from "prom-client";
import type { Config } from "../../config.ts";
import { hashSecret } from "../../core/kernel/secrets/hash-secret.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import { nothingHere } from "./missing.ts";
import { readBearer } from "../kit/access/authenticate.ts";

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** By the first digit of the status. */
const STATUS_CLASSES = ["0xx", "1xx", "2xx", "3xx", "4xx", "5xx"] as const;
/** The label of requests for addresses that do not exist. */
const NO_ROUTE = "none";
const CLOSED = "/metrics is closed: this server is public (HOST or PUBLIC_URL) and METRICS_TOKEN is not set.";
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
/** What proxies add: with one of them the request came from elsewhere, through any proxy. */
const PROXY_HEADERS = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

type Observe = (seconds: number) => void;

/** Counts and times every answer by method, route and class of status; a route is its pattern, never an address. */
export function measureAnswers(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: "imeister_http_request_seconds",
    help: "Time from a request's headers to the end of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  const routes = new Map<string, Map<string, Observe[]>>();

  function addChildren(route: string, method: string): Observe[] {
    const children = STATUS_CLASSES.map((status): Observe => {
      const labels = { method, route, status };
      return (value) => seconds.observe(labels, value);
    });
    const methods = routes.get(route) ?? new Map<string, Observe[]>();
    routes.set(route, methods.set(method, children));
    return children;
  }

  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    const children = routes.get(route)?.get(request.method) ?? addChildren(route, request.method);
    children[Math.floor(reply.statusCode / 100)]?.(reply.elapsedTime / 1_000);
    done();
  });
}

/**
 * `GET /metrics` in the text format of Prometheus, for clients that have METRICS_TOKEN. Without one a server that no one
 * else reaches answers requests from its own machine. Refuses with unauthenticated, or as if there were no such path.
 */
export function registerMetrics(app: FastifyInstance, registry: Registry, config: Config): void {
  const expected = config.METRICS_TOKEN === undefined ? undefined : hashSecret(config.METRICS_TOKEN);
  const isOpen = !isPublic(config);
  if (!expected && !isOpen) app.log.warn(CLOSED);
  app.get("/metrics", async (request, reply) => {
    if (expected) requireToken(request, expected);
    else if (!isOpen || !isFromHere(request)) throw nothingHere();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Behind a proxy that adds no headers, all requests seem to come from this machine. */
function isPublic({ HOST, PUBLIC_URL }: Config): boolean {
  return PUBLIC_URL !== undefined || (HOST !== "localhost" && !LOOPBACK.test(HOST));
}

function requireToken(request: FastifyRequest, expected: Uint8Array): void {
  // The hashes have one length for every secret that is sent.
  if (!timingSafeEqual(hashSecret(readBearer(request) ?? ""), expected)) {
    throw new DomainError("unauthenticated", "Unauthenticated.");
  }
}

/** By the socket: what TRUST_PROXY makes of the headers does not count here. */
function isFromHere(request: FastifyRequest): boolean {
  const isHandedOn = PROXY_HEADERS.some((header) => request.headers[header] !== undefined);
  return !isHandedOn && LOOPBACK.test(request.socket.remoteAddress ?? "");
}
