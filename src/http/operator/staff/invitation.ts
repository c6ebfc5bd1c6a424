import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { DomainError } from "../../../core/kernel/errors.ts";
import { acceptInvitation, findInvitation } from "../../../core/people/staff/invitations.ts";
import { beginAuditEntry } from "../../kit/access/audit.ts";
import { Message, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, GivenText, Text, Time } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { Password, Role } from "./staff.ts";

const TAGS = ["Operator: sign-in"];
const LONGEST_TOKEN = 200;
const Token = GivenText(LONGEST_TOKEN, "The part of the link after the #");
const InvitationBody = Body({ token: Token });
const AcceptBody = Body({ token: Token, password: Password });

const InvitedPerson = Type.Object({ name: Text, email: Text, role: Role, expires_at: Time }, { $id: "InvitedPerson" });

/** For the user who has the link of an invitation, before there is anything to sign in with. */
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
    summary: "Read an invitation",
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
    summary: "Accept an invitation and set the password",
    body: AcceptBody,
    response: { 200: Message, ...refusals },
    security: [],
  };
  scope.post("/invitation/accept", { schema: acceptSchema }, async (request) => {
    const { token, password } = request.body;
    // Before anything is written: guesses would fill the log.
    await guard(request, findInvitation(core, token));
    await beginAuditEntry(context, request);
    request.staff = await guard(request, acceptInvitation(core, token, password));
    return { message: "Your access is ready. Sign in with your email and password." };
  });
}
