import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Arrivals, ReceiverQuestion } from "./receiver-process.ts";

const RECEIVER = join(import.meta.dirname, "receiver-process.ts");

export interface Receiver {
  url: string;
  /** The arrivals since the last call. */
  arrivals: () => Promise<Arrivals>;
  stop: () => Promise<void>;
}

/** Starts a receiver of webhooks on loopback that accepts every event. */
export async function startReceiver(): Promise<Receiver> {
  const child = fork(RECEIVER, { serialization: "advanced" });
  const [port] = (await once(child, "message")) as [number];
  return {
    url: `http://127.0.0.1:${port}/`,
    arrivals: async () => {
      const answer = once(child, "message") as Promise<[Arrivals]>;
      child.send("arrivals" satisfies ReceiverQuestion);
      return (await answer)[0];
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
