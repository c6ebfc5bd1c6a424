import pg from "pg";
import type { Host } from "./address.ts";
import { NoConnection } from "../failure.ts";
import { answerWithin, watchConnection, type Patience } from "./watch.ts";

/** Timeout for opening a connection, and for a free connection of the pool. */
export const CONNECT_TIMEOUT_MS = 5_000;
/** After this time without a byte, the operating system checks whether the other side is still reachable. */
const KEEP_ALIVE_MS = 10_000;

/** Timeouts that PostgreSQL enforces, in milliseconds; 0: none. */
export interface SessionLimits {
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
}

export const NO_LIMITS: SessionLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

export function clientConfig(host: Host): pg.ClientConfig {
  return {
    connectionString: host.url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

const SET_LIMITS = `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
  set_config('idle_in_transaction_session_timeout', $3, false), current_setting('transaction_read_only') as read_only`;

/** Watches a newly opened connection and sets its limits. Throws NoConnection if the host is read-only. */
export async function prepareConnection(
  client: pg.Client,
  host: Host,
  limits: SessionLimits,
  patience: Patience,
  spent: (error: Error) => void,
): Promise<void> {
  watchConnection(client, patience, spent);
  const { statementMs, lockMs, idleInTransactionMs } = limits;
  const { rows } = await answerWithin(client, CONNECT_TIMEOUT_MS, () =>
    client.query<{ read_only: string }>(SET_LIMITS, [statementMs, lockMs, idleInTransactionMs].map(String)),
  );
  if (rows[0]?.read_only !== "off") throw new NoConnection(`${host.name} is read-only`);
}

/** A separate, prepared connection, which the caller must end. Throws NoConnection. */
export async function openConnection(host: Host, limits: SessionLimits, patience: Patience): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(host));
  // Errors while it opens are thrown by `connect`.
  client.on("error", () => {});
  try {
    await client.connect();
    await prepareConnection(client, host, limits, patience, () => {});
    return client;
  } catch (error) {
    client.connection.stream.destroy();
    throw noConnection(host, error);
  }
}

/** Node's error has no message if all addresses of a name refused. */
export function noConnection(host: Host, error: unknown): NoConnection {
  if (error instanceof NoConnection) return error;
  const { message, code } = error as NodeJS.ErrnoException;
  return new NoConnection(`${host.name}: ${message || code || "it cannot be reached"}`, { cause: error });
}
