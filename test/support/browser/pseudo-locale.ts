import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { shows } from "./browser.ts";
import { DESKTOP, PHONE } from "./visits.ts";

/** What is copied and typed elsewhere stays as it is, and times are in a language that browsers know. */
const AS_IT_IS = "code, pre, kbd, time, textarea, .font-mono, figure [aria-hidden], style, script, noscript";
/** Days and months of charts, names of programs, keys, time zones and calls of the API. */
const NAMES = [
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g,
  /\b(?:Imeister|PHP|curl|Node\.js|Python|HeadlessChrome|Chrome|Linux|alt|UTC)\b/g,
  /\b[A-Z]\w+\/[\w/+ -]+/g,
  /\b(?:GET|POST) \/[\w/:]+|\b(?:place|get)?imei\w+|\baccountinfo\b|\bYOUR_API_KEY\b/g,
];
const WORD = /[A-Za-z]{3}/;

const TEXTS = `(() => {
  const texts = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest(${JSON.stringify(AS_IT_IS)})) texts.add(walker.currentNode.nodeValue);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    for (const element of document.querySelectorAll("[" + name + "]:not(time, textarea)")) texts.add(element.getAttribute(name));
  }
  return [document.title, ...texts];
})()`;

const OUTSIDE = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isCut = (element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth || left < 0) && !element.closest("table, .sr-only");
  };
  const cut = [...document.querySelectorAll("main button:not([role=tab]), main h1, main h2, main label")].filter(isCut);
  return { excess: scrollWidth - clientWidth, cut: cut.map((element) => element.textContent) };
})()`;

export interface PseudoLocale {
  /** Opens a page and returns the texts on it that are in no catalogue, and what is beside the window. */
  findFaults: (path: string) => Promise<string[]>;
}

/**
 * Shows the page in the pseudo-locale: its texts are those of the catalogue, accented, two fifths longer and from right to
 * left. What the API answers stays in English.
 */
export async function usePseudoLocale(page: Page): Promise<PseudoLocale> {
  const answered = new Set<string>();
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return;
    response.json().then(
      (body) => collectTexts(body, answered),
      // A file, or no body.
      () => undefined,
    );
  });
  await page.evaluate("localStorage.setItem('imeister.locale', 'pseudo')");
  return {
    findFaults: async (path) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await shows(() => page.locator("main .animate-pulse").count(), 0);
      assert.equal(await page.evaluate("document.documentElement.dir"), "rtl");
      const wide = await findOutside(page, path);
      const texts = findEnglish(await page.evaluate<string[]>(TEXTS), answered);
      await page.setViewportSize(PHONE);
      return [...texts.map((text) => `${path}: ${text}`), ...wide, ...(await findOutside(page, path))];
    },
  };
}

async function findOutside(page: Page, path: string): Promise<string[]> {
  const { excess, cut } = await page.evaluate<{ excess: number; cut: string[] }>(OUTSIDE);
  const width = page.viewportSize()!.width;
  return [
    ...(excess > 0 ? [`${path} at ${width}: ${excess} pixels wider than the window`] : []),
    ...cut.map((text) => `${path} at ${width} cuts ${text}`),
  ];
}

/** The texts that have a word that is neither of the pseudo-locale nor of the API. */
function findEnglish(texts: readonly string[], answered: ReadonlySet<string>): string[] {
  const longestFirst = [...answered].toSorted((one, other) => other.length - one.length);
  return texts.filter((text) => {
    const unnamed = NAMES.reduce((left, name) => left.replaceAll(name, " "), text);
    return WORD.test(unnamed) && WORD.test(longestFirst.reduce((left, known) => left.replaceAll(known, " "), unnamed));
  });
}

function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === "string" && WORD.test(value)) into.add(value);
  else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      into.add(name);
      collectTexts(part, into);
    }
  }
}
