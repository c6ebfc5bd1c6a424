import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Caller } from "../../core/access/caller.ts";
import { DomainError } from "../../core/errors.ts";
import { authenticateSecret, type HttpContext } from "../context.ts";

const BEARER = /^Bearer\s+(\S+)\s*$/i;

declare module "fastify" {
  interface FastifyRequest {
    /** Who the request acts for; null before it is authenticated. */
    caller: Caller | null;
  }
}

/** Every route of the scope needs a key or token: as Bearer token, or as `apikey`. */
export function requireCaller(scope: FastifyInstance, context: HttpContext): void {
  scope.addHook("preValidation", async (request, reply) => {
    request.caller = await authenticateSecret(context, request, reply, readSecret(request));
  });
}

/** The authenticated caller of a route behind `requireCaller`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error("a route without authentication asked for its caller");
  return request.caller;
}

/** The token of the Authorization header, where there is one. */
export function readBearer(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? "")?.[1];
}

function readSecret(request: FastifyRequest): string {
  const given = [readBearer(request), keyIn(request.query), keyIn(request.body)].filter((key) => key !== undefined);
  const [key, ...others] = new Set(given);
  if (others.length > 0) throw new DomainError("ambiguous_credentials", "Send one key: two different ones were given.");
  if (key === undefined) throw new DomainError("unauthenticated", "Unauthenticated.");
  return key;
}

function keyIn(fields: unknown): string | undefined {
  const key = (fields as Record<string, unknown> | null | undefined)?.["apikey"];
  return typeof key === "string" && key.trim() !== "" ? key.trim() : undefined;
}
