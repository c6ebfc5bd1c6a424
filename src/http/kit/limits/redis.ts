import type { FastifyInstance } from "fastify";
import { Redis } from "ioredis";

const CONNECT_TIMEOUT_MS = 2_000;
/** Longest wait for an answer: a Redis that is silent must not hold up requests. */
const ANSWER_TIMEOUT_MS = 500;
/** A connection that is silent for longer is made anew. */
const SILENCE_MS = 2_000;
const LONGEST_RETRY_MS = 2_000;
const FIRST_RETRY_MS = 50;

/** A connection for the rate limits of several nodes. It is made in the background, and anew whenever it breaks. */
export function connectRedis(url: string, app: FastifyInstance): Redis {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: ANSWER_TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
    // Fails at once while Redis is away, so that requests do not wait for it.
    enableOfflineQueue: false,
    retryStrategy: (attempts) => Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS),
  });
  let isAway = false;
  redis.on("error", (error) => {
    if (!isAway) app.log.warn({ err: error }, "Redis is unavailable; reconnecting");
    isAway = true;
  });
  redis.on("ready", () => {
    if (isAway) app.log.warn("Redis is available again");
    isAway = false;
  });
  app.addHook("onClose", () => redis.disconnect());
  return redis;
}
