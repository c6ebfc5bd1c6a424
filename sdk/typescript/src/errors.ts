import type { components } from "./types.gen.ts";

export type Problem = components["schemas"]["Problem"];
/** The server's codes, which it explains at /errors/<code>. */
export type ErrorCode = Problem["code"];

/** A refusal of the server. `code` says which one, and `message` what to do about it. */
export class ImeisterError extends Error {
  override readonly name: string = "ImeisterError";
  readonly code: ErrorCode;
  /** HTTP status. */
  readonly status: number;
  /** Sentences about each field that is wrong. */
  readonly fields: Record<string, string[]>;
  /** False if nothing was charged; null if that is unknown. */
  readonly charged: boolean | null;
  /** For the operator, who finds the request by it. */
  readonly requestId: string | null;
  /** duplicate_order, reference_conflict: the order that exists already. */
  readonly existingOrderId: number | null;
  readonly retryAfterSeconds: number | null;

  constructor(problem: Problem, retryAfterSeconds: number | null = null) {
    super(problem.detail || problem.title);
    this.code = problem.code;
    this.status = problem.status;
    this.fields = problem.errors;
    this.charged = problem.charged;
    this.requestId = problem.request_id;
    this.existingOrderId = problem.existing_order_id ?? null;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * No answer of the server: the connection failed, took too long, or something else answered. A request that was to change
 * something may have done so. Repeat it with `idempotencyKey` to find out: it changes nothing twice.
 */
export class ConnectionError extends Error {
  override readonly name: string = "ConnectionError";
  /** The Idempotency-Key of the request; null for one that only reads. */
  readonly idempotencyKey: string | null;
  /** HTTP status of an answer that is not the server's; null without an answer. */
  readonly status: number | null;

  constructor(message: string, about: { idempotencyKey: string | null; status?: number; cause?: unknown }) {
    super(message, { cause: about.cause });
    this.idempotencyKey = about.idempotencyKey;
    this.status = about.status ?? null;
  }
}
