import { existsSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

/** What the kernel says of a process. */
export interface WatchedProcess {
  /** Milliseconds of work so far. Unlike those of a clock they do not grow while other processes keep the machine busy. */
  workedMs(): number;
  /** The most memory that it had at once, or null where the kernel does not say. */
  peakBytes(): number | null;
}

const TICK_MS = 10;

/** Reads /proc; without one, work is told by the clock. */
export function watchProcess(pid: number): WatchedProcess {
  const folder = `/proc/${pid}`;
  if (!existsSync(folder)) return { workedMs: () => performance.now(), peakBytes: () => null };
  return {
    workedMs: () => {
      // Behind the name, which may hold spaces, come the state and ten numbers before the user's and the system's time.
      const fields = readFileSync(`${folder}/stat`, "utf8").split(") ").at(-1)!.split(" ");
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    peakBytes: () => Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`${folder}/status`, "utf8"))?.[1]) * 1_024,
  };
}
