import assert from "node:assert/strict";
import { it } from "node:test";
import type { Page } from "playwright-core";
import { imei } from "../money-world.ts";
import { describeInBrowser, type BrowserWorld } from "../support/browser/browser.ts";
import { shows } from "../support/wait.ts";

/** What has the focus, in words: the row of a list by its number, anything else by its name. */
const FOCUSED = `(() => {
  const element = document.activeElement;
  return element === document.body ? "nothing" : element.dataset.row ?? element.ariaLabel ?? element.textContent;
})()`;

type Buyer = Awaited<ReturnType<BrowserWorld["createReseller"]>>;

describeInBrowser("a user without a mouse", {}, (world) => {
  const focused = (page: Page) => (): Promise<string> => page.evaluate<string>(FOCUSED);

  async function placeOrders(count: number): Promise<{ ids: string[]; reseller: Buyer }> {
    const { server, createReseller } = world();
    const reseller = await createReseller({ credit: "100" });
    const service_id = await server.createService({ name: "Unlock by hand", price: "4.50" });
    const ids: string[] = [];
    for (let number = 1; number <= count; number++) {
      const { body } = await server.rest(reseller.key, "POST", "/orders", { service_id, imei: imei(number) });
      ids.push(String(body.data.id));
    }
    return { ids, reseller };
  }

  it("goes from the search of a list to what was found, and from there to the heading of its page", async () => {
    const { server, createReseller, visitAs } = world();
    for (const name of ["Motorola code", "Nokia code", "Nokia check"]) await server.createService({ name });
    const page = await visitAs(await createReseller(), "/services");
    await page.getByRole("searchbox", { name: "Search services" }).focus();
    await page.keyboard.type("nokia code");
    await shows(() => page.getByRole("row").filter({ hasText: "Nokia" }).count(), 1);
    await page.keyboard.press("ArrowDown");
    assert.match(await focused(page)(), /^\d+$/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await shows(() => page.evaluate("document.activeElement.tagName"), "H1");
    // Until the service is read, the heading says what it will be.
    await shows(focused(page), "Nokia code");
  });

  it("is at the heading of the page that was searched for", async () => {
    const { server, createReseller, visitAs } = world();
    await createReseller({ name: "Handy Corner" });
    const page = await visitAs(await server.createStaff("owner"), "/operator");
    assert.equal(await focused(page)(), "nothing");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("handy");
    await page.getByRole("option", { name: "Handy Corner" }).waitFor();
    await page.keyboard.press("Enter");
    await shows(focused(page), "Handy Corner");
  });

  it("changes the price of a service that was searched for, and is beside it afterwards", async () => {
    const { server, visitAs } = world();
    const id = await server.createService({ name: "Oppo unlock", price: "4.00" });
    const owner = await server.createStaff("owner");
    const page = await visitAs(owner, "/operator/catalogue?q=oppo");
    await shows(() => page.locator("tr[data-row]").count(), 1);
    await page.getByRole("searchbox").focus();
    await page.keyboard.press("ArrowDown");
    for (const _ of ["checkbox", "name", "price"]) await page.keyboard.press("Tab");
    assert.equal(await focused(page)(), "Edit the price of Oppo unlock");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("4.25");
    await page.keyboard.press("Enter");
    await shows(focused(page), "Edit the price of Oppo unlock");
    assert.equal((await server.operate(owner.token, "GET", `/services/${id}`)).body.data.price, "4.25");
  });

  it("stays in the queue while orders leave it", async () => {
    const { ids } = await placeOrders(4);
    const { server, visitAs } = world();
    const agent = await server.createStaff("agent");
    const page = await visitAs(agent, "/operator/queue");
    await shows(() => page.locator("tr[data-row]").count(), 4);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await shows(focused(page), ids[1]);
    // Another user replied to the order in focus.
    await server.operate(agent.token, "POST", `/orders/${ids[1]}/answer`, { result: "NCK 1" });
    await shows(focused(page), ids[2]);
    await page.keyboard.press("k");
    await page.keyboard.press("Enter");
    const first = page.getByRole("dialog", { name: `Order ${ids[0]}` });
    await first.getByLabel("Result").fill("NCK 2");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("dialog", { name: `Order ${ids[2]}` }).waitFor();
    await shows(() => page.locator("tr[data-row]").count(), 2);
    await page.keyboard.press("Escape");
    await shows(focused(page), ids[2]);
    await page.keyboard.press("j");
    await shows(focused(page), ids[3]);
  });

  it("leaves the page after its last control, also while a notification is shown", async () => {
    const { server, visitAs } = world();
    const page = await visitAs(await server.createStaff("owner"), "/operator");
    await page.getByRole("button", { name: "Hide checklist" }).click();
    await page.getByText("Checklist hidden.").waitFor();
    await page.locator("main").locator("a[href], button").last().focus();
    const reached: string[] = [];
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press("Tab");
      reached.push(await focused(page)());
    }
    assert.ok(reached.includes("Skip to content"), reached.join("\n"));
  });

  it("goes from the selected rows to their actions and back, and finds the keys in a list", async () => {
    const { ids, reseller } = await placeOrders(2);
    const page = await world().visitAs(reseller, "/orders");
    await shows(() => page.locator("tr[data-row]").count(), 2);
    await page.keyboard.press("j");
    await page.keyboard.press("a");
    assert.equal(await focused(page)(), ids[1]);
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.getByRole("group", { name: "Selection" }).waitFor();
    await page.keyboard.press("a");
    assert.equal(await page.evaluate("document.activeElement.closest('fieldset').ariaLabel"), "Selection");
    await page.keyboard.press("Escape");
    assert.equal(await focused(page)(), ids[0]);
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await keys.getByText("Go to the actions for the selected rows; Escape goes back").waitFor();
    await page.keyboard.press("Escape");
    await keys.waitFor({ state: "hidden" });
    assert.equal(await focused(page)(), ids[0]);
  });
});
