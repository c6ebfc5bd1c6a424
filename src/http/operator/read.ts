import type { FastifyRequest } from "fastify";
import { DomainError } from "../../core/errors.ts";

export { readAmount } from "../read-amount.ts";

const ID = /^\d{1,9}$/;

/** The number in a path. Throws not_found for what cannot be one; `what` is the trade's word, such as supplier. */
export function readId(request: FastifyRequest, what: string): number {
  const { id } = request.params as { id: string };
  if (!ID.test(id)) throw new DomainError("not_found", `There is no such ${what}.`);
  return Number(id);
}
