import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Arrivals, StubQuestion } from "./stub-supplier.ts";

const STUB = join(import.meta.dirname, "stub-supplier.ts");

export interface Stub {
  url: string;
  /** The arrivals since the last call. */
  arrivals: () => Promise<Arrivals>;
  /** Changes one price in a hundred of its catalogue. */
  reprice: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a supplier that accepts and fulfils every order at once. */
export async function startStub(): Promise<Stub> {
  const child = fork(STUB, { serialization: "advanced" });
  const [port] = (await once(child, "message")) as [number];
  const ask = async (question: StubQuestion): Promise<Arrivals> => {
    const answer = once(child, "message") as Promise<[Arrivals]>;
    child.send(question);
    return (await answer)[0];
  };
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals: () => ask("arrivals"),
    reprice: async () => void (await ask("reprice")),
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
