import type { MovingSource } from "../core/moving/source.ts";
import { openFiles } from "./files/open-files.ts";

/** Opens what an operator moves in from: a folder or a zip file of the bundle's files. Throws UnreadableBundle. */
export function openSource(source: string): Promise<MovingSource> {
  return openFiles(source);
}
