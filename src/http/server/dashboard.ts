import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Core } from "../../core/core.ts";
import { escapeHtml } from "../../core/kernel/text.ts";
import { readShop, type Shop } from "../../core/people/shop/shop.ts";
import { imagePath } from "../kit/resources/brand.ts";

const BUILT = join(import.meta.dirname, "../../../dashboard/dist");
const PAGE = "index.html";
const SYMBOL = "favicon.svg";
const TITLE = /<title>[^<]*<\/title>/;
const ICON = /<link rel="icon"[^>]*>/;
const A_YEAR = "public, max-age=31536000, immutable";
/** Asked again each time, so that a new version is seen at once. */
const ASK_AGAIN = "no-cache";
/** The last part of a path that names a file; PHP's may go on behind it. */
const FILE = /\.[^/]*\/*$|\.php\//i;
/**
 * Answered to clients that accept any type: monitors, previews of links, `curl -I`. Elsewhere programs probe for an
 * interface.
 */
const ENTRANCES = new Set(["/", "/sign-in", "/sign-up", "/forgot-password"]);
/** A client that asks for something below these wants their answer, not the dashboard. */
const NOT_PAGES = /^\/(?:api|docs|errors|assets|healthz|readyz|metrics)(?:\/|$)/;
/** Libraries set styles from their scripts; scripts come from here alone, and so does the WebAssembly that reads barcodes. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");
/** The camera reads barcodes, in these pages and in no frame. */
const FEATURES = "camera=(self), geolocation=(), microphone=()";
const NOT_BUILT = "The dashboard is not built here: run `npm run build` in the server's folder.\n";

/** The built dashboard: files whose names change with their content, compressed when they were built. */
export async function registerDashboard(app: FastifyInstance): Promise<void> {
  // A command, which shares what imports this file, starts sooner without it.
  const { default: fastifyStatic } = await import("@fastify/static");
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

/** Answers with the dashboard under the name of the shop, or says how it is built. */
export async function sendPage(reply: FastifyReply, core: Core): Promise<FastifyReply> {
  reply.header("Content-Security-Policy", POLICY);
  reply.header("Permissions-Policy", FEATURES);
  reply.header("Referrer-Policy", "same-origin");
  reply.header("Cross-Origin-Opener-Policy", "same-origin");
  const page = await readFile(join(BUILT, PAGE), "utf8").catch(() => undefined);
  if (page === undefined) return reply.code(503).type("text/plain; charset=utf-8").send(NOT_BUILT);
  reply.header("Cache-Control", ASK_AGAIN).type("text/html; charset=utf-8");
  // Without a database the page still comes, and says what is wrong.
  const shop = await readShop(core).catch(() => undefined);
  return reply.send(shop === undefined ? page : dress(page, shop));
}

/** The page with the name and icon of the shop, so that neither a tab nor a preview of a link shows the program's first. */
function dress(page: string, { name, icon }: Shop): string {
  const path = imagePath(icon);
  const titled = page.replace(TITLE, () => `<title>${escapeHtml(name)}</title>`);
  if (path === null) return titled;
  const links = `<link rel="icon" type="image/png" href="${path}" /><link rel="apple-touch-icon" href="${path}" />`;
  return titled.replace(ICON, () => links);
}
