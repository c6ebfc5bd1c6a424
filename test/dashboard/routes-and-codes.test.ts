import assert from "node:assert/strict";
import { it } from "node:test";
import type { Core } from "../../src/core/core.ts";
import { followCosts } from "../../src/core/fulfilment/routes/follow-costs.ts";
import { pauseRoute } from "../../src/core/fulfilment/routes/routes.ts";
import { supplierOf } from "../fulfilment-world.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { chooseInMenu } from "../support/browser/row-menu.ts";
import { shows } from "../support/wait.ts";

describeInBrowser("the operator's catalogue", { workers: false }, (world) => {
  it("adds codes to the inventory, and pauses a route", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    const id = await server.createService({ name: "From stock" });
    const page = await visitAs(manager, `/operator/catalogue/services/${id}/stock`);
    await page.getByLabel("Codes, one per line").fill("AAAA-1;AAAA-2\nAAAA-1");
    await page.getByText("1 line contains “;”.").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Put each code on its own line" }).click();
    await shows(() => page.getByLabel("Codes, one per line").inputValue(), "AAAA-1\nAAAA-2\nAAAA-1");
    await page.getByRole("button", { name: "Add codes" }).click();
    await page.getByText("2 codes added, 1 duplicate skipped.").waitFor();
    await shows(() => page.getByLabel("Codes, one per line").inputValue(), "");
    const codes = page.getByRole("table", { name: "Codes" });
    await codes.getByText("AAAA-1").waitFor();
    await page.getByRole("searchbox", { name: "Search codes" }).fill("-2");
    await codes.getByText("AAAA-1").waitFor({ state: "hidden" });
    await codes.getByRole("button", { name: "Withdraw AAAA-2" }).click();
    await page.getByRole("button", { name: "Withdraw code", exact: true }).click();
    await page.getByText("1 code withdrawn.").waitFor();
    await page.getByText("No matching codes").waitFor();
    await page.getByRole("button", { name: "Show all codes" }).click();
    await codes.getByText("AAAA-1").waitFor();
    await checkAccessibility(page);
    const listed = await server.operate(manager.token, "GET", `/services/${id}/codes`);
    assert.deepEqual(
      listed.body.data.map(({ code }: { code: string }) => code),
      ["AAAA-1"],
    );
    const agent = await server.createStaff("agent");
    assert.equal((await server.operate(agent.token, "GET", `/services/${id}/codes`)).status, 403);
    await page.getByRole("link", { name: "Routes" }).click();
    await chooseInMenu(page, "Code inventory", "Pause");
    await page.getByRole("row", { name: /Code inventory Paused by you/ }).waitFor();
    await checkAccessibility(page);
    const { routes } = (await server.operate(manager.token, "GET", `/services/${id}`)).body.data;
    assert.deepEqual(
      routes.map(({ paused_by }: { paused_by: string | null }) => paused_by),
      ["operator", null],
    );
  });

  it("adds a route from fields with an example, and moves, pauses and resumes only that route", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    const supplier = await supplierOf(server.core, { "7": 3_000_000n }, { name: "Upstream" });
    const id = await server.createService({ name: "Bought", price: "5" });
    const page = await visitAs(manager, `/operator/catalogue/services/${id}/routes`);
    await page.getByRole("button", { name: "Add route" }).click();
    const dialog = page.getByRole("dialog", { name: "Add route" });
    await dialog.getByText("No supplier offers a similar service.").waitFor();
    await dialog.getByLabel("Similar services").fill("offer seven 7");
    await dialog.getByRole("listitem").filter({ hasText: "Upstream" }).getByText("3.00").waitFor();
    await dialog.getByRole("button", { name: "Use Offer 7 of Upstream" }).click();
    await dialog.getByRole("button", { name: /Supplier service.*Offer 7/ }).waitFor();
    await checkAccessibility(page);
    await dialog.getByLabel("Supplier", { exact: true }).selectOption("Upstream");
    await dialog.getByRole("button", { name: /Supplier service/ }).click();
    await page.getByRole("option", { name: /Offer 7 3\.00 USD/ }).click();
    await dialog.getByLabel("Set the price from the cost").check();
    await dialog.getByText("Example: a cost of 1.00 gives a price of 1.25.").waitFor();
    await dialog.getByLabel("Fixed markup").fill("0.123");
    await dialog.getByLabel("Round up to").fill("0.05");
    await dialog.getByText("Example: a cost of 1.00 gives a price of 1.40.").waitFor();
    await dialog.getByLabel("Markup (%)").fill("abc");
    await dialog.getByText("Enter a percentage such as 25 or -2.5.").waitFor();
    await dialog.getByRole("button", { name: "Add route" }).click();
    await dialog.getByText("Fix the margin fields.").waitFor();
    await checkAccessibility(page);
    await dialog.getByLabel("Markup (%)").fill("20");
    await dialog.getByLabel("If the cost changes").selectOption("Pause the route if the cost rises");
    await dialog.getByRole("button", { name: "Add route" }).click();
    await page.getByRole("row", { name: /1\. Upstream.*Active.*cost \+ 20% \+ 0\.123, rounded up to 0\.05/ }).waitFor();
    await chooseInMenu(page, "Upstream", "Move down");
    await page.getByRole("row", { name: /2\. Upstream/ }).waitFor();

    await becomesDearer(server.core, supplier.id, 4_000_000n);
    await chooseInMenu(page, "Operator", "Pause");
    await page.getByRole("row", { name: /Operator Paused by you/ }).waitFor();
    await page.getByRole("row", { name: /Upstream.*Paused: cost rose/ }).waitFor();
    await chooseInMenu(page, "Upstream", "Resume…");
    const resuming = page.getByRole("dialog", { name: "Resume the route to Upstream?" });
    await resuming.getByText(/It costs 4\.00 USD now instead of 3\.00 USD/).waitFor();
    await checkAccessibility(page);
    await pauseRoute(server.core, { serviceId: id, supplierId: supplier.id });
    await resuming.getByRole("button", { name: "Resume route" }).click();
    await resuming.getByText("This route changed while you edited it.").waitFor();
    await resuming.getByRole("button", { name: "Cancel" }).click();
    const { routes } = (await server.operate(manager.token, "GET", `/services/${id}`)).body.data;
    assert.deepEqual(
      routes.map((route: { paused_by: string; agreed_cost: string | null }) => [route.paused_by, route.agreed_cost]),
      [
        ["operator", null],
        ["operator", "3.00"],
      ],
    );
  });
});

/** Simulates a synchronisation that found this cost. */
async function becomesDearer({ database, ...core }: Core, supplierId: number, cost: bigint): Promise<void> {
  await database.kysely.updateTable("supplier_services").set({ cost }).where("supplier_id", "=", supplierId).execute();
  await database.kysely
    .transaction()
    .execute((transaction) => followCosts({ database, ...core }, transaction, supplierId));
}
