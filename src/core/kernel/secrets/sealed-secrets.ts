import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { loadOrCreateSecret } from "./stored-secret.ts";

const CIPHER = "aes-256-gcm";
const PREFIX = "v1.";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FILE = "encryption-key";
const HEX_KEY = /^[0-9a-f]{64}$/i;
const BASE64_KEY = /^[A-Za-z0-9+/_-]{43}=?$/;

/** Where the key comes from, for the sentence that says what is wrong with it. */
type KeySetting = "ENCRYPTION_KEY" | "AUTH_SECRET";

/** Keeps secrets of others, such as the keys at suppliers: AES-256-GCM (NIST SP 800-38D), each with a nonce of its own. */
export interface SecretBox {
  /** `context` names the place that the secret belongs to: it opens nowhere else. */
  seal(text: string, context: string): string;
  /** Throws UnreadableSecret when it was sealed with another key or for another place, or was changed. */
  open(sealed: string, context: string): string;
}

export class UnreadableSecret extends Error {
  override readonly name = "UnreadableSecret";
  constructor(setting: KeySetting) {
    super(`A stored secret cannot be read: ${setting} is not the one it was stored with, or it was changed.`);
  }
}

export function createSecretBox(key: Buffer, setting: KeySetting): SecretBox {
  return {
    seal: (text, context) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `${PREFIX}${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString("base64url")}`;
    },
    open: (sealed, context) => {
      const body = sealed.slice(PREFIX.length);
      const bytes = Buffer.from(body, "base64url");
      const isWhole = sealed.startsWith(PREFIX) && bytes.toString("base64url") === body;
      if (!isWhole || bytes.length < NONCE_BYTES + TAG_BYTES) throw new UnreadableSecret(setting);
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        throw new UnreadableSecret(setting);
      }
    },
  };
}

/**
 * The key of the secrets: the setting ENCRYPTION_KEY as 64 hexadecimal digits or 32 bytes in base64, else one kept in
 * the data folder. Throws for anything else.
 */
export function readSecretKey({
  ENCRYPTION_KEY,
  DATA_DIR,
}: {
  ENCRYPTION_KEY: string | undefined;
  DATA_DIR: string;
}): Buffer {
  const text = ENCRYPTION_KEY ?? loadOrCreateSecret(DATA_DIR, FILE, () => randomBytes(KEY_BYTES).toString("hex"));
  if (HEX_KEY.test(text)) return Buffer.from(text, "hex");
  if (BASE64_KEY.test(text)) return Buffer.from(text, "base64");
  throw new Error("The encryption key must be 64 hexadecimal digits: make one with `openssl rand -hex 32`.");
}
