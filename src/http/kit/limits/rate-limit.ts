import type { FastifyReply, FastifyRequest } from "fastify";
import { hash } from "node:crypto";
import type { Config } from "../../../config.ts";
import type { Caller } from "../../../core/kernel/caller.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import { readEmail } from "../../../core/people/users/users.ts";
import type { Count, Counter, Usage } from "./counters.ts";
import { networksOf } from "./networks.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
/** Emails that strangers may cause to one address in an hour, for each purpose. */
const EMAILS_PER_HOUR = 10;

/** More than a gateway sends, which sends again what was refused. */
const PAYMENT_EVENTS_PER_MINUTE = 600;
/** Mail providers call for all of their users. */
const UNSUBSCRIBES_PER_MINUTE = 600;

/** A sign-in that is about to be tried. */
export interface LoginAttempt {
  email: string;
  /**
   * What the caller showed beside the credentials: a session, a token, or a browser that signed in before. It has a count
   * of its own, so that strangers who guess at an account do not keep its owner out.
   */
  known?: string | undefined;
}

export interface RateLimits {
  /** Counts a request of a token or session and puts the limit's headers on the answer. Throws rate_limited. */
  countRequest(request: FastifyRequest, reply: FastifyReply, caller: Counted): Promise<void>;
  /** Counts a failed authentication of a network. Throws rate_limited when there were too many. */
  countFailure(request: FastifyRequest): Promise<void>;
  /** Counts a failed sign-in for the network and email, for the network, and for the account. */
  countLoginFailure(request: FastifyRequest, attempt: LoginAttempt): Promise<void>;
  /**
   * Counts a sign-up, or a request for an email, of a network and for the email, and returns the email as it is read.
   * Throws login_throttled, and validation_failed for what cannot be an email: all mistyped emails would share one count.
   */
  countSignUp(request: FastifyRequest, purpose: SignUpPurpose, email: string): Promise<string>;
  /** Counts an event that is sent in the name of a payment gateway. Throws rate_limited. */
  countPaymentEvent(request: FastifyRequest): Promise<void>;
  /** Counts a use of a link that turns emails off. Throws rate_limited. */
  countUnsubscribe(request: FastifyRequest): Promise<void>;
  /** Counts a sign-in by passkey that a network begins, which stores a row. Throws login_throttled. */
  countPasskeySignIn(request: FastifyRequest): Promise<void>;
  /**
   * Throws login_throttled where the failures are used up. Sign-ins under way count as failures, or many at once would
   * be tried before the first has failed. Resolves to what ends this one.
   */
  admitLogin(request: FastifyRequest, attempt: LoginAttempt): Promise<() => void>;
}

export type SignUpPurpose = "sign-up" | "reset" | "first-operator";
type Counted = Pick<Caller, "tokenId" | "sessionId" | "rateLimit">;

/** Limits by token, by network, by email and by account, on counters that are open. */
export function createRateLimits(count: Count, config: Config): RateLimits {
  /** Counts in all of them, and says for how many seconds one of them is used up: 0, none is. */
  async function countAll(request: FastifyRequest, counters: readonly Counter[]): Promise<number> {
    let seconds = 0;
    for (const counter of counters) {
      const usage = await count(request, counter);
      if (usage.isExceeded) seconds = Math.max(seconds, usage.ttlInSeconds, 1);
    }
    return seconds;
  }

  return {
    countRequest: async (request, reply, caller) => {
      const max = caller.rateLimit ?? config.RATE_LIMIT;
      const usage = await count(request, { key: keyOf(caller), max, seconds: MINUTE_SECONDS });
      setHeaders(reply, max, usage);
      if (usage.isExceeded) throw tooMany("rate_limited", usage.ttlInSeconds);
    },
    countFailure: async (request) => {
      const seconds = await countAll(request, perNetwork(request, "failures", config.AUTH_FAILURES_PER_MINUTE));
      if (seconds > 0) throw tooMany("rate_limited", seconds);
    },
    countLoginFailure: async (request, attempt) => {
      await countAll(request, loginCounters(config, request, attempt));
    },
    countSignUp: async (request, purpose, given) => {
      const ofNetwork = await countAll(request, perNetwork(request, "sign-ups", config.SIGN_UPS_PER_MINUTE));
      if (ofNetwork > 0) throw tooMany("login_throttled", ofNetwork);
      const email = readEmail(given);
      // Behind the network's, so that one caller cannot use up the count of an email alone.
      const perEmail = { key: `${purpose} ${digest(email)}`, max: EMAILS_PER_HOUR, seconds: HOUR_SECONDS };
      const ofEmail = await countAll(request, [perEmail]);
      if (ofEmail > 0) throw tooMany("login_throttled", ofEmail);
      return email;
    },
    countPaymentEvent: async (request) => {
      const seconds = await countAll(request, perNetwork(request, "payment events", PAYMENT_EVENTS_PER_MINUTE));
      if (seconds > 0) throw tooMany("rate_limited", seconds);
    },
    countUnsubscribe: async (request) => {
      const seconds = await countAll(request, perNetwork(request, "unsubscribes", UNSUBSCRIBES_PER_MINUTE));
      if (seconds > 0) throw tooMany("rate_limited", seconds);
    },
    countPasskeySignIn: async (request) => {
      const seconds = await countAll(request, perNetwork(request, "passkeys", config.LOGIN_ATTEMPTS_PER_ADDRESS));
      if (seconds > 0) throw tooMany("login_throttled", seconds);
    },
    admitLogin: createAdmission(count, config),
  };
}

