import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "./visits.ts";
import { shows } from "../wait.ts";

/** What is copied and typed elsewhere stays as it is, and times are in a language that browsers know. */
const AS_IT_IS = "code, pre, kbd, time, textarea, .font-mono, figure [aria-hidden], style, script, noscript";
/** Days and months of charts, names of programs, keys, time zones and currencies, addresses and calls of the API. */
const NAMES = [
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g,
  /\b(?:Imeister|PHP|curl|Node\.js|Python|HeadlessChrome|Chrome|Linux|alt|UTC|EUR)\b/g,
  /\bhttps?:\/\/\S+/g,
  /\b[A-Z]\w+\/[\w/+ -]+/g,
  /\b(?:GET|POST) \/[\w/:]+|\b(?:place|get)?imei\w+|\baccountinfo\b|\bYOUR_API_KEY\b/g,
];
const WORD = /[A-Za-z]{2}/;

/** Pressing a button changes nothing. The refusal is shown in a message. */
const REFUSAL = { code: "conflict", detail: "Not in this test." };

/** React has shown what a press opens. */
const SHOWN_MS = 30;
/** A menu above a dialog above another. */
const MOST_LAYERS = 3;

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
    return width > 1 && (right > clientWidth || left < 0) && !element.closest("table, .sr-only");
  };
  const checked = ":is(main, [role=dialog], [role=menu]) :is(button:not([role=tab]), h1, h2, label)";
  const cut = [...document.querySelectorAll(checked)].filter(isCut);
  return { excess: scrollWidth - clientWidth, cut: cut.map((element) => element.textContent) };
})()`;

/** Presses the buttons whose names are not known and reads what opens, until one leads to another page. */
const pressAll = (known: ReadonlySet<string>): string => `(async () => {
  const known = new Set(${JSON.stringify([...known])});
  const pressed = [];
  const shown = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, ${SHOWN_MS})));
  const opened = () => document.querySelector("[role=dialog], [role=menu]") !== null;
  const address = location.href;
  for (const button of document.querySelectorAll(":is(main, header) button:not([type=submit], [role=tab], [role=switch])")) {
    const name = (button.getAttribute("aria-label") ?? button.textContent).replaceAll(/\\d+/g, "0");
    if (known.has(name) || !button.isConnected || button.ariaDisabled === "true") continue;
    known.add(name);
    // Menus open when the pointer goes down.
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
    button.click();
    await shown();
    if (location.href !== address) return { pressed: [...pressed, { name, isOpen: false, texts: [], cut: [] }], moved: true };
    pressed.push({ name, isOpen: opened(), texts: ${TEXTS}, cut: ${OUTSIDE}.cut });
    for (let presses = 0; opened() && presses < ${MOST_LAYERS}; presses++) {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await shown();
    }
    if (opened()) return { pressed, moved: true };
  }
  return { pressed, moved: false };
})()`;

interface Pressed {
  name: string;
  /** A dialog or a menu. */
  isOpen: boolean;
  texts: string[];
  cut: string[];
}

export interface PseudoLocale {
  /**
   * Opens a page and returns the texts on it that are in no catalogue, and what is beside the window; also of what its
   * buttons open. A button that was on a page before is not pressed again.
   */
  findFaults: (path: string) => Promise<string[]>;
  /** How many dialogs and menus were opened. */
  countOpened: () => number;
}

/**
 * Shows the page in the pseudo-locale: its texts are those of the catalogue, accented, two fifths longer and from right to
 * left. What the API answers stays in English.
 */
export async function usePseudoLocale(page: Page): Promise<PseudoLocale> {
  const answered = new Set<string>([REFUSAL.detail]);
  const reading: Promise<void>[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/api/") || !response.headers()["content-type"]?.includes("json")) return;
    reading.push(
      response.json().then(
        (body) => collectTexts(body, answered),
        // The answer to a page that was left in the meantime.
        () => undefined,
      ),
    );
  });
  // A page may show an answer before the test has read it.
  const findEnglish = async (texts: readonly string[]): Promise<string[]> => {
    await Promise.all(reading);
    return findUnanswered(texts, answered);
  };
  await page.route("**/api/**", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 409, json: REFUSAL }),
  );
  await page.evaluate("localStorage.setItem('imeister.locale', 'pseudo')");
  const known = new Set<string>();
  let opened = 0;
  const press = async (path: string): Promise<string[]> => {
    const { pressed, moved } = await page.evaluate<{ pressed: Pressed[]; moved: boolean }>(pressAll(known));
    for (const { name, isOpen } of pressed) {
      known.add(name);
      if (isOpen) opened += 1;
    }
    const faults: string[] = [];
    for (const { name, texts, cut } of pressed) {
      faults.push(...(await findEnglish(texts)).map((text) => `${path}, ${name}: ${text}`));
      faults.push(...cut.map((text) => `${path}, ${name} cuts ${text}`));
    }
    if (!moved) return faults;
    await open(page, path);
    return [...faults, ...(await press(path))];
  };
  return {
    countOpened: () => opened,
    findFaults: async (path) => {
      await page.setViewportSize(DESKTOP);
      await open(page, path);
      assert.equal(await page.evaluate("document.documentElement.dir"), "rtl");
      const wide = await findOutside(page, path);
      const texts = await findEnglish(await page.evaluate<string[]>(TEXTS));
      await page.setViewportSize(PHONE);
      const narrow = await findOutside(page, path);
      return [...texts.map((text) => `${path}: ${text}`), ...wide, ...narrow, ...(await press(path))];
    },
  };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await shows(() => page.locator("main .animate-pulse").count(), 0);
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
function findUnanswered(texts: readonly string[], answered: ReadonlySet<string>): string[] {
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
