import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";

const ROOT = join(import.meta.dirname, "..");
const TEXTS = [
  "src/**/*.{ts,sql}",
  "dashboard/src/**/*.{ts,tsx}",
  "docs/**/*.md",
  "{README,ARCHITECTURE,CHANGELOG}.md",
];

/** Phrases that are not used any more, each with the words that replace it. */
const RETIRED: readonly [phrase: RegExp, use: string][] = [
  [/\be-mails?\b/i, "email"],
  [/\bfor ever\b/i, "permanently"],
  [/\bwhatever\b/i, "any, every, regardless of"],
  [/\bsomebody\b/i, "the user, the reseller, a staff member"],
  [/\bsecond factors?\b/i, "two-factor authentication"],
  [/\bstock of codes\b/i, "code inventory"],
  [/\bmoney back\b/i, "refund"],
  [/\bwhat came of\b/i, "result, outcome"],
  [/\bcompar\w+ (?:of )?the books\b|\bbooks (?:do not )?(?:agreed?|differ)\b/i, "ledger check, discrepancy"],
  [/\bcall log\b/i, "API request log"],
  [/\bmagic identifiers?\b/i, "test IMEIs"],
  [/\bAbsent: /, "If unset,"],
  [/\bwaits? for (?:a person|people)\b/i, "needs attention"],
  [/\ba line each\b/i, "one per line"],
  [/\b(?:of )?unknown outcome\b/i, "unconfirmed"],
];

function findRetired(text: string): { line: number; found: string; use: string }[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      RETIRED.flatMap(([phrase, use]) => phrase.exec(line)?.map((found) => ({ line: index + 1, found, use })) ?? []),
    );
}

it("texts, comments and documentation use no retired phrase", () => {
  const files = TEXTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
    (path) => !path.endsWith(".test.ts"),
  );
  assert.ok(files.length > 0);
  const retired = files.flatMap((path) =>
    findRetired(readFileSync(join(ROOT, path), "utf8")).map(
      ({ line, found, use }) => `${path}:${line}: “${found}”, use: ${use}`,
    ),
  );
  assert.deepEqual(retired, []);
});

it("a retired phrase is found in any case, with its line", () => {
  const text = "The link was emailed.\nYour E-Mail is kept for ever.";
  assert.deepEqual(
    findRetired(text).map(({ line, found }) => `${line}: ${found}`),
    ["2: E-Mail", "2: for ever"],
  );
});
