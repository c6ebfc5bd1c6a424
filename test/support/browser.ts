import { AxeBuilder } from "@axe-core/playwright";
import assert from "node:assert/strict";
import { after, afterEach, before, describe } from "node:test";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { findChromium } from "./chromium.ts";
import {
  startTestServer,
  type ResellerWish,
  type TestReseller,
  type TestServer,
  type TestServerOptions,
} from "./server.ts";

/** Its addresses are this machine's, though not in name: pages there are no secure context, like those of a shop without TLS. */
export const INSECURE_HOST = "shop.test";
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  `--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`,
];
const PASSWORD = "a long enough password";
const PATIENCE_MS = 15_000;
/** Findings that keep somebody from using a page. */
const GRAVE = ["serious", "critical"];
/** Chromium notes each refused call; that the page tells of it is what tests look at. Missing files and faults stay. */
const REFUSED = /^Failed to load resource: .* status of (?:402|403|409|422|429) /;
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

export interface VisitOptions {
  size?: { width: number; height: number };
  theme?: "light" | "dark";
}

/** One server with one browser; every page is closed after its test, when its console must have stayed empty. */
export interface BrowserWorld {
  server: TestServer;
  /** A reseller who can sign in. */
  createReseller: (wish?: ResellerWish) => Promise<TestReseller & { password: string }>;
  /** A page of somebody who is signed in, at the path. */
  visitAs: (person: { email: string; password: string }, path: string, options?: VisitOptions) => Promise<Page>;
  /** A page of nobody, at the path. */
  visit: (path: string, options?: VisitOptions) => Promise<Page>;
  /** Takes what the console of the page said of errors, where a test expects some. */
  takeProblems: (page: Page) => string[];
}

/** Describes what people do in a browser. Without Chromium it is left out, or fails where CI asks for everything. */
export function describeInBrowser(
  name: string,
  options: TestServerOptions,
  body: (world: () => BrowserWorld) => void,
): void {
  const executablePath = findChromium();
  const isLeftOut = executablePath === undefined && process.env["CI"] !== "true";
  const reason = "left out: no Chromium here; install one or set CHROMIUM to its path";
  describe(name, { skip: isLeftOut && reason }, () => {
    const opened: { context: BrowserContext; problems: Map<Page, string[]> }[] = [];
    let server: TestServer | undefined;
    let browser: Browser | undefined;
    let world: BrowserWorld | undefined;
    before(async () => {
      assert.ok(executablePath, "no Chromium: install one or set CHROMIUM to its path");
      server = await startTestServer(options);
      browser = await chromium.launch({ executablePath, args: ARGUMENTS });
      world = createWorld(server, browser, opened);
    });
    afterEach(async () => {
      const visits = opened.splice(0);
      for (const { context } of visits) await context.close();
      const said = visits.flatMap(({ problems }) => [...problems.values()].flat());
      assert.deepEqual(said, [], "the console of a page said something was wrong");
    });
    after(async () => {
      await browser?.close();
      await server?.stop();
    });
    body(() => world!);
  });
}

function createWorld(
  server: TestServer,
  browser: Browser,
  opened: { context: BrowserContext; problems: Map<Page, string[]> }[],
): BrowserWorld {
  const open = async ({ size = DESKTOP, theme = "light" }: VisitOptions = {}) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: size,
      colorScheme: theme,
      locale: "en-GB",
      timezoneId: "UTC",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const problems = new Map<Page, string[]>();
    opened.push({ context, problems });
    context.on("page", (page) => watch(page, problems));
    return context;
  };
  return {
    server,
    createReseller: async (wish = {}) => {
      const password = wish.password ?? PASSWORD;
      return { ...(await server.createReseller({ ...wish, password })), password };
    },
    visitAs: async ({ email, password }, path, options) => {
      const context = await open(options);
      const answer = await context.request.post("/api/v1/session", {
        data: { email, password },
        headers: { Origin: server.url },
      });
      assert.equal(answer.status(), 200, `${email} could not sign in: ${await answer.text()}`);
      return goTo(await context.newPage(), path);
    },
    visit: async (path, options) => goTo(await (await open(options)).newPage(), path),
    takeProblems: (page) => opened.flatMap(({ problems }) => problems.get(page)?.splice(0) ?? []),
  };
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

async function goTo(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** Looks at the page as it stands with axe, in both themes, and that nothing sticks out sideways. */
export async function checkAccessibility(page: Page): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
    // Without frames there is no need of the page that the other mode opens for each look.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    // Only colours differ between the themes.
    const { violations } = await (theme === "dark" ? axe.withRules(["color-contrast"]) : axe).analyze();
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
