import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Core } from "../../core.ts";

const ID_BYTES = 16;
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

/** What a browser keeps after a sign-in, so that it is known when it signs in with the same email again. */
export function markBrowser(core: Core, email: string): string {
  const id = randomBytes(ID_BYTES).toString("base64url");
  return `${id}.${sign(core, id, email)}`;
}

/** The id of a browser that signed in with this email before; undefined for any other. */
export function readBrowserMark(core: Core, mark: string, email: string): string | undefined {
  const [, id, signature] = MARK.exec(mark) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const expected = Buffer.from(sign(core, id, email));
  return timingSafeEqual(expected, Buffer.from(signature)) ? id : undefined;
}

function sign(core: Core, id: string, email: string): string {
  return createHmac("sha256", core.browserKey).update(`${id} ${email.trim().toLowerCase()}`).digest("base64url");
}
