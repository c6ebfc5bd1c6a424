import { whole } from "./setting.ts";

/** How often and how long callers may call. */
export const ACCESS = {
  RATE_LIMIT: whole(
    60,
    1,
    1_000_000,
    "Requests a minute for each API key, where neither the key nor its reseller has a limit of its own.",
  ),
  AUTH_FAILURES_PER_MINUTE: whole(
    60,
    1,
    1_000_000,
    "Failed authentications a minute from one address before further failures answer 429.",
  ),
  LOGIN_ATTEMPTS_PER_MINUTE: whole(5, 1, 10_000, "Failed sign-ins per minute for one email from one address."),
  SIGN_UPS_PER_MINUTE: whole(5, 1, 100_000, "Sign-ups and requests for a new password a minute from one address."),
  LOGIN_ATTEMPTS_PER_ADDRESS: whole(
    30,
    1,
    100_000,
    "Failed sign-ins per minute from one address, for all emails together.",
  ),
  LOGIN_ATTEMPTS_PER_ACCOUNT: whole(
    100,
    1,
    100_000,
    "Failed sign-ins an hour for one email from all addresses together; a session or browser that signed in before has a count of its own.",
  ),
  TOKEN_DAYS: whole(30, 1, 3_650, "Absolute lifetime of a personal access token."),
  TOKEN_IDLE_DAYS: whole(7, 1, 3_650, "Lifetime of a personal access token that is not used."),
  SESSION_DAYS: whole(30, 1, 3_650, "Absolute lifetime of a session."),
  SESSION_IDLE_HOURS: whole(72, 1, 87_600, "Lifetime of a session that is not used."),
  SESSION_RATE_LIMIT: whole(600, 1, 1_000_000, "Requests a minute for each session of a reseller."),
  MAX_KEYS: whole(50, 1, 10_000, "Most live API keys of one reseller."),
};
