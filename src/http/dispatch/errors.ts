import type { DispatchDialect } from "../../core/kernel/caller.ts";
import type { DomainError, ErrorCode } from "../../core/kernel/errors.ts";
import { ERRORS, isPassing } from "../errors/error-codes.ts";
import { shownText } from "./present/markup.ts";
import { messageOf } from "./messages.ts";

export const API_VERSION = "6.1";
const AUTHENTICATION_FAILED = "Authentication Failed";
/** Clients know by this word that the account is empty. */
const DHRU_CREDIT_PREFIX = "CreditprocessError: ";

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
  const { text, description } = messageOf(error);
  const prefix = dialect === "dhru" && error.code === "insufficient_balance" ? DHRU_CREDIT_PREFIX : "";
  const { existingOrderId } = error.details;
  return {
    // Names of fields are the operator's and the suppliers' words.
    MESSAGE: prefix + shownText(text, dialect),
    ERRORCODE: error.code,
    ...(description !== null && { FULL_DESCRIPTION: `\n${prefix}${shownText(description.slice(1), dialect)}` }),
    ...(existingOrderId !== undefined && { REFERENCEID: Number(existingOrderId) }),
  };
}

/** The code that may be told: authentication failures are one. */
export function shownCode(error: DomainError): ErrorCode {
  return AUTHENTICATION_CODES.has(error.code) ? "unauthenticated" : error.code;
}

/** Whether it says nothing final about an order: the server cannot take it for the moment, or its outcome is unknown. */
export function decidesNothing({ code }: DomainError): boolean {
  return isPassing(code);
}

/** 200 for refusals, unless the key asks for strict statuses or the status says something of its own. */
export function statusOf(error: DomainError, strictHttp: boolean): number {
  if (isPassing(error.code)) return 503;
  const { status } = ERRORS[error.code];
  return strictHttp || PLAIN_STATUSES.has(status) ? status : 200;
}
