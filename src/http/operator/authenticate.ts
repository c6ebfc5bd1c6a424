import type { FastifyInstance, FastifyRequest } from "fastify";
import { findSession, staffOfSession, type Session } from "../../core/people/sign-in/sessions.ts";
import type { Staff } from "../../core/people/users/user.ts";
import type { Actor } from "../../core/kernel/actor.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import { takeLargeBodies } from "../kit/bodies/body-limits.ts";
import type { HttpContext } from "../kit/context.ts";
import { readBearer } from "../kit/access/authenticate.ts";
import { identifyAgain } from "../kit/access/late-body.ts";
import { authenticateCookie, readSessionCookie } from "../kit/access/session-cookie.ts";
import { readCommand } from "./command-pass.ts";
import { requirePermission, type Permission } from "./roles.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who of the staff calls; null before it is known, and for the command line. */
    staff: Staff | null;
    /** The command that calls, such as `reseller list`; null for other callers. */
    command: string | null;
  }
  interface FastifyContextConfig {
    /** What a member of staff needs to call a route of the operator's. */
    permission?: Permission;
  }
}

/** Who works with the operator's API. */
export interface Operator extends Pick<Staff, "role"> {
  /** Null: the command line. */
  id: number | null;
}

/** Access to the data folder or the database includes all that is in it. */
const COMMAND_LINE: Operator = { id: null, role: "owner" };

/**
 * Every route of the scope needs the session of a member of staff, as Bearer token or cookie, or the pass of the command
 * line. Failures count by address. The bodies of strangers are not read.
 */
export function requireStaff(scope: FastifyInstance, context: HttpContext): void {
  takeLargeBodies(scope, context.config.BODY_LIMIT_BYTES);
  const identify = async (request: FastifyRequest): Promise<void> => {
    request.command = readCommand(request, context.commandPass);
    if (request.command !== null) return;
    const token = readBearer(request);
    const cookie = token === undefined ? readSessionCookie(request) : undefined;
    request.session =
      cookie === undefined
        ? await authenticateBearer(context, request, token)
        : await authenticateCookie(context, request, cookie);
    request.staff = staffOfSession(request.session);
  };
  scope.addHook("onRequest", identify);
  identifyAgain(scope, identify);
}

async function authenticateBearer(
  { core, rateLimits }: HttpContext,
  request: FastifyRequest,
  token: string | undefined,
): Promise<Session> {
  try {
    if (token === undefined) throw new DomainError("unauthenticated", "Sign in first, and send the session's token.");
    const session = await findSession(core, token, request.ip);
    staffOfSession(session);
    return session;
  } catch (error) {
    if (error instanceof DomainError) await rateLimits.countFailure(request);
    throw error;
  }
}

/** Every route of the scope names its permission, or the server does not start; other roles are refused. */
export function requirePermissions(scope: FastifyInstance): void {
  scope.addHook("onRoute", ({ method, url, config }) => {
    if (config?.permission === undefined) throw new Error(`${String(method)} ${url} names no permission.`);
  });
  scope.addHook("preValidation", async (request) => {
    requirePermission(operatorOf(request), request.routeOptions.config.permission!);
  });
}

/** Who calls a route behind `requireStaff`: a member of staff or the command line. */
export function operatorOf(request: FastifyRequest): Operator {
  return request.command === null ? staffOf(request) : COMMAND_LINE;
}

/** Who calls, as the history of an order names them. */
export function actorOf(request: FastifyRequest): Actor {
  return { kind: "operator", id: operatorOf(request).id };
}

/** The member of staff who calls a route behind `requireStaff`. Throws scope_missing for the command line. */
export function staffOf(request: FastifyRequest): Staff {
  if (request.staff) return request.staff;
  if (request.command !== null) throw new DomainError("scope_missing", "Sign in as a staff member to do this.");
  throw new Error("a route without authentication asked for its member of staff");
}
