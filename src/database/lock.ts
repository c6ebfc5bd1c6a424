import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process has the embedded database open; two would corrupt it silently. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/**
 * Takes the folder for this process and returns the function that gives it back.
 * The lock is SQLite's on a file of its own: the operating system frees it however the process ends,
 * so a killed server leaves nothing stale behind.
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
