import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { it } from "node:test";
import { rejectOrder } from "../../src/core/orders/settle-orders.ts";
import { imei } from "../money-world.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser, showsReason } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

const OPERATOR = { kind: "operator", id: null } as const;
const ROWS_AT_ONCE = 25;

describeInBrowser("a reseller's wallet", { settings: { TOP_UP_REQUESTS: 2 } }, (world) => {
  it("is empty at first, and links to the top-up request", async () => {
    const { createReseller, visitAs } = world();
    const page = await visitAs(await createReseller(), "/wallet");
    await page.getByText("No transactions yet").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Request top-up" }).last().click();
    await page.getByRole("dialog", { name: "Request top-up" }).waitFor();
  });

  it("shows each transfer with the balance after it, pages to older ones, and exports them", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ credit: "50", creditLimit: "10" });
    const serviceId = await server.createService({ name: "Unlock", price: "1.50" });
    const ids: number[] = [];
    for (let number = 1; number <= ROWS_AT_ONCE; number++) {
      const { body } = await server.rest(reseller.key, "POST", "/orders", {
        service_id: serviceId,
        imei: imei(number),
      });
      ids.push(body.data.id);
    }
    await rejectOrder(server.core, BigInt(ids[0]!), "Not found", OPERATOR);
    const page = await visitAs(reseller, "/wallet", { size: PHONE });
    const first = page.getByRole("row").filter({ hasText: `Order ${ids[0]} – Unlock: released` });
    await first.getByText("+1.50").waitFor();
    await first.getByText("14.00").waitFor();
    await page.getByRole("definition").filter({ hasText: "36.00" }).waitFor();
    await page.getByRole("definition").filter({ hasText: "24.00" }).waitFor();
    await checkAccessibility(page);
    const entries = page.locator("tbody").getByRole("row");
    await shows(() => entries.count(), ROWS_AT_ONCE);
    await page.getByRole("button", { name: "Show more" }).click();
    await page.getByText("27 rows").waitFor();
    await page.getByRole("searchbox", { name: "Order number" }).fill(String(ids[0]));
    await page.getByText("2 rows").waitFor();
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.getByRole("combobox", { name: /^Type/ }).selectOption({ label: "Order" });
    await page.getByText("1 row", { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    const lines = (await text(await download.createReadStream())).trim().split("\r\n");
    assert.deepEqual([lines.length, lines[1]!.includes(",order,-1.50,USD,48.50,")], [2, true]);
    await page.getByRole("link", { name: `Order ${ids[0]} – Unlock` }).click();
    await page.getByRole("heading", { name: `Order ${ids[0]}` }).waitFor();
  });

  it("requests a top-up with an amount that is checked while it is typed, and shows the decision", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller();
    const manager = await server.createStaff("manager");
    const page = await visitAs(reseller, "/wallet/top-ups", { size: PHONE });
    await page.getByText("No top-up requests yet").waitFor();
    await page.getByRole("button", { name: "Request top-up" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Request top-up" });
    await dialog.getByLabel("Amount").fill("1,5");
    await dialog.getByText("with a decimal point and up to six decimals").waitFor();
    await dialog.getByRole("button", { name: "Submit request" }).click();
    await dialog.getByLabel("Amount").fill("0");
    await dialog.getByText("Enter an amount above zero.").waitFor();
    await checkAccessibility(page);
    await dialog.getByLabel("Payment reference").fill("TX-77");
    const question = page.getByRole("dialog", { name: "Are you sure?" });
    for (const [amount, doubt] of [
      ["10.123456", "more decimals than a payment in USD"],
      ["99999999999", "99,999,999,999.00 USD is more than"],
    ] as const) {
      await dialog.getByLabel("Amount").fill(amount);
      await dialog.getByRole("button", { name: "Submit request" }).click();
      await question.getByText(doubt).waitFor();
      await question.getByRole("button", { name: "Go back" }).click();
    }
    await dialog.getByLabel("Amount").fill("75.50");
    await dialog.getByRole("button", { name: "Submit request" }).click();
    const request = page.getByRole("row").filter({ hasText: "TX-77" });
    await request.getByText("Open").waitFor();
    const [{ id }] = (await server.operate(manager.token, "GET", "/top-up-requests")).body.data;
    const body = { amount: "75", reason: "Less the bank's fee" };
    await server.operate(manager.token, "POST", `/top-up-requests/${id}/approve`, body);
    await request.getByText("Approved").waitFor();
    await request.getByText("Less the bank's fee").waitFor();
    await page.getByRole("link", { name: "Balance" }).getByText("75.00").waitFor();
    await checkAccessibility(page);
  });

  it("withdraws a request after a confirmation, and says when too many are open", async () => {
    const { server, createReseller, visitAs, takeProblems } = world();
    const reseller = await createReseller();
    for (const amount of ["10", "20"]) await server.rest(reseller.key, "POST", "/top-up-requests", { amount });
    const page = await visitAs(reseller, "/wallet/top-ups");
    await page.getByRole("button", { name: "Request top-up" }).click();
    const dialog = page.getByRole("dialog", { name: "Request top-up" });
    await dialog.getByLabel("Amount").fill("30");
    await dialog.getByRole("button", { name: "Submit request" }).click();
    await dialog.getByText("At most 2 requests may be open").waitFor();
    assert.ok(takeProblems(page).every((problem) => problem.includes("409")));
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page
      .getByRole("button", { name: /^Withdraw request/ })
      .first()
      .click();
    const question = page.getByRole("dialog", { name: /^Withdraw request/ });
    await question.getByText("20.00 USD").waitFor();
    await question.getByRole("button", { name: "Withdraw" }).click();
    await page.getByRole("cell").getByText("Withdrawn").waitFor();
    await shows(() => page.getByRole("button", { name: /^Withdraw request/ }).count(), 1);
  });
});

