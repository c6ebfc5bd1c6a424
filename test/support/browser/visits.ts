import type { Browser, BrowserContext, Page } from "playwright-core";

/** How long a page may take for what a test waits for. */
export const PATIENCE_MS = 15_000;
/** Chromium notes each refused call; that the page tells of it is what tests look at. Missing files and faults stay. */
const REFUSED = /^Failed to load resource: .* status of (?:402|403|409|422|429) /;
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

export interface VisitOptions {
  size?: { width: number; height: number };
  theme?: "light" | "dark";
}

/** Somebody's browser: its cookies and its page, which open at nothing. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the console of each page said of errors. */
  problems: Map<Page, string[]>;
}

export interface Visits {
  open: (options?: VisitOptions) => Promise<Visit>;
  /** Takes what the console of the page said. */
  takeProblems: (page: Page) => string[];
  /** Ends every visit, and returns what their consoles said. */
  endAll: () => Promise<string[]>;
}

/** Visits of pages at the address. Opening a page costs a second of work, so what a test leaves is emptied for the next. */
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
    // What fades in or out is neither there nor gone.
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "UTC",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(PATIENCE_MS);
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

/** Makes a visit like a new one. One that was elsewhere is closed: other addresses store things of their own. */
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
