import { Socket } from "node:net";
import pg from "pg";
import { ConnectionLost, isConnectionSpent } from "../failure.ts";

/** So long a connection that was said goodbye to may take to close. */
const GOODBYE_MS = 2_000;

/** How long connections are waited for; shared by those of one pool. */
export interface Patience {
  /** Longest time without a byte while an answer is awaited. */
  silenceMs: number;
  /** The sockets that an answer is awaited on now. */
  readonly awaited: Set<Socket>;
}

export function createPatience(silenceMs: number): Patience {
  return { silenceMs, awaited: new Set() };
}

/** From now on answers are waited for no longer than this, those that are awaited already among them. */
export function shortenPatience(patience: Patience, silenceMs: number): void {
  patience.silenceMs = Math.min(patience.silenceMs, silenceMs);
  for (const socket of patience.awaited) socket.setTimeout(patience.silenceMs);
}

/**
 * Watches every statement of an open connection: a socket that stays silent while an answer is awaited is destroyed, and
 * with it everything that waits for it. A time-out of the statement alone would leave the dead socket to be lent again.
 * Errors of a broken connection are ConnectionLost; `spent` hears of each that leaves the connection of no use.
 */
export function watchConnection(client: pg.Client, patience: Patience, spent: (error: Error) => void): void {
  const query = client.query.bind(client);
  const { stream } = client.connection;
  let isBroken = false;
  // Without a listener the process would end: the pool takes its own off while a client is lent.
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

/** Asks on a connection that is destroyed when the answer takes longer, however patient it is by itself. */
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
    // It may be this process that was busy: what has come meanwhile is read first.
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
