import type { FastifyReply, FastifyRequest } from "fastify";
import type { Person } from "../../core/access/person.ts";
import { openSession } from "../../core/access/sessions.ts";
import type { HttpContext } from "../context.ts";
import { writeDown } from "../operator/audit.ts";
import { setSessionCookie } from "../session-cookie.ts";
import { presentSession } from "./present.ts";

/** Opens a session for the person and hands it to the browser. That staff signs in is written down. */
export async function beginSession(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
): Promise<Record<string, unknown>> {
  request.staff = person.staff;
  if (person.staff) await writeDown(context, request);
  const from = { ip: request.ip, userAgent: request.headers["user-agent"] };
  const session = await openSession(context.core, person, from);
  setSessionCookie(context, request, reply, session.token);
  return presentSession(context.core, session);
}
