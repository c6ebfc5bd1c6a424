type WebCrypto = typeof globalThis.crypto;

/** Node.js 18 has it only as a module. */
export async function webCrypto(): Promise<WebCrypto> {
  if (globalThis.crypto) return globalThis.crypto;
  const name = "node:crypto";
  const { webcrypto } = (await import(name)) as { webcrypto: WebCrypto };
  return webcrypto;
}

export async function randomId(): Promise<string> {
  const bytes = (await webCrypto()).getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
