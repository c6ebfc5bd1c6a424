import assert from "node:assert/strict";
import { it } from "node:test";
import { setPrice } from "../../src/core/catalogue/prices/price-settings.ts";
import { parseMoney } from "../../src/core/kernel/money.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { priceGroup } from "../support/price-groups.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

describeInBrowser("the services page", { workers: false }, (world) => {
  it("finds a service by its words and group, at the reseller's own price, and links to the order form", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ group: "Gold" });
    const checkId = await server.createService({ name: "iPhone carrier check", serviceGroup: "Checks", price: "0.10" });
    await server.createService({ name: "iPhone unlock", serviceGroup: "Unlocks", price: "25.00" });
    await server.createService({ name: "Samsung check", serviceGroup: "Checks", price: "0.20" });
    await setPrice(server.core, checkId, { priceGroupId: await priceGroup(server.core, "Gold") }, parseMoney("0.045"));
    const page = await visitAs(reseller, "/services");
    const table = page.getByRole("table", { name: "Services" });
    await table.getByText("iPhone unlock").waitFor();
    await checkAccessibility(page);
    await page.getByRole("combobox", { name: "Sort" }).selectOption("Price: high to low");
    await table.getByRole("row").nth(1).getByText("iPhone unlock").waitFor();
    await page.getByRole("searchbox", { name: "Search services" }).fill("IPHONE");
    await table.getByText("Samsung check").waitFor({ state: "hidden" });
    await page.getByRole("combobox", { name: "Group" }).selectOption("Checks");
    await table.getByText("iPhone unlock").waitFor({ state: "hidden" });
    await table.getByText("0.045").waitFor();
    await page.waitForURL(/q=IPHONE/);
    await page.reload();
    await table.getByRole("link", { name: "iPhone carrier check", exact: true }).click();
    await page.getByRole("heading", { name: "iPhone carrier check", level: 1 }).waitFor();
    await page.getByText("Group price").waitFor();
    await checkAccessibility(page);
    await page.getByRole("link", { name: "Order iPhone carrier check" }).click();
    await page.waitForURL(`**/place-order?service=${checkId}`);
  });

  it("shows a description as plain text, and says why a paused service cannot be ordered", async () => {
    const { server, createReseller, visitAs } = world();
    const description = "<img src=x onerror=alert(1)>\n<b>Bold</b> promises";
    const id = await server.createService({ name: "Paused service", description });
    await server.core.database.kysely.updateTable("services").set({ status: "paused" }).where("id", "=", id).execute();
    const page = await visitAs(await createReseller(), `/services/${id}`, { size: PHONE });
    await page.getByText("<b>Bold</b> promises").waitFor();
    await shows(() => page.locator("main img").count(), 0);
    const order = page.getByRole("button", { name: "Order" });
    await shows(() => order.getAttribute("aria-disabled"), "true");
    await checkAccessibility(page);
  });

  it("says what to do when nothing matches, and has a helpful page for a removed service", async () => {
    const { createReseller, visitAs, takeProblems } = world();
    const page = await visitAs(await createReseller(), "/services?q=nothing-like-it");
    await page.getByText("No matching services").waitFor();
    await page.getByRole("button", { name: "Show all services" }).click();
    await page.getByRole("table", { name: "Services" }).waitFor();
    await page.goto("/services/987654");
    await page.getByText("This service is unavailable").waitFor();
    assert.match(takeProblems(page).join("\n"), /404/);
  });
});
