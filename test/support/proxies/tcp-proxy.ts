import { once } from "node:events";
import { createServer, Socket, type AddressInfo } from "node:net";
import { join } from "node:path";
import pg from "pg";

/** The target of a proxy: a port, of this machine unless a host is given, or a socket in a folder. */
export type Target = { port: number; host?: string } | { path: string };

/** A proxy between a client and a server that can break connections in every way. */
export interface TcpProxy {
  port: number;
  /** The number of open connections. */
  open: () => number;
  /** Silences the open connections in both directions, without an error on either side. */
  silence: () => void;
  /** Does the same to connections that are opened from now on, until it is turned off. */
  silenceNew: (silent: boolean) => void;
  /** Breaks the open connections with a TCP reset. */
  reset: () => void;
  /** Breaks connections that are opened from now on at once, until it is turned off. */
  refuse: (refuses: boolean) => void;
  /** Sets the target of connections that are opened from now on. */
  leadTo: (target: Target) => void;
  close: () => Promise<void>;
}

interface Line {
  near: Socket;
  far: Socket;
  isSilent: boolean;
}

/** Opens it on its own port in front of a server. */
export async function openTcpProxy(first: Target): Promise<TcpProxy> {
  const lines = new Set<Line>();
  /** Silent connections stay open on the server's side when the client has closed its side. */
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
  // A silent connection does not report that the other side has closed, either.
  near.on("close", () => {
    gone();
    if (!line.isSilent) far.destroy();
  });
  far.on("close", () => line.isSilent || near.destroy());
  return line;
}

/** The target that the PostgreSQL at this address listens on. */
export function targetOf(url: string): Target {
  const { host, port } = new pg.Client({ connectionString: url });
  return host.startsWith("/") ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
}

/** The address of the same database through these proxies; the first host that accepts writes is used. */
export function urlThrough(url: string, ...proxies: readonly Pick<TcpProxy, "port">[]): string {
  const { database, user, password } = new pg.Client({ connectionString: url });
  const hosts = proxies.map(({ port }) => `127.0.0.1:${port}`).join(",");
  return `postgres://${user}:${password ?? ""}@${hosts}/${database}`;
}
