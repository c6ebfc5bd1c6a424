import assert from "node:assert/strict";
import { it } from "node:test";
import { createReseller } from "../../src/core/resellers/accounts/resellers.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser, showsReason } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

describeInBrowser("the operator's resellers", { workers: false }, (world) => {
  const balanceOf = async (key: string) => (await world().server.rest(key, "GET", "/account")).body.data.balance;

  it("are approved or refused after they sign up, and found by search", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    await server.createReseller({ name: "Present", company: "Here GSM", credit: "12.50" });
    for (const name of ["Wanted", "Unwanted"]) {
      await createReseller(server.core, { name, email: `${name.toLowerCase()}@example.com`, status: "pending" });
    }
    const page = await visitAs(manager, "/operator/resellers");
    await page.getByRole("heading", { name: "Pending approval (2)" }).waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Approve Wanted" }).click();
    await page.getByRole("heading", { name: "Pending approval (1)" }).waitFor();
    await page.getByRole("button", { name: "Decline Unwanted" }).click();
    const dialog = page.getByRole("dialog", { name: "Decline Unwanted?" });
    await dialog.getByRole("button", { name: "Decline", exact: true }).click();
    await dialog.getByText("This field is required.").first().waitFor();
    await dialog.getByLabel("Reason").fill("Unknown company");
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Decline", exact: true }).click();
    await page.getByRole("heading", { name: /Pending approval/ }).waitFor({ state: "hidden" });

    const table = page.getByRole("table", { name: "Resellers" });
    await page.getByRole("searchbox", { name: "Search by name, company, email or ID" }).fill("here gsm");
    await page.waitForURL(/q=here/);
    await table.getByRole("row", { name: /Present .* 12\.50 USD/ }).waitFor();
    await shows(() => table.getByRole("row").count(), 2);
    await page.getByRole("searchbox").fill("nobody at all");
    await page.getByText("No matching resellers").waitFor();
    await page.getByRole("button", { name: "Show all resellers" }).click();
    await table.getByRole("button", { name: "Balance" }).click();
    await page.getByLabel("Status").selectOption("suspended");
    await page.waitForURL(/sort=balance.*status=suspended|status=suspended.*sort=balance/);
    await table.getByRole("row", { name: /Unwanted/ }).waitFor();
  });

  it("are added, changed, and given prices, a password and a working key", async () => {
    const { server, visitAs } = world();
    await server.createService({ name: "Carrier Check", price: "2.00" });
    const page = await visitAs(await server.createStaff("owner"), "/operator/resellers");
    await page.getByRole("button", { name: "Add reseller" }).click();
    const adding = page.getByRole("dialog", { name: "Add reseller" });
    await adding.getByLabel("Name", { exact: true }).fill("Grace");
    await adding.getByLabel("Email").fill("grace");
    await adding.getByRole("button", { name: "Add reseller" }).click();
    await adding.getByText("This is not an email address.").first().waitFor();
    await checkAccessibility(page);
    await adding.getByLabel("Email").fill("grace@example.com");
    await adding.getByRole("button", { name: "Add reseller" }).click();
    await page.getByRole("heading", { name: "Grace", level: 1 }).waitFor();

    const profile = page.getByRole("form", { name: "Profile" });
    await profile.getByLabel("Rate limit (requests per minute)").fill("many");
    await profile.getByRole("button", { name: "Save changes" }).click();
    await profile.getByText("Enter a whole number, or leave it empty.").first().waitFor();
    await profile.getByLabel("Rate limit (requests per minute)").fill("120");
    await profile.getByLabel("Company").fill("Grace GSM");
    await profile.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Grace GSM · grace@example.com").waitFor();
    await checkAccessibility(page);

    await page.getByText("No password set").waitFor();
    await page.getByRole("button", { name: "Set password" }).click();
    const setting = page.getByRole("dialog", { name: "Set password for Grace" });
    await setting.getByLabel("New password").fill("a long enough password");
    await setting.getByRole("button", { name: "Set password" }).click();
    await page.getByText("Signs in with a password, without two-factor authentication.").waitFor();

    await page.getByRole("link", { name: "Prices" }).click();
    await page.getByText("No personal prices").waitFor();
    await page.getByRole("button", { name: "Add price" }).click();
    const pricing = page.getByRole("dialog", { name: "Personal price for Grace" });
    await pricing.getByRole("button", { name: "Service Choose a service" }).click();
    await page.getByRole("option", { name: /Carrier Check/ }).click();
    await pricing.getByLabel("Unit price").fill("1.5");
    await checkAccessibility(page);
    await pricing.getByRole("button", { name: "Save price" }).click();
    await page.getByRole("row", { name: /Carrier Check .* 1\.50 USD 2\.00 USD base price/ }).waitFor();
    await page.getByRole("button", { name: "Remove the price for Carrier Check" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByText("No personal prices").waitFor();

    await page.getByRole("link", { name: "Keys" }).click();
    await page.getByRole("button", { name: "Create key" }).click();
    const making = page.getByRole("dialog", { name: "Create API key for Grace" });
    await making.getByLabel("Label").fill("Panel");
    await making.getByRole("button", { name: "Create key" }).click();
    const key = await making.locator("code").innerText();
    await checkAccessibility(page);
    assert.equal(await balanceOf(key), "0.00");
    await making.getByRole("button", { name: "Done" }).click();
    await page.getByRole("row", { name: /Panel rk_live.* Active/ }).waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Revoke Panel" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke key" }).click();
    await page.getByRole("row", { name: /Panel .* Revoked/ }).waitFor();
    assert.equal((await server.rest(key, "GET", "/account")).status, 401);
  });

  it("get a top-up once, after a confirmation", async () => {
    const { server, visitAs } = world();
    const { id, key } = await server.createReseller({ name: "Heidi", credit: "20.00" });
    const page = await visitAs(await server.createStaff("manager"), `/operator/resellers/${id}/money`, { size: PHONE });
    await page.getByRole("button", { name: "Top up" }).click();
    const dialog = page.getByRole("dialog", { name: "Top up Heidi" });
    await dialog.getByLabel("Amount").fill("7,50");
    await dialog.getByText("Enter an amount like 25 or 0.045").waitFor();
    await dialog.getByLabel("Amount").fill("7.5");
    await dialog.getByText("new balance 27.50 USD").waitFor();
    // A click would delay the tooltip that appears on hover.
    await dialog.getByRole("button", { name: "Continue" }).hover({ force: true });
    await page.getByRole("tooltip").filter({ hasText: "Enter a reason." }).waitFor();
    await dialog.getByRole("button", { name: "Continue" }).click({ force: true });
    await shows(() => dialog.getByRole("button", { name: "Back" }).count(), 0);
    await dialog.getByLabel("Reason").fill("Bank transfer 17");
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Continue" }).click();
    for (const text of [/^Heidi \(.*@example\.com\)$/, "Live money", "+7.50 USD", "27.50 USD", "Bank transfer 17"]) {
      await dialog.getByRole("definition").filter({ hasText: text }).first().waitFor();
    }
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Top up 7.50 USD" }).dblclick();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("row", { name: /Bank transfer 17 .*\+7\.50 USD/ }).waitFor();
    assert.equal(await balanceOf(key), "27.50");

    await page.getByRole("button", { name: "Adjust" }).click();
    const adjusting = page.getByRole("dialog", { name: "Adjust Heidi" });
    await adjusting.getByLabel("Direction").selectOption("out");
    await adjusting.getByLabel("Amount").fill("27.500001");
    await adjusting.getByText("You can deduct up to 27.50 USD.").waitFor();
    await adjusting.getByLabel("Amount").fill("2.5");
    await adjusting.getByLabel("Reason").fill("Typing error");
    await adjusting.getByRole("button", { name: "Continue" }).click();
    await adjusting.getByRole("button", { name: "Deduct 2.50 USD" }).click();
    await page.getByRole("row", { name: /Typing error .*-2\.50 USD/ }).waitFor();
    assert.equal(await balanceOf(key), "25.00");

    await page.getByRole("button", { name: "Credit limit" }).click();
    const limiting = page.getByRole("dialog", { name: "Credit limit for Heidi" });
    await limiting.getByLabel("Credit limit").fill("-1");
    await limiting.getByText("Enter 0 or more.").waitFor();
    await limiting.getByLabel("Credit limit").fill("10");
    await limiting.getByText("Available to spend: 35.00 USD").waitFor();
    await limiting.getByLabel("Reason").fill("Good payer");
    await limiting.getByRole("button", { name: "Save limit" }).click();
    await limiting.waitFor({ state: "hidden" });
    await page.getByText("35.00 USD").first().waitFor();
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByLabel("Type").selectOption("adjustment");
    await page.waitForURL(/type=adjustment/);
    await page.getByRole("row", { name: /Bank transfer 17/ }).waitFor({ state: "hidden" });
    await page.getByLabel("Wallet").selectOption("true");
    await page.getByText("No matching entries").waitFor();
    await checkAccessibility(page);
  });

  it("are read-only for agents, who are told whom to ask", async () => {
    const { server, visitAs, takeProblems } = world();
    const { id } = await server.createReseller({ name: "Ivan" });
    const page = await visitAs(await server.createStaff("agent"), `/operator/resellers/${id}/money`);
    const topUp = page.getByRole("button", { name: "Top up" });
    await showsReason(topUp, "Your role (agent) doesn't allow this");
    await topUp.click({ force: true });
    await shows(() => page.getByRole("dialog").count(), 0);
    await page.goto("/operator/resellers/999999");
    await page.getByText("Reseller 999999 not found").waitFor();
    await checkAccessibility(page);
    assert.ok(takeProblems(page).every((problem) => problem.includes("404 (Not Found)")));
  });
});
