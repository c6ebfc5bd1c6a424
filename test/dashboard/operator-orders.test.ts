import assert from "node:assert/strict";
import { text as readText } from "node:stream/consumers";
import { it } from "node:test";
import { sql } from "kysely";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser, showsReason } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

const IMEI = "356938035643809";
const OTHER = "490154203237518";

describeInBrowser("the operator's orders", {}, (world) => {
  async function placeByHand(imei: string) {
    const { server, createReseller } = world();
    const reseller = await createReseller({ credit: "20" });
    const serviceId = await server.createService({ name: "Unlock by hand", price: "4.50" });
    const { body } = await server.rest(reseller.key, "POST", "/orders", { service_id: serviceId, imei });
    return { reseller, id: body.data.id as number };
  }

  it("finds an order by its identifier, delivers it and refunds a part of it, visible to the reseller", async () => {
    const { server, visitAs } = world();
    const { reseller, id } = await placeByHand(IMEI);
    await placeByHand(OTHER);
    const page = await visitAs(await server.createStaff("manager"), "/operator/orders");
    await page
      .getByRole("searchbox", { name: "Search by order number, IMEI, reference or code" })
      .fill(IMEI.slice(0, 8));
    await page.waitForURL(`**/operator/orders?q=${IMEI.slice(0, 8)}`);
    await page.getByText(OTHER).waitFor({ state: "hidden" });
    await page.getByRole("link", { name: String(id), exact: true }).click();
    await page.getByRole("heading", { name: `Order ${id}`, level: 1 }).waitFor();
    await page.getByRole("button", { name: "Deliver" }).click();
    await page.getByRole("dialog").getByLabel("Result").fill("NCK 11223344");
    await page.getByRole("button", { name: "Deliver and charge" }).click();
    await page.getByRole("button", { name: "Refund" }).click();
    const dialog = page.getByRole("dialog", { name: "Refund order" });
    await shows(() => dialog.getByLabel("Amount").inputValue(), "4.50");
    await dialog.getByLabel("Amount").fill("5");
    await dialog.getByLabel("Reason").fill("Half of it worked");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await dialog.getByText("The amount must be more than zero and at most 4.50 USD.").first().waitFor();
    await dialog.getByLabel("Amount").fill("2.25");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("table", { name: "Transfers" }).getByText("Half of it worked").waitFor();
    await checkAccessibility(page);
    const { data } = (await server.rest(reseller.key, "GET", `/orders/${id}`)).body;
    assert.equal(data.refunded, "2.25");
    assert.equal((await server.rest(reseller.key, "GET", "/account")).body.data.balance, "17.75");
  });

  it("filters by a reseller found by name, sums what matches and exports it, with money for roles that may see it", async () => {
    const { server, visitAs } = world();
    const { reseller, id } = await placeByHand("352099001761481");
    await placeByHand("353270088888880");
    const manager = await server.createStaff("manager");
    await server.operate(manager.token, "PATCH", `/resellers/${reseller.id}`, { name: "Handy Corner" });
    await server.operate(manager.token, "POST", `/orders/${id}/answer`, { result: "NCK 11223344" });
    const page = await visitAs(manager, "/operator/orders");
    await page.getByRole("button", { name: /^Reseller/ }).click();
    await page.getByRole("combobox", { name: "Reseller" }).fill("handy");
    await page.getByRole("option", { name: /Handy Corner/ }).click();
    await page.waitForURL(`**/operator/orders?reseller=${reseller.id}`);
    await page.getByText("1 order", { exact: true }).waitFor();
    await page.getByText("Revenue 4.50 USD · Cost 0.00 USD · Margin 4.50 USD").waitFor();
    await checkAccessibility(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    const lines = (await readText(await file.createReadStream())).trim().split("\r\n");
    assert.equal(lines.length, 2);
    assert.match(lines[0]!, /,cost,margin,/);
    await page.getByRole("button", { name: "More filters" }).click();
    await page.getByLabel("Mode").selectOption("Test");
    await page.getByText("No matching orders").waitFor();
    const forAgent = await visitAs(await server.createStaff("agent"), `/operator/orders?reseller=${reseller.id}`);
    await forAgent.getByText("1 order", { exact: true }).waitFor();
    assert.equal(await forAgent.getByText("Revenue").count(), 0);
    assert.equal(await forAgent.getByRole("columnheader", { name: "Margin" }).count(), 0);
  });

  it("tells an agent why they cannot cancel an order, and disables the button", async () => {
    const { server, visitAs } = world();
    const { id } = await placeByHand(IMEI);
    const page = await visitAs(await server.createStaff("agent"), `/operator/orders/${id}`);
    const cancel = page.getByRole("button", { name: "Cancel" });
    await showsReason(cancel, "Your role, agent, does not allow this.");
    await cancel.click({ force: true });
    await shows(() => page.getByRole("dialog").count(), 0);
    await shows(() => page.getByRole("button", { name: "Reject" }).getAttribute("aria-disabled"), null);
  });

  it("counts an order that a supplier accepted too late, shows its number and what to do, and resolves it", async () => {
    const { server, visitAs } = world();
    const { id } = await placeByHand(IMEI);
    await server.core.database.transaction(async (transaction) => {
      await sql`
        with ended as (
          insert into attempts (order_id, number, supplier_id, supplier_service, state, reference, cost, refusal, ended_at)
          select ${id}, 1, p.id, '7', 'refused', 'ours', 0, 'unclear', now() from suppliers p where p.kind = 'test'
          returning id)
        insert into late_results (attempt_id, order_id, supplier_reference) select e.id, ${id}, '88123' from ended e`.execute(
        transaction,
      );
    });
    const page = await visitAs(await server.createStaff("manager"), "/operator/attempts");
    await page.getByRole("link", { name: "1 unresolved attempt" }).waitFor();
    const table = page.getByRole("table", { name: "Late results" });
    await table.getByRole("cell", { name: "88123" }).waitFor();
    await table.getByText("Cancel it with the supplier, or use its result.").waitFor();
    await checkAccessibility(page);
    await table.getByRole("link", { name: `Order ${id}` }).click();
    await page.getByText("accepted this order as 88123 after the attempt was settled.").waitFor();
    await page.getByRole("button", { name: `Resolve the late result of order ${id}` }).click();
    await page.getByRole("dialog").getByLabel("Resolution").fill("Cancelled there");
    await page.getByRole("button", { name: "Mark as resolved" }).click();
    await page.getByText("Late result resolved.").waitFor();
    await shows(() => page.getByRole("link", { name: "unresolved attempt" }).count(), 0);
  });

  it("works on a phone, lists orders that need a decision, and has a helpful page for a missing order", async () => {
    const { server, visitAs, takeProblems } = world();
    await placeByHand(IMEI);
    const page = await visitAs(await server.createStaff("owner"), "/operator/orders", { size: PHONE });
    await page.getByText(IMEI).first().waitFor();
    await checkAccessibility(page);
    await page.getByRole("link", { name: "Unresolved attempts" }).click();
    await page.getByText("No unconfirmed attempts").waitFor();
    await checkAccessibility(page);
    await page.goto("/operator/orders/987654");
    await page.getByText("Order 987654 not found").waitFor();
    assert.match(takeProblems(page).join("\n"), /404/);
  });
});
