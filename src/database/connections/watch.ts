import { Socket } from "node:net";
import pg from "pg";
import { ConnectionLost, isConnectionSpent } from "../failure.ts";

/** How long a connection may take to close. */
const GOODBYE_MS = 2_000;

/** How long to wait for responses; shared by the connections of one pool. */
export interface Patience {
  /** Longest time without a byte during a statement. */
  silenceMs: number;
  /** The sockets with a statement in progress. */
  readonly awaited: Set<Socket>;
}

export function createPatience(silenceMs: number): Patience {
  return { silenceMs, awaited: new Set() };
}

/** Shortens the wait for responses from now on, also for statements in progress. */
export function shortenPatience(patience: Patience, silenceMs: number): void {
  patience.silenceMs = Math.min(patience.silenceMs, silenceMs);
  for (const socket of patience.awaited) socket.setTimeout(patience.silenceMs);
}

/**
 * Watches every statement of an open connection: a socket that stays silent during a statement is destroyed, and its
 * statements fail. A timeout of only the statement would leave the dead socket in the pool. Errors of a broken connection
 * are ConnectionLost. `spent` is called with each error after which the connection cannot be used again.
 */
export function watchConnection(client: pg.Client, patience: Patience, spent: (error: Error) => void): void {
  const query = client.query.bind(client);
  const { stream } = client.connection;
  let isBroken = false;
  // Without a listener the process would end: the pool removes its own listener while a client is in use.
  client.on("error", () => (isBroken = true));
  if (stream instanceof Socket) stream.once("finish", () => stream.setTimeout(GOODBYE_MS, () => stream.destroy()));

  async function ask(...asked: unknown[]): Promise<unknown> {
    try {
      return await answered(stream, patience, () => Reflect.apply(query, client, asked) as unknown as Promise<unknown>);
    } catch (error) {
      const isLost = isBroken && !(error instanceof pg.DatabaseError);
      const shown = isLost ? new ConnectionLost((error as Error).message, { cause: error }) : (error as Error);
      if (isConnectionSpent(shown)) spent(shown);
      throw shown;
    }
  }
  Object.defineProperty(client, "query", { value: ask });
}

/** Runs `ask`, and destroys the connection after `longestMs`, regardless of its own timeout. */
export async function answerWithin<T>(client: pg.Client, longestMs: number, ask: () => Promise<T>): Promise<T> {
  const { stream } = client.connection;
  const impatience = setTimeout(() => stream.destroy(new Error(`no answer for ${longestMs} ms`)), longestMs);
  try {
    return await ask();
  } finally {
    clearTimeout(impatience);
  }
}

async function answered<T>(stream: unknown, patience: Patience, ask: () => Promise<T>): Promise<T> {
  if (!(stream instanceof Socket)) return ask();
  const giveUp = (): void => {
    const heard = stream.bytesRead;
    // This process may have been busy: bytes that have arrived in the meantime are read first.
    setImmediate(() => {
      if (!patience.awaited.has(stream)) return;
      if (stream.bytesRead === heard) stream.destroy(new Error(`no answer for ${patience.silenceMs} ms`));
      else stream.setTimeout(patience.silenceMs, giveUp);
    });
  };
  patience.awaited.add(stream);
  stream.setTimeout(patience.silenceMs, giveUp);
  try {
    return await ask();
  } finally {
    patience.awaited.delete(stream);
    stream.setTimeout(0, giveUp);
  }
}
