import type { FastifyRequest } from "fastify";
import { acceptInvitation, findInvitation } from "../../../core/people/staff/invitations.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import type { HttpContext } from "../../kit/context.ts";
import { writeDown } from "../../kit/access/audit.ts";
import { AcceptBody, InvitationBody, InvitedPerson } from "./staff-schemas.ts";
import { Message, one, refusals } from "../../kit/answers.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: sign-in"];

/** For whoever has the link of an invitation, before there is anything to sign in with. */
export function registerInvitation(scope: RouteScope, context: HttpContext): void {
  const { core, rateLimits } = context;
  const guard = async <T>(request: FastifyRequest, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof DomainError && error.code === "link_expired") await rateLimits.countFailure(request);
      throw error;
    }
  };

  const readSchema = {
    tags: TAGS,
    summary: "Whom an invitation is for",
    body: InvitationBody,
    response: { 200: one(InvitedPerson), ...refusals },
    security: [],
  };
  scope.post("/invitation", { schema: readSchema }, async (request) => {
    const { token } = request.body;
    const { name, email, role, invitationExpiresAt } = await guard(request, findInvitation(core, token));
    return { data: { name, email, role, expires_at: invitationExpiresAt.toISOString() } };
  });

  const acceptSchema = {
    tags: TAGS,
    summary: "Accept an invitation with the password to sign in with from now on",
    body: AcceptBody,
    response: { 200: Message, ...refusals },
    security: [],
  };
  scope.post("/invitation/accept", { schema: acceptSchema }, async (request) => {
    const { token, password } = request.body;
    // Before anything is written: whoever guesses would fill the log.
    await guard(request, findInvitation(core, token));
    await writeDown(context, request);
    request.staff = await guard(request, acceptInvitation(core, token, password));
    return { message: "Your access is ready: sign in with your e-mail and password." };
  });
}
