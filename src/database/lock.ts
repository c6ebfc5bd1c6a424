import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process has the embedded database open; two would corrupt it silently. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/**
 * Locks the folder for this process and returns a function that unlocks it. The lock is SQLite's on a separate file: the
 * operating system releases it however the process ends, so a killed server leaves no stale lock.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "lock"));
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new FolderInUse(`The data folder ${folder} is in use by another imeister process.`);
  }
  return () => lock.close();
}

const SQLITE_BUSY = 5;
