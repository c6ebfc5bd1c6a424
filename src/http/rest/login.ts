import { Type } from "typebox";
import { requireActive } from "../../core/people/users/user.ts";
import { checkCredentials, type Credentials } from "../../core/people/sign-in/sessions.ts";
import { wrongCredentials } from "../../core/people/sign-in/check-password.ts";
import { createLoginToken, requireLoginToken, revokeLoginToken } from "../../core/resellers/keys/tokens.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { consumes, Message, refusals } from "../kit/answers.ts";
import type { HttpContext } from "../kit/context.ts";
import { Text, Time } from "../kit/fields.ts";
import { guardLogin } from "../kit/limits/login-guard.ts";
import type { RouteScope } from "../kit/scope.ts";
import { SignInBody } from "../kit/access/sign-in.ts";

const TAGS = ["Sign-in"];

const LoginAnswer = Type.Object(
  {
    token: Text,
    access_token: Text,
    token_type: Text,
    expires_at: Time,
    data: Type.Object({ token: Text }),
  },
  { $id: "LoginAnswer" },
);

/** Signing in takes no token, so it stands outside of the authenticated scope. */
export function registerLogin(scope: RouteScope, context: HttpContext): void {
  const { core } = context;
  const schema = {
    tags: TAGS,
    summary: "Sign in with email and password and get a personal access token",
    consumes,
    body: SignInBody,
    response: { 200: LoginAnswer, ...refusals },
    security: [],
  };
  scope.post("/login", { schema }, async (request) => {
    const { email, password, otp } = request.body;
    const credentials = { email, password, otp: otp ?? undefined };
    const { token, expiresAt } = await guardLogin(context, request, { email }, () => signIn(credentials));
    const expires_at = expiresAt.toISOString();
    return { token, access_token: token, token_type: "Bearer", expires_at, data: { token } };
  });

  async function signIn(credentials: Credentials) {
    const { user, checked } = await checkCredentials(core, credentials);
    const { reseller } = user;
    // Staff have a password too, but nothing to do here.
    if (!reseller) throw wrongCredentials();
    requireActive(reseller.status);
    return createLoginToken(core, reseller.id, checked);
  }
}

export function registerLogout(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Revoke the personal access token of this request",
    response: { 200: Message, ...refusals },
  };
  scope.post("/logout", { schema }, async (request) => {
    await revokeLoginToken(core, requireLoginToken(callerOf(request)));
    return { message: "You are signed out." };
  });
}
