import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * V8 grows its young heap while a server starts, up to three times 16 MB, and never gives it back: starting allocates a lot,
 * idling does not. Until `freeStartMemory` it stays at the size that it begins with.
 */
export function holdYoungHeap(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

/** Collects what only the start needed, and lets the young heap grow with the load again. */
export function freeStartMemory(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  setFlagsFromString("--semi-space-growth-factor=2");
}
