import type { CaseResult, Conformance } from "./run.ts";

const MARKS: Record<CaseResult["outcome"], string> = { holds: "ok     ", broken: "BROKEN ", skipped: "skipped" };

/** The report as text: one line for each case; for what is broken also whom it affects and the bytes. */
export function printConformance({ url, dialect, holds, broken, skipped, cases }: Conformance): string {
  const counts = `${holds} ok, ${broken} broken, ${skipped} skipped`;
  return [`Conformance of ${url}, ${dialect}`, "", ...cases.flatMap(printCase), "", counts].join("\n");
}

function printCase({ id, title, outcome, reason, affects, exchanges = [] }: CaseResult): string[] {
  const line = `${MARKS[outcome]} ${id}: ${title}`;
  if (outcome === "holds") return [line];
  if (outcome === "skipped") return [line, `        ${reason}`];
  const bytes = exchanges.flatMap(({ request, answer }) => [...quote("> ", request), ...quote("< ", answer)]);
  return [line, `        ${reason}`, `        Affects: ${affects}`, ...bytes];
}

function quote(mark: string, text: string): string[] {
  return text.split(/\r?\n/).map((line) => `        ${mark}${line}`.trimEnd());
}
