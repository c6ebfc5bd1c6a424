const LINE_BREAK = /\r\n|\r|\n/;
const SEPARATORS = [";", ",", "|", "\t"] as const;

export interface JoinedCodes {
  /** What stands between codes of a line. */
  separator: string;
  /** How many lines have several. */
  lines: number;
  /** With one code per line. */
  split: string;
}

/** Lines that look like several codes with a separator; codes have no spaces then, as a phrase like “PIN: 1; PUK: 2” has. */
export function findJoinedCodes(text: string): JoinedCodes | undefined {
  const lines = text.split(LINE_BREAK);
  for (const separator of SEPARATORS) {
    const parts = lines.map((line) => partsOf(line, separator));
    const joined = parts.filter(({ length }) => length > 1).length;
    if (joined > 0) return { separator, lines: joined, split: parts.flat().join("\n") };
  }
  return undefined;
}

function partsOf(line: string, separator: string): string[] {
  const parts = line
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.length > 1 && parts.every((part) => !/\s/.test(part)) ? parts : [line];
}
