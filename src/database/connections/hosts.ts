import pg from "pg";
import type { Host } from "./address.ts";
import { CONNECT_TIMEOUT_MS, NO_LIMITS, openConnection } from "./connect.ts";
import { NoConnection } from "../failure.ts";
import { createPatience } from "./watch.ts";

export interface Hosts {
  readonly count: number;
  /** Finds the host that accepts writes. Throws NoConnection, whose message has the error of each host. */
  find(): Promise<Host>;
}

/** A single host needs no search. Several hosts are tried at the same time, and concurrent callers share the result. */
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

/** Prefers a wrong password to an unreachable host: waiting does not help with a wrong password. */
function worthTelling(errors: Error[]): unknown {
  const causes = errors.map((problem) => problem.cause ?? problem);
  return causes.find((cause) => cause instanceof pg.DatabaseError) ?? causes[0];
}
