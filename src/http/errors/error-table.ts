import { ERROR_CODES, ERRORS } from "./error-codes.ts";

const BEGIN = "<!-- The table of error codes: made by `npm run generate`. -->";
const END = "<!-- The end of the table of error codes. -->";
const HEAD = ["| code | HTTP | meaning | charged | what to do |", "|---|---|---|---|---|"];

/** A Markdown document with its table of error codes made anew. Throws where it has no place for one. */
export function withErrorTable(document: string): string {
  const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (before === -1 || after === -1) throw new Error("the document has no place for the table of error codes");
  const rows = ERROR_CODES.map((code) => {
    const { status, meaning, charged, remedy } = ERRORS[code];
    return `| \`${code}\` | ${status} | ${meaning} | ${charged === false ? "no" : "unknown"} | ${remedy} |`;
  });
  const table = [BEGIN, "", ...HEAD, ...rows, "", ""].join("\n");
  return document.slice(0, before) + table + document.slice(after);
}
