import assert from "node:assert/strict";
import { it } from "node:test";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser, shows } from "../support/browser/browser.ts";
import { PHONE } from "../support/browser/visits.ts";

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
    await page.getByRole("button", { name: "Send 2 replies" }).click();
    const outcomes = page.getByRole("table", { name: "Outcomes" });
    await outcomes.waitFor();
    await shows(() => outcomes.getByText("Sent").count(), 2);
    assert.equal((await server.rest(reseller.key, "GET", `/orders/${ids[0]}`)).body.data.code, "11112222");
    assert.equal((await server.rest(reseller.key, "GET", `/orders/${ids[1]}`)).body.data.status, "REJECTED");
  });

  it("asks before it delivers a text that looks like a refusal", async () => {
    const { server, visitAs } = world();
    const { reseller, ids } = await placeByHand([IMEI, OTHER, THIRD]);
    const statusOf = async (id: number) => (await server.rest(reseller.key, "GET", `/orders/${id}`)).body.data.status;
    const page = await visitAs(await server.createStaff("agent"), "/operator/queue/replies");
    await page.getByLabel("Replies").fill(`${IMEI}: 11112222\n${OTHER} = IMEI not found\n${THIRD} - Rejected: blocked`);
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

  it("works on a phone, and explains its purpose when it is empty", async () => {
    const { server, visitAs } = world();
    const page = await visitAs(await server.createStaff("read-only"), "/operator/queue", { size: PHONE });
    await page.getByText("The queue is empty").waitFor();
    await checkAccessibility(page);
  });
});
