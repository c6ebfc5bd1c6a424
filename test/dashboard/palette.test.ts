import assert from "node:assert/strict";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

const IMEI = "356938035643809";

describeInBrowser("searching everything", {}, (world) => {
  const box = (page: Page) => page.getByRole("dialog", { name: "Search" });
  const type = async (page: Page, text: string): Promise<void> => {
    await box(page).getByRole("combobox").fill(text);
  };

  async function placeOrder() {
    const { server, createReseller } = world();
    const reseller = await createReseller({ name: "Handy Corner", credit: "20" });
    const serviceId = await server.createService({ name: "AT&T iPhone 13 unlock", price: "4.50" });
    const { body } = await server.rest(reseller.key, "POST", "/orders", { service_id: serviceId, imei: IMEI });
    return { reseller, serviceId, id: body.data.id as number };
  }

  it("takes the operator to orders, resellers, services and pages by keyboard", async () => {
    const { server, visitAs } = world();
    const { id } = await placeOrder();
    const page = await visitAs(await server.createStaff("manager"), "/operator");
    await page.keyboard.press("/");
    await box(page).waitFor();
    await checkAccessibility(page);
    await type(page, `#${id}`);
    await box(page)
      .getByRole("option", { name: new RegExp(IMEI) })
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: `Order ${id}`, level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    await type(page, "handy");
    await box(page)
      .getByRole("option", { name: /Handy Corner/ })
      .click();
    await page.getByRole("heading", { name: "Handy Corner", level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    await type(page, "att iphone13");
    await box(page)
      .getByRole("option", { name: /AT&T iPhone 13 unlock/ })
      .waitFor();
    await type(page, "audit");
    await shows(() => box(page).getByRole("option").count(), 1);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/operator/settings/audit-log");
    await page.keyboard.press("Control+k");
    await type(page, "nothing is called like this");
    await box(page).getByText("No results.").waitFor();
    await page.keyboard.press("Escape");
    await box(page).waitFor({ state: "hidden" });
  });

  it("finds only a reseller's own orders, and leaves the slash to fields", async () => {
    const { visitAs } = world();
    const own = await placeOrder();
    const other = await placeOrder();
    const page = await visitAs(own.reseller, "/orders", { size: PHONE });
    await page.getByRole("searchbox", { name: "Search orders" }).press("/");
    assert.equal(await box(page).count(), 0);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await checkAccessibility(page);
    await type(page, IMEI);
    await box(page)
      .getByRole("option", { name: new RegExp(`#${own.id} `) })
      .waitFor();
    assert.equal(
      await box(page)
        .getByRole("option", { name: new RegExp(`#${other.id} `) })
        .count(),
      0,
    );
    await type(page, `Order ${own.id}`);
    await box(page)
      .getByRole("option", { name: new RegExp(`#${own.id} `) })
      .click();
    await page.waitForURL(`**/orders/${own.id}`);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await type(page, "webhooks");
    await box(page).getByRole("option", { name: "Webhooks" }).click();
    await page.getByRole("tab", { name: "Webhooks", selected: true }).waitFor();
  });

  it("stores the search terms of a service", async () => {
    const { server, visitAs } = world();
    const { serviceId } = await placeOrder();
    const manager = await server.createStaff("manager");
    const page = await visitAs(manager, `/operator/catalogue/services/${serviceId}`);
    await page.getByLabel("Search terms").fill("fmi, cheapbyte");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const { data } = (await server.operate(manager.token, "GET", `/services/${serviceId}`)).body;
    assert.equal(data.search_terms, "fmi, cheapbyte");
  });
});
