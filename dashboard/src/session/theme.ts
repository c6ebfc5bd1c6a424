import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";

const KEY = "imeister.theme";
const THEMES: readonly Theme[] = ["system", "light", "dark"];
const listeners = new Set<() => void>();
const systemIsDark = window.matchMedia("(prefers-color-scheme: dark)");

/** The reader's choice; without one the system's. */
export function currentTheme(): Theme {
  return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? "system";
}

export function setTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentTheme);
}

/** Puts the theme on the page's root, and follows the system where the reader chose nothing. */
export function startTheme(): void {
  applyTheme();
  systemIsDark.addEventListener("change", applyTheme);
}

function applyTheme(): void {
  const theme = currentTheme();
  const isDark = theme === "dark" || (theme === "system" && systemIsDark.matches);
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
}
