import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SECRET_BYTES = 32;
const SHORTEST_SECRET = 32;
const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/**
 * The secret that signs the sessions of people: the setting AUTH_SECRET, else one that is made on first use and
 * kept in the data folder, readable by its owner alone. A database in memory gets one that is not kept.
 */
export function readAuthSecret({
  AUTH_SECRET,
  DATA_DIR,
}: {
  AUTH_SECRET: string | undefined;
  DATA_DIR: string;
}): string {
  if (AUTH_SECRET !== undefined) return AUTH_SECRET;
  if (DATA_DIR.startsWith("memory://")) return newSecret();
  const file = join(DATA_DIR, "auth-secret");
  const kept = readKept(file) ?? makeSecret(DATA_DIR, file);
  if (kept.length < SHORTEST_SECRET) {
    throw new Error(`${file} holds no secret of ${SHORTEST_SECRET} characters: remove it to have a new one made.`);
  }
  return kept;
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written aside and then linked, so that of two processes that start at once one wins and the other reads it whole. */
function makeSecret(folder: string, file: string): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  writeFileSync(draft, `${newSecret()}\n`, { mode: OWNER_ONLY_FILE, flag: "wx" });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8").trim();
}
