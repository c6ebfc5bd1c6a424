import { hkdfSync, randomBytes } from "node:crypto";
import { join } from "node:path";
import { loadOrCreateSecret } from "./stored-secret.ts";

const SECRET_BYTES = 32;
const SHORTEST_SECRET = 32;
const FILE = "auth-secret";
const KEY_BYTES = 32;

/** The secret of sign-ins: the setting AUTH_SECRET, else one kept in the data folder. */
export function readAuthSecret({
  AUTH_SECRET,
  DATA_DIR,
}: {
  AUTH_SECRET: string | undefined;
  DATA_DIR: string;
}): string {
  const secret =
    AUTH_SECRET ?? loadOrCreateSecret(DATA_DIR, FILE, () => randomBytes(SECRET_BYTES).toString("base64url"));
  if (secret.length >= SHORTEST_SECRET) return secret;
  const file = join(DATA_DIR, FILE);
  throw new Error(`${file} holds no secret of ${SHORTEST_SECRET} characters: remove it to have a new one made.`);
}

/** A key of 32 bytes for one purpose, so that nothing made for one is taken for another (HKDF, RFC 5869). */
export function deriveKey(authSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", authSecret, "", purpose, KEY_BYTES));
}
