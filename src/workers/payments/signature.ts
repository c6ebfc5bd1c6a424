import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether a hexadecimal HMAC is that of the content, compared in constant time. */
export function isHmac(
  algorithm: "sha256" | "sha512",
  { secret, content, given }: { secret: string; content: string | Buffer; given: string },
): boolean {
  const expected = createHmac(algorithm, secret).update(content).digest();
  const bytes = Buffer.from(given, "hex");
  return secret !== "" && bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
