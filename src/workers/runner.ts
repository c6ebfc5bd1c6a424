const TOGETHER_MS = 2;

/** Runs work on request: never twice at once, and again when a request arrives during a run. */
export interface Runner {
  wake(): void;
  /** Those that ask together are followed by one run. */
  wakeSoon(): void;
  isStopped(): boolean;
  /** Begins no more; resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** `work` must not reject. */
export function createRunner(work: () => Promise<void>): Runner {
  let stopped = false;
  let woken = false;
  let working: Promise<void> | null = null;
  let soon: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    do {
      woken = false;
      await work();
    } while (woken && !stopped);
    working = null;
  }

  function wake(): void {
    woken = true;
    if (!stopped) working ??= run();
  }

  return {
    wake,
    wakeSoon: () => {
      soon ??= setTimeout(() => {
        soon = undefined;
        wake();
      }, TOGETHER_MS);
    },
    isStopped: () => stopped,
    stop: async () => {
      stopped = true;
      clearTimeout(soon);
      await working;
    },
  };
}
