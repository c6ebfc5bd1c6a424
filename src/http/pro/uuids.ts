import { hash } from "node:crypto";

type Kind = "product" | "order";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const NUMBER = /^\d{1,18}$/;
/** The last 62 bits, behind the two of the variant. */
const ID_BITS = (1n << 62n) - 1n;
const VARIANT = 1n << 63n;

/**
 * The UUID of a service or an order: version 8 of RFC 9562. The second half is the id and the first half a digest of what it
 * names, so that a UUID is read back without storing it, and one of another kind or with a typing error is not found.
 */
export function toUuid(kind: Kind, id: number | bigint): string {
  const digest = hash("sha256", `${kind} ${id}`);
  const end = (VARIANT | BigInt(id)).toString(16);
  return [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(12, 15)}`, end.slice(0, 4), end.slice(4)].join("-");
}

/** The id in a UUID, or a plain id, which other servers of the family show in its place; null for anything else. */
export function fromUuid(kind: Kind, text: string): bigint | null {
  const given = text.trim().toLowerCase();
  if (NUMBER.test(given)) return BigInt(given);
  if (!UUID.test(given)) return null;
  const id = BigInt(`0x${given.slice(19).replace("-", "")}`) & ID_BITS;
  return toUuid(kind, id) === given ? id : null;
}
