import { normalizeIP } from "@fastify/rate-limit";
import { isIPv6 } from "node:net";

/** What one household or server has at least, and what one customer of a provider has at most (RFC 6177). */
const NARROW_BITS = 64;
const WIDE_BITS = 48;
/** What a wide network may do, in narrow ones. */
const WIDE_FACTOR = 4;

/** Who is behind an address. */
export interface Network {
  name: string;
  /** How many times the limit of one address it has. */
  factor: number;
}

/**
 * The networks that a call from an address is counted for. An IPv6 address says little, since everyone has 2⁶⁴ of them:
 * it counts for its /64 and, with a wider limit, for its /48. An IPv4 address written as IPv6 is IPv4.
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const name = normalizeIP(address, NARROW_BITS);
  if (!isIPv6(name)) return [{ name, factor: 1 }];
  return [
    { name, factor: 1 },
    { name: `${normalizeIP(address, WIDE_BITS)}/${WIDE_BITS}`, factor: WIDE_FACTOR },
  ];
}
