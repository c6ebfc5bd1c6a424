import { webCrypto } from "./web-crypto.ts";

const SECRET_PREFIX = "whsec_";
const VERSION = "v1";
const TOLERANCE_SECONDS = 300;

export interface WebhookEvent {
  id: string;
  /** Such as order.succeeded. */
  type: string;
  created_at: string;
  test: boolean;
  /** The resource as the REST API showed it then. */
  data: Record<string, unknown>;
}

export interface VerifyOptions {
  /** The time in seconds since 1970; now if unset. */
  now?: number;
  /** How old or new a message may be; 300 seconds if unset. */
  toleranceSeconds?: number;
}

type GivenHeaders = Headers | Record<string, string | readonly string[] | undefined>;

/** The message is not from the server, was changed on its way, or is a repeat of an old one. */
export class WebhookVerificationError extends Error {
  override readonly name: string = "WebhookVerificationError";
}

/**
 * Verifies a webhook message (Standard Webhooks 1.0) in constant time and returns its event. `body` is the text as it
 * arrived; `secret` is that of the endpoint (whsec_…), or several during a rotation. Throws WebhookVerificationError.
 */
export async function verify(
  body: string | Uint8Array,
  headers: GivenHeaders,
  secret: string | readonly string[],
  { now = Date.now() / 1_000, toleranceSeconds = TOLERANCE_SECONDS }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = headerOf(headers, "webhook-id");
  const timestamp = headerOf(headers, "webhook-timestamp");
  const signatures = headerOf(headers, "webhook-signature").split(" ");
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError("The webhook-timestamp is not a time.");
  if (Math.abs(now - Number(timestamp)) > toleranceSeconds)
    throw new WebhookVerificationError("The webhook-timestamp is too far from now.");
  const text = typeof body === "string" ? body : new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  for (const key of [secret].flat()) {
    for (const signature of signatures) if (await isSignedBy(key, signature, signed)) return readEvent(text);
  }
  throw new WebhookVerificationError("No webhook-signature matches.");
}

async function isSignedBy(secret: string, signature: string, signed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const [version, encoded = ""] = signature.split(",", 2);
  const bytes = version === VERSION ? fromBase64(encoded) : null;
  const secretBytes = fromBase64(secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret);
  if (secretBytes === null || secretBytes.length === 0)
    throw new WebhookVerificationError("The secret is not valid. Copy it again: it begins with whsec_.");
  if (bytes === null) return false;
  const { subtle } = await webCrypto();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await subtle.importKey("raw", secretBytes, algorithm, false, ["verify"]);
  return subtle.verify("HMAC", key, bytes, signed);
}

function readEvent(text: string): WebhookEvent {
  try {
    return JSON.parse(text) as WebhookEvent;
  } catch (cause) {
    throw new WebhookVerificationError("The body is not JSON.", { cause });
  }
}

function headerOf(headers: GivenHeaders, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  const text = typeof value === "string" ? value : value?.[0];
  if (!text) throw new WebhookVerificationError(`The ${name} header is missing.`);
  return text;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
