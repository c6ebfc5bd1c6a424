import { hash } from "node:crypto";

/** The form in which secrets are stored: SHA-256, enough for secrets that are random and long. */
export function hashSecret(text: string): Uint8Array {
  return hash("sha256", text, "buffer");
}
