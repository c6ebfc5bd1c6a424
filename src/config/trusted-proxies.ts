import { isIP } from "node:net";

const HOPS = /^(?:[1-9]|1\d|20)$/;
/** Names that proxy-addr knows. */
const NETWORKS: ReadonlySet<string> = new Set(["loopback", "linklocal", "uniquelocal"]);
const PREFIX = /^\d{1,3}$/;

/** Which proxies are believed: all or none, so many before the server, or addresses and ranges. */
export type TrustedProxies = boolean | number | readonly string[];

/** Reads TRUST_PROXY. Throws RangeError. */
export function readTrustedProxies(text: string): TrustedProxies {
  if (text === "true" || text === "false") return text === "true";
  if (HOPS.test(text)) return Number(text);
  const ranges = text.split(",").map((range) => range.trim());
  if (ranges.every(isRange)) return ranges;
  throw new RangeError("must be a number of proxies from 1 to 20, or addresses and CIDR ranges such as 10.0.0.0/8");
}

function isRange(range: string): boolean {
  if (NETWORKS.has(range)) return true;
  const [base = "", bits, ...more] = range.split("/");
  const family = isIP(base);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return PREFIX.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128);
}
