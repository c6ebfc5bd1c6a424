import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

const MOST_BYTES = 64 * 1_048_576;

/** A finished answer and the strong validator of its bytes. */
export interface CachedBody {
  version: bigint;
  body: Buffer;
  etag: string;
}

/** Serialised catalogues, the least used of which give way; one per way of asking and kind of reader. */
export interface CatalogueCache {
  /** The body of this key at this version of the catalogue, built once however many wait for it. */
  read(key: string, version: bigint, build: () => Promise<string>): Promise<CachedBody>;
}

export function createCatalogueCache(): CatalogueCache {
  const bodies = new LRUCache<string, CachedBody>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
  });
  const building = new Map<string, Promise<CachedBody>>();

  async function build(key: string, version: bigint, text: () => Promise<string>): Promise<CachedBody> {
    const body = Buffer.from(await text());
    const cached = { version, body, etag: `"${hash("sha256", body, "base64url").slice(0, 27)}"` };
    bodies.set(key, cached);
    return cached;
  }

  return {
    read: (key, version, text) => {
      const cached = bodies.get(key);
      if (cached?.version === version) return Promise.resolve(cached);
      const name = `${version} ${key}`;
      let waiting = building.get(name);
      if (!waiting) {
        waiting = build(key, version, text).finally(() => building.delete(name));
        building.set(name, waiting);
      }
      return waiting;
    },
  };
}

/** Whether If-None-Match names this validator; weak ones match too, as RFC 9110 says for reading. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((given) => given.trim() === "*" || given.trim().replace(/^W\//, "") === etag);
}
