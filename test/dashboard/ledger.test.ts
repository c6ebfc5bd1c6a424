import assert from "node:assert/strict";
import { sql } from "kysely";
import { text } from "node:stream/consumers";
import { it } from "node:test";
import { imei } from "../money-world.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";

/** Pages poll a running reconciliation less and less often. */
const COMPARED_MS = 60_000;

describeInBrowser("the operator's ledger", {}, (world) => {
  it("shows whether the ledger check passed, and the amount of a discrepancy", async () => {
    const { server, visitAs } = world();
    const { id, key } = await server.createReseller({ name: "Judy", credit: "20.00" });
    const serviceId = await server.createService({ price: "1.25" });
    await server.rest(key, "POST", "/orders", { service_id: serviceId, imei: imei(1) });
    const page = await visitAs(await server.createStaff("owner"), "/operator/ledger");
    await page.getByText("The ledger check has not run yet").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Run checks" }).click();
    await page.getByText("All checks passed.").waitFor({ timeout: COMPARED_MS });
    await page.getByText("by Staff 1").waitFor();
    const orders = page.getByRole("listitem").filter({ hasText: "Every order was held, captured and released" });
    await orders.getByText("1 order checked").waitFor();
    await orders.getByText("OK").waitFor();
    await checkAccessibility(page);

    const { kysely } = server.core.database;
    await sql`update wallets set available = available + 1500000 where reseller_id = ${id} and not test`.execute(
      kysely,
    );
    await page.getByRole("button", { name: "Run checks" }).click();
    await page.getByText(/2 of \d+ checks found discrepancies/).waitFor({ timeout: COMPARED_MS });
    const wallets = page.getByRole("listitem").filter({ hasText: "Wallet balances equal their transfers" });
    await wallets.getByText("1 discrepancy").waitFor();
    await wallets.getByText("1.50 USD").first().waitFor();
    await wallets.getByText("Show details").click();
    await wallets.getByRole("row", { name: /20\.25 .*18\.75/ }).waitFor();
    await page.setViewportSize(PHONE);
    await checkAccessibility(page);
    await sql`update wallets set available = available - 1500000 where reseller_id = ${id} and not test`.execute(
      kysely,
    );
  });

  it("shows accounts and transfers, and exports the filtered list", async () => {
    const { server, visitAs } = world();
    const mallory = await server.createReseller({ name: "Mallory", credit: "30.00" });
    await server.createReseller({ name: "Niaj", credit: "3.00" });
    const page = await visitAs(await server.createStaff("manager"), "/operator/ledger/accounts");
    const live = page.getByRole("table", { name: "Live money" });
    await live.getByRole("row", { name: /Cash in.*-53\.00 USD/ }).waitFor();
    await checkAccessibility(page);
    await page.getByRole("link", { name: "Transfers" }).click();
    const table = page.getByRole("table", { name: "Transfers" });
    await table.getByRole("row", { name: /Top-up.*30\.00 USD.*Mallory/ }).waitFor();
    await page.getByRole("searchbox", { name: "Reseller email or ID" }).fill("nobody@example.com");
    await page.getByText("There is no such reseller.").waitFor();
    await page.getByRole("searchbox", { name: "Reseller email or ID" }).fill(mallory.email);
    await page.waitForURL(/reseller=/);
    await page.getByLabel("Type").selectOption("top_up");
    await page.waitForURL(/kind=top_up/);
    await table.getByRole("row", { name: /Niaj/ }).waitFor({ state: "hidden" });
    await checkAccessibility(page);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const file = await saving;
    assert.match(file.suggestedFilename(), /^transfers-.*\.csv$/);
    const lines = (await text(await file.createReadStream())).trim().split("\r\n");
    assert.equal(lines.length, 2);
    assert.match(lines[1]!, /,top_up,30\.00,USD,false,cash_in,wallet_available,\d+,Mallory,/);
    await page.setViewportSize(PHONE);
    await checkAccessibility(page);
    await page.getByRole("link", { name: "Mallory" }).click();
    await page.getByRole("heading", { name: "Mallory", level: 1 }).waitFor();
  });

  it("is not available to agents", async () => {
    const { server, visitAs } = world();
    const page = await visitAs(await server.createStaff("agent"), "/operator/ledger");
    await page.getByText("You don't have access to the ledger").waitFor();
    await checkAccessibility(page);
  });
});
