import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { findSession, type Session } from "../../../core/people/sign-in/sessions.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import type { HttpContext } from "../context.ts";
import type { LoginAttempt } from "../limits/rate-limit.ts";

export const SESSION_COOKIE = "imeister_session";
const DAY_SECONDS = 86_400;
/** Methods that change nothing. */
export const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

declare module "fastify" {
  interface FastifyRequest {
    /** The session that the request was authenticated with; null where it was none. */
    session: Session | null;
  }
}

/** Hands the browser a session: no script reads it, no other site's form sends it. */
export function setSessionCookie(context: HttpContext, request: FastifyRequest, reply: FastifyReply, token: string) {
  const maxAge = context.config.SESSION_DAYS * DAY_SECONDS;
  reply.setCookie(SESSION_COOKIE, token, { ...cookieAttributes(context, request), maxAge });
}

export function clearSessionCookie(context: HttpContext, request: FastifyRequest, reply: FastifyReply) {
  reply.clearCookie(SESSION_COOKIE, cookieAttributes(context, request));
}

/** Of every cookie of this server: no script reads it, no other site's form sends it. */
export function cookieAttributes(
  { config: { PUBLIC_URL } }: HttpContext,
  request: FastifyRequest,
): CookieSerializeOptions {
  const secure = request.protocol === "https" || PUBLIC_URL?.startsWith("https:") === true;
  return { path: "/", httpOnly: true, sameSite: "lax", secure };
}

/** The token that the browser sent along, if any. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  return readCookie(request, SESSION_COOKIE) || undefined;
}

/** Parsed only by routes that need one: programs send none. */
export function readCookie({ headers: { cookie }, server }: FastifyRequest, name: string): string | undefined {
  return cookie === undefined ? undefined : server.parseCookie(cookie)[name];
}

/**
 * The session of the request's cookie, which may not change anything on behalf of another site. Failures count by
 * address. Throws unauthenticated, origin_mismatch, rate_limited.
 */
export async function authenticateCookie(
  { core, config, rateLimits }: HttpContext,
  request: FastifyRequest,
  token: string,
): Promise<Session> {
  if (!READS.has(request.method) && !isOwnPage(request, config.PUBLIC_URL)) throw strange();
  try {
    request.session = await findSession(core, token, request.ip);
    return request.session;
  } catch (error) {
    if (error instanceof DomainError) await rateLimits.countFailure(request);
    throw error;
  }
}

/** Before there is a session: programs name no page, and may call; pages of other sites may not. Throws origin_mismatch. */
export function refuseOtherSites({ config }: HttpContext, request: FastifyRequest): void {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin === undefined && site === undefined) return;
  if (!isOwnPage(request, config.PUBLIC_URL)) throw strange();
}

/** Browsers say where a call comes from, and let no page say otherwise. */
function isOwnPage(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin = "", "sec-fetch-site": site } = request.headers;
  if (site === "same-origin") return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.host || (publicUrl !== undefined && host === new URL(publicUrl).host);
}

function strange(): DomainError {
  return new DomainError(
    "origin_mismatch",
    "A session can change something only from this server's own pages. Send their Origin, or use an API key.",
  );
}

/** The session of a caller who was authenticated with one. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Error("a route without authentication asked for its session");
  return request.session;
}

/** A signed-in user who confirms the password. */
export function sessionAttempt({ id, user }: Session): LoginAttempt {
  return { email: user.email, known: `session ${id}` };
}
