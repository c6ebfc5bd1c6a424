import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

describe("the dashboard's sources", () => {
  const dashboard = globSync("dashboard/src/**/*.{ts,tsx}", { cwd: ROOT }).filter((path) => !path.endsWith(".gen.ts"));

  it("place things by the direction of reading, never by left and right", () => {
    const physical =
      /(?<![\w-])-?(?:[mp][lr]-|scroll-[mp][lr]-|(?:left|right)-[\d[]|(?:border|rounded)-[lr]\b|rounded-[tb][lr]\b|text-(?:left|right)\b|translate-x-|space-x-)/;
    const strings = /"[^"\n]*"|`[^`]*`/g;
    const wrong = dashboard.flatMap((path) =>
      [...read(path).matchAll(strings)].filter(([text]) => physical.test(text)).map(([text]) => `${path}: ${text}`),
    );
    assert.deepEqual(wrong, []);
    assert.match("mt-1 md:pl-4", physical);
  });

  it("mirror every symbol that points", () => {
    const pointing = /\b(?:(?:Arrow|Chevron|Panel)s?\w*(?:Left|Right)\w*|LogIn|LogOut|ExternalLink|Undo\w*|Redo\w*)\b/g;
    const imported = dashboard.flatMap(
      (path) => /import \{([^}]*)\} from "lucide-react"/.exec(read(path))?.[1]?.match(pointing) ?? [],
    );
    const styles = read("dashboard/src/styles.css");
    const missing = imported.filter(
      (name) => !styles.includes(`.lucide${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
    );
    assert.deepEqual(missing, []);
    assert.ok(imported.length > 0);
  });

  it("generate random ids in one place, since browsers offer no crypto.randomUUID over plain HTTP", () => {
    const makers = dashboard.filter((path) => /randomUUID\(|getRandomValues|Math\.random/.test(read(path)));
    assert.deepEqual(makers, [join("dashboard", "src", "api", "random-id.ts")]);
  });

  it("translate texts when they are shown, not when the code is loaded", () => {
    const early = dashboard.filter((path) => /^(?:export )?const \w+(?::[^=]+)? = (?:t`|plural\()/m.test(read(path)));
    assert.deepEqual(early, []);
  });
});

describe("the dashboard's tests", () => {
  it("wait for what a page will show, and never compare what it shows at the moment", () => {
    const atOnce = /\bassert\b.*\bawait\b.*\.(?:all\w+s|inputValue|getAttribute|is[A-Z]\w+)\(/s;
    // What is looked at once, as a step of a test; in a function it is looked at until it is as expected.
    const kept =
      /^ {4}const (?!.*=>).*\bawait .*\.(?:allTextContents|allInnerTexts|is(?:Visible|Hidden|Enabled|Disabled|Checked))\(/;
    const isEarly = (step: string) => atOnce.test(step) || kept.test(step);
    const tests = globSync("test/dashboard/*.test.ts", { cwd: ROOT });
    const findings = tests.flatMap((path) =>
      read(path)
        .split(/(?<=;)\n/)
        .filter(isEarly)
        .map((step) => `${path}: ${step}`),
    );
    assert.deepEqual(findings, []);
    assert.ok(tests.length > 0);
    assert.ok(isEarly("    assert.deepEqual(\n      await rows.allTextContents(),\n      [],\n    );"));
    assert.ok(isEarly("    const codes = await rows.allTextContents();"));
  });
});
