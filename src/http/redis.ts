import type { FastifyInstance } from "fastify";
import { Redis } from "ioredis";

const CONNECT_TIMEOUT_MS = 2_000;
const RETRIES = 1;

/** A connection for the rate limits of several nodes. While Redis is away requests are let through, not refused. */
export async function connectRedis(url: string, app: FastifyInstance): Promise<Redis> {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: RETRIES,
    enableAutoPipelining: true,
    lazyConnect: true,
  });
  redis.on("error", (error) => app.log.warn({ err: error }, "Redis does not answer"));
  app.addHook("onClose", () => redis.disconnect());
  await redis.connect();
  return redis;
}
