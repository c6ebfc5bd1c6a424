import assert from "node:assert/strict";
import { after, afterEach, before, describe } from "node:test";
import type { Browser, Locator, Page } from "playwright-core";
import { findChromium, openChromium } from "./chromium.ts";
import {
  startTestServer,
  type ResellerInput,
  type TestReseller,
  type TestServer,
  type TestServerOptions,
} from "../server.ts";
import { shows } from "../wait.ts";
import { openVisits, type VisitOptions, type Visits } from "./visits.ts";

const PASSWORD = "a long enough password";

/** One server with one browser. Every page is closed after its test, and its console must be empty. */
export interface BrowserWorld {
  server: TestServer;
  /** A reseller who can sign in. */
  createReseller: (input?: ResellerInput) => Promise<TestReseller & { password: string }>;
  /** Opens the path as a signed-in user. */
  visitAs: (person: { email: string; password: string }, path: string, options?: VisitOptions) => Promise<Page>;
  /** Opens the path without a session. */
  visit: (path: string, options?: VisitOptions) => Promise<Page>;
  /** Returns and clears the console errors of the page, for tests that expect some. */
  takeProblems: (page: Page) => string[];
}

/** Describes tests in a browser. Without Chromium they are left out, or fail if CI=true. */
export function describeInBrowser(
  name: string,
  options: TestServerOptions,
  body: (world: () => BrowserWorld) => void,
): void {
  const executablePath = findChromium();
  const isLeftOut = executablePath === undefined && process.env["CI"] !== "true";
  const reason = "left out: no Chromium here; install one or set CHROMIUM to its path";
  describe(name, { skip: isLeftOut && reason }, () => {
    let server: TestServer | undefined;
    let browser: Browser | undefined;
    let visits: Visits | undefined;
    let world: BrowserWorld | undefined;
    before(async () => {
      assert.ok(executablePath, "no Chromium: install one or set CHROMIUM to its path");
      server = await startTestServer(options);
      browser = await openChromium(executablePath);
      visits = openVisits(browser, server.url);
      world = createWorld(server, visits);
    });
    afterEach(async () => {
      assert.deepEqual(await visits?.endAll(), [], "the console of a page has errors");
    });
    after(async () => {
      await browser?.close();
      await server?.stop();
    });
    body(() => world!);
  });
}

function createWorld(server: TestServer, visits: Visits): BrowserWorld {
  return {
    server,
    createReseller: async (input = {}) => {
      const password = input.password ?? PASSWORD;
      return { ...(await server.createReseller({ ...input, password })), password };
    },
    visitAs: async ({ email, password }, path, options) => {
      const { context, page } = await visits.open(options);
      const answer = await context.request.post("/api/v1/session", {
        data: { email, password },
        headers: { Origin: server.url },
      });
      assert.equal(answer.status(), 200, `${email} could not sign in: ${await answer.text()}`);
      return goTo(page, path);
    },
    visit: async (path, options) => goTo((await visits.open(options)).page, path),
    takeProblems: visits.takeProblems,
  };
}

async function goTo(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** Presses a button twice, before the page can draw anything in between, and returns how often it was sent to the path. */
export async function pressTwice(page: Page, button: Locator, path: string): Promise<() => number> {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === path) sent += 1;
  });
  await button.evaluate((pressed: { click: () => void }) => {
    pressed.click();
    pressed.click();
  });
  return () => sent;
}

/** Points at a button once it is disabled, which may be after the page has asked for the user's role, and waits for the reason. */
export async function showsReason(button: Locator, reason: string): Promise<void> {
  await shows(() => button.getAttribute("aria-disabled"), "true");
  await button.hover();
  await button.page().getByRole("tooltip").filter({ hasText: reason }).waitFor();
}

/** What was copied last; a page copies a moment after the click. */
export function copied(page: Page): Promise<string> {
  return page.evaluate<string>("navigator.clipboard.readText()");
}
