import type { FastifyInstance } from "fastify";
import { Redis } from "ioredis";

const CONNECT_TIMEOUT_MS = 2_000;
const RETRIES = 0;

/** A connection for the rate limits of several nodes. While Redis is away requests are let through, not refused. */
export async function connectRedis(url: string, app: FastifyInstance): Promise<Redis> {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: RETRIES,
    enableAutoPipelining: true,
    // Fails at once while Redis is away, so that requests do not wait for it.
    enableOfflineQueue: false,
    lazyConnect: true,
  });
  redis.on("error", (error) => app.log.warn({ err: error }, "Redis does not answer"));
  app.addHook("onClose", () => redis.disconnect());
  await redis.connect();
  return redis;
}
