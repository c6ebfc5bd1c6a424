import { accessSync, constants } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { installPackages } from "./apt.ts";

/** Chromium without its windows, which begins and draws twice as fast. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The Chromium of CHROMIUM or of the system; undefined where there is none. */
export function findChromium(): string | undefined {
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter)];
  const named = process.env["CHROMIUM"];
  const candidates =
    named === undefined ? folders.flatMap((folder) => NAMES.map((name) => join(folder, name))) : [named];
  return candidates.find(isExecutable);
}

/** Installs Debian's Chromium where there is none; in CI, where time counts, the one without windows. */
export function installChromium(): void {
  const found = findChromium();
  if (found !== undefined && (process.env["CI"] !== "true" || basename(found) === SHELL)) return;
  try {
    installPackages([SHELL]);
  } catch {
    // Older releases do not have it.
    if (found === undefined) installPackages(["chromium"]);
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