function createAdmission(count: Count, config: Config): RateLimits["admitLogin"] {
  const underWay = new Map<string, number>();
  async function refuseThrottled(request: FastifyRequest, counters: readonly Counter[]): Promise<void> {
    for (const counter of counters) {
      const usage = await count(request, counter, false);
      // The caller's own counts among those under way.
      const others = Math.max(0, (underWay.get(counter.key) ?? 0) - 1);
      if (usage.remaining <= others) throw tooMany("login_throttled", usage.ttlInSeconds);
    }
  }

  return async (request, attempt) => {
    const counters = loginCounters(config, request, attempt);
    for (const { key } of counters) underWay.set(key, (underWay.get(key) ?? 0) + 1);
    const end = (): void => counters.forEach(({ key }) => endOne(underWay, key));
    try {
      await refuseThrottled(request, counters);
    } catch (error) {
      end();
      throw error;
    }
    return end;
  };
}

function perNetwork({ ip }: FastifyRequest, what: string, max: number): Counter[] {
  return networksOf(ip).map(({ name, factor }) => ({
    key: `${what} ${name}`,
    max: max * factor,
    seconds: MINUTE_SECONDS,
  }));
}

/** Failed sign-ins are few in a minute from one network, and few in an hour for one account from anywhere. */
function loginCounters(config: Config, request: FastifyRequest, { email, known }: LoginAttempt): Counter[] {
  const [{ name }] = networksOf(request.ip);
  const account = known ?? `account ${digest(email)}`;
  return [
    { key: `login ${name} ${digest(email)}`, max: config.LOGIN_ATTEMPTS_PER_MINUTE, seconds: MINUTE_SECONDS },
    ...perNetwork(request, "logins", config.LOGIN_ATTEMPTS_PER_ADDRESS),
    { key: `logins of ${account}`, max: config.LOGIN_ATTEMPTS_PER_ACCOUNT, seconds: HOUR_SECONDS },
  ];
}

/** Of one length for every email; and no counter shows whose it is. */
function digest(email: string): string {
  return hash("sha256", email.trim().toLowerCase(), "base64url");
}

function endOne(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left === 0) counts.delete(key);
  else counts.set(key, left);
}

function keyOf({ tokenId, sessionId }: Counted): string {
  return sessionId === null ? `token ${tokenId}` : `session ${sessionId}`;
}

function tooMany(code: "rate_limited" | "login_throttled", seconds: number): DomainError {
  return new DomainError(code, "Too Many Attempts.", { retryAfterSeconds: Math.max(1, seconds) });
}

function setHeaders(reply: FastifyReply, max: number, { remaining, ttlInSeconds, isExceeded }: Usage): void {
  reply.header("X-RateLimit-Limit", max);
  reply.header("X-RateLimit-Remaining", remaining);
  reply.header("RateLimit-Policy", `"perkey";q=${max};w=${MINUTE_SECONDS}`);
  reply.header("RateLimit", `"perkey";r=${remaining};t=${ttlInSeconds}`);
  if (isExceeded) reply.header("X-RateLimit-Reset", Math.floor(Date.now() / 1_000) + ttlInSeconds);
}
