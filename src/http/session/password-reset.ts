import { Type } from "typebox";
import { requestPasswordReset, resetPassword } from "../../core/people/sign-in/passwords.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import { setBrowserCookie } from "../kit/access/browser-cookie.ts";
import type { HttpContext } from "../kit/context.ts";
import { consumes, Message, refusals } from "../kit/answers.ts";
import { Text } from "../kit/fields.ts";
import { clearSessionCookie, refuseOtherSites } from "../kit/access/session-cookie.ts";
import { TAGS } from "./guard.ts";
import { GivenSecret } from "./schemas.ts";
import type { RouteScope } from "../kit/scope.ts";

/** A new password for a user who forgot the old one, with a link by email. */
export function registerPasswordReset(scope: RouteScope, context: HttpContext): void {
  const { core, rateLimits } = context;
  const askSchema = {
    tags: TAGS,
    summary: "Request an email with a link to set a new password; the answer is the same for an unknown email",
    consumes,
    body: Type.Object({ email: Text }),
    response: { 202: Message, ...refusals },
    security: [],
  };
  scope.post("/session/password-reset", { schema: askSchema }, async (request, reply) => {
    refuseOtherSites(context, request);
    const email = await rateLimits.countSignUp(request, "reset", request.body.email);
    await requestPasswordReset(core, email);
    reply.code(202);
    return { message: "If this email has an account, a link is on its way. Check your inbox." };
  });

  const setSchema = {
    tags: TAGS,
    summary: "Set a new password with the emailed link; all sessions of the user end",
    consumes,
    body: Type.Object({ token: GivenSecret, password: GivenSecret }),
    response: { 200: Message, ...refusals },
    security: [],
  };
  scope.post("/session/password-reset/confirm", { schema: setSchema }, async (request, reply) => {
    refuseOtherSites(context, request);
    const { token, password } = request.body;
    const email = await resetPassword(core, token, password).catch(async (error: unknown) => {
      if (error instanceof DomainError && error.code === "link_expired") await rateLimits.countFailure(request);
      throw error;
    });
    clearSessionCookie(context, request, reply);
    setBrowserCookie(context, request, reply, email);
    return { message: "Your password is changed. Sign in with the new password." };
  });
}
