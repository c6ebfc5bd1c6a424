import type { DomainError, ErrorCode } from "../../core/errors.ts";
import { ERRORS } from "../errors/error-codes.ts";

export type DispatchDialect = "native" | "dhru";

export const API_VERSION = "6.1";
const AUTHENTICATION_FAILED = "Authentication Failed";

/** Every failure to authenticate reads the same, so that it never says which half was wrong. */
const AUTHENTICATION_CODES: ReadonlySet<ErrorCode> = new Set([
  "unauthenticated",
  "key_revoked",
  "key_expired",
  "ambiguous_credentials",
  "ip_not_allowed",
  "account_suspended",
  "otp_required",
]);

/** What HTTP says although everything else is 200: clients throw away bodies of other statuses. */
const PLAIN_STATUSES: ReadonlySet<number> = new Set([405, 413, 429, 500, 503]);

/** The row of an ERROR list: what a refusal says in a dialect. */
export function errorRow(error: DomainError, dialect: DispatchDialect): Record<string, unknown> {
  if (AUTHENTICATION_CODES.has(error.code)) return { MESSAGE: AUTHENTICATION_FAILED, ERRORCODE: "unauthenticated" };
  const message = dialect === "dhru" ? dhruMessage(error.code) : ERRORS[error.code].title;
  const { existingOrderId } = error.details;
  return {
    MESSAGE: message,
    ERRORCODE: error.code,
    ...(isMore(error.message, message) && { FULL_DESCRIPTION: error.message }),
    ...(existingOrderId !== undefined && { REFERENCEID: Number(existingOrderId) }),
  };
}

/** Panels print both, so the description must add something. */
function isMore(description: string, message: string): boolean {
  return description !== "" && description.toLowerCase() !== message.toLowerCase();
}

function dhruMessage(code: ErrorCode): string {
  return code === "insufficient_balance" ? `CreditprocessError: ${ERRORS[code].title}` : ERRORS[code].title;
}

/** The code that may be told: authentication failures are one. */
export function shownCode(error: DomainError): ErrorCode {
  return AUTHENTICATION_CODES.has(error.code) ? "unauthenticated" : error.code;
}

/** 200 for refusals, unless the key asks for strict statuses or the status says something of its own. */
export function statusOf(error: DomainError, strictHttp: boolean): number {
  const { status } = ERRORS[error.code];
  return strictHttp || PLAIN_STATUSES.has(status) ? status : 200;
}
