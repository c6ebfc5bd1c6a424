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

/** Lengthens every text of the page by two fifths, as a translation might, and takes that back once the width is read. */
const EXCESS_OF_LONG_TEXTS = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (/[A-Za-z]{3}/.test(walker.currentNode.nodeValue)) texts.push(walker.currentNode);
  const before = texts.map((text) => text.nodeValue);
  for (const text of texts) text.nodeValue += " " + text.nodeValue.slice(0, Math.ceil(0.4 * text.nodeValue.length));
  const { scrollWidth, clientWidth } = document.documentElement;
  const isCut = (button) => button.getBoundingClientRect().right > clientWidth && !button.closest("table");
  const cut = [...document.querySelectorAll("main button:not([role=tab]), main h1, main h2, main label")].filter(isCut);
  const found = cut.map((button) => button.textContent);
  texts.forEach((text, index) => (text.nodeValue = before[index]));
  return { excess: scrollWidth - clientWidth, cut: found };
})()`;

/** Checks that the page holds texts in another language, which are up to two fifths longer: nothing is beside the window. */
export async function checkLongTexts(page: Page): Promise<void> {
  const { excess, cut } = await page.evaluate<{ excess: number; cut: string[] }>(EXCESS_OF_LONG_TEXTS);
  assert.ok(excess <= 0, `${page.url()} is ${excess} pixels wider than the window with long texts`);
  assert.deepEqual(cut, [], `${page.url()} cuts long texts`);
}
