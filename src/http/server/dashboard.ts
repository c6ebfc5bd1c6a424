import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync } from "node:fs";
import { join } from "node:path";

const BUILT = join(import.meta.dirname, "../../../dashboard/dist");
const PAGE = "index.html";
const SYMBOL = "favicon.svg";
const A_YEAR = "public, max-age=31536000, immutable";
/** Asked again each time, so that a new version is seen at once. */
const ASK_AGAIN = "no-cache";
/** The last part of a path that names a file; PHP's may go on behind it. */
const FILE = /\.[^/]*\/*$|\.php\//i;
/** Answered to whoever takes anything: monitors, previews of links, `curl -I`. Elsewhere programs probe for an interface. */
const ENTRANCES = new Set(["/", "/sign-in", "/sign-up", "/forgot-password"]);
/** Whoever asks for something below these wants an answer of theirs, not the dashboard. */
const NOT_PAGES = /^\/(?:api|docs|errors|assets|healthz|readyz|metrics)(?:\/|$)/;
/** Libraries set styles from their scripts; scripts come from here alone. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");
const NOT_BUILT = "The dashboard is not built here: run `npm run build` in the server's folder.\n";

/** The built dashboard: files whose names change with their content, compressed when they were built. */
export async function registerDashboard(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(join(BUILT, PAGE));
  if (!isBuilt) app.log.warn(NOT_BUILT.trimEnd());
  await app.register(fastifyStatic, {
    ...(isBuilt ? { root: join(BUILT, "assets"), prefix: "/assets/" } : { serve: false }),
    index: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      reply.header("Cache-Control", path.startsWith(join(BUILT, "assets")) ? A_YEAR : ASK_AGAIN);
    },
  });
  if (isBuilt) app.get(`/${SYMBOL}`, { schema: { hide: true } }, (_request, reply) => reply.sendFile(SYMBOL, BUILT));
}

/** Whether a browser asks for a page; which page it is, the dashboard finds out itself. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const path = url.split("?", 1)[0]!;
  const { accept = "*/*" } = headers;
  if (ENTRANCES.has(path) && accept.includes("*/*") && !accept.includes("json")) return true;
  return accept.includes("text/html") && !NOT_PAGES.test(path) && !FILE.test(path);
}

/** Answers with the dashboard, or says how it is built. */
export function sendPage(reply: FastifyReply): FastifyReply {
  reply.header("Content-Security-Policy", POLICY);
  reply.header("Referrer-Policy", "same-origin");
  reply.header("Cross-Origin-Opener-Policy", "same-origin");
  if (existsSync(join(BUILT, PAGE))) return reply.sendFile(PAGE, BUILT);
  return reply.code(503).type("text/plain; charset=utf-8").send(NOT_BUILT);
}
