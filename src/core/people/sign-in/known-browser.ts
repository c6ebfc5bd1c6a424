import { randomBytes } from "node:crypto";
import { isSigned, signText } from "../../kernel/secrets/signatures.ts";
import type { SignInContext } from "../context.ts";

const ID_BYTES = 16;
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

/** What a browser stores after a sign-in, so that the server recognises it at the next sign-in with the same email. */
export function markBrowser({ browserKey }: SignInContext, email: string): string {
  const id = randomBytes(ID_BYTES).toString("base64url");
  return `${id}.${signText(browserKey, textOf(id, email))}`;
}

/** The id of a browser that signed in with this email before; undefined for any other. */
export function readBrowserMark({ browserKey }: SignInContext, mark: string, email: string): string | undefined {
  const [, id, signature] = MARK.exec(mark) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return isSigned(browserKey, textOf(id, email), signature) ? id : undefined;
}

function textOf(id: string, email: string): string {
  return `${id} ${email.trim().toLowerCase()}`;
}
