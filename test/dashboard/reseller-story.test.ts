import assert from "node:assert/strict";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { describeInBrowser } from "../support/browser/browser.ts";

const PASSWORD = "a long enough password";
const IMEI = "356938035643809";
const OTHER = "490154203237518";

async function fillIn(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole("textbox", { name: label, exact: true }).fill(text);
  await page.getByRole("button", { name: button, exact: true }).click();
}

/** The link of a page also counts what waits there. */
const goTo = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: /^(?:Reseller|Operator)$/ })
    .getByRole("link", { name: new RegExp(`^${name}(?: \\d.*)?$`) })
    .click();

describeInBrowser("the story of a reseller", {}, (world) => {
  it("signs up, is approved and gets credit, creates a key, orders in both ways, sees results and statement", async () => {
    const { server, visit, visitAs } = world();
    const serviceId = await server.createService({ name: "Unlock by hand", price: "4.50" });
    const reseller = await visit("/sign-up");
    const person = {
      "Your name": "Ada",
      Email: "ada@shop.example",
      "Company (optional)": "Ada GSM",
      Password: PASSWORD,
    };
    await fillIn(reseller, person, "Sign up");
    await reseller.getByText("needs approval").first().waitFor();

    const operator = await visitAs(await server.createStaff("manager"), "/operator");
    await goTo(operator, "Resellers");
    await operator.getByRole("button", { name: "Approve Ada" }).click();
    await operator.getByText("Ada is approved").waitFor();

    await reseller.goto("/sign-in");
    await fillIn(reseller, { Email: "ada@shop.example", Password: PASSWORD }, "Sign in");
    await reseller.getByRole("link", { name: "Request a top-up" }).first().click();
    await reseller.getByRole("button", { name: "Request top-up" }).first().click();
    await fillIn(reseller, { Amount: "50", "Payment reference": "SEPA 1" }, "Submit request");
    await operator.goto("/operator/resellers/top-up-requests");
    await operator.getByRole("button", { name: /^Approve request/ }).click();
    await operator
      .getByRole("dialog")
      .getByRole("button", { name: /^Approve/ })
      .click();
    await operator.getByText("added to the wallet of Ada").waitFor();

    await goTo(reseller, "API Access");
    await reseller.getByRole("button", { name: "Create key" }).first().click();
    const dialog = reseller.getByRole("dialog", { name: "Create API key" });
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Create key" }).click();
    const shown = reseller.getByRole("dialog", { name: "Your new key" });
    await shown.waitFor();
    const key = /rk_live_\w{38}/.exec((await shown.textContent())!)![0];
    await shown
      .getByRole("button", { name: /^(?:Done|Close|Done)/ })
      .first()
      .click();

    await reseller.goto(`/place-order?service=${serviceId}`);
    await reseller.getByRole("textbox", { name: /IMEI/ }).fill(IMEI);
    await reseller.getByRole("button", { name: "Review order" }).click();
    await reseller.getByRole("button", { name: /^Place 1 order for 4.50/ }).click();
    await reseller.getByText("1 of 1 order placed.").waitFor();
    const byKey = await server.dispatch(key, { action: "placeimeiorder", ID: String(serviceId), IMEI: OTHER });
    assert.equal(byKey.body.SUCCESS[0].STATUS, "PENDING");

    await goTo(operator, "Queue");
    await operator.getByRole("link", { name: "Bulk reply" }).click();
    await operator.getByLabel("Replies").fill(`${IMEI} 11112222\n${OTHER} REJECT Not possible for this phone`);
    await operator.getByRole("button", { name: "Preview" }).click();
    await operator.getByRole("button", { name: "Send 2 replies" }).click();
    await operator.getByRole("table", { name: "Outcomes" }).waitFor();

    await goTo(reseller, "Orders");
    const orders = reseller.getByRole("table", { name: "Orders" });
    await orders.getByText("Rejected").waitFor();
    await orders.getByRole("row").filter({ hasText: IMEI }).getByRole("link").first().click();
    await reseller.getByText("11112222").first().waitFor();
    await goTo(reseller, "Wallet");
    const statement = reseller.getByRole("table", { name: "Statement" });
    await statement.getByText("45.50").first().waitFor();
    assert.equal((await server.rest(key, "GET", "/account")).body.data.balance, "45.50");
  });
});
