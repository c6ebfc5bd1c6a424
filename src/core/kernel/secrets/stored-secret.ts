import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const OTHERS_MAY = 0o077;

/**
 * A secret that lives in a file of the data folder, made by `make` on first use and readable by its owner alone. A
 * database in memory gets one that is not stored. Throws when others may read it.
 */
export function loadOrCreateSecret(dataDir: string, name: string, make: () => string): string {
  if (dataDir.startsWith("memory://")) return make();
  const file = join(dataDir, name);
  const stored = readStored(file);
  if (stored === undefined) return makeStored(dataDir, file, make);
  if (process.platform !== "win32" && (statSync(file).mode & OTHERS_MAY) !== 0) {
    throw new Error(`${file} can be read by others: run chmod 600 ${file}.`);
  }
  return stored;
}

function readStored(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written aside and then linked, so that of two processes that start at once one wins and the other reads it whole. */
function makeStored(folder: string, file: string, make: () => string): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  writeFileSync(draft, `${make()}\n`, { mode: OWNER_ONLY_FILE, flag: "wx", flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8").trim();
}
