import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import fc from "fast-check";
import { accentProblem, contrastOf, darkAccentOf, GROUNDS, strongAccentOf } from "./accent.ts";

const STYLES = readFileSync(join(import.meta.dirname, "../../../../dashboard/src/styles.css"), "utf8");
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("the accent colour", () => {
  it("has the contrast that WCAG 2.2 computes", () => {
    assert.equal(contrastOf("#000000", "#ffffff"), 21);
    assert.equal(contrastOf("#777777", "#777777"), 1);
    assert.equal(contrastOf("#777777", "#ffffff").toFixed(2), "4.48");
  });

  it("is refused with its ratio where it cannot be read", () => {
    assert.match(accentProblem("light", "#ffcc00")!, /#ffcc00 in the light theme is 1\.\d:1.*4\.5:1.*darker/);
    assert.match(accentProblem("dark", "#123456")!, /in the dark theme is 1\.\d:1.*lighter/);
    assert.equal(accentProblem("light", "#0b6b75"), undefined);
    assert.equal(accentProblem("dark", "#5ec4cc"), undefined);
  });

  it("has a readable form for the dark theme, in every colour, and gets no less readable under the pointer", () => {
    fc.assert(
      fc.property(colour, (light) => {
        const dark = darkAccentOf(light);
        assert.equal(accentProblem("dark", dark), undefined);
        assert.ok(contrastOf(strongAccentOf("dark", dark), GROUNDS.dark) >= contrastOf(dark, GROUNDS.dark));
        assert.ok(contrastOf(dark, "#05282c") >= 4.5, "the text on a button of the dark theme");
        if (accentProblem("light", light) === undefined) {
          assert.ok(contrastOf(strongAccentOf("light", light), GROUNDS.light) >= 4.5);
        }
      }),
    );
  });

  it("is checked against the grounds that the dashboard has", () => {
    const [light, dark] = STYLES.split(':root[data-theme="dark"]') as [string, string];
    assert.ok(light.includes(`--sunken: ${GROUNDS.light};`));
    assert.ok(dark.includes(`--sunken: ${GROUNDS.dark};`));
  });
});
