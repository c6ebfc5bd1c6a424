import { DomainError } from "./errors.ts";

/**
 * Compares what an Idempotency-Key made before with what it is to make now, field by field. A row remembers its key for longer
 * than the stored answer, which a lost database can take. Throws idempotency_mismatch.
 */
export function requireSameRequest<Fields extends object>(before: NoInfer<Fields>, now: Fields): void {
  const fields = Object.keys(now) as (keyof Fields)[];
  if (fields.some((field) => before[field] !== now[field])) throw keyOfAnotherRequest();
}

export function keyOfAnotherRequest(): DomainError {
  const text = "This Idempotency-Key was used for another request: choose a new one.";
  return new DomainError("idempotency_mismatch", text);
}
