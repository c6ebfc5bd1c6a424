import { existsSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

/** Statistics of the kernel about a process. */
export interface WatchedProcess {
  /** Milliseconds of CPU time so far. Unlike clock time, it does not grow while other processes use the machine. */
  workedMs(): number;
  /** Peak memory, or null if the kernel does not report it. */
  peakBytes(): number | null;
}

const TICK_MS = 10;

/** Reads /proc; without it, clock time stands for CPU time. */
export function watchProcess(pid: number): WatchedProcess {
  const folder = `/proc/${pid}`;
  if (!existsSync(folder)) return { workedMs: () => performance.now(), peakBytes: () => null };
  return {
    workedMs: () => {
      // After the name, which may contain spaces, come the state and ten numbers, then user time and system time.
      const fields = readFileSync(`${folder}/stat`, "utf8").split(") ").at(-1)!.split(" ");
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    peakBytes: () => Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`${folder}/status`, "utf8"))?.[1]) * 1_024,
  };
}
