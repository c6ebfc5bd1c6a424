import type { FastifyReply, FastifyRequest } from "fastify";
import type { CheckedPassword } from "../../core/people/sign-in/check-password.ts";
import { openSession } from "../../core/people/sign-in/sessions.ts";
import type { User } from "../../core/people/users/user.ts";
import { notifyOfSignIn } from "../../core/notifications/new-sign-in.ts";
import { loginAttempt, setBrowserCookie } from "../kit/access/browser-cookie.ts";
import type { HttpContext } from "../kit/context.ts";
import { beginAuditEntry } from "../kit/access/audit.ts";
import { setSessionCookie } from "../kit/access/session-cookie.ts";
import { presentSession } from "./present.ts";
import type { SessionState } from "./schemas.ts";

/**
 * Opens a session for the user and hands it to the browser. That staff signs in is written down, and the user is
 * notified of a browser that has not signed in before. `checked`: the password that was signed in with.
 */
export async function beginSession(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  checked: CheckedPassword | null,
): Promise<SessionState> {
  request.staff = user.staff;
  if (user.staff) await beginAuditEntry(context, request);
  const from = { ip: request.ip, userAgent: request.headers["user-agent"] };
  const session = await openSession(context.core, user, from, checked);
  const isKnown = loginAttempt(context, request, user.email).known !== undefined;
  await notifyOfSignIn(context.core, user, { ...from, isKnown });
  setSessionCookie(context, request, reply, session.token);
  setBrowserCookie(context, request, reply, user.email);
  return presentSession(context.core, session);
}
