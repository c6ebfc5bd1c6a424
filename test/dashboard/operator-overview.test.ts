import assert from "node:assert/strict";
import { it } from "node:test";
import type { Locator } from "playwright-core";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

const IMEI = "356938035643809";

/** Of one page. */
const MOST_SCRIPTS = 14;

describeInBrowser("the operator's overview", {}, (world) => {
  it("says what it will show while there are no orders", async () => {
    const { server, visitAs } = world();
    const page = await visitAs(await server.createStaff("owner"), "/");
    await page.waitForURL("**/operator");
    await page.getByText("No orders in the last 48 hours").waitFor();
    await page.getByText("No revenue in the last 30 days").waitFor();
    await checkAccessibility(page);
  });

  it("lists what a new shop needs, each step done by what is there, until an owner or manager hides it", async () => {
    const { server, createReseller, visitAs } = world();
    const owner = await server.createStaff("owner");
    const page = await visitAs(owner, "/operator", { size: PHONE });
    const step = (state: string, name: string) => page.getByRole("listitem").filter({ hasText: `${state}: ${name}` });
    await page.getByText("Set up your shop").waitFor();
    await step("To do", "Name your shop").waitFor();
    await step("To do", "Write payment instructions").waitFor();
    await checkAccessibility(page);
    await createReseller();
    await server.operate(owner.token, "PATCH", "/shop", { name: "Nova GSM", payment_text: "Cash" });
    await page.reload();
    for (const name of [
      "Name your shop",
      "Write payment instructions",
      "Add your first reseller",
      "Check the currency",
    ]) {
      await step("Done", name).waitFor();
    }
    await step("To do", "Upload your logo").waitFor();
    const agent = await visitAs(await server.createStaff("agent"), "/operator");
    await agent.getByText("Open orders").waitFor();
    await shows(() => agent.getByText("Set up your shop").count(), 0);
    await page.getByRole("button", { name: "Hide checklist" }).click();
    await page.getByText("Checklist hidden.").waitFor();
    await page.reload();
    await page.getByText("Open orders").waitFor();
    await shows(() => page.getByText("Set up your shop").count(), 0);
  });

  it("counts what needs attention with links, and shows charts of orders and money with their numbers", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ credit: "50" });
    const serviceId = await server.createService({ price: "2.50" });
    const owner = await server.createStaff("owner");
    for (const imei of [IMEI, "490154203237518"]) {
      await server.rest(reseller.key, "POST", "/orders", { service_id: serviceId, imei });
    }
    const queue = (await server.operate(owner.token, "GET", "/queue")).body.data;
    await server.operate(owner.token, "POST", `/orders/${queue[0].id}/answer`, { result: "Done" });
    const page = await visitAs(owner, "/operator", { size: PHONE });
    const money = page.getByRole("figure", { name: "Revenue, cost and margin by day in USD" });
    await money.locator("svg").hover();
    await money.locator("dl", { hasText: "Margin" }).getByText("0.00 USD").first().waitFor();
    assert.match((await money.getByRole("table").textContent())!, /2\.50 USD/);
    const orders = page.getByRole("figure", { name: "Orders by hour and status" });
    assert.match((await orders.getByRole("table").textContent())!, /Success/);
    // The chunks of the build are grouped: a visit reads a few large files, not ninety small ones.
    const files = await page.evaluate<string[]>("performance.getEntriesByType('resource').map(({ name }) => name)");
    const scripts = files.filter((name) => name.endsWith(".js"));
    assert.ok(scripts.length > 0 && scripts.length <= MOST_SCRIPTS, scripts.join("\n"));
    await checkAccessibility(page);
    await page.getByRole("link", { name: /In queue 1/ }).click();
    await page.getByRole("heading", { name: "Queue" }).waitFor();
  });

  it("keeps the numbers of a chart in their card, and shows those of a day for as long as a finger's tap is read", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ credit: "30000000" });
    const serviceId = await server.createService({ price: "12345678" });
    const owner = await server.createStaff("owner");
    const order = await server.rest(reseller.key, "POST", "/orders", { service_id: serviceId, imei: IMEI });
    await server.operate(owner.token, "POST", `/orders/${order.body.data.id}/answer`, { result: "Done" });
    const page = await visitAs(owner, "/operator", { size: PHONE });
    const money = page.getByRole("figure", { name: "Revenue, cost and margin by day in USD" });
    await page.waitForLoadState("networkidle");
    await money.locator("svg").scrollIntoViewIfNeeded();
    const device = await page.context().newCDPSession(page);
    const tap = async (part: number, above = 0): Promise<void> => {
      const { x, y, width, height } = (await money.locator("svg").boundingBox())!;
      const point = { x: x + part * width, y: above > 0 ? y - above : y + height / 2 };
      await device.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
      await device.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    const beyond = async (texts: Locator): Promise<string[]> => {
      const card = (await money.boundingBox())!;
      const boxes = await Promise.all((await texts.all()).map(async (one) => [one, await one.boundingBox()] as const));
      const out = boxes.filter(([, box]) => box && (box.x < card.x || box.x + box.width > card.x + card.width));
      return Promise.all(out.map(async ([one]) => (await one.textContent())!));
    };
    assert.deepEqual(await beyond(money.locator("[aria-hidden] span")), []);
    for (const part of [0.02, 0.5, 0.98]) {
      await tap(part);
      await money.locator("dl").waitFor();
      assert.deepEqual(await beyond(money.locator("dl")), []);
    }
    // With the orders of the tests before.
    await money
      .locator("dl")
      .getByText(/^12,345,6\d\d\.\d\d USD$/)
      .first()
      .waitFor();
    await tap(0.5, 60);
    await shows(() => money.locator("dl").count(), 0);
  });

  it("links to new sign-ups and to top-up requests", async () => {
    const { server, createReseller, visitAs } = world();
    await createReseller({ name: "Stranger", status: "pending" });
    const reseller = await createReseller();
    assert.equal((await server.rest(reseller.key, "POST", "/top-up-requests", { amount: "20" })).status, 201);
    const page = await visitAs(await server.createStaff("manager"), "/operator");
    await page.getByRole("link", { name: /Top-up requests 1/ }).waitFor();
    await page.getByRole("link", { name: /Pending sign-ups 1/ }).click();
    await page.getByRole("button", { name: "Approve Stranger" }).waitFor();
  });
});
