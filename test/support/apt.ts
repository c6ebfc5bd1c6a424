import { execFileSync, type ExecFileSyncOptions } from "node:child_process";
import { existsSync } from "node:fs";

const APT_GET = "/usr/bin/apt-get";

/** Installs Debian packages if possible: as root, with apt-get. */
export function installPackages(names: readonly string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync(APT_GET)) return;
  const options: ExecFileSyncOptions = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync(APT_GET, ["update", "-qq"], options);
  execFileSync(APT_GET, ["install", "-y", "-qq", "--no-install-recommends", ...names], options);
}
