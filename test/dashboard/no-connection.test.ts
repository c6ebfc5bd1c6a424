import assert from "node:assert/strict";
import { it } from "node:test";
import { describeInBrowser } from "../support/browser/browser.ts";

describeInBrowser("without a connection", { workers: false }, (world) => {
  it("a list says so, and is read as soon as there is one again", async () => {
    const { visitAs, createReseller, takeProblems } = world();
    const page = await visitAs(await createReseller(), "/orders");
    await page.getByText("No orders yet").waitFor();
    await page.context().setOffline(true);
    await page.getByRole("combobox", { name: /^Status/ }).selectOption({ label: "Success" });
    await page.getByText("The server can't be reached").first().waitFor();
    await page.context().setOffline(false);
    await page.getByText("No matching orders").waitFor();
    // The code of a page that was not open yet.
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "API Access" }).click();
    await page.getByText("No connection to the server.").waitFor();
    await page.getByRole("link", { name: "Orders" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "API Access", level: 1 }).waitFor();
    assert.match(takeProblems(page).join("\n"), /ERR_INTERNET_DISCONNECTED/);
  });

  it("a page reloads once whose code the server no longer has, then says so", async () => {
    const { visitAs, createReseller, takeProblems } = world();
    const page = await visitAs(await createReseller(), "/orders");
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.route(/\/assets\/wallet-page-/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.getByRole("link", { name: "Wallet" }).click();
    await page.getByText("This page can't be loaded.").waitFor();
    assert.equal(loads, 1);
    await page.unroute(/\/assets\/wallet-page-/);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Wallet", level: 1 }).waitFor();
    assert.equal(loads, 2);
    assert.match(takeProblems(page).join("\n"), /404/);
  });
});
