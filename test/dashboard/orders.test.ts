import assert from "node:assert/strict";
import { text as readText } from "node:stream/consumers";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { rejectOrder, succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { takeOrder } from "../../src/core/fulfilment/review/take-order.ts";
import { imei } from "../money-world.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { copied, describeInBrowser, showsReason } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import type { ServiceInput } from "../support/server.ts";
import { shows } from "../support/wait.ts";

/** Longer than the polling interval of an open order. */
const A_WHILE_MS = 60_000;
const OPERATOR = { kind: "operator", id: null } as const;

describeInBrowser("a reseller's orders", {}, (world) => {
  /** A reseller with orders of manual fulfilment. */
  async function placeByHand(count: number, service: ServiceInput = {}) {
    const { server, createReseller } = world();
    const reseller = await createReseller({ credit: "100" });
    const serviceId = await server.createService({ name: "Unlock by hand", price: "4.50", ...service });
    const ids: number[] = [];
    for (let number = 1; number <= count; number++) {
      const order = { service_id: serviceId, imei: imei(number), client_reference: `inv-${number}` };
      const { body, status } = await server.rest(reseller.key, "POST", "/orders", order);
      assert.equal(status, 201, JSON.stringify(body));
      ids.push(body.data.id);
    }
    return { reseller, serviceId, ids };
  }

  const row = (page: Page, id: number) =>
    page.getByRole("row").filter({ has: page.getByRole("link", { name: `#${id}` }) });

  it("say what to do when there are none", async () => {
    const { createReseller, visitAs } = world();
    const page = await visitAs(await createReseller(), "/orders");
    await page.getByText("No orders yet").waitFor();
    await showsReason(page.getByRole("button", { name: "Export CSV" }), "Nothing to export");
    await checkAccessibility(page);
  });

  it("and the balance update in the open page", async () => {
    const { server, visitAs } = world();
    const { reseller, ids } = await placeByHand(3);
    const page = await visitAs(reseller, "/orders", { size: PHONE });
    await row(page, ids[0]!).getByText("Pending").waitFor();
    await checkAccessibility(page);
    await succeedOrder(server.core, BigInt(ids[0]!), { result: "NCK: 12345678" }, OPERATOR);
    await rejectOrder(server.core, BigInt(ids[1]!), "Not found", OPERATOR);
    await row(page, ids[0]!).getByText("Success").waitFor();
    await row(page, ids[1]!).getByText("Rejected").waitFor();
    await row(page, ids[2]!).getByText("Pending").waitFor();
    await page.getByRole("link", { name: "Balance" }).getByText("91.00").waitFor();
  });

  it("are found by text, status and service, which are part of the address", async () => {
    const { server, visitAs } = world();
    const { reseller, ids } = await placeByHand(2);
    await rejectOrder(server.core, BigInt(ids[0]!), "Not found", OPERATOR);
    const page = await visitAs(reseller, "/orders");
    await page.getByRole("searchbox", { name: "Search orders" }).fill("inv-1");
    await row(page, ids[1]!).waitFor({ state: "detached" });
    await row(page, ids[0]!).waitFor();
    await page.waitForURL(/q=inv-1/);
    await page.getByRole("combobox", { name: /^Status/ }).selectOption({ label: "Success" });
    await page.getByText("No matching orders").waitFor();
    await page.reload();
    await page.getByText("No matching orders").waitFor();
    await page.getByRole("link", { name: "Show all orders" }).click();
    await row(page, ids[1]!).waitFor();
    await page.getByRole("button", { name: /^Service/ }).click();
    await page.getByRole("combobox", { name: "Service" }).fill("hand");
    await page.getByRole("option", { name: "Unlock by hand" }).first().click();
    await page.waitForURL(/service_id=\d+/);
    await checkAccessibility(page);
  });

  it("are exported as filtered", async () => {
    const { server, visitAs } = world();
    const { reseller, ids } = await placeByHand(2);
    await rejectOrder(server.core, BigInt(ids[0]!), "Not found", OPERATOR);
    const page = await visitAs(reseller, "/orders?status=REJECTED");
    await row(page, ids[0]!).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^orders-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readText(await download.createReadStream())).trim().split("\r\n");
    assert.equal(lines.length, 2);
    assert.ok(lines[1]!.startsWith(`${ids[0]},`));
  });

  it("show their results in the list, where each is copied, or all that match", async () => {
    const { server, visitAs } = world();
    const { reseller, ids } = await placeByHand(3);
    await succeedOrder(server.core, BigInt(ids[0]!), { result: "NCK: 12345678\nCarrier: Free" }, OPERATOR);
    await rejectOrder(server.core, BigInt(ids[1]!), "Not found", OPERATOR);
    const page = await visitAs(reseller, "/orders");
    await row(page, ids[1]!).getByText("Not found").waitFor();
    const done = row(page, ids[0]!);
    await done.getByText("NCK: 12345678").waitFor();
    await shows(() => done.getByText("Carrier: Free").count(), 0);
    await done.getByRole("button", { name: "Expand the result" }).click();
    await done.getByText("Carrier: Free").waitFor();
    await checkAccessibility(page);
    await done.getByRole("button", { name: "Copy the result" }).click();
    await shows(() => copied(page), "NCK: 12345678\nCarrier: Free");
    await page.getByRole("button", { name: "Copy results" }).click();
    await page.getByText("2 results copied.").waitFor();
    await shows(() => copied(page), `${imei(2)}\tNot found\n${imei(1)}\tNCK: 12345678 | Carrier: Free`);
    await page.getByRole("checkbox", { name: `Select order ${ids[2]}` }).check();
    await page.getByRole("checkbox", { name: `Select order ${ids[0]}` }).check();
    await page.getByRole("button", { name: "Copy identifiers" }).click();
    await page.getByText("2 identifiers copied.").waitFor();
    await shows(() => copied(page), `${imei(3)}\n${imei(1)}`);
  });

  it("are found by several IMEIs that were pasted, by last digits and by input", async () => {
    const { visitAs } = world();
    const { reseller, ids } = await placeByHand(3);
    const page = await visitAs(reseller, "/orders");
    const search = page.getByRole("searchbox", { name: "Search orders" });
    await row(page, ids[1]!).waitFor();
    await page.evaluate(`navigator.clipboard.writeText("${imei(1)}\\n${imei(3)}\\n${imei(9)}")`);
    await search.press("Control+V");
    await row(page, ids[1]!).waitFor({ state: "detached" });
    await row(page, ids[0]!).waitFor();
    await row(page, ids[2]!).waitFor();
    await page.getByText("1 identifier has no order").waitFor();
    await page.getByText(imei(9)).waitFor();
    await checkAccessibility(page);
    await search.fill(imei(2).slice(-6));
    await row(page, ids[1]!).waitFor();
    await row(page, ids[0]!).waitFor({ state: "detached" });
    await search.fill(`#${ids[2]}`);
    await row(page, ids[2]!).waitFor();
    await row(page, ids[1]!).waitFor({ state: "detached" });
  });

  it("show their result in the open page, with buttons to copy all of it or one field", async () => {
    const { server, visitAs } = world();
    const resultRules = [
      { name: "locked", label: "SIM lock", type: "yes_no" as const },
      { name: "carrier", label: "Carrier", type: "text" as const },
    ];
    const { reseller, ids } = await placeByHand(1, { resultRules });
    const page = await visitAs(reseller, `/orders/${ids[0]}`, { size: PHONE });
    await page.getByText("waiting to be processed").waitFor();
    await takeOrder(server.core, BigInt(ids[0]!), OPERATOR);
    await page.getByText(/^Processing/).waitFor();
    const text = "SIM lock: Off\nCarrier: Free";
    await succeedOrder(server.core, BigInt(ids[0]!), { result: text }, OPERATOR);
    await page.getByRole("heading", { name: "Result" }).waitFor();
    await shows(() => page.getByRole("definition").filter({ hasText: /^No$/ }).count(), 1);
    await page.getByRole("button", { name: "Copy carrier" }).click();
    await shows(() => copied(page), "Free");
    await page.getByRole("button", { name: "Copy result" }).click();
    await shows(() => copied(page), text);
    const history = page.getByRole("list", { name: "History" }).getByRole("listitem");
    const steps = async () =>
      (await history.allTextContents()).map((entry) => /^(?:Success|In process|Pending)/.exec(entry)?.[0]);
    await shows(steps, ["Success", "In process", "Pending"]);
    await checkAccessibility(page);
    await page.getByRole("link", { name: "View in statement" }).click();
    await page.waitForURL(`**/wallet?order_id=${ids[0]}`);
  });

  it("are polled while they are open, and no longer once they have ended", async () => {
    const { server, visitAs } = world();
    const { reseller, ids } = await placeByHand(2);
    await rejectOrder(server.core, BigInt(ids[0]!), "Not found", OPERATOR);
    for (const [id, follows] of [
      [ids[0], false],
      [ids[1], true],
    ] as const) {
      for (const path of [`/orders/${id}`, `/orders?q=inv-${ids.indexOf(id!) + 1}`]) {
        const page = await visitAs(reseller, path);
        await page.clock.install();
        await page.reload();
        await page
          .getByText(follows ? "Pending" : "Rejected")
          .last()
          .waitFor();
        await page.waitForLoadState("networkidle");
        const asked: string[] = [];
        page.on("request", (request) => asked.push(new URL(request.url()).pathname));
        await page.clock.runFor(A_WHILE_MS);
        // The test hears of a request a moment after the page has made it.
        await shows(async () => asked.some((pathname) => pathname.startsWith("/api/v1/orders")), follows);
      }
    }
  });

  it("are cancelled after a confirmation, which releases their money, and can be placed again", async () => {
    const { server, visitAs } = world();
    const { reseller, serviceId, ids } = await placeByHand(1);
    const page = await visitAs(reseller, `/orders/${ids[0]}`);
    await page.getByRole("button", { name: "Cancel order" }).click();
    const question = page.getByRole("dialog", { name: `Cancel order ${ids[0]}?` });
    await question.getByText("4.50 USD will be released to your balance").waitFor();
    await checkAccessibility(page);
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Cancel order" }).click();
    await question.getByRole("button", { name: "Keep order" }).click();
    assert.equal((await server.rest(reseller.key, "GET", `/orders/${ids[0]}`)).body.data.status, "PENDING");
    await page.getByRole("button", { name: "Cancel order" }).click();
    await question.getByRole("button", { name: "Cancel order" }).click();
    await page.getByText("Order cancelled.").waitFor();
    await page.getByRole("link", { name: "Balance" }).getByText("100.00").waitFor();
    await shows(() => page.getByRole("button", { name: "Cancel order" }).count(), 0);
    const again = page.getByRole("link", { name: "Order again" });
    await shows(() => again.getAttribute("href"), `/place-order?service_id=${serviceId}&imei=${imei(1)}`);
  });

  it("say why they cannot be cancelled, or that the cancellation was requested", async () => {
    const { server, visitAs } = world();
    const { reseller, ids } = await placeByHand(1, { cancellable: "never" });
    const page = await visitAs(reseller, `/orders/${ids[0]}`);
    await showsReason(page.getByRole("button", { name: "Cancel order" }), "can't be cancelled");
    const asked = await placeByHand(1, { cancellable: "on_request" });
    await takeOrder(server.core, BigInt(asked.ids[0]!), OPERATOR);
    const other = await visitAs(asked.reseller, `/orders/${asked.ids[0]}`);
    await other.getByRole("button", { name: "Request cancellation" }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Request cancellation" }).click();
    await other.getByText("You requested a cancellation").waitFor();
  });

  it("can be placed again with all inputs", async () => {
    const { server, createReseller, visitAs } = world();
    const reseller = await createReseller({ credit: "100" });
    const serviceId = await server.createService({
      name: "Repair box credits",
      type: "server",
      maxQuantity: 50,
      inputs: [
        { name: "Username", type: "text", required: true },
        { name: "Email", type: "email", required: true },
      ],
    });
    const order = { service_id: serviceId, quantity: 20, inputs: { Username: "jo", Email: "jo@example.com" } };
    const { body } = await server.rest(reseller.key, "POST", "/orders", order);
    const page = await visitAs(reseller, `/orders/${body.data.id}`);
    await page.getByRole("link", { name: "Order again" }).click();
    await shows(() => page.getByLabel("Username").inputValue(), "jo");
    await shows(() => page.getByLabel("Email").inputValue(), "jo@example.com");
    await shows(() => page.getByLabel("Quantity").inputValue(), "20");
  });

  it("of another reseller are not found", async () => {
    const { createReseller, visitAs, takeProblems } = world();
    const { ids } = await placeByHand(1);
    const page = await visitAs(await createReseller(), `/orders/${ids[0]}`);
    await page.getByText(`Order ${ids[0]} not found`).waitFor();
    await checkAccessibility(page);
    assert.ok(takeProblems(page).every((problem) => problem.includes("404")));
    await page.getByRole("link", { name: "Show all orders" }).click();
    await page.getByText("No orders yet").waitFor();
  });
});
