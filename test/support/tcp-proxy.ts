import { once } from "node:events";
import { createServer, Socket, type AddressInfo } from "node:net";
import { join } from "node:path";
import pg from "pg";

/** Where a proxy leads: a port, of this machine unless it says of which, or a socket in a folder. */
export type Target = { port: number; host?: string } | { path: string };

/** A line between a client and a server that can be cut in every way in which lines are cut. */
export interface TcpProxy {
  port: number;
  /** Lines that are open now. */
  open: () => number;
  /** Nothing more comes through on the lines that are open, in either direction, and nobody is told. */
  silence: () => void;
  /** The same for lines that are opened from now on, until told otherwise. */
  silenceNew: (silent: boolean) => void;
  /** Breaks the lines that are open with a TCP reset. */
  reset: () => void;
  /** Lines opened from now on are broken at once, until told otherwise. */
  refuse: (refuses: boolean) => void;
  /** Lines opened from now on lead there. */
  leadTo: (target: Target) => void;
  close: () => Promise<void>;
}

interface Line {
  near: Socket;
  far: Socket;
  isSilent: boolean;
}

/** Opens it on a port of its own before a server. */
export async function openTcpProxy(first: Target): Promise<TcpProxy> {
  const lines = new Set<Line>();
  /** Those of silent lines stay open on the far side when the near one is gone. */
  const sockets = new Set<Socket>();
  let target = first;
  let silencesNew = false;
  let refuses = false;
  const server = createServer((near) => {
    near.on("error", () => {});
    if (refuses) near.resetAndDestroy();
    else {
      const line = connect(near, target, silencesNew, () => lines.delete(line));
      lines.add(line);
      sockets.add(line.far.once("close", () => sockets.delete(line.far)));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    open: () => lines.size,
    silence: () => lines.forEach((line) => (line.isSilent = true)),
    silenceNew: (silent) => void (silencesNew = silent),
    reset: () => {
      for (const { near, far } of lines) {
        near.resetAndDestroy();
        far.destroy();
      }
    },
    refuse: (refused) => void (refuses = refused),
    leadTo: (next) => void (target = next),
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const { near } of lines) near.destroy();
      for (const far of sockets) far.destroy();
      await closed;
    },
  };
}

function connect(near: Socket, target: Target, isSilent: boolean, gone: () => void): Line {
  const far = new Socket().connect(target);
  const line: Line = { near, far, isSilent };
  far.on("error", () => near.resetAndDestroy());
  near.on("data", (bytes) => line.isSilent || far.write(bytes));
  far.on("data", (bytes) => line.isSilent || near.write(bytes));
  // A silent line does not even tell that the other side has gone.
  near.on("close", () => {
    gone();
    if (!line.isSilent) far.destroy();
  });
  far.on("close", () => line.isSilent || near.destroy());
  return line;
}

/** Where the PostgreSQL at this address listens. */
export function targetOf(url: string): Target {
  const { host, port } = new pg.Client({ connectionString: url });
  return host.startsWith("/") ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
}

/** The address of the same database as it is reached over these lines, of which the first that takes writes counts. */
export function urlThrough(url: string, ...proxies: readonly Pick<TcpProxy, "port">[]): string {
  const { database, user, password } = new pg.Client({ connectionString: url });
  const hosts = proxies.map(({ port }) => `127.0.0.1:${port}`).join(",");
  return `postgres://${user}:${password ?? ""}@${hosts}/${database}`;
}
