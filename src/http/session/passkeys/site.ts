import type { FastifyReply, FastifyRequest } from "fastify";
import { isIP } from "node:net";
import { DomainError } from "../../../core/kernel/errors.ts";
import type { PasskeySite } from "../../../core/people/passkeys/passkeys.ts";
import { baseUrlOf } from "../../kit/base-url.ts";
import type { HttpContext } from "../../kit/context.ts";
import { cookieAttributes, readCookie } from "../../kit/access/session-cookie.ts";

/** Holds the token of the challenge that this browser asked for. */
const PASSKEY_COOKIE = "imeister_passkey";
const CHALLENGE_SECONDS = 300;

/**
 * The site that the request's page belongs to: that of PUBLIC_URL, else the origin that the browser sends. A program that
 * sends another origin gains nothing, since a passkey of one domain signs nothing for another. Throws conflict
 * where browsers have no passkeys.
 */
export function passkeySite({ config }: HttpContext, request: FastifyRequest): PasskeySite {
  const page = new URL(request.headers.origin ?? baseUrlOf(request, { PUBLIC_URL: undefined }));
  const { origin, protocol, hostname } = config.PUBLIC_URL === undefined ? page : new URL(config.PUBLIC_URL);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  if (isIP(hostname.replaceAll(/[[\]]/g, "")) !== 0 || (protocol !== "https:" && !isLocal)) {
    throw new DomainError(
      "conflict",
      "Passkeys need an https:// address with a domain name. Sign in with your password.",
    );
  }
  if (page.origin !== origin) {
    throw new DomainError("conflict", `Passkeys work only at ${origin}. Open the dashboard there.`);
  }
  return { origin, domain: hostname };
}

export function setPasskeyCookie(context: HttpContext, request: FastifyRequest, reply: FastifyReply, token: string) {
  reply.setCookie(PASSKEY_COOKIE, token, { ...cookieAttributes(context, request), maxAge: CHALLENGE_SECONDS });
}

/** The token of the browser's challenge, which works once: the browser forgets it. */
export function takePasskeyCookie(context: HttpContext, request: FastifyRequest, reply: FastifyReply): string {
  reply.clearCookie(PASSKEY_COOKIE, cookieAttributes(context, request));
  return readCookie(request, PASSKEY_COOKIE) ?? "";
}
