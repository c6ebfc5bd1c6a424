import assert from "node:assert/strict";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { imei } from "../money-world.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

const LONG_NAME = "iPhone 15 Pro Max – AT&T USA premium factory unlock, clean IMEI only, delivered within 24 hours";
const WIDTHS = [768, 1024, 1440, 2560];
/** Two screens of a phone. */
const TWO_SCREENS = 2 * PHONE.height;

describeInBrowser("a table of the dashboard", { workers: false }, (world) => {
  async function placeOrders(count: number) {
    const { server, createReseller } = world();
    const reseller = await createReseller({ credit: "5000" });
    const serviceId = await server.createService({ name: LONG_NAME, price: "4.50" });
    const ids: number[] = [];
    for (let number = 1; number <= count; number++) {
      const order = { service_id: serviceId, imei: imei(number), client_reference: `invoice-2026-11-${number}` };
      const { body } = await server.rest(reseller.key, "POST", "/orders", order);
      ids.push(body.data.id);
    }
    return { reseller, ids };
  }

  const rows = (page: Page) => page.locator("tbody").getByRole("row");
  const focusedOrder = (page: Page) => page.evaluate<string>("document.activeElement?.dataset?.row ?? ''");

  it("uses the width of the screen, and never wraps what is copied", async () => {
    const { visitAs } = world();
    const { reseller } = await placeOrders(3);
    const page = await visitAs(reseller, "/orders");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const cell = page.getByRole("cell", { name: imei(1) });
      await cell.waitFor();
      const { height } = (await cell.boundingBox())!;
      assert.ok(height < 48, `a row is ${height} pixels high at ${width}`);
      const table = (await page.getByRole("table", { name: "Orders" }).boundingBox())!;
      // Columns yield rather than make it scroll sideways.
      await shows(() => page.locator("[data-wider]").count(), 0);
      const filters = (await page.getByRole("search").boundingBox())!;
      assert.ok(filters.height < 48, `the filters are ${filters.height} pixels high at ${width}`);
      if (width === 2560) assert.ok(table.width > 2000, `the table is ${table.width} pixels wide`);
    }
    const alignments = await page.evaluate<string[]>(
      "[...document.querySelectorAll('thead th')].map((heading) => getComputedStyle(heading).textAlign)",
    );
    assert.deepEqual([alignments[1], alignments.at(-1)], ["start", "end"], alignments.join());
    // No order has one yet.
    assert.equal(await page.getByRole("columnheader", { name: "Result" }).count(), 0);
    await page.setViewportSize({ width: 2560, height: 900 });
    const isCut =
      "[...document.querySelectorAll('tbody td *')].some((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0)";
    await shows(() => page.evaluate<boolean>(isCut), false);
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.getByText(LONG_NAME).first().hover();
    await shows(() => page.getByTitle(LONG_NAME).count(), 1);
  });

  it("remembers its columns and the height of rows", async () => {
    const { visitAs } = world();
    const { reseller } = await placeOrders(1);
    const page = await visitAs(reseller, "/orders");
    await page.getByRole("columnheader", { name: "Reference" }).waitFor();
    const height = async () => (await rows(page).first().boundingBox())!.height;
    const compact = await height();
    await page.getByRole("button", { name: "View options" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Reference" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Source" }).click();
    await checkAccessibility(page);
    await page.getByRole("menuitemradio", { name: "Comfortable" }).click();
    await page.reload();
    await page.getByRole("columnheader", { name: "Source" }).waitFor();
    assert.equal(await page.getByRole("columnheader", { name: "Reference" }).count(), 0);
    assert.ok((await height()) > compact);
  });

  it("is used by keyboard, and a click on a row opens it", async () => {
    const { visitAs } = world();
    const { reseller, ids } = await placeOrders(3);
    const page = await visitAs(reseller, "/orders");
    await rows(page).first().waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    assert.equal(await focusedOrder(page), String(ids[1]));
    await page.keyboard.press("x");
    await page.getByText("1 selected", { exact: true }).waitFor();
    await page.getByRole("searchbox", { name: "Search orders" }).press("x");
    await page.getByText("1 selected", { exact: true }).waitFor();
    await page.getByRole("searchbox", { name: "Search orders" }).fill("");
    await page.keyboard.press("Escape");
    await rows(page).nth(1).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: `Order ${ids[1]}`, level: 1 }).waitFor();
    await page.goBack();
    await rows(page).last().getByText("Pending").click();
    await page.getByRole("heading", { name: `Order ${ids[0]}`, level: 1 }).waitFor();
  });

  it("selects all rows that match, also those that are not loaded", async () => {
    const { server, visitAs } = world();
    const { reseller } = await placeOrders(53);
    const page = await visitAs(reseller, "/orders");
    await page.getByText("53 orders").waitFor();
    await page.getByRole("checkbox", { name: "Select all rows" }).check();
    const selection = page.getByRole("group", { name: "Selection" });
    await selection.getByText("50 selected").waitFor();
    await page.getByText("Sum of 50 selected").waitFor();
    await page.getByText("225.00 USD").waitFor();
    await selection.getByRole("button", { name: "Select all 53 that match" }).click();
    await selection.getByText("All 53 selected").waitFor();
    await checkAccessibility(page);
    await selection.getByRole("button", { name: "Cancel orders" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel the selected orders?" });
    await dialog.getByRole("button", { name: "Cancel orders" }).click();
    await page.getByText("53 orders cancelled.").waitFor();
    const { body } = await server.rest(reseller.key, "GET", "/orders?status=CANCELLED&page=1");
    assert.equal(body.meta.total, 53);
    assert.equal((await server.rest(reseller.key, "GET", "/account")).body.data.balance, "5000.00");
  });

  it("keeps the selection while the filters change", async () => {
    const { visitAs } = world();
    const { reseller, ids } = await placeOrders(2);
    const page = await visitAs(reseller, "/orders");
    await page.getByRole("checkbox", { name: `Select order ${ids[0]}` }).check();
    await page.getByRole("searchbox", { name: "Search orders" }).fill(imei(2));
    await shows(() => rows(page).count(), 1);
    await page.getByText("1 selected", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Clear selection" }).click();
    await page.getByRole("group", { name: "Selection" }).waitFor({ state: "hidden" });
  });

  it("shows ten orders on two screens of a phone", async () => {
    const { visitAs } = world();
    const { reseller } = await placeOrders(10);
    const page = await visitAs(reseller, "/orders", { size: PHONE });
    await rows(page).last().waitFor();
    const body = await page.locator("tbody").boundingBox();
    assert.ok(body!.height < TWO_SCREENS, `ten orders are ${body!.height} pixels high`);
    await checkAccessibility(page);
  });
});
