import pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { NO_LIMITS, openConnection } from "./connect.ts";
import type { Hosts } from "./hosts.ts";
import { createPatience } from "./watch.ts";

/** A listening connection is normally silent, so it is checked regularly. */
const HEARTBEAT_MS = 5_000;
const SILENCE_MS = 3_000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;

interface Ear {
  client: pg.Client;
  /** Resolves when the connection has ended, from either side. */
  ended: Promise<void>;
}

/**
 * Listens on one PostgreSQL channel over a separate connection. If it breaks, it reconnects to the host that accepts
 * writes then. `missed` is called when it breaks and when it has reconnected, since notifications in between are lost.
 * Throws NoConnection if the first connection cannot be made.
 */
export async function listenOnPostgres(
  hosts: Hosts,
  channel: string,
  heard: (payload: string) => void,
  missed: () => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let ear = await openEar(hosts, channel, heard);

  async function keepListening(): Promise<void> {
    for (;;) {
      await ear.ended;
      if (stopping.signal.aborted) return;
      missed();
      const next = await reopen(() => openEar(hosts, channel, heard), stopping.signal);
      if (next === undefined) return;
      ear = next;
      missed();
    }
  }

  const listening = keepListening();
  return async () => {
    stopping.abort();
    await ear.client.end();
    await listening;
  };
}

async function openEar(hosts: Hosts, channel: string, heard: (payload: string) => void): Promise<Ear> {
  const client = await openConnection(await hosts.find(), NO_LIMITS, createPatience(SILENCE_MS));
  const ended = Promise.withResolvers<void>();
  const heartbeat = setInterval(() => {
    client.query("select 1").catch(() => client.connection.stream.destroy());
  }, HEARTBEAT_MS);
  heartbeat.unref();
  client.once("end", () => {
    clearInterval(heartbeat);
    ended.resolve();
  });
  client.on("notification", (message) => heard(message.payload ?? ""));
  try {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return { client, ended: ended.promise };
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}

/** Undefined if it was stopped in the meantime. */
async function reopen(open: () => Promise<Ear>, signal: AbortSignal): Promise<Ear | undefined> {
  for (let pauseMs = FIRST_RETRY_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_RETRY_MS)) {
    const goesOn = await sleep(pauseMs, true, { signal, ref: false }).catch(() => false);
    if (!goesOn) return undefined;
    const ear = await open().catch(() => undefined);
    if (ear === undefined) continue;
    if (!signal.aborted) return ear;
    await ear.client.end();
    return undefined;
  }
}
