/**
 * Every way the system can refuse. A dialect maps each code once, in a
 * `Record<ErrorCode, …>`, so that a code without an answer does not compile.
 */
export type ErrorCode =
  // the request
  | "malformed_request"
  | "method_not_allowed"
  | "payload_too_large"
  | "unsupported_media_type"
  | "not_found"
  | "invalid_action"
  | "validation_failed"
  | "field_required"
  | "too_many_items"
  | "confirmation_required"
  // who asks
  | "unauthenticated"
  | "key_revoked"
  | "key_expired"
  | "ambiguous_credentials"
  | "otp_required"
  | "invalid_credentials"
  | "scope_missing"
  | "ip_not_allowed"
  | "account_suspended"
  | "not_a_login_token"
  | "origin_mismatch"
  | "sign_up_closed"
  | "link_expired"
  // the order
  | "insufficient_balance"
  | "order_not_found"
  | "service_not_found"
  | "service_paused"
  | "currency_paused"
  | "duplicate_order"
  | "reference_conflict"
  | "price_changed"
  | "not_cancellable"
  | "invalid_transition"
  | "quantity_out_of_range"
  | "invalid_imei"
  | "imei_checksum"
  | "imei_is_imeisv"
  | "imei_placeholder"
  | "imei_must_be_string"
  | "conflict"
  | "idempotency_in_progress"
  | "idempotency_mismatch"
  // the server
  | "rate_limited"
  | "login_throttled"
  | "mail_failed"
  | "internal"
  | "maintenance"
  /** It is unknown whether the request was carried out; never said with "try again". */
  | "outcome_unknown";

/** Facts that a dialect may show beside the code; each dialect picks what it has a place for. */
export interface ErrorDetails {
  /** Field name as the caller knows it → sentences about it. */
  fields?: Record<string, string[]>;
  /** `quantity_out_of_range`: the least and most that the service takes. */
  bounds?: { min: number; max: number };
  /** `duplicate_order`, `reference_conflict`: the order that stands in the way. */
  existingOrderId?: bigint;
  /** `price_changed`, `insufficient_balance`: decimal string in the wallet's currency. */
  price?: string;
  currency?: string;
  /** `rate_limited`, `login_throttled`, `idempotency_in_progress`, `maintenance`, `outcome_unknown`. */
  retryAfterSeconds?: number;
}

/** A refusal. `message` is a sentence that tells the caller what to do; it never names internals. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** `validation_failed` about one field, named as the caller knows it. */
export function invalidField(field: string, rule: string): DomainError {
  return new DomainError("validation_failed", rule, { fields: { [field]: [rule] } });
}

/** What `read` returns, or the refusal that it throws. */
export function valueOrRefusal<Value>(read: () => Value): Value | DomainError {
  try {
    return read();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Reads every field, and throws one `validation_failed` with all wrong fields that the readers refuse. */
export function readAll<Values extends object>(readers: { [Name in keyof Values]: () => Values[Name] }): Values {
  const values: Partial<Values> = {};
  const names = Object.keys(readers) as (keyof Values)[];
  const read = (name: keyof Values) => () => {
    values[name] = readers[name]();
  };
  checkAll(...names.map(read));
  return values as Values;
}

/** Runs every check, and throws one `validation_failed` with all wrong fields that they refuse. */
export function checkAll(...checks: readonly (() => void)[]): void {
  const refusals = checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof DomainError && error.code === "validation_failed") return [error];
      throw error;
    }
  });
  const [first] = refusals;
  if (first === undefined) return;
  const fields: Record<string, string[]> = Object.assign({}, ...refusals.map(({ details }) => details.fields));
  throw new DomainError("validation_failed", first.message, { fields });
}
