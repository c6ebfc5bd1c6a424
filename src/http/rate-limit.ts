import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import type { Config } from "../config.ts";
import type { Caller } from "../core/access/caller.ts";
import { DomainError } from "../core/errors.ts";

const WINDOW_SECONDS = 60;
const WINDOW_MS = WINDOW_SECONDS * 1_000;
/** How many keys and addresses are remembered at once, in memory. */
const REMEMBERED = 100_000;

export interface RateLimits {
  /** Counts a request of a token or session and puts the limit's headers on the answer. Throws rate_limited. */
  countRequest(request: FastifyRequest, reply: FastifyReply, caller: Counted): Promise<void>;
  /** Counts a failed authentication of an address. Throws rate_limited when there were too many. */
  countFailure(request: FastifyRequest): Promise<void>;
  /** Counts a failed sign-in for the e-mail and address, and for the address. Throws login_throttled. */
  countLoginFailure(request: FastifyRequest, email: string): Promise<void>;
  /** Counts a sign-up, or a request for a mail, of an address. Throws login_throttled when there were too many. */
  countSignUp(request: FastifyRequest): Promise<void>;
  /** Throws login_throttled when the e-mail and address, or the address, have used up their failures. */
  checkLogin(request: FastifyRequest, email: string): Promise<void>;
  /**
   * The same, counting sign-ins under way as failures, or many at once would be tried before the first has failed.
   * Resolves to what ends this one.
   */
  admitLogin(request: FastifyRequest, email: string): Promise<() => void>;
}

type Counted = Pick<Caller, "tokenId" | "sessionId" | "rateLimit">;

/** Whom a request is counted for; requests carry it, since the limiter sees nothing else. */
interface LimitSubject {
  key: string;
  max: number;
}

declare module "fastify" {
  interface FastifyRequest {
    limitSubject: LimitSubject | null;
  }
}

/** In memory, or in Redis where several nodes share the limits; while Redis is away requests pass. */
export async function registerLimiter(app: FastifyInstance, redis: Redis | undefined): Promise<void> {
  app.decorateRequest("limitSubject", null);
  await app.register(rateLimit, {
    global: false,
    timeWindow: WINDOW_MS,
    max: (request) => request.limitSubject!.max,
    keyGenerator: (request) => request.limitSubject!.key,
    cache: REMEMBERED,
    redis,
    nameSpace: "imeister:",
    skipOnError: redis !== undefined,
  });
}

/** Limits by token, by address and by sign-in, on the registered limiter. */
export function createRateLimits(app: FastifyInstance, config: Config): RateLimits {
  const limit = app.createRateLimit();

  async function count(request: FastifyRequest, subject: LimitSubject, increment = true): Promise<Usage> {
    request.limitSubject = subject;
    const usage = await limit(request, { increment });
    if (usage.isAllowed) throw new Error("the rate limiter let a request pass uncounted");
    return usage;
  }

  const failuresOf = (request: FastifyRequest, email: string): LimitSubject[] => [
    { key: `login ${request.ip} ${email.trim().toLowerCase()}`, max: config.LOGIN_ATTEMPTS_PER_MINUTE },
    { key: `logins ${request.ip}`, max: config.LOGIN_ATTEMPTS_PER_ADDRESS },
  ];

  const underWay = new Map<string, number>();
  async function refuseThrottled(request: FastifyRequest, email: string): Promise<void> {
    for (const subject of failuresOf(request, email)) {
      const usage = await count(request, subject, false);
      // The caller's own counts among those under way.
      const others = Math.max(0, (underWay.get(subject.key) ?? 0) - 1);
      if (usage.remaining <= others) throw tooMany("login_throttled", usage.ttlInSeconds);
    }
  }

  return {
    countRequest: async (request, reply, caller) => {
      const max = caller.rateLimit ?? config.RATE_LIMIT;
      const usage = await count(request, { key: keyOf(caller), max });
      setHeaders(reply, max, usage);
      if (usage.isExceeded) throw tooMany("rate_limited", usage.ttlInSeconds);
    },
    countFailure: async (request) => {
      const usage = await count(request, { key: `failures ${request.ip}`, max: config.AUTH_FAILURES_PER_MINUTE });
      if (usage.isExceeded) throw tooMany("rate_limited", usage.ttlInSeconds);
    },
    countLoginFailure: async (request, email) => {
      for (const subject of failuresOf(request, email)) await count(request, subject);
    },
    countSignUp: async (request) => {
      const usage = await count(request, { key: `sign-ups ${request.ip}`, max: config.SIGN_UPS_PER_MINUTE });
      if (usage.isExceeded) throw tooMany("login_throttled", usage.ttlInSeconds);
    },
    checkLogin: (request, email) => refuseThrottled(request, email),
    admitLogin: async (request, email) => {
      const keys = failuresOf(request, email).map(({ key }) => key);
      for (const key of keys) underWay.set(key, (underWay.get(key) ?? 0) + 1);
      const end = (): void => keys.forEach((key) => endOne(underWay, key));
      try {
        await refuseThrottled(request, email);
      } catch (error) {
        end();
        throw error;
      }
      return end;
    },
  };
}

function endOne(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left === 0) counts.delete(key);
  else counts.set(key, left);
}

function keyOf({ tokenId, sessionId }: Counted): string {
  return sessionId === null ? `token ${tokenId}` : `session ${sessionId}`;
}

interface Usage {
  remaining: number;
  ttlInSeconds: number;
  isExceeded: boolean;
}

function tooMany(code: "rate_limited" | "login_throttled", seconds: number): DomainError {
  return new DomainError(code, "Too Many Attempts.", { retryAfterSeconds: Math.max(1, seconds) });
}

function setHeaders(reply: FastifyReply, max: number, { remaining, ttlInSeconds, isExceeded }: Usage): void {
  reply.header("X-RateLimit-Limit", max);
  reply.header("X-RateLimit-Remaining", remaining);
  reply.header("RateLimit-Policy", `"perkey";q=${max};w=${WINDOW_SECONDS}`);
  reply.header("RateLimit", `"perkey";r=${remaining};t=${ttlInSeconds}`);
  if (isExceeded) reply.header("X-RateLimit-Reset", Math.floor(Date.now() / 1_000) + ttlInSeconds);
}
