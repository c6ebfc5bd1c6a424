import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";

/** How many keys one process remembers at once in memory. */
const REMEMBERED = 100_000;

/** At most `max` in a window of `seconds`. */
export interface Counter {
  key: string;
  max: number;
  seconds: number;
}

export interface Usage {
  remaining: number;
  ttlInSeconds: number;
  isExceeded: boolean;
}

/** Counts one more, or only looks where `increment` is false. */
export type Count = (request: FastifyRequest, counter: Counter, increment?: boolean) => Promise<Usage>;

declare module "fastify" {
  interface FastifyRequest {
    /** What the request is counted for; requests carry it, since the limiter sees nothing else. */
    counter: Counter | null;
  }
}

/** In memory, or in Redis where several nodes share the counts. While Redis is away each node counts in its memory. */
export async function openCounters(app: FastifyInstance, redis: Redis | undefined): Promise<Count> {
  app.decorateRequest("counter", null);
  const inMemory = await openStore(app, undefined);
  if (!redis) return inMemory;
  const inRedis = await openStore(app, redis);
  return async (request, counter, increment) => {
    try {
      return await inRedis(request, counter, increment);
    } catch {
      // The connection says in the log that it is away.
      return inMemory(request, counter, increment);
    }
  };
}

async function openStore(app: FastifyInstance, redis: Redis | undefined): Promise<Count> {
  const opened: { limit?: ReturnType<FastifyInstance["createRateLimit"]> } = {};
  // A scope of its own, since a server has one store.
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      global: false,
      max: (request) => request.counter!.max,
      timeWindow: (request) => request.counter!.seconds * 1_000,
      keyGenerator: (request) => request.counter!.key,
      cache: REMEMBERED,
      nameSpace: "imeister:",
      redis,
    });
    opened.limit = scope.createRateLimit();
  });
  return async (request, counter, increment = true) => {
    request.counter = counter;
    const usage = await opened.limit!(request, { increment });
    if (usage.isAllowed) throw new Error("the rate limiter let a request pass uncounted");
    return usage;
  };
}
