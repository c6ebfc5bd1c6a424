import { isIPv4 } from "node:net";

const BITS = 32;
/** A wider range names no reseller's servers. */
const MOST_NETWORKS = 40;

/** The networks that make up the addresses from `first` to `last`; one address without `last`. Null for no range. */
export function networksOf(first: string, last: string): string[] | null {
  const [from, to] = [toNumber(first), toNumber(last === "" ? first : last)];
  if (from === null || to === null || to < from) return null;
  const networks: string[] = [];
  for (let start = from; start <= to && networks.length <= MOST_NETWORKS;) {
    let size = 1;
    while (start % (size * 2) === 0 && start + size * 2 - 1 <= to && size < 2 ** BITS) size *= 2;
    const prefix = BITS - Math.log2(size);
    networks.push(prefix === BITS ? toAddress(start) : `${toAddress(start)}/${prefix}`);
    start += size;
  }
  return networks.length > MOST_NETWORKS ? null : networks;
}

function toNumber(address: string): number | null {
  const text = address.trim();
  if (!isIPv4(text)) return null;
  return text.split(".").reduce((value, part) => value * 256 + Number(part), 0);
}

function toAddress(value: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join(".");
}
