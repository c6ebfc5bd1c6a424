import { execFileSync, type ExecFileSyncOptions } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs packages of Debian where that is possible: as root, with apt-get. */
export function installPackages(names: readonly string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const options: ExecFileSyncOptions = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["update", "-qq"], options);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], options);
}
