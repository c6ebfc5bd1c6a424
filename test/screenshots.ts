import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { openCli, PROJECT, temporaryFolder } from "./cli-process.ts";
import { findChromium } from "./support/browser/chromium.ts";

const FOLDER = join(PROJECT, "docs/screenshots");
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } } as const;
const IMEIS = ["004999010641024", "004999010641040", "004999010641032"];
const SHOWN_WITHIN_MS = 15_000;
/** Charts appear once their code is loaded. */
const DRAWN_MS = 1_000;

interface Person {
  email: string;
  password: string;
}

interface Shot {
  name: string;
  path: string;
  theme?: "light" | "dark";
}

const STRANGER: readonly Shot[] = [
  { name: "sign-in", path: "/sign-in" },
  { name: "sign-up", path: "/sign-up" },
];
const RESELLER: readonly Shot[] = [
  { name: "reseller-overview", path: "/" },
  { name: "reseller-services", path: "/services" },
  { name: "reseller-place-order", path: "/place-order?service=1" },
  { name: "reseller-orders", path: "/orders" },
  { name: "reseller-order", path: "/orders/:placed" },
  { name: "reseller-wallet", path: "/wallet" },
  { name: "reseller-api-access", path: "/api-access" },
  { name: "reseller-settings", path: "/settings" },
  { name: "reseller-overview-dark", path: "/", theme: "dark" },
];
const OPERATOR: readonly Shot[] = [
  { name: "operator-overview", path: "/operator" },
  { name: "operator-queue", path: "/operator/queue" },
  { name: "operator-orders", path: "/operator/orders" },
  { name: "operator-order", path: "/operator/orders/7" },
  { name: "operator-catalogue", path: "/operator/catalogue" },
  { name: "operator-resellers", path: "/operator/resellers" },
  { name: "operator-suppliers", path: "/operator/suppliers" },
  { name: "operator-ledger", path: "/operator/ledger" },
  { name: "operator-settings", path: "/operator/settings" },
  { name: "operator-order-dark", path: "/operator/orders/7", theme: "dark" },
];

/** Takes the documentation's screenshots of a demonstration that starts empty. */
async function takeScreenshots(): Promise<void> {
  const folder = temporaryFolder();
  const demo = await openCli({ DATA_DIR: join(folder.path, "data"), PORT: "0" }).start("demo");
  const browser = await chromium.launch({ executablePath: findChromium()!, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    mkdirSync(FOLDER, { recursive: true });
    const [placed] = await placeOrders(demo.url, /Live key +(\S+)/.exec(demo.output())![1]!);
    const operator = readPerson(demo.output(), "Operator");
    await settleIn(browser, demo.url, operator);
    const own = RESELLER.map((shot) => ({ ...shot, path: shot.path.replace(":placed", String(placed)) }));
    await shoot(browser, demo.url, STRANGER);
    await shoot(browser, demo.url, own, readPerson(demo.output(), "Reseller"));
    await shoot(browser, demo.url, OPERATOR, operator);
  } finally {
    await browser.close();
    await demo.stop("SIGKILL");
    folder.remove();
  }
}

/** The charts are in view, and the ledger has been checked. */
async function settleIn(browser: Browser, url: string, operator: Person): Promise<void> {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } });
  await context.request.post("/api/v1/session", { data: operator });
  await context.request.patch("/api/operator/shop", { data: { setup_hidden: true } });
  await context.request.post("/api/operator/ledger/checks", { data: {} });
  await context.close();
}

/** One order from the code inventory, one from the upstream, one with manual fulfilment. Returns their numbers. */
async function placeOrders(url: string, key: string): Promise<number[]> {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const { data } = (await (await fetch(`${url}/api/v1/services?per_page=100`, { headers })).json()) as {
    data: { id: number; name: string }[];
  };
  const wanted = ["FRP tool activation, one device", "Motorola worldwide, code", "iPhone AT&T USA, clean, all models"];
  const placed: number[] = [];
  for (const [index, name] of wanted.entries()) {
    const service_id = data.find((service) => service.name === name)!.id;
    const body = JSON.stringify({ service_id, imei: IMEIS[index] });
    const answer = await fetch(`${url}/api/v1/orders`, { method: "POST", headers, body });
    placed.push(((await answer.json()) as { data: { id: number } }).data.id);
  }
  return placed;
}

function readPerson(output: string, role: string): Person {
  const [, email, password] = new RegExp(`^ {2}${role} +(\\S+) +password (\\S+)$`, "m").exec(output)!;
  return { email: email!, password: password! };
}

async function shoot(browser: Browser, url: string, shots: readonly Shot[], person?: Person): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ baseURL: url, viewport, locale: "en-GB", timezoneId: "UTC" });
    if (person) await context.request.post("/api/v1/session", { data: person, headers: { Origin: url } });
    for (const { name, path, theme = "light" } of shots) {
      if (theme === "dark" && size === "phone") continue;
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.goto(path);
      await settle(page);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`) });
      await page.close();
    }
    await context.close();
  }
}

/** No request is in progress. */
async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor({ timeout: SHOWN_WITHIN_MS });
  await page.waitForTimeout(DRAWN_MS);
  // A function that waits in the page would be evaluated text, which the dashboard's policy refuses.
  await page.getByLabel("Loading").first().waitFor({ state: "detached" });
}

await takeScreenshots();
