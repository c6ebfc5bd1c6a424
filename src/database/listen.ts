import pg from "pg";

const RECONNECT_MS = 500;

/**
 * Listens on one PostgreSQL channel over a connection of its own, and comes back when it breaks.
 * `missed` is called each time it has come back, since notifications of the gap are lost.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  heard: (payload: string) => void,
  missed: () => void,
): Promise<() => Promise<void>> {
  let ended = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on("notification", (message) => heard(message.payload ?? ""));
    fresh.on("error", () => reconnectLater(fresh));
    fresh.on("end", () => reconnectLater(fresh));
    client = fresh;
    await fresh.connect();
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  function reconnectLater(broken: pg.Client): void {
    if (ended || broken !== client) return;
    client = undefined;
    missed();
    retry = setTimeout(() => {
      connect().then(missed, () => client && reconnectLater(client));
    }, RECONNECT_MS);
    retry.unref();
  }

  await connect();
  return async () => {
    ended = true;
    clearTimeout(retry);
    await client?.end();
  };
}
