import { DomainError } from "../../core/kernel/errors.ts";
import type { HttpContext } from "../kit/context.ts";
import { beginAuditEntry } from "../kit/access/audit.ts";
import { authenticateCookie, readSessionCookie } from "../kit/access/session-cookie.ts";
import { identifyAgain } from "../kit/access/late-body.ts";
import type { RouteScope } from "../kit/scope.ts";

export const TAGS = ["Session"];
/** What the OpenAPI document says of routes that take the cookie alone. */
export const COOKIE = [{ session: [] }];

/** Every route of the scope needs the cookie of a session, or no body is read. What staff changes is written down. */
export function requireSession(scope: RouteScope, context: HttpContext): void {
  scope.addHook("onRequest", async (request, reply) => {
    const token = readSessionCookie(request);
    if (token === undefined) throw new DomainError("unauthenticated", "Sign in first.");
    const { id, user } = await authenticateCookie(context, request, token);
    const rateLimit = context.config.SESSION_RATE_LIMIT;
    await context.rateLimits.countRequest(request, reply, { tokenId: null, sessionId: id, rateLimit });
    request.staff = user.staff;
  });
  identifyAgain(scope, async (request) => {
    request.staff = (await authenticateCookie(context, request, readSessionCookie(request) ?? "")).user.staff;
  });
  scope.addHook("preValidation", async (request) => {
    if (request.staff) await beginAuditEntry(context, request);
  });
}
