import assert from "node:assert/strict";
import { it } from "node:test";
import { parseMoney } from "../../src/core/kernel/money.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

const IMEI = "356938035643809";
/** Nearer to an hour than to 59 minutes, however long the test takes. */
const ALMOST_AN_HOUR_MS = 59.6 * 60_000;

describeInBrowser("the reseller's overview", { workers: false }, (world) => {
  it("shows a new reseller the first steps, and that there is no credit", async () => {
    const { createReseller, visitAs } = world();
    const page = await visitAs(await createReseller(), "/", { size: PHONE });
    await page.getByRole("listitem").filter({ hasText: "To do: Request a top-up" }).waitFor();
    await page.getByRole("link", { name: "Place your first order" }).waitFor();
    await shows(() => page.getByText("Low balance").count(), 0);
    await page.getByText("No spend yet").waitFor();
    await checkAccessibility(page);
    await page.getByRole("link", { name: "Request a top-up" }).first().click();
    await page.waitForURL("**/wallet/top-ups");
    await page.goto("/");
    await page.getByRole("button", { name: "Hide" }).click();
    await page.reload();
    await page.getByText("No spend yet").waitFor();
    await shows(() => page.getByRole("link", { name: "Place your first order" }).count(), 0);
  });

  it("tells the age of an order in the larger unit as soon as it rounds to one", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ credit: "4.50" });
    const serviceId = await server.createService({ price: "4.00" });
    await server.rest(reseller.key, "POST", "/orders", { service_id: serviceId, imei: IMEI });
    const page = await visitAs(reseller, "/");
    await page.getByText("just now").waitFor();
    await page.clock.setFixedTime(Date.now() + ALMOST_AN_HOUR_MS);
    await page.reload();
    await page.getByText("1 hour ago").waitFor();
  });

  it("says when the balance of a reseller who orders is low", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ credit: "4.50" });
    const serviceId = await server.createService({ price: "4.00" });
    await server.rest(reseller.key, "POST", "/orders", { service_id: serviceId, imei: IMEI });
    const page = await visitAs(reseller, "/");
    await page.getByText("Low balance").waitFor();
  });

  it("shows money, counts with links to their orders, and updates an order's status", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ credit: "1234.50" });
    const serviceId = await server.createService({ name: "Carrier check", price: "4.00" });
    const { body } = await server.rest(reseller.key, "POST", "/orders", { service_id: serviceId, imei: IMEI });
    const page = await visitAs(reseller, "/");
    await page.getByRole("main").getByText("1,230.50").first().waitFor();
    const orders = page.getByRole("table", { name: "Recent orders" });
    await orders.getByText("Pending").waitFor();
    const owner = await server.createStaff("owner");
    await server.operate(owner.token, "POST", `/orders/${body.data.id}/answer`, { result: "T-Mobile" });
    await orders.getByText("Success").waitFor();
    await checkAccessibility(page);
    await page.getByRole("region", { name: "Orders by status, last 30 days" }).getByText("Success").click();
    await page.waitForURL("**/orders?status=SUCCESS");
  });

  it("shows only test money in test mode, on a marked page", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ credit: "10" });
    const page = await visitAs(reseller, "/");
    await page
      .getByRole("link", { name: /^Balance/ })
      .getByText("10.00")
      .waitFor();
    await page.getByRole("switch", { name: "Test mode" }).click();
    await page.getByText("Test mode. Orders are simulated").waitFor();
    const testCredit = parseMoney(server.core.config.TEST_CREDIT) / 1_000_000n;
    assert.equal(testCredit, 1000n);
    await page
      .getByRole("link", { name: /^Balance/ })
      .getByText("1,000.00")
      .waitFor();
    await checkAccessibility(page);
    await page.getByRole("switch", { name: "Test mode" }).click();
    await page
      .getByRole("link", { name: /^Balance/ })
      .getByText("10.00")
      .waitFor();
  });

  it("shows the whole balance beside the menu of a phone", async () => {
    const { createReseller, visitAs } = world();
    const page = await visitAs(await createReseller({ credit: "52073.526" }), "/", { size: PHONE });
    const balance = page.getByRole("link", { name: /^Balance/ });
    await balance.getByText("52,073.526").waitFor();
    assert.equal(
      await balance.evaluate(
        (link: { scrollWidth: number; clientWidth: number }) => link.scrollWidth - link.clientWidth,
      ),
      0,
    );
  });

  it("keeps each number in its tile, at every width", async () => {
    const { createReseller, visitAs } = world();
    const page = await visitAs(await createReseller({ credit: "52073.526" }), "/");
    await page.getByRole("main").getByText("52,073.526").first().waitFor();
    // As for a reseller with many orders.
    await page.evaluate(
      "for (const count of document.querySelectorAll('section li a > :last-child')) count.textContent = '99999'",
    );
    for (const width of [360, 640, 800, 1024, 1100, 1280, 1408, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tiles = "[...document.querySelectorAll('main section li a, main .rounded-xl > div')]";
      const wide = await page.evaluate<string[]>(
        `${tiles}.filter((tile) => tile.scrollWidth > tile.clientWidth + 1).map((tile) => tile.textContent)`,
      );
      assert.deepEqual(wide, [], `${width} pixels`);
    }
  });
});
