import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../../../core/kernel/caller.ts";
import { callerOfSession } from "../../../core/people/sign-in/sessions.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import { takeLargeBodies } from "../bodies/body-limits.ts";
import { authenticateSecret, identifySecret, type HttpContext } from "../context.ts";
import { identifyAgain } from "./late-body.ts";
import { authenticateCookie, READS, readSessionCookie } from "./session-cookie.ts";

const MODE_HEADER = "x-imeister-mode";
const BEARER = /^Bearer\s+(\S+)\s*$/i;

declare module "fastify" {
  interface FastifyRequest {
    /** Who the request acts for; null before it is authenticated. */
    caller: Caller | null;
  }
}

/**
 * Every route of the scope needs a key or token: as Bearer token, or as `apikey` in the query; or else the cookie of a
 * session. The bodies of strangers are not read.
 */
export function requireCaller(scope: FastifyInstance, context: HttpContext): void {
  takeLargeBodies(scope, context.config.BODY_LIMIT_BYTES);
  scope.addHook("onRequest", async (request, reply) => {
    const secret = readSecret(request);
    const cookie = secret === undefined ? readSessionCookie(request) : undefined;
    if (secret !== undefined) request.caller = await authenticateSecret(context, request, reply, secret);
    else if (cookie !== undefined) request.caller = await authenticateSession(context, request, reply, cookie);
    else throw new DomainError("unauthenticated", "Unauthenticated.");
  });
  identifyAgain(scope, async (request) => {
    const secret = readSecret(request);
    request.caller =
      secret === undefined ? await identifySession(context, request) : await identifySecret(context, request, secret);
  });
}

/** A session acts on the live wallet unless the header asks for the test wallet. */
async function authenticateSession(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: string,
): Promise<Caller> {
  const caller = await identifySession(context, request, cookie);
  // What pages read to show themselves would bury the calls of programs.
  if (!READS.has(request.method)) request.apiRequest = { walletId: caller.walletId, tokenId: null, refusal: null };
  await context.rateLimits.countRequest(request, reply, caller);
  return caller;
}

async function identifySession(
  context: HttpContext,
  request: FastifyRequest,
  cookie = readSessionCookie(request) ?? "",
): Promise<Caller> {
  return callerOfSession(context.core, await authenticateCookie(context, request, cookie), readsTest(request));
}

function readsTest({ headers }: FastifyRequest): boolean {
  const mode = headers[MODE_HEADER] ?? "live";
  if (mode === "live" || mode === "test") return mode === "test";
  throw new DomainError("malformed_request", "X-Imeister-Mode must be live or test.");
}

/** The authenticated caller of a route behind `requireCaller`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error("a route without authentication asked for its caller");
  return request.caller;
}

/** The token of the Authorization header, where there is one. */
export function readBearer(request: FastifyRequest): string | undefined {
  return bearerIn(request.headers.authorization);
}

/** The token of an Authorization header, where it is one of the type Bearer (RFC 6750). */
export function bearerIn(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? "")?.[1];
}

function readSecret(request: FastifyRequest): string | undefined {
  const given = [readBearer(request), keyIn(request.query)].filter((key) => key !== undefined);
  const [key, ...others] = new Set(given);
  if (others.length > 0)
    throw new DomainError("ambiguous_credentials", "Send only one key. The request has two different keys.");
  return key;
}

function keyIn(query: unknown): string | undefined {
  if (typeof query !== "object" || query === null || !("apikey" in query)) return undefined;
  const { apikey: key } = query;
  return typeof key === "string" && key.trim() !== "" ? key.trim() : undefined;
}
