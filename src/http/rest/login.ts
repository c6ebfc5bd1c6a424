import type { FastifyInstance } from "fastify";
import { requireLoginToken, createLoginToken, revokeToken } from "../../core/access/tokens.ts";
import { checkPassword, wrongCredentials } from "../../core/access/sign-in.ts";
import { findResellerOfUser } from "../../core/accounts/resellers.ts";
import { DomainError } from "../../core/errors.ts";
import type { HttpContext } from "../context.ts";
import { callerOf } from "./authenticate.ts";
import { consumes, LoginAnswer, LoginBody, Message, refusals } from "./schemas.ts";

const TAGS = ["Sign-in"];

/** Signing in takes no token, so it stands outside of the authenticated scope. */
export function registerLogin(scope: FastifyInstance, { core, rateLimits }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Sign in with e-mail and password for a personal access token",
    consumes,
    body: LoginBody,
    response: { 200: LoginAnswer, ...refusals },
    security: [],
  };
  scope.post("/login", { schema }, async (request, reply) => {
    const { email, password } = request.body as { email: string; password: string };
    await rateLimits.checkLogin(request, email);
    const resellerId = await signIn(email, password).catch(async (error: unknown) => {
      if (error instanceof DomainError) await rateLimits.countLoginFailure(request, email);
      throw error;
    });
    const { token, expiresAt } = await createLoginToken(core, resellerId);
    reply.header("Cache-Control", "no-store");
    const expires_at = expiresAt.toISOString();
    return { token, access_token: token, token_type: "Bearer", expires_at, data: { token } };
  });

  async function signIn(email: string, password: string): Promise<number> {
    const reseller = await findResellerOfUser(core, await checkPassword(core.signIn, email, password));
    // Staff have a password too, but nothing to do here.
    if (!reseller) throw wrongCredentials();
    if (reseller.status !== "active") {
      throw new DomainError("account_suspended", "Your account is not active: ask the operator.");
    }
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
    const caller = callerOf(request);
    requireLoginToken(caller);
    await revokeToken(core, caller.tokenId);
    return { message: "You are signed out." };
  });
}
