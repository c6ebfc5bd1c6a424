import type { ErrorCode } from "../../core/kernel/errors.ts";
import { ACCESS_ERRORS } from "./access-errors.ts";
import type { ErrorFacts } from "./error-facts.ts";
import { ORDER_ERRORS } from "./order-errors.ts";
import { REQUEST_ERRORS } from "./request-errors.ts";
import { SERVER_ERRORS } from "./server-errors.ts";

/** Everything that is said about a code anywhere: in answers, on its page, in the documents. A missing one does not compile. */
export const ERRORS: Record<ErrorCode, ErrorFacts> = {
  ...REQUEST_ERRORS,
  ...ACCESS_ERRORS,
  ...ORDER_ERRORS,
  ...SERVER_ERRORS,
};

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

/** Whether it says nothing final about an order, as the family's clients are told by 503. */
export function isPassing(code: ErrorCode): boolean {
  const { status, isPassing: passes = false } = ERRORS[code];
  return passes || status === 503;
}

/** Where a code is explained: the `type` of a problem (RFC 9457). */
export function errorPath(code: ErrorCode): string {
  return `/errors/${code}`;
}

/** Whether money was taken, as a person reads it. */
export function chargeSentence({ charged }: ErrorFacts): string {
  return charged === false
    ? "Nothing was charged."
    : "Unknown: repeat the same request with the same key or reference to find out.";
}
