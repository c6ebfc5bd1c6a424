import type { FastifyRequest } from "fastify";
import { DomainError, invalidField } from "../../core/errors.ts";
import { parseMoney, type Micros } from "../../core/money.ts";

const ID = /^\d{1,9}$/;

/** The number in a path. Throws not_found for what cannot be one; `what` is the trade's word, such as supplier. */
export function readId(request: FastifyRequest, what: string): number {
  const { id } = request.params as { id: string };
  if (!ID.test(id)) throw new DomainError("not_found", `There is no such ${what}.`);
  return Number(id);
}

/** A decimal string in micro-units. Throws validation_failed about the field. */
export function readAmount(field: string, text: string): Micros {
  try {
    return parseMoney(text.trim());
  } catch (error) {
    if (error instanceof RangeError) throw invalidField(field, error.message);
    throw error;
  }
}
