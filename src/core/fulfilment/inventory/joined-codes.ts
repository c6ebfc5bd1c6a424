const SEPARATORS = [";", ",", "|", "\t"] as const;

/**
 * What is asked before codes are added that look like several on one line: they would be sold at the price of one. Null where
 * none do. Codes have no spaces then, as a phrase like “PIN: 1; PUK: 2” has.
 */
export function doubtOfCodes(codes: readonly string[]): string | null {
  for (const separator of SEPARATORS) {
    const lines = codes.filter((code) => isJoined(code, separator)).length;
    const sign = separator === "\t" ? "a tab" : `“${separator}”`;
    const todo = "Put each code on its own line, or confirm that they belong together.";
    if (lines === 1) return `1 line looks like several codes with ${sign}, but would be sold as one code. ${todo}`;
    if (lines > 1) return `${lines} lines look like several codes with ${sign}, but each would be sold as one. ${todo}`;
  }
  return null;
}

function isJoined(code: string, separator: string): boolean {
  const parts = code
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.length > 1 && parts.every((part) => !/\s/.test(part));
}
