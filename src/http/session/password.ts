import { Type } from "typebox";
import { replacePassword } from "../../core/people/sign-in/passwords.ts";
import type { HttpContext } from "../kit/context.ts";
import { guardLogin } from "../kit/limits/login-guard.ts";
import { consumes, Message, refusals } from "../kit/answers.ts";
import { sessionAttempt, sessionOf } from "../kit/access/session-cookie.ts";
import { COOKIE, TAGS } from "./guard.ts";
import { GivenSecret } from "./schemas.ts";
import type { RouteScope } from "../kit/scope.ts";

export function registerPassword(scope: RouteScope, context: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Change the password; all other sessions and personal access tokens of the user end",
    consumes,
    body: Type.Object({ current_password: GivenSecret, password: GivenSecret }),
    response: { 200: Message, ...refusals },
    security: COOKIE,
  };
  scope.put("/session/password", { schema, config: { secret: ["current_password"] } }, async (request) => {
    const session = sessionOf(request);
    const { current_password: current, password } = request.body;
    await guardLogin(context, request, sessionAttempt(session), () =>
      replacePassword(context.core, session, { current, wanted: password }),
    );
    return { message: "Your password is changed." };
  });
}
