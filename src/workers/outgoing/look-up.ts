import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";

/** The addresses of a name, of one family or (0) of both. Rejects where there are none. */
export type LookUp = (name: string, family: number) => Promise<LookupAddress[]>;

const TIMEOUT_MS = 1_000;
const TRIES = 2;

/**
 * As every program of this machine does it, with its file of hosts. A name whose servers are silent holds up every other
 * look-up of the process for many seconds, so the operator's own names alone are looked up so.
 */
export const lookUpBySystem: LookUp = (name, family) => lookup(name, { family, all: true });

/** Asks the name servers of this machine by itself: names that strangers give hold up each other in nothing. */
export function createNameLookUp(servers?: readonly string[]): LookUp {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  return async (name, family) => {
    const [four, six] = await Promise.allSettled([
      family === 6 ? [] : resolver.resolve4(name),
      family === 4 ? [] : resolver.resolve6(name),
    ]);
    const found = [...toAddresses(four, 4), ...toAddresses(six, 6)];
    if (found.length > 0) return found;
    throw four.status === "rejected" ? four.reason : six.status === "rejected" ? six.reason : new Error("no address");
  };
}

function toAddresses(answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family })) : [];
}
