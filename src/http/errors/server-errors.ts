import type { SomeErrors } from "./error-facts.ts";

/** The server cannot or will not answer now. */
export const SERVER_ERRORS = {
  rate_limited: {
    status: 429,
    title: "Too Many Attempts.",
    meaning: "The key or the address made more requests than it may.",
    remedy: "Wait as long as Retry-After says, then send the request again.",
    charged: false,
  },
  login_throttled: {
    status: 429,
    title: "Too Many Attempts.",
    meaning: "Too many sign-ins failed for this account or from this address.",
    remedy: "Wait as long as Retry-After says, then sign in again.",
    charged: false,
  },
  internal: {
    status: 500,
    title: "Internal error",
    meaning: "The server failed. If the request placed orders, they may or may not have been placed.",
    remedy:
      "Repeat the request with the same client_reference or Idempotency-Key, or look for the order first. " +
      "Give the operator the request ID if the error remains.",
    charged: null,
  },
  mail_failed: {
    status: 502,
    title: "The email could not be sent",
    meaning: "The server could not hand the email to its mail server.",
    remedy: "Try again later, or contact the operator.",
    charged: false,
  },
  maintenance: {
    status: 503,
    title: "Not available",
    meaning: "The server is restarting, overloaded or without its database. The request was not processed.",
    remedy: "Wait as long as Retry-After says, or a moment, then send the same request again.",
    charged: false,
  },
  outcome_unknown: {
    status: 503,
    title: "Outcome unknown",
    meaning: "The server lost its database while it worked. What was asked for may or may not have been done.",
    remedy: "Look for the order first, or repeat the request with the same client_reference or Idempotency-Key.",
    charged: null,
  },
} satisfies SomeErrors;
