import type { MovingSource } from "../core/moving/source.ts";
import { openFiles } from "./files/open-files.ts";

const DATABASE_URL = /^(?:mysql|mariadb):\/\//i;

/**
 * Opens what an operator moves in from: a folder or a zip file of the bundle's files, or the database of a panel by its
 * address. Throws UnreadableBundle, and validation_failed for a database.
 */
export async function openSource(source: string): Promise<MovingSource> {
  if (!DATABASE_URL.test(source)) return openFiles(source);
  // The reader of databases takes a while to load, which files are spared.
  const { openPanel } = await import("./panel/panel-source.ts");
  return openPanel(source);
}
