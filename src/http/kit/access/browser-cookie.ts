import type { FastifyReply, FastifyRequest } from "fastify";
import { markBrowser, readBrowserMark } from "../../../core/people/sign-in/known-browser.ts";
import type { HttpContext } from "../context.ts";
import type { LoginAttempt } from "../limits/rate-limit.ts";
import { cookieAttributes, readCookie } from "./session-cookie.ts";

const BROWSER_COOKIE = "imeister_browser";
const YEAR_SECONDS = 31_536_000;

/** Makes the browser known for the email: from now on strangers who guess at the account do not keep it out. */
export function setBrowserCookie(context: HttpContext, request: FastifyRequest, reply: FastifyReply, email: string) {
  const mark = markBrowser(context.core, email);
  reply.setCookie(BROWSER_COOKIE, mark, { ...cookieAttributes(context, request), maxAge: YEAR_SECONDS });
}

/**
 * A sign-in with a passkey, which names no email. Failures count for the network and the passkey, not for the account, so
 * that they do not lock its owner out of the password.
 */
export function passkeyAttempt(credentialId: string): LoginAttempt {
  return { email: `passkey ${credentialId}`, known: undefined };
}

/** A sign-in with this email by the caller of the request. */
export function loginAttempt({ core }: HttpContext, request: FastifyRequest, email: string): LoginAttempt {
  const id = readBrowserMark(core, readCookie(request, BROWSER_COOKIE) ?? "", email);
  return { email, known: id && `browser ${id}` };
}
