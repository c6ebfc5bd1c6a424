import { execFileSync, type ExecFileSyncOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const APT_GET = "/usr/bin/apt-get";
/** Several test files install what they need, at the same time. apt-get waits for others, but not with all its locks. */
const TURN = join(tmpdir(), "imeister-test-apt.lock");
const PATIENCE = ["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=3"];

/** Installs Debian packages if possible: as root, with apt-get. */
export function installPackages(names: readonly string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync(APT_GET)) return;
  const options: ExecFileSyncOptions = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  const run = (...words: string[]) => execFileSync("flock", [TURN, APT_GET, ...PATIENCE, "-qq", ...words], options);
  run("update");
  run("install", "-y", "--no-install-recommends", ...names);
}
