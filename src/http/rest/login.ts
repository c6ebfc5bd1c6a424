import type { FastifyInstance } from "fastify";
import { requireActive } from "../../core/people/users/user.ts";
import { checkCredentials, type Credentials } from "../../core/people/sign-in/sessions.ts";
import { wrongCredentials } from "../../core/people/sign-in/check-password.ts";
import { createLoginToken, requireLoginToken, revokeToken } from "../../core/resellers/keys/tokens.ts";
import type { HttpContext } from "../kit/context.ts";
import { guardLogin } from "../kit/limits/login-guard.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { consumes, LoginAnswer, LoginBody, Message, refusals } from "../kit/schemas.ts";

const TAGS = ["Sign-in"];

/** Signing in takes no token, so it stands outside of the authenticated scope. */
export function registerLogin(scope: FastifyInstance, context: HttpContext): void {
  const { core } = context;
  const schema = {
    tags: TAGS,
    summary: "Sign in with e-mail and password for a personal access token",
    consumes,
    body: LoginBody,
    response: { 200: LoginAnswer, ...refusals },
    security: [],
  };
  scope.post("/login", { schema }, async (request) => {
    const credentials = request.body as Credentials;
    const resellerId = await guardLogin(context, request, { email: credentials.email }, () => signIn(credentials));
    const { token, expiresAt } = await createLoginToken(core, resellerId);
    const expires_at = expiresAt.toISOString();
    return { token, access_token: token, token_type: "Bearer", expires_at, data: { token } };
  });

  async function signIn(credentials: Credentials): Promise<number> {
    const { reseller } = await checkCredentials(core, credentials);
    // Staff have a password too, but nothing to do here.
    if (!reseller) throw wrongCredentials();
    requireActive(reseller.status);
    return reseller.id;
  }
}

export function registerLogout(scope: FastifyInstance, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Revoke the personal access token of this call",
    response: { 200: Message, ...refusals },
  };
  scope.post("/logout", { schema }, async (request) => {
    await revokeToken(core, requireLoginToken(callerOf(request)));
    return { message: "You are signed out." };
  });
}
