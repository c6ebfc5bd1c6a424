import pg from "pg";
import type { Host } from "./address.ts";
import { CONNECT_TIMEOUT_MS, NO_LIMITS, openConnection } from "./connect.ts";
import { NoConnection } from "../failure.ts";
import { createPatience } from "./watch.ts";

export interface Hosts {
  readonly count: number;
  /** Finds the host that takes writes. Throws NoConnection, which says what is wrong with each. */
  find(): Promise<Host>;
}

/** The only host needs no looking for. Of several, all are asked at once; callers meanwhile share the answer. */
export function createHosts(hosts: readonly Host[]): Hosts {
  const [only, ...others] = hosts;
  if (only !== undefined && others.length === 0) return { count: 1, find: () => Promise.resolve(only) };
  let finding: Promise<Host> | undefined;
  return {
    count: hosts.length,
    find: () => (finding ??= findWritable(hosts).finally(() => (finding = undefined))),
  };
}

async function findWritable(hosts: readonly Host[]): Promise<Host> {
  const asked = hosts.map(async (host) => {
    const client = await openConnection(host, NO_LIMITS, createPatience(CONNECT_TIMEOUT_MS));
    client.end().catch(() => {});
    return host;
  });
  try {
    return await Promise.any(asked);
  } catch (error) {
    const { errors } = error as AggregateError;
    const sentences = errors.map((problem: Error) => problem.message).join("; ");
    throw new NoConnection(`no host takes writes: ${sentences}`, { cause: worthTelling(errors) });
  }
}

/** A wrong password rather than a host that is away: waiting does not mend it. */
function worthTelling(errors: Error[]): unknown {
  const causes = errors.map((problem) => problem.cause ?? problem);
  return causes.find((cause) => cause instanceof pg.DatabaseError) ?? causes[0];
}
