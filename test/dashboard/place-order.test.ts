import assert from "node:assert/strict";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { copied, describeInBrowser, pressTwice } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

const IMEIS = ["356938035643809", "490154203237518", "352099001761481"] as const;
const OPERATOR = { kind: "operator", id: null } as const;
const WRONG_DIGIT = "356938035643808";

describeInBrowser("the Place order page", { workers: false, settings: { BULK_ORDERS: 2 } }, (world) => {
  const lines = (page: Page) => page.getByLabel("IMEIs, one per line");
  const review = (page: Page) => page.getByRole("button", { name: /^Review/ });
  const ordersOf = async (key: string) => (await world().server.rest(key, "GET", "/orders?sort=created_at")).body;

  it("finds a service by keyboard, says what is missing, and checks lines while they are typed", async () => {
    const { server, createReseller, visitAs } = world();
    await server.createService({ name: "Carrier check", price: "0.50" });
    await server.createService({ name: "Unlock by code", price: "4.00" });
    const page = await visitAs(await createReseller({ credit: "10" }), "/place-order");
    const search = page.getByRole("combobox");
    await search.fill("code unl");
    await page.getByRole("option", { name: "Carrier check" }).waitFor({ state: "hidden" });
    await page.getByRole("option", { name: "Unlock by code" }).waitFor();
    await checkAccessibility(page);
    await search.press("Enter");
    await page.getByRole("heading", { name: "Unlock by code" }).waitFor();
    await shows(() => review(page).getAttribute("aria-disabled"), "true");
    await review(page).focus();
    await page.getByRole("tooltip", { name: "Enter at least one IMEI." }).waitFor();
    await lines(page).fill(`${IMEIS[0]}\n12345\n${WRONG_DIGIT}\n\n35-693803-564380-9`);
    const wrong = page.getByRole("table", { name: "Lines with errors" });
    await wrong.getByText("this one has 5").waitFor();
    await wrong.getByText("should be 9, not 8").waitFor();
    await wrong.getByText("Duplicate of line 1").waitFor();
    await page.getByText("1 order, 4.00").waitFor();
    await checkAccessibility(page);
    await lines(page).fill(`${IMEIS[0]},${IMEIS[1]}\n${IMEIS[2]},inv-1`);
    await wrong.getByText("Two IMEIs on this line").waitFor();
    await page.getByText("1 order, 4.00").waitFor();
  });

  it("places a pasted list in parts after it shows the price, and returns refused lines for correction", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ credit: "20" });
    const id = await server.createService({ name: "List check", price: "2.00" });
    await server.rest(reseller.key, "POST", "/orders", { service_id: id, imei: IMEIS[2] });
    const page = await visitAs(reseller, `/place-order?service=${id}`);
    const dialog = page.getByRole("dialog", { name: "Confirm orders" });
    await lines(page).fill(IMEIS[2]);
    await review(page).click();
    const none = dialog.getByRole("button", { name: "Place order", exact: true });
    await shows(() => none.getAttribute("aria-disabled"), "true");
    await dialog.getByRole("button", { name: "Back" }).click();
    await lines(page).fill([...IMEIS, WRONG_DIGIT].join("\n"));
    await page.getByRole("button", { name: "Review 3 valid orders" }).click();
    await dialog.getByText("already on order").waitFor();
    await checkAccessibility(page);
    assert.equal((await ordersOf(reseller.key)).meta.total, 1);
    const place = dialog.getByRole("button", { name: "Place 2 orders for 4.00 USD" });
    const sent = await pressTwice(page, place, "/api/v1/orders/bulk");
    await page.getByText("2 of 4 orders placed.").waitFor();
    assert.equal(sent(), 1);
    const results = page.getByRole("table", { name: "Results" });
    await shows(() => results.getByRole("link", { name: /^Order \d+$/ }).count(), 3);
    await checkAccessibility(page);
    const { data } = await ordersOf(reseller.key);
    assert.deepEqual(
      data.map(({ imei, source }: { imei: string; source: string }) => [imei, source]),
      [
        [IMEIS[2], "api"],
        [IMEIS[0], "dashboard"],
        [IMEIS[1], "dashboard"],
      ],
    );
    await page.getByRole("button", { name: "Copy results" }).click();
    await shows(async () => /356938035643809\t\t\d+\tplaced/.test(await copied(page)), true);
    await page.getByRole("button", { name: "Fix and retry 2" }).click();
    await shows(() => lines(page).inputValue(), `${IMEIS[2]}\n${WRONG_DIGIT}`);
  });

  it("shows each result as soon as it is there, and moves the focus along", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ credit: "20" });
    await server.createService({ name: "Slow unlock", price: "2.00" });
    const page = await visitAs(reseller, "/place-order");
    await page.getByRole("combobox").fill("slow unlock");
    await page.getByRole("option", { name: "Slow unlock" }).click();
    await shows(() => page.evaluate<string>("document.activeElement?.tagName"), "TEXTAREA");
    await lines(page).fill(`${IMEIS[0]},inv-1\n${IMEIS[1]}\n12345`);
    await page.getByRole("button", { name: "Remove this line" }).click();
    await page.getByText("2 orders, 4.00").waitFor();
    await review(page).click();
    await page.getByRole("button", { name: "Place 2 orders for 4.00 USD" }).click();
    const results = page.getByRole("table", { name: "Results" });
    await shows(() => results.getByText("Pending").count(), 2);
    const { data } = await ordersOf(reseller.key);
    const first = data.find(({ imei }: { imei: string }) => imei === IMEIS[0]);
    assert.equal(first.client_reference, "inv-1");
    await succeedOrder(server.core, BigInt(first.id), { result: "NCK 11223344" }, OPERATOR);
    const row = results.getByRole("row").filter({ hasText: IMEIS[0] });
    await row.getByText("NCK 11223344").waitFor();
    await row.getByText("Success").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Copy the result" }).click();
    await shows(() => copied(page), "NCK 11223344");
  });

  it("refuses a spreadsheet file and says what to upload", async () => {
    const { server, createReseller, visitAs } = world();
    const id = await server.createService({ name: "File check", price: "2.00" });
    const page = await visitAs(await createReseller(), `/place-order?service=${id}`);
    const file = {
      name: "orders.xlsx",
      mimeType: "application/zip",
      buffer: Buffer.from("PK\u0003\u0004\u0000\u0000"),
    };
    await page.getByLabel("CSV file", { exact: true }).setInputFiles(file);
    await page.getByText("save it as CSV").waitFor();
    await shows(() => lines(page).inputValue(), "");
  });

  it("places no order twice when a response is lost", async () => {
    const { server, createReseller, visitAs, takeProblems } = world();
    const reseller = await createReseller({ credit: "20" });
    const id = await server.createService({
      name: "Credits",
      type: "server",
      price: "1.00",
      maxQuantity: 10,
      inputs: [{ name: "Username", type: "text", required: true }],
      allowDuplicate: true,
    });
    const page = await visitAs(reseller, `/place-order?service=${id}`, { size: PHONE });
    let calls = 0;
    await page.route("**/api/v1/orders/bulk", async (route) => {
      calls += 1;
      // The request reaches the server, and the response is lost.
      if (calls === 1) await route.fetch();
      await (calls === 1 ? route.abort() : route.continue());
    });
    await page.route("**/api/v1/orders/quote/bulk", (route) => route.abort(), { times: 1 });
    const trouble = page.getByText("No connection. Trying again…");
    await page.getByLabel("Username").fill("ada");
    await page.getByLabel("Quantity").fill("11");
    await page.getByText("must be a whole number from 1 to 10").waitFor();
    await page.getByLabel("Quantity").fill("3");
    await review(page).click();
    await trouble.waitFor();
    await page.getByRole("button", { name: "Place 1 order for 3.00 USD" }).click();
    await trouble.waitFor();
    await page.getByText("1 of 1 order placed.").waitFor();
    assert.equal(await trouble.count(), 0);
    await checkAccessibility(page);
    const { data, meta } = await ordersOf(reseller.key);
    assert.deepEqual([calls, meta.total, data[0].quantity, data[0].inputs], [2, 1, 3, { Username: "ada" }]);
    assert.match(takeProblems(page).join("\n"), /ERR_FAILED/);
  });

  it("reads a CSV file by its column names, and refuses to spend more than the credit", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ credit: "5" });
    const id = await server.createService({
      name: "Remote unlock",
      type: "remote",
      identifierKind: "imei",
      price: "2.00",
      inputs: [{ name: "Region", type: "select", required: true, options: ["EU", "US"] }],
    });
    const page = await visitAs(reseller, `/place-order?service_id=${id}`);
    const csv = `IMEI;Region;Client_Reference;Colour\n${IMEIS[0]};EU;r1;red\n${IMEIS[1]};Mars;r2;\n${IMEIS[2]};US;r3;\n`;
    const file = { name: "orders.csv", mimeType: "text/csv", buffer: Buffer.from(`\ufeff${csv}`) };
    await page.getByLabel("CSV file", { exact: true }).setInputFiles(file);
    await page.getByText("Ignored columns: colour").waitFor();
    await page.getByRole("table", { name: "Lines with errors" }).getByText("must be one of: EU, US").waitFor();
    const field = page.getByLabel("IMEIs, one per line");
    const correct = (await field.inputValue()).replace("Mars", "EU");
    await field.fill(correct.replace("r3", "r1"));
    await page.getByText("Same client reference as line 2.").waitFor();
    await field.fill(correct);
    await page.getByText("3 orders, 6.00").waitFor();
    await page.getByText("You need 1.00").waitFor();
    await page.getByRole("link", { name: "Top up" }).waitFor();
    await shows(() => review(page).getAttribute("aria-disabled"), "true");
    await field.fill((await field.inputValue()).split("\n").slice(0, 3).join("\n"));
    await review(page).click();
    await page.getByRole("button", { name: "Place 2 orders for 4.00 USD" }).click();
    await page.getByText("2 of 2 orders placed.").waitFor();
    const { data } = await ordersOf(reseller.key);
    assert.deepEqual(
      data.map(({ client_reference, inputs }: { client_reference: string; inputs: object }) => [
        client_reference,
        inputs,
      ]),
      [
        ["r1", { Region: "EU" }],
        ["r2", { Region: "EU" }],
      ],
    );
  });

  it("warns before you leave it while orders are being placed or unconfirmed, and marks test mode", async () => {
    const { server, createReseller, visitAs, takeProblems } = world();
    const reseller = await createReseller();
    const id = await server.createService({ name: "Slow check", price: "1.00" });
    const page = await visitAs(reseller, `/place-order?service=${id}`);
    await page.getByRole("switch", { name: "Test mode" }).click();
    const answered = Promise.withResolvers<undefined>();
    let calls = 0;
    await page.route("**/api/v1/orders/bulk", async (route) => {
      calls += 1;
      await answered.promise;
      // The response to the first call is lost, and a proxy refuses the second.
      if (calls === 1) await route.fetch();
      if (calls === 1) await route.abort();
      else if (calls === 2) await route.fulfill({ status: 403, json: { detail: "Refused by a proxy." } });
      else await route.continue();
    });
    await lines(page).fill(IMEIS[0]);
    await review(page).click();
    const dialog = page.getByRole("dialog", { name: "Confirm orders" });
    await dialog.getByText("Test mode. Orders are simulated").waitFor();
    await dialog.getByRole("button", { name: "Place 1 order" }).click();
    await page.getByRole("progressbar", { name: "Placing orders" }).waitFor();
    await page.getByRole("link", { name: "Wallet" }).click();
    const warning = page.getByRole("dialog", { name: "Orders are being placed" });
    await checkAccessibility(page);
    await warning.getByRole("button", { name: "Stay" }).click();
    answered.resolve(undefined);
    await page.getByText("1 of 1 orders are not confirmed yet.").waitFor();
    await page.getByRole("link", { name: "Wallet" }).click();
    const unconfirmed = page.getByRole("dialog", { name: "Some orders are not confirmed" });
    await unconfirmed.getByText("look under Orders before you order again").waitFor();
    await checkAccessibility(page);
    await unconfirmed.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("1 of 1 order placed.").waitFor();
    assert.match(takeProblems(page).join("\n"), /ERR_FAILED/);
    assert.equal((await ordersOf(reseller.testKey)).meta.total, 1);
    assert.equal((await ordersOf(reseller.key)).meta.total, 0);
  });
});
