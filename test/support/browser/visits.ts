import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";

/** How long a page may take to show what a test waits for. */
const PATIENCE_MS = 15_000;
/** How much later each answer of the API arrives, to find tests that do not wait for it. */
const LAG_MS = Number(process.env["LAG_MS"] ?? 0);
/** Chromium logs each refused request, which tests check on the page instead. Missing files and errors are not ignored. */
const REFUSED = /^Failed to load resource: .* status of (?:402|403|409|422|429) /;
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

export interface VisitOptions {
  size?: { width: number; height: number };
  theme?: "light" | "dark";
}

/** The cookies and the page of one user, which start empty. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** The console errors of each page. */
  problems: Map<Page, string[]>;
}

export interface Visits {
  open: (options?: VisitOptions) => Promise<Visit>;
  /** Returns and clears the console errors of the page. */
  takeProblems: (page: Page) => string[];
  /** Ends every visit, and returns their console errors. */
  endAll: () => Promise<string[]>;
}

/** Visits to pages at the address. Opening a page takes a second, so a page is emptied and used again. */
export function openVisits(browser: Browser, address: string): Visits {
  const idle: Visit[] = [];
  const underWay: Visit[] = [];
  return {
    open: async ({ size = DESKTOP, theme = "light" } = {}) => {
      const visit = idle.pop() ?? (await openVisit(browser, address));
      underWay.push(visit);
      await visit.page.setViewportSize(size);
      await visit.page.emulateMedia({ colorScheme: theme });
      return visit;
    },
    takeProblems: (page) => underWay.flatMap(({ problems }) => problems.get(page)?.splice(0) ?? []),
    endAll: async () => {
      const ended = underWay.splice(0);
      for (const visit of ended) if (await wasEmptied(visit, address)) idle.push(visit);
      return ended.flatMap(({ problems }) => [...problems.values()].flatMap((said) => said.splice(0)));
    },
  };
}

async function openVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: address,
    // An element that fades in or out is neither present nor gone.
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "UTC",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(PATIENCE_MS);
  // A page that has gone in between has no use for the answer.
  const answerLate = (route: Route) => sleep(LAG_MS).then(() => route.continue().catch(() => undefined));
  if (LAG_MS > 0) await context.route("**/api/**", answerLate);
  const problems = new Map<Page, string[]>();
  context.on("page", (page) => watch(page, problems));
  return { context, page: await context.newPage(), problems };
}

function watch(page: Page, problems: Map<Page, string[]>): void {
  const said: string[] = [];
  problems.set(page, said);
  page.on("pageerror", (error) => said.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || REFUSED.test(message.text())) return;
    said.push(`${page.url()}: ${message.text()}`);
  });
}

/** Resets a visit. A visit to another address is closed, since that address has its own storage. */
async function wasEmptied({ context, page }: Visit, address: string): Promise<boolean> {
  const isUsable = !page.isClosed() && page.url().startsWith(address);
  if (!isUsable) {
    await context.close();
    return false;
  }
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  page.removeAllListeners("request");
  await page.evaluate("localStorage.clear(); sessionStorage.clear()");
  await page.goto("about:blank");
  await context.clearCookies();
  return true;
}
