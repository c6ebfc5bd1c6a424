import { useSyncExternalStore } from "react";

export type Mode = "live" | "test";

const KEY = "imeister.mode";
const listeners = new Set<() => void>();

/** Whether live or test data is shown; kept for this tab, since two tabs may differ. */
export function currentMode(): Mode {
  return sessionStorage.getItem(KEY) === "test" ? "test" : "live";
}

export function setMode(mode: Mode): void {
  sessionStorage.setItem(KEY, mode);
  markPage();
  for (const listener of listeners) listener();
}

export function useMode(): Mode {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentMode);
}

/** Puts the mode on the page's root, where the styles mark the background. */
export function markPage(mode: Mode = currentMode()): void {
  document.documentElement.dataset["mode"] = mode;
}
