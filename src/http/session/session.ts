import { checkCredentials, closeSession, findSession } from "../../core/people/sign-in/sessions.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import { loginAttempt } from "../kit/access/browser-cookie.ts";
import type { HttpContext } from "../kit/context.ts";
import { guardLogin } from "../kit/limits/login-guard.ts";
import { finishEntries } from "../kit/access/audit.ts";
import { consumes, Message, one, refusals } from "../kit/answers.ts";
import { clearSessionCookie, readSessionCookie, refuseOtherSites, sessionOf } from "../kit/access/session-cookie.ts";
import { beginSession } from "./begin.ts";
import { registerDevices } from "./devices.ts";
import { COOKIE, requireSession, TAGS } from "./guard.ts";
import { registerNews } from "./notifications/news.ts";
import { registerNotifications } from "./notifications/preferences.ts";
import { registerPassword } from "./password.ts";
import { registerPasskeys } from "./passkeys/passkeys.ts";
import { registerPasskeySignIn } from "./passkeys/sign-in.ts";
import { registerPasswordReset } from "./password-reset.ts";
import { presentSession } from "./present.ts";
import { SignInBody } from "../kit/access/sign-in.ts";
import { SessionState } from "./schemas.ts";
import { registerShop } from "./shop.ts";
import { registerTwoFactor } from "./two-factor.ts";
import { registerSignUp } from "./sign-up.ts";
import type { RouteScope } from "../kit/scope.ts";

/** People who sign in with a browser: their session is a cookie, which the rest of the API takes too. */
export async function registerSession(scope: RouteScope, context: HttpContext): Promise<void> {
  scope.decorateRequest("staff", null);
  scope.decorateRequest("auditEntry", null);
  finishEntries(scope);
  registerState(scope, context);
  registerShop(scope, context);
  registerSignIn(scope, context);
  registerSignUp(scope, context);
  registerPasswordReset(scope, context);
  registerPasskeySignIn(scope, context);
  await scope.register(async (guarded) => {
    requireSession(guarded, context);
    registerSignOut(guarded, context);
    registerDevices(guarded, context);
    registerPassword(guarded, context);
    registerNotifications(guarded, context);
    registerNews(guarded, context);
    registerTwoFactor(guarded, context);
    registerPasskeys(guarded, context);
  });
}

function registerState(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Read who is signed in, and which ways to sign in are available",
    response: { 200: one(SessionState), ...refusals },
    security: [],
  };
  scope.get("/session", { schema }, async (request) => {
    const token = readSessionCookie(request);
    const session = token === undefined ? null : await findSession(core, token, request.ip).catch(noneIfOver);
    return { data: await presentSession(core, session) };
  });
}

function noneIfOver(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

function registerSignIn(scope: RouteScope, context: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Sign in with email and password; the answer sets a session cookie",
    consumes,
    body: SignInBody,
    response: { 200: one(SessionState), ...refusals },
    security: [],
  };
  scope.post("/session", { schema, config: { secret: ["otp"] } }, async (request, reply) => {
    refuseOtherSites(context, request);
    const { email, password, otp } = request.body;
    const { user, checked } = await guardLogin(context, request, loginAttempt(context, request, email), () =>
      checkCredentials(context.core, { email, password, otp: otp ?? undefined }),
    );
    return { data: await beginSession(context, request, reply, user, checked) };
  });
}

function registerSignOut(scope: RouteScope, context: HttpContext): void {
  const schema = { tags: TAGS, summary: "Sign out", response: { 200: Message, ...refusals }, security: COOKIE };
  scope.delete("/session", { schema }, async (request, reply) => {
    await closeSession(context.core, sessionOf(request));
    clearSessionCookie(context, request, reply);
    return { message: "You are signed out." };
  });
}
