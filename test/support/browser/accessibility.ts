import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Findings that make a page unusable for some users. */
const GRAVE = ["serious", "critical"];
/** Only colours differ between the themes. */
const RULES = { light: undefined, dark: ["color-contrast"] } as const;
/** The theme is drawn after two frames. */
const TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

/** Checks the current page with axe in both themes, and that it does not scroll sideways. */
export async function checkAccessibility(page: Page): Promise<void> {
  // A reloaded page does not have it any more.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  for (const theme of ["light", "dark"] as const) {
    await page.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
    await page.evaluate(TWO_FRAMES);
    const options = JSON.stringify({ resultTypes: ["violations"], runOnly: RULES[theme] });
    const { violations } = await page.evaluate<Pick<AxeResults, "violations">>(
      `axe.run(document, ${options}).then(({ violations }) => ({ violations }))`,
    );
    const grave = violations.filter(({ impact }) => GRAVE.includes(impact ?? ""));
    const findings = grave.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`).join("; ")}`,
    );
    assert.deepEqual(findings, [], `axe, ${theme}, ${page.url()}`);
  }
  const excess = await page.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  assert.ok(excess <= 0, `${page.url()} is ${excess} pixels wider than the window`);
}
