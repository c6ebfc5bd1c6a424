import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackages } from "./apt.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The Chromium of CHROMIUM or of the system; undefined where there is none. */
export function findChromium(): string | undefined {
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter)];
  const named = process.env["CHROMIUM"];
  const candidates =
    named === undefined ? folders.flatMap((folder) => NAMES.map((name) => join(folder, name))) : [named];
  return candidates.find(isExecutable);
}

/** Installs Debian's Chromium where there is none. */
export function installChromium(): void {
  if (findChromium() === undefined) installPackages(["chromium"]);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
