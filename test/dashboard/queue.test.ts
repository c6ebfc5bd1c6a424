import assert from "node:assert/strict";
import { it } from "node:test";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { copied, describeInBrowser, pressTwice } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";
import { shows } from "../support/wait.ts";

const IMEI = "356938035643809";
const OTHER = "490154203237518";
const THIRD = "352099001761481";

describeInBrowser("the operator's queue", {}, (world) => {
  async function placeByHand(imeis: readonly string[]) {
    const { server, createReseller } = world();
    const reseller = await createReseller({ credit: "100" });
    const serviceId = await server.createService({ name: "Unlock by hand", price: "4.50" });
    const ids: number[] = [];
    for (const imei of imeis) {
      const { body, status } = await server.rest(reseller.key, "POST", "/orders", { service_id: serviceId, imei });
      assert.equal(status, 201, JSON.stringify(body));
      ids.push(body.data.id);
    }
    return { reseller, ids };
  }

  it("lets an agent take an order, deliver its result by keyboard and continue with the next", async () => {
    const { server, visitAs } = world();
    const { reseller, ids } = await placeByHand([IMEI, OTHER]);
    const agent = await server.createStaff("agent");
    const page = await visitAs(agent, "/operator/queue");
    await page.getByRole("button", { name: `Reply to order ${ids[0]}` }).click();
    const dialog = page.getByRole("dialog", { name: `Order ${ids[0]}` });
    await dialog.getByRole("button", { name: "Assign to me" }).click();
    await dialog.getByText("Assigned to you").waitFor();
    await checkAccessibility(page);
    await dialog.getByLabel("Result").fill("NCK: 12345678");
    await dialog.getByLabel("Result").press("Control+Enter");
    const next = page.getByRole("dialog", { name: `Order ${ids[1]}` });
    await next.getByRole("button", { name: "Reject…" }).click();
    await next.getByRole("textbox", { name: "Reason" }).fill("The network does not know this phone.");
    await next.getByRole("button", { name: "Reject and refund" }).click();
    await page.getByText("The queue is empty").waitFor();
    const [answered, rejected] = await Promise.all(
      ids.map(async (id) => (await server.rest(reseller.key, "GET", `/orders/${id}`)).body.data),
    );
    assert.equal(answered.code, "NCK: 12345678");
    assert.equal(rejected.status, "REJECTED");
    assert.equal((await server.rest(reseller.key, "GET", "/account")).body.data.balance, "95.50");
  });

  it("replies to many orders at once after a preview of the matches", async () => {
    const { server, visitAs } = world();
    const { reseller, ids } = await placeByHand([IMEI, OTHER]);
    const page = await visitAs(await server.createStaff("agent"), "/operator/queue");
    await page.getByRole("link", { name: "Bulk reply" }).click();
    const lines = `${IMEI} 11112222\n${OTHER} REJECT Blocked by its owner\n${THIRD} 33334444\n${IMEI} 11112222`;
    await page.getByLabel("Replies").fill(lines);
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("2 of 4 lines matched").waitFor();
    await checkAccessibility(page);
    assert.equal((await server.rest(reseller.key, "GET", `/orders/${ids[0]}`)).body.data.status, "PENDING");
    const send = page.getByRole("button", { name: "Send 2 replies" });
    const sent = await pressTwice(page, send, "/api/operator/queue/replies");
    const outcomes = page.getByRole("table", { name: "Outcomes" });
    await outcomes.waitFor();
    await shows(() => outcomes.getByText("Sent").count(), 2);
    assert.equal(sent(), 1);
    await outcomes.getByRole("link", { name: `Order ${ids[0]}` }).waitFor();
    assert.equal((await server.rest(reseller.key, "GET", `/orders/${ids[0]}`)).body.data.code, "11112222");
    assert.equal((await server.rest(reseller.key, "GET", `/orders/${ids[1]}`)).body.data.status, "REJECTED");
    const { ids: more } = await placeByHand([THIRD]);
    await page.getByRole("button", { name: "New bulk reply" }).click();
    const file = `\ufefforder,imei,answer\r\n${ids[0]},${IMEI},\r\n${more[0]},${THIRD},"NCK 5,6"\r\n`;
    const csv = { name: "queue.csv", mimeType: "text/csv", buffer: Buffer.from(file) };
    await page.getByLabel("CSV file of answers").setInputFiles(csv);
    await shows(() => page.getByLabel("Replies").inputValue(), `#${more[0]} NCK 5,6`);
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("button", { name: "Send 1 reply" }).click();
    await shows(() => outcomes.getByText("Sent").count(), 1);
  });

  it("asks before it delivers a text that looks like a refusal", async () => {
    const { server, visitAs } = world();
    const { reseller, ids } = await placeByHand([IMEI, OTHER, THIRD]);
    const statusOf = async (id: number) => (await server.rest(reseller.key, "GET", `/orders/${id}`)).body.data.status;
    const page = await visitAs(await server.createStaff("agent"), "/operator/queue/replies");
    await page.getByLabel("Replies").fill(`${IMEI}: 55556666\n${OTHER} = IMEI not found\n${THIRD} - Rejected: blocked`);
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("2 delivered and charged · 1 rejected").waitFor();
    await shows(() => page.getByText("Reads like a rejection", { exact: true }).count(), 1);
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Send 3 replies" }).click();
    const question = page.getByRole("dialog", { name: "Are you sure?" });
    await question.getByText("line 2 reads like a refusal").waitFor();
    await question.getByRole("button", { name: "Go back" }).click();
    await page.getByRole("alert").getByText("line 2 reads like a refusal").waitFor();
    for (const id of ids) assert.equal(await statusOf(id), "PENDING");
    await page.getByRole("button", { name: "Send 3 replies" }).click();
    await question.getByRole("button", { name: "Confirm" }).click();
    await page.getByRole("table", { name: "Outcomes" }).waitFor();
    assert.deepEqual(await Promise.all(ids.map(statusOf)), ["SUCCESS", "SUCCESS", "REJECTED"]);
  });

  it("is answered by keyboard alone, from the first order to the last", async () => {
    const { server, visitAs } = world();
    const { reseller, ids } = await placeByHand([IMEI, OTHER, THIRD]);
    const page = await visitAs(await server.createStaff("agent"), "/operator/queue");
    const dialogOf = (id: number) => page.getByRole("dialog", { name: `Order ${id}` });
    const isTyping = (id: number) =>
      dialogOf(id)
        .getByLabel("Result")
        .evaluate((field) => field === field.ownerDocument.activeElement);
    await page.getByRole("row", { name: new RegExp(IMEI) }).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await dialogOf(ids[0]!).waitFor();
    await shows(() => isTyping(ids[0]!), true);
    await page.keyboard.press("Escape");
    await dialogOf(ids[0]!).waitFor({ state: "hidden" });
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await page.keyboard.press("Enter");
    for (const [index, id] of ids.entries()) {
      await dialogOf(id).waitFor();
      await shows(() => isTyping(id), true);
      await page.keyboard.press("Control+Enter");
      await dialogOf(id).getByText("This field is required.").waitFor();
      if (index === 1) {
        await page.keyboard.press("Alt+r");
        await page.keyboard.type("Blocked");
      } else await page.keyboard.type(`code ${index}`);
      await page.keyboard.press("Control+Enter");
    }
    await page.getByText("The queue is empty").waitFor();
    const orders = await Promise.all(
      ids.map(async (id) => (await server.rest(reseller.key, "GET", `/orders/${id}`)).body.data),
    );
    assert.deepEqual(
      orders.map(({ code, status }) => code ?? status),
      ["code 0", "REJECTED", "code 2"],
    );
  });

  it("keeps what is typed for an order that a colleague replies to meanwhile", async () => {
    const { server, visitAs } = world();
    const { ids } = await placeByHand([IMEI, OTHER]);
    const agent = await server.createStaff("agent");
    const page = await visitAs(agent, "/operator/queue");
    await page.getByRole("button", { name: `Reply to order ${ids[0]}` }).click();
    const dialog = page.getByRole("dialog", { name: `Order ${ids[0]}` });
    await dialog.getByLabel("Result").fill("NCK: 12345678");
    await server.operate(agent.token, "POST", `/orders/${ids[0]}/answer`, { result: "NCK: 87654321" });
    await dialog.getByText("This order has left the list").waitFor();
    await shows(() => dialog.getByLabel("Result").inputValue(), "NCK: 12345678");
    await checkAccessibility(page);
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByRole("dialog", { name: `Order ${ids[1]}` }).waitFor();
    await server.operate(agent.token, "POST", `/orders/${ids[1]}/reject`, { reason: "Unknown" });
  });

  it("acts on selected orders: copies their identifiers, assigns, replies to each and rejects", async () => {
    const { server, visitAs } = world();
    const { reseller, ids } = await placeByHand([IMEI, OTHER, THIRD]);
    const manager = await server.createStaff("manager");
    const page = await visitAs(manager, "/operator/queue");
    const selection = page.getByRole("group", { name: "Selection" });
    await page.getByText("3 orders · 13.50 USD").waitFor();
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await selection.getByRole("button", { name: "Copy identifiers" }).click();
    await page.getByText("3 identifiers copied.").waitFor();
    await shows(() => copied(page), [IMEI, OTHER, THIRD].join("\n"));
    await selection.getByRole("button", { name: "Assign" }).click();
    await page.getByRole("menuitem", { name: "Assign to me" }).click();
    await page.getByText("3 orders assigned to you.").waitFor();
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await selection.getByRole("button", { name: "Reply…" }).click();
    const dialog = page.getByRole("dialog", { name: "Reply to 3 orders" });
    await checkAccessibility(page);
    await page.evaluate(`navigator.clipboard.writeText("11112222\\n33334444")`);
    await dialog.getByLabel(new RegExp(IMEI)).focus();
    await page.keyboard.press("Control+v");
    await shows(() => dialog.getByLabel(new RegExp(OTHER)).inputValue(), "33334444");
    // Another member of staff is faster with one of them.
    await server.operate(manager.token, "POST", `/orders/${ids[1]}/answer`, { result: "their answer" });
    await dialog.getByRole("button", { name: "Deliver and charge" }).click();
    await page.getByText("1 order delivered.").waitFor();
    const left = page.getByRole("dialog", { name: "1 order not changed" });
    await left.getByText(`Order ${ids[1]} is SUCCESS and cannot become SUCCESS.`).waitFor();
    await left.getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await selection.getByRole("button", { name: "Reject…" }).click();
    await page.getByRole("dialog").getByLabel("Reason").fill("Not supported");
    await page.getByRole("button", { name: "Reject 1 order" }).click();
    await page.getByText("The queue is empty").waitFor();
    const orders = await Promise.all(
      ids.map(async (id) => (await server.rest(reseller.key, "GET", `/orders/${id}`)).body.data),
    );
    assert.deepEqual(
      orders.map(({ code, status }) => code ?? status),
      ["11112222", "their answer", "REJECTED"],
    );
    assert.equal((await server.rest(reseller.key, "GET", "/account")).body.data.balance, "91.00");
  });

  it("offers what is in the queue as filters, and counts it in the navigation", async () => {
    const { server, visitAs } = world();
    const { ids } = await placeByHand([IMEI, OTHER]);
    const page = await visitAs(await server.createStaff("agent"), "/operator");
    await page.getByRole("link", { name: "Queue 2 waiting" }).click();
    await page.getByRole("combobox", { name: "Service", exact: true }).selectOption({ label: "Unlock by hand (2)" });
    await page.waitForURL(/service_id=/);
    await page.getByLabel("Waiting").selectOption({ label: "1 hour or more" });
    await page.getByText("No matching orders").waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByText("2 orders · 9.00 USD").waitFor();
    const owner = await server.createStaff("owner");
    const orders = ids.map((id) => ({ id }));
    await server.operate(owner.token, "POST", "/queue/actions", { action: "reject", reason: "done", orders });
    await page.getByText("The queue is empty").waitFor();
  });

  it("tells of new orders by sound if the user chose so, and remembers the choice", async () => {
    const { server, visitAs } = world();
    const earlier = await placeByHand([OTHER]);
    const agent = await server.createStaff("agent");
    const page = await visitAs(agent, "/operator/queue");
    const stored = () => page.evaluate("localStorage.getItem('imeister.queue-alert')");
    assert.equal(await stored(), null);
    await page.getByRole("button", { name: "Alerts" }).click();
    await page.getByRole("menuitemradio", { name: "Sound" }).click();
    await shows(stored, "sound");
    await page.evaluate(`
      window.played = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function () { window.played += 1; return start.call(this); };`);
    // An order is new if the page has counted without it before. It counts every 15 seconds.
    await page.getByRole("link", { name: "Queue 1 waiting" }).waitFor();
    const { ids } = await placeByHand([IMEI]);
    await page.getByRole("link", { name: "Queue 2 waiting" }).waitFor({ timeout: 30_000 });
    await shows(() => page.evaluate("window.played"), 1);
    await page.reload();
    await page.getByRole("button", { name: "Alerts" }).click();
    await shows(() => page.getByRole("menuitemradio", { name: "Sound" }).getAttribute("aria-checked"), "true");
    await page.getByRole("menuitemradio", { name: "Off" }).click();
    await shows(stored, "off");
    for (const id of [...earlier.ids, ...ids]) {
      await server.operate(agent.token, "POST", `/orders/${id}/reject`, { reason: "done" });
    }
  });

  it("works on a phone, and explains its purpose when it is empty", async () => {
    const { server, visitAs } = world();
    const page = await visitAs(await server.createStaff("read-only"), "/operator/queue", { size: PHONE });
    await page.getByText("The queue is empty").waitFor();
    await checkAccessibility(page);
  });
});
