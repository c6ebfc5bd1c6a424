import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";

const ROOT = join(import.meta.dirname, "..");
const TEXTS = [
  "src/**/*.{ts,sql}",
  "dashboard/src/**/*.{ts,tsx}",
  "docs/**/*.md",
  "{README,ARCHITECTURE,CHANGELOG,CONTRIBUTING,STYLE}.md",
  "sdk/*/src/**/*.{ts,php}",
  "sdk/*/README.md",
  "{test,demo,benchmarks}/**/*.ts",
];
/** The values of tests are free: only their names and comments are texts. */
const TEXT_OF_TEST = /\b(?:it|describe)\(|^\s*(?:\/\/|\/?\*)/;
/** What STYLE.md shows is wrong, beside what is right. */
const EXAMPLE = /^\| [“`].*$/gm;
/** Whose words are values. */
const EXEMPT = ["test/language.test.ts", "src/core/people/users/common-password.ts"];

/** Phrases that are not used any more, each with the words that replace it. */
const RETIRED: readonly [phrase: RegExp, use: string][] = [
  [/\be-mails?\b/i, "email"],
  [/\bfor ever\b/i, "permanently"],
  [/\bwhatever\b/i, "any, every, regardless of"],
  [/\b(?:some|any)body\b/i, "the user, the reseller, a staff member"],
  [/\beverybody\b/i, "all resellers, all users"],
  [/\bwhoever\b/i, "the user who, the reseller who"],
  // Not a value ("nobody") and not an identifier (NoBody).
  [/(?<!["'`=])\b[Nn]obody\b(?!["'`@])/, "no user, no reseller, or the passive"],
  [/\bgiven back\b/i, "released, refunded, credited again"],
  [/\b(?:every|each|all|the) \w+ to come\b|\bstill to come\b/i, "later, new"],
  [/\bas it stands\b/i, "as it is, as written"],
  [/\bsecond factors?\b/i, "two-factor authentication"],
  [/\bstock of codes\b/i, "code inventory"],
  [/\bmoney back\b/i, "refund"],
  [/\bwhat came of\b/i, "result, outcome"],
  [/\bcompar\w+ (?:of )?the books\b|\bbooks (?:do not )?(?:agreed?|differ)\b/i, "ledger check, discrepancy"],
  [/\bcall log\b/i, "API request log"],
  [/\bmagic identifiers?\b/i, "test IMEIs"],
  [/\bAbsent: /, "If unset,"],
  [/\bwaits? for (?:a person|people)\b/i, "needs attention"],
  [/\ba line each\b|\bone a line\b/i, "one per line"],
  [/\b(?:of )?unknown outcome\b/i, "unconfirmed"],
  [/\bthat are none\b/i, "invalid"],
  [/\bmeters?\b/i, "metrics"],
  [/\bby mail\b/i, "by email"],
  [/\byour calls\b/i, "requests"],
  [/\bwalk\w* (?:through|with)\b/i, "read, cursor pagination"],
  [/\bin hand of\b/i, "assigned to"],
  [/\blook(?:s|ed)? after\b/i, "escalate, assigned to"],
  [/\bwish(?:es)? for credit\b/i, "top-up requests"],
  [/\bthe same device twice\b/i, "duplicate orders"],
  [/\bsee as a reseller\b/i, "preview as reseller"],
  [/\breplay window\b/i, "deduplication window"],
  [/\bfulfilled by (?:hand|people)\b/i, "manual fulfilment"],
  [/\bended keys?\b|\bends? (?:a|the) key\b/i, "revoked or expired keys, revoke"],
  [/\bpromised time (?:has |had )?passed\b/i, "overdue"],
  [/\bwaits because\b/i, "reason"],
];

function findRetired(text: string): { line: number; found: string; use: string }[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      RETIRED.flatMap(([phrase, use]) => phrase.exec(line)?.map((found) => ({ line: index + 1, found, use })) ?? []),
    );
}

function textsOf(path: string): string {
  const text = readFileSync(join(ROOT, path), "utf8");
  if (path === "STYLE.md") return text.replaceAll(EXAMPLE, "");
  if (!path.startsWith("test/") && !path.endsWith(".test.ts")) return text;
  const lines = text.split("\n").map((line) => (TEXT_OF_TEST.test(line) ? line : ""));
  return lines.join("\n");
}

it("texts, comments and documentation use no retired phrase", () => {
  const files = TEXTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((path) => !EXEMPT.includes(path));
  assert.ok(files.length > 0);
  const retired = files.flatMap((path) =>
    findRetired(textsOf(path)).map(({ line, found, use }) => `${path}:${line}: “${found}”, use: ${use}`),
  );
  assert.deepEqual(retired, []);
});

it("a retired phrase is found in any case, with its line", () => {
  const text = "The link was emailed.\nYour E-Mail is kept for ever.\nNobody reads `nobody` or NoBody.";
  assert.deepEqual(
    findRetired(text).map(({ line, found }) => `${line}: ${found}`),
    ["2: E-Mail", "2: for ever", "3: Nobody"],
  );
});
