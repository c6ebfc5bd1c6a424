import assert from "node:assert/strict";
import { it } from "node:test";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { chooseInMenu } from "../support/browser/row-menu.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

describeInBrowser("the operator's catalogue", { workers: false }, (world) => {
  it("adds a service, prices it for a price group and shows a preview as a reseller of that group", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    const reseller = await server.createReseller({ name: "Gold buyer", group: "Gold" });
    const page = await visitAs(manager, "/operator/catalogue");
    await page.getByText("No services yet").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "New service" }).first().click();
    const making = page.getByRole("dialog", { name: "New service" });
    await making.getByRole("radio", { name: "Server credit" }).check();
    await making.getByLabel("Name", { exact: true }).fill("Tool credits");
    await making.getByLabel("Base price").fill("1,50");
    await making.getByRole("button", { name: "Create service" }).click();
    await making.getByText("is not an amount").first().waitFor();
    await checkAccessibility(page);
    await making.getByLabel("Base price").fill("1.50");
    await making.getByRole("button", { name: "Create service" }).click();
    await page.getByRole("heading", { name: "Tool credits", level: 1 }).waitFor();
    await checkAccessibility(page);

    await page.getByRole("link", { name: "Inputs" }).click();
    const first = page.getByRole("group", { name: "Field 1" });
    await shows(() => first.getByLabel("Name", { exact: true }).inputValue(), "Username");
    await page.getByRole("button", { name: "Add field" }).click();
    const field = page.getByRole("group", { name: "Field 2" });
    await field.getByLabel("Name", { exact: true }).fill("Region");
    await field.getByLabel("Type").selectOption("Dropdown");
    await field.getByLabel("Options, one per line").fill("EU\nUS");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Unsaved changes").waitFor({ state: "hidden" });

    await page.getByRole("link", { name: "Prices" }).click();
    await page.getByRole("button", { name: "Edit the price for Gold" }).click();
    const pricing = page.getByRole("dialog", { name: "Price for Gold" });
    await pricing.getByLabel("Unit price").fill("0");
    await pricing.getByLabel("Unit price").press("Enter");
    const question = page.getByRole("dialog", { name: "Are you sure?" });
    await question.getByText("The price of “Tool credits” would be 0").waitFor();
    await checkAccessibility(page);
    await question.getByRole("button", { name: "Go back" }).click();
    await pricing.getByRole("alert").getByText("would be 0").waitFor();
    await pricing.getByLabel("Unit price").press("Enter");
    await question.getByRole("button", { name: "Confirm" }).click();
    await page.getByRole("row", { name: /Gold Group price 0\.00/ }).waitFor();
    await page.getByRole("button", { name: "Edit the price for Gold" }).click();
    await pricing.getByLabel("Unit price").fill("1.25");
    await pricing.getByLabel("Unit price").press("Enter");
    await page.getByRole("row", { name: /Gold Group price 1\.25/ }).waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Edit the price for Gold" }).click();
    await pricing.getByLabel("Unit price").fill("125");
    await pricing.getByLabel("Unit price").press("Enter");
    await question.getByText("would be 125.00 USD instead of 1.25 USD").waitFor();
    const [, id] = /services\/(\d+)/.exec(page.url())!;
    const gold = (await server.operate(manager.token, "GET", "/price-groups")).body.data.find(
      ({ name }: { name: string }) => name === "Gold",
    );
    await server.operate(manager.token, "PUT", `/services/${id}/prices/groups/${gold.id}`, { price: "1.20" });
    await question.getByRole("button", { name: "Confirm" }).click();
    await question.getByText("would be 125.00 USD instead of 1.20 USD").waitFor();
    await question.getByRole("button", { name: "Go back" }).click();
    await pricing.getByLabel("Unit price").fill("1.25");
    await pricing.getByLabel("Unit price").press("Enter");
    await page.getByRole("row", { name: /Gold Group price 1\.25/ }).waitFor();

    await page.getByRole("link", { name: "All services" }).click();
    await page.getByRole("link", { name: "Preview as reseller" }).click();
    await page.getByRole("button", { name: /Preview for/ }).click();
    await page.getByPlaceholder("Type to search").fill("gold b");
    await page.getByRole("option", { name: /Gold buyer/ }).click();
    await page.getByRole("row", { name: /Tool credits .* Group price 1\.25/ }).waitFor();
    await checkAccessibility(page);
    const [seen] = (await server.rest(reseller.key, "GET", "/services")).body.data;
    assert.deepEqual([seen.price, seen.price_source], ["1.25", "group"]);
    assert.deepEqual(
      seen.inputs.map(({ name, options }: { name: string; options?: string[] }) => [name, options]),
      [
        ["Username", undefined],
        ["Region", ["EU", "US"]],
      ],
    );
  });

  it("limits a service to a reseller and a group to a price group, marks them, and shows them at the reseller", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    const chosen = await server.createReseller({ name: "Chosen one", group: "Insiders" });
    const other = await server.createReseller({ name: "Other one" });
    const id = await server.createService({ name: "Insider lookup", serviceGroup: "Inside" });
    const sees = async ({ key }: { key: string }) => (await server.rest(key, "GET", `/services/${id}`)).status;
    const page = await visitAs(manager, `/operator/catalogue/services/${id}/visibility`);
    await page.getByLabel("Who sees it").selectOption("Chosen resellers");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Choose at least one reseller.").waitFor();
    await page.getByRole("button", { name: /Add a reseller/ }).click();
    await page.getByPlaceholder("Type to search").fill("chosen");
    await page.getByRole("option", { name: /Chosen one/ }).click();
    await page.getByRole("button", { name: "Remove Chosen one" }).waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save changes" }).click();
    await shows(() => sees(other), 404);
    assert.equal(await sees(chosen), 200);
    await page.getByText("Restricted", { exact: true }).waitFor();

    await page.goto(`${server.url}/operator/catalogue/service-groups`);
    await page.getByRole("button", { name: "Actions for Inside" }).click();
    await page.getByRole("menuitem", { name: "Change who sees it…" }).click();
    const dialog = page.getByRole("dialog", { name: "Who sees Inside" });
    await dialog.getByLabel("Who sees it").selectOption("Chosen price groups");
    await dialog.getByLabel("Insiders").check();
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("row", { name: /Inside .*Price groups: Insiders/ }).waitFor();
    assert.equal(await sees(chosen), 200);

    await page.goto(`${server.url}/operator/catalogue?visibility=restricted`);
    await page.getByRole("row", { name: /Insider lookup Restricted/ }).waitFor();
    await page.goto(`${server.url}/operator/resellers/${chosen.id}/prices`);
    await page.getByRole("row", { name: /Insider lookup .*This reseller/ }).waitFor();
    await checkAccessibility(page);
  });

  it("changes a price in the list by keyboard, and many prices after a preview of each", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    const ids = [
      await server.createService({ name: "Alpha check", price: "2", serviceGroup: "Checks" }),
      await server.createService({ name: "Beta check", price: "4", serviceGroup: "Checks" }),
    ];
    const page = await visitAs(manager, "/operator/catalogue?q=check&sort=name");
    await page.getByRole("button", { name: "Edit the price of Alpha check" }).focus();
    await page.keyboard.press("Enter");
    const price = page.getByLabel("New price of Alpha check");
    await price.press("Escape");
    await page.getByRole("button", { name: "Edit the price of Alpha check" }).press("Enter");
    await price.fill("3.5");
    await checkAccessibility(page);
    await price.press("Enter");
    await page.getByRole("row", { name: /Alpha check .*3\.50/ }).waitFor();

    await page.getByRole("checkbox", { name: "Select all rows" }).check();
    await page.getByRole("button", { name: "Edit 2 selected" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit 2 services" });
    await dialog.getByLabel("Base price").selectOption("Change by percentage");
    await dialog.getByLabel("Percentage").fill("10");
    await dialog.getByLabel("Status").selectOption("Paused");
    await dialog.getByRole("button", { name: "Preview changes" }).click();
    await dialog.getByRole("row", { name: /Beta check.*4\.00.*4\.40/ }).waitFor();
    await checkAccessibility(page);
    const before = await server.operate(manager.token, "GET", `/services/${ids[1]}`);
    assert.deepEqual([before.body.data.price, before.body.data.status], ["4.00", "active"]);
    await dialog.getByRole("button", { name: "Update 2 services" }).click();
    await page.getByRole("row", { name: /Alpha check.*Paused.*3\.85/ }).waitFor();
    const { data } = (await server.operate(manager.token, "GET", `/services/${ids[1]}`)).body;
    assert.deepEqual([data.price, data.status], ["4.40", "paused"]);
  });

  it("has service groups and price groups, which can be removed only when they are empty", async () => {
    const { server, visitAs } = world();
    const owner = await server.createStaff("owner");
    await server.createService({ name: "In its group", serviceGroup: "Kept group" });
    const page = await visitAs(owner, "/operator/catalogue/service-groups");
    await page.getByRole("button", { name: "New group" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Spare group");
    await page.keyboard.press("Enter");
    const spare = page.getByRole("button", { name: "Actions for Spare group" });
    await spare.press("Enter");
    await checkAccessibility(page);
    // Opened by a key, the menu has its first item in focus, and goes on by the first letters.
    await page.keyboard.type("Move up");
    await page.keyboard.press("Enter");
    await page.getByRole("row").last().getByText("Spare group").waitFor({ state: "hidden" });
    await page.locator(":focus").and(spare).waitFor();
    await spare.press("Enter");
    await page.getByRole("menuitem", { name: "Rename…" }).press("Enter");
    await page.getByRole("dialog", { name: "Rename Spare group" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(":focus").and(spare).waitFor();
    await page.getByRole("button", { name: "Actions for Kept group" }).click();
    await page.getByRole("menuitem", { name: /Remove….*to another group first/ }).press("Enter");
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "hidden" });
    await spare.press("Enter");
    await page.getByRole("menuitem", { name: "Remove…" }).press("Enter");
    await page.getByRole("button", { name: "Remove group" }).click();
    await page.getByText("Spare group removed.").waitFor();
    await page.getByRole("link", { name: "Price groups" }).click();
    await page.getByRole("button", { name: "New price group" }).click();
    const dialog = page.getByRole("dialog", { name: "New price group" });
    await dialog.getByLabel("Name").fill("Wholesale");
    await dialog.getByLabel("Adjustment (%)").fill("much");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Enter a percentage like 10 or -2.5").waitFor();
    await dialog.getByLabel("Adjustment (%)").fill("-2.5");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByRole("row", { name: /Wholesale Base price - 2\.5%/ }).waitFor();
    await checkAccessibility(page);
    await chooseInMenu(page, "Wholesale", "Remove…");
    await page.getByRole("button", { name: "Remove group" }).click();
    await page.getByText("Wholesale removed.").waitFor();
  });

  it("edits all prices of a group in one table, and takes them back from its file after a preview", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    const made = await server.operate(manager.token, "POST", "/price-groups", { name: "Table group" });
    const group = made.body.data.find(({ name }: { name: string }) => name === "Table group").id;
    const id = await server.createService({ name: "Tabled check", price: "2.00" });
    const page = await visitAs(manager, "/operator/catalogue/price-groups");
    await page.getByRole("link", { name: "Table group" }).click();
    await page.getByRole("searchbox", { name: "Search services" }).fill("tabled");
    const price = page.getByLabel("Group price of Tabled check, in USD");
    await price.fill("cheap");
    await page.getByText("Unsaved changes").waitFor();
    await checkAccessibility(page);
    await price.fill("1.75");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("1 price changed.").waitFor();
    await page.getByRole("row", { name: /Tabled check.*Group price/ }).waitFor();
    const csv = `service_id,service,group_price\n${id},Tabled check,1.50\n`;
    const file = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
    await page.getByLabel("CSV file of prices").setInputFiles(file);
    const dialog = page.getByRole("dialog", { name: "Change 1 price?" });
    await dialog.getByRole("row", { name: /Tabled check.*1\.75.*1\.50/ }).waitFor();
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Change 1 price" }).click();
    await shows(() => price.inputValue(), "1.50");
    await page.setViewportSize(PHONE);
    await checkAccessibility(page);
    const { data } = (await server.operate(manager.token, "GET", `/price-groups/${group}/prices?q=tabled`)).body;
    assert.equal(data[0].set_price, "1.50");
  });

  it("is readable on a phone for read-only staff, whose disabled buttons say why", async () => {
    const { server, visitAs } = world();
    const id = await server.createService({ name: "Seen on a phone" });
    const reader = await server.createStaff("read-only");
    const page = await visitAs(reader, "/operator/catalogue?q=phone", { size: PHONE });
    await page.getByRole("link", { name: "Seen on a phone" }).waitFor();
    await page.getByRole("button", { name: "New service" }).focus();
    await page.getByRole("tooltip").getByText("Your role (read-only) doesn't allow this").waitFor();
    await shows(() => page.getByRole("checkbox").count(), 0);
    await checkAccessibility(page);
    for (const part of ["", "/inputs", "/prices", "/routes", "/stock"]) {
      await page.goto(`/operator/catalogue/services/${id}${part}`);
      const writes = page.getByRole("button", { name: /^(?:Save changes|Add price|Add route|Add codes)$/ });
      await writes.waitFor();
      await shows(() => writes.getAttribute("aria-disabled"), "true");
    }
    await checkAccessibility(page);
  });
});
