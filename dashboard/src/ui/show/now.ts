import { useSyncExternalStore } from "react";

const STEP_MS = 15_000;

let now = Date.now();
const listeners = new Set<() => void>();

setInterval(() => {
  now = Date.now();
  for (const listener of listeners) listener();
}, STEP_MS);

/** The time, a few seconds old, in milliseconds; components that show it render again as it changes. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
