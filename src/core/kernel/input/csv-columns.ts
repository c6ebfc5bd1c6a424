import { findRepeated } from "../text.ts";

/**
 * The names of a CSV file's columns, from its first line: in lower case, unnamed ones empty. Throws a RangeError for a name
 * that is there twice, of which the last column would replace the others unseen.
 */
export function readColumnNames(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const repeated = findRepeated(names.filter((name) => name !== ""));
  if (repeated === undefined) return names;
  throw new RangeError(`Two columns are named “${repeated}”. Rename or remove one of them.`);
}
