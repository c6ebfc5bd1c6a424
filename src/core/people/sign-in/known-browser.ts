import type { SignInContext } from "../context.ts";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const ID_BYTES = 16;
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

/** What a browser stores after a sign-in, so that the server recognises it at the next sign-in with the same email. */
export function markBrowser(context: SignInContext, email: string): string {
  const id = randomBytes(ID_BYTES).toString("base64url");
  return `${id}.${sign(context, id, email)}`;
}

/** The id of a browser that signed in with this email before; undefined for any other. */
export function readBrowserMark(context: SignInContext, mark: string, email: string): string | undefined {
  const [, id, signature] = MARK.exec(mark) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const expected = Buffer.from(sign(context, id, email));
  return timingSafeEqual(expected, Buffer.from(signature)) ? id : undefined;
}

function sign(context: SignInContext, id: string, email: string): string {
  return createHmac("sha256", context.browserKey).update(`${id} ${email.trim().toLowerCase()}`).digest("base64url");
}