describeInBrowser("the operator's top-up requests", {}, (world) => {
  async function askForCredit(amounts: readonly string[]) {
    const { server, createReseller } = world();
    const reseller = await createReseller();
    const ids: number[] = [];
    for (const amount of amounts) {
      const input = { amount, payment_reference: `TX-${amount}` };
      ids.push((await server.rest(reseller.key, "POST", "/top-up-requests", input)).body.data.id);
    }
    const balance = async () => (await server.rest(reseller.key, "GET", "/account")).body.data.balance;
    return { ids, balance };
  }

  it("are approved, with a reason if the amount differs, and declined with a reason", async () => {
    const { server, visitAs, takeProblems } = world();
    const { ids, balance } = await askForCredit(["50", "6000"]);
    const page = await visitAs(await server.createStaff("manager"), "/operator/resellers/top-up-requests", {
      size: PHONE,
    });
    await checkAccessibility(page);
    await page.getByRole("button", { name: `Approve request ${ids[0]}` }).click();
    const approval = page.getByRole("dialog", { name: `Approve request ${ids[0]}` });
    await approval.getByLabel("Amount to credit").fill("49.10");
    await approval.getByRole("button", { name: "Approve and credit" }).click();
    await approval.getByText("Say why the amount is not the one that was asked for.").first().waitFor();
    assert.ok(takeProblems(page).every((problem) => problem.includes("422")));
    await checkAccessibility(page);
    await approval.getByLabel("Reason for the different amount").fill("Less the bank's fee");
    await approval.getByRole("button", { name: "Approve and credit" }).click();
    await approval.waitFor({ state: "hidden" });
    assert.equal(await balance(), "49.10");
    await page.getByRole("button", { name: `Decline request ${ids[1]}` }).click();
    const refusal = page.getByRole("dialog", { name: `Decline request ${ids[1]}` });
    await refusal.getByText("requested 6,000.00 USD").waitFor();
    await refusal.getByLabel("Reason").fill("No payment came");
    await refusal.getByRole("button", { name: "Decline" }).click();
    await page.getByText("No open requests").waitFor();
    await page.getByRole("combobox", { name: /^Status/ }).selectOption({ label: "Declined" });
    await page.getByText("No payment came").waitFor();
    assert.equal(await balance(), "49.10");
  });

  it("for test money are listed separately from those for live money", async () => {
    const { server, createReseller, visitAs } = world();
    const page = await visitAs(await createReseller(), "/wallet/top-ups");
    await page.getByRole("switch", { name: /Test/ }).click();
    await page.getByRole("button", { name: "Request top-up" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Request top-up" });
    await dialog.getByText("This requests test funds").waitFor();
    await dialog.getByLabel("Amount").fill("5");
    await dialog.getByLabel("Payment reference").fill("only a test");
    await dialog.getByRole("button", { name: "Submit request" }).click();
    await page.getByRole("cell").getByText("only a test").waitFor();
    const staffPage = await visitAs(await server.createStaff("owner"), "/operator/resellers/top-up-requests?test=true");
    const request = staffPage.getByRole("cell").getByText("only a test");
    await request.waitFor();
    await staffPage.getByRole("combobox", { name: /^Wallet/ }).selectOption({ label: "Live money" });
    await request.waitFor({ state: "detached" });
  });

  it("are visible to staff who may not decide, who are told whom to ask", async () => {
    const { server, visitAs } = world();
    const { ids } = await askForCredit(["80"]);
    const page = await visitAs(await server.createStaff("agent"), "/operator/resellers/top-up-requests");
    const approve = page.getByRole("button", { name: `Approve request ${ids[0]}` });
    await showsReason(approve, "Ask an owner or a manager");
    await approve.press("Enter");
    await shows(() => page.getByRole("dialog").count(), 0);
  });
});
