import { once } from "node:events";
import { createServer, Socket, type AddressInfo } from "node:net";
import { targetOf, urlThrough, type Target } from "../proxies/tcp-proxy.ts";

/**
 * Faults of the connection with a statement. `answer_lost`: the statement reaches PostgreSQL, and the connection breaks
 * instead of the response. `never_arrives`: the connection breaks before. `arrives_late`: the connection breaks at once,
 * and PostgreSQL gets the statement only when `deliver` is called.
 */
export type LostStatement = "answer_lost" | "never_arrives" | "arrives_late";

/** A proxy in front of PostgreSQL that breaks connections at the statements that a test names. */
export interface PgProxy {
  url: string;
  /** The next message with `text` has the fault, once. `after` runs then, before any other message is forwarded. */
  lose: (text: string, how: LostStatement, after?: () => void) => void;
  /** Whether every fault has occurred. */
  isWhole: () => boolean;
  /** Delivers the late statement; resolves when PostgreSQL has answered it. */
  deliver: () => Promise<void>;
  /** Breaks new connections at once, until it is turned off. */
  refuse: (refuses: boolean) => void;
  close: () => Promise<void>;
}

interface State {
  faults: { text: string; how: LostStatement; after: (() => void) | undefined }[];
  late: { far: Socket; bytes: Buffer }[];
  sockets: Set<Socket>;
  refuses: boolean;
}

/** Opens it on its own port in front of the database at `url`. */
export async function openPgProxy(url: string): Promise<PgProxy> {
  const state: State = { faults: [], late: [], sockets: new Set(), refuses: false };
  const target = targetOf(url);
  const server = createServer((near) => accept(state, near, target)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: urlThrough(url, server.address() as AddressInfo),
    lose: (text, how, after) => void state.faults.push({ text, how, after }),
    isWhole: () => state.faults.length === 0,
    deliver: async () => {
      for (const { far, bytes } of state.late.splice(0)) {
        far.write(bytes);
        await once(far, "data");
        far.destroy();
      }
    },
    refuse: (refuses) => void (state.refuses = refuses),
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of state.sockets) socket.destroy();
      await closed;
    },
  };
}

function accept(state: State, near: Socket, target: Target): void {
  near.on("error", () => {});
  if (state.refuses) return void near.resetAndDestroy();
  const far = new Socket().connect(target);
  for (const socket of [near, far]) {
    state.sockets.add(socket);
    socket.on("close", () => state.sockets.delete(socket));
  }
  let isLost = false;
  const pass = (bytes: Buffer): void => void near.write(bytes);
  far.on("error", () => near.resetAndDestroy());
  far.on("data", pass);
  far.on("close", () => isLost || near.destroy());
  near.on("close", () => isLost || far.destroy());
  near.on("data", (bytes) => {
    const found = isLost ? -1 : state.faults.findIndex(({ text }) => bytes.includes(text));
    if (found === -1) return void far.write(bytes);
    isLost = true;
    const [fault] = state.faults.splice(found, 1);
    far.off("data", pass);
    breakOff(state, { near, far, bytes }, fault!);
  });
}

function breakOff(
  state: State,
  { near, far, bytes }: { near: Socket; far: Socket; bytes: Buffer },
  { how, after }: State["faults"][number],
): void {
  const end = (): void => {
    after?.();
    near.resetAndDestroy();
  };
  if (how === "answer_lost") {
    far.write(bytes);
    far.once("data", () => {
      end();
      far.destroy();
    });
    return;
  }
  if (how === "arrives_late") state.late.push({ far, bytes });
  else far.destroy();
  end();
}
