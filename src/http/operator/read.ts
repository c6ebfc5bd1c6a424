import type { FastifyRequest } from "fastify";
import { findReseller } from "../../core/resellers/accounts/resellers.ts";
import type { Core } from "../../core/core.ts";
import { DomainError, invalidField } from "../../core/kernel/errors.ts";
import { parseTime } from "../../core/kernel/time.ts";
import { readIdempotencyKey } from "../../core/orders/placing/idempotency.ts";

export { readAmount } from "../kit/read-amount.ts";

const ID = /^\d{1,9}$/;
const BIG_ID = /^\d{1,18}$/;

/** The number in a path. Throws not_found for what cannot be one; `what` is the trade's word, such as supplier. */
export function readId(id: string, what: string): number {
  if (!ID.test(id)) throw new DomainError("not_found", `There is no such ${what}.`);
  return Number(id);
}

/** The same of what there are more of than fit into an integer. */
export function readBigId(id: string, what: string): bigint {
  if (!BIG_ID.test(id)) throw new DomainError("not_found", `There is no such ${what}.`);
  return BigInt(id);
}

/** The `updated_at` that an editor read, sent back; absent where it does not matter. Throws validation_failed. */
export function readStamp(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = parseTime(text);
  if (time) return time;
  throw invalidField("updated_at", "Send updated_at exactly as you read it, such as 2026-05-01T08:00:00.000Z.");
}

/** The Idempotency-Key of a call, in its header or its body; undefined where it has none. Throws validation_failed. */
export function readKey({ headers }: FastifyRequest, field?: string): string | undefined {
  const header = headers["idempotency-key"];
  const given = typeof header === "string" && header.trim() !== "" ? header : field?.trim();
  return given === undefined || given === "" ? undefined : readIdempotencyKey(given);
}

/** The number of the reseller in a path. Throws not_found for one who does not exist. */
export async function findResellerId(core: Core, id: string): Promise<number> {
  return (await findReseller(core, String(readId(id, "reseller")))).id;
}

/** The number of the reseller whom a filter names, by ID or email. Throws validation_failed for one who does not exist. */
export async function findResellerGiven(core: Core, given: string | undefined): Promise<number | undefined> {
  if (given === undefined) return undefined;
  try {
    return (await findReseller(core, given)).id;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw invalidField("reseller", "There is no such reseller.");
  }
}
