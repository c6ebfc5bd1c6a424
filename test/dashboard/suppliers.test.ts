import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { sql } from "kysely";
import { addRoute } from "../../src/core/fulfilment/routes/routes.ts";
import { pauseSupplier } from "../../src/core/fulfilment/imports/suppliers.ts";
import { supplierOf } from "../fulfilment-world.ts";
import { checkAccessibility } from "../support/browser/accessibility.ts";
import { describeInBrowser, pressTwice, showsReason } from "../support/browser/browser.ts";
import { DESKTOP, PHONE } from "../support/browser/visits.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { shows, until } from "../support/wait.ts";

const SETTINGS = { ALLOW_PRIVATE_ADDRESSES: true, WORKER_POLL_MS: 50, BALANCE_MINUTES: 0 } as const;

describeInBrowser("the operator's suppliers", { settings: SETTINGS }, (world) => {
  let upstream: TestServer;
  let buyer: TestReseller;
  const offered: number[] = [];

  before(async () => {
    // Nor does the worker read the catalogue by itself, within a minute after a supplier was added.
    await sql`alter table suppliers alter column sync_hours set default 0`.execute(world().server.core.database.kysely);
    upstream = await startTestServer({ workers: false });
    buyer = await upstream.createReseller({ credit: "10" });
    for (const [name, price] of [
      ["Blacklist Check", "0.045"],
      ["Carrier Check", "1.20"],
      ["Unlock Europe", "14.00"],
    ] as const) {
      offered.push(await upstream.createService({ name, price, serviceGroup: "Upstream's" }));
    }
  });
  after(() => upstream.stop());

  async function addUpstream(name: string): Promise<{ id: number; token: string }> {
    const { server } = world();
    const { token } = await server.createStaff("owner");
    const input = { name, url: `${upstream.url}/api/index.php`, username: buyer.email, key: buyer.key };
    return { id: (await server.operate(token, "POST", "/suppliers", input)).body.data.id, token };
  }

  it("adds another server, tests it without an order, and imports chosen services with a margin", async () => {
    const { server, visitAs } = world();
    const manager = await server.createStaff("manager");
    const page = await visitAs(manager, "/operator/suppliers");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Add supplier" }).click();
    const adding = page.getByRole("dialog", { name: "Add supplier" });
    await adding.getByLabel("Name", { exact: true }).fill("Upstream");
    await adding.getByLabel("API URL").fill("ftp://nowhere.example");
    await adding.getByLabel("Username").fill(buyer.email);
    await adding.getByLabel("API key").fill(buyer.key);
    await adding.getByRole("button", { name: "Add and test" }).click();
    await adding.getByText("Give the address of the supplier's API").first().waitFor();
    await checkAccessibility(page);
    await adding.getByLabel("API URL").fill(`${upstream.url}/api/index.php`);
    await adding.getByRole("button", { name: "Add and test" }).click();
    await page.getByRole("heading", { name: "Upstream", level: 1 }).waitFor();
    await page.getByText("Connected. Balance 10.00 USD, 3 services.").waitFor();

    const jobs = `${new URL(page.url()).pathname.replace("/operator/", "/api/operator/")}/jobs`;
    const asked = await pressTwice(page, page.getByRole("button", { name: "Sync services" }), jobs);
    await page.getByText("No route changed.").waitFor();
    assert.equal(asked(), 1);
    await page.getByText("Connected. Balance 10.00 USD, 3 services.").waitFor();
    await checkAccessibility(page);
    assert.equal(await page.getByRole("link", { name: "0 removed" }).count(), 0);
    await page.getByRole("link", { name: "3 added" }).click();
    await page.getByRole("checkbox", { name: "Select Carrier Check" }).check();
    await page.getByRole("checkbox", { name: "Select Unlock Europe" }).check();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Import 2 selected" }).click();
    const dialog = page.getByRole("dialog", { name: "Import 2 services" });
    await dialog.getByLabel("Markup (%)").fill("a lot");
    await dialog.getByRole("button", { name: "Preview" }).click();
    await dialog.getByText("Fix the margin fields.").waitFor();
    await dialog.getByLabel("Markup (%)").fill("25");
    await dialog.getByLabel("Fixed markup").fill("0.10");
    await dialog.getByLabel("Service group").fill("Bought in");
    await dialog.getByRole("button", { name: "Preview" }).click();
    const planned = dialog.getByRole("table", { name: "Import preview" });
    await planned.getByRole("row", { name: /Carrier Check Bought in .*1\.20 USD .*1\.60 USD/ }).waitFor();
    await checkAccessibility(page);
    const start = dialog.getByRole("button", { name: "Import", exact: true });
    const started = await pressTwice(page, start, jobs.replace(/jobs$/, "import"));
    await dialog.getByText("2 services imported.").waitFor();
    assert.equal(started(), 1);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await page.getByText("Blacklist Check").waitFor();
    await page.getByText("Carrier Check").waitFor({ state: "hidden" });
    const reseller = await server.createReseller();
    const { data } = (await server.rest(reseller.key, "GET", "/services?q=unlock")).body;
    assert.deepEqual([data[0].price, data[0].group.name], ["17.60", "Bought in"]);
  });

  it("shows changes of the supplier's services and their effect on routes and prices", async () => {
    const { server, visitAs } = world();
    const { id, token } = await addUpstream("Changing");
    const finish = async (path: string, body: object) => {
      const { data } = (await server.operate(token, "POST", `/suppliers/${id}/${path}`, body)).body;
      const job = async () => (await server.operate(token, "GET", `/jobs/${data.id}`)).body.data;
      await until(async () => (await job()).finished_at !== null);
    };
    await finish("jobs", { kind: "sync" });
    await finish("import", { margin: "100%", service_group: "Changing" });
    const catalogue = upstream.core.database.kysely;
    await catalogue.updateTable("services").set({ base_price: 2_000_000n }).where("id", "=", offered[1]!).execute();
    await catalogue.updateTable("services").set({ status: "retired" }).where("id", "=", offered[2]!).execute();

    const page = await visitAs(await server.createStaff("owner"), `/operator/suppliers/${id}`, { size: PHONE });
    const asked = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.getByRole("button", { name: "Sync services" }).click();
    await asked;
    // The server asks for the balance by itself every few minutes.
    await finish("jobs", { kind: "balance" });
    await page.getByText("1 route changed cost, 1 route paused.").waitFor();
    await checkAccessibility(page);
    await page.getByRole("link", { name: "1 changed" }).click();
    await page.getByText("cost + 100%").waitFor();
    await page.getByText("was 1.20 USD").waitFor();
    await page.getByLabel("Catalogue status").selectOption("vanished");
    await page.getByText("No longer offered by the supplier. Orders go to Operator.").waitFor();
    await checkAccessibility(page);
    await page.getByRole("link", { name: "Activity" }).click();
    await page.getByText("3 services imported.").waitFor();
    await checkAccessibility(page);
  });

  it("explains a pause, pauses and resumes, and never shows a key", async () => {
    const { server, visitAs } = world();
    const { id, token } = await addUpstream("Slow");
    const page = await visitAs(await server.createStaff("owner"), `/operator/suppliers/${id}/settings`);
    await shows(() => page.getByLabel("New API key").inputValue(), "");
    await page.getByLabel("Concurrent requests").fill("0");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("alert").filter({ hasText: "concurrency" }).first().waitFor();
    await page.getByLabel("Concurrent requests").fill("3");
    await page.getByLabel(/Low-balance alert/).fill("20");
    await page.getByRole("button", { name: "Add rule" }).click();
    await page.getByLabel("Message contains").fill("no more money");
    await page.getByLabel("Meaning").selectOption("credit");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Settings saved.").waitFor();
    const { data } = (await server.operate(token, "GET", `/suppliers/${id}`)).body;
    assert.deepEqual([data.concurrency, data.low_balance], [3, "20.00"]);
    assert.deepEqual(data.refusal_overrides, [{ contains: "no more money", class: "credit" }]);

    await page.getByRole("button", { name: "Pause" }).click();
    const dialog = page.getByRole("dialog", { name: "Pause Slow?" });
    await dialog.getByText("Waiting orders go to their next route").waitFor();
    await dialog.getByLabel("Reason").fill("Too slow today");
    await dialog.getByRole("button", { name: "Pause supplier" }).click();
    await page.getByText("Paused", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Overview" }).last().click();
    await page.getByText("It gets no new orders. Reason: Too slow today").waitFor();
    await page.getByRole("button", { name: "Resume" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resume supplier" }).click();
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
    const { body } = await server.operate(token, "GET", `/suppliers/${id}`);
    assert.equal(body.data.paused_at, null);
    assert.ok(!(await page.content()).includes(buyer.key));
  });

  it("offers to send diverted orders back as soon as the supplier is resumed", async () => {
    const { server, visitAs } = world();
    const owner = await server.createStaff("owner");
    const supplier = await supplierOf(server.core, { "7": 1_000_000n }, { name: "Away" });
    const serviceId = await server.createService({ name: "Diverted", price: "3" });
    await addRoute(server.core, { serviceId, supplierId: supplier.id, supplierService: "7" });
    await pauseSupplier(server.core, supplier.id, "Out of credit");
    const reseller = await server.createReseller({ credit: "10" });
    const order = { service_id: serviceId, imei: "356938035643809" };
    const { id } = (await server.rest(reseller.key, "POST", "/orders", order)).body.data;
    const page = await visitAs(owner, "/operator/queue");
    await page.getByRole("row", { name: /Supplier paused/ }).waitFor();
    await page.getByText("1 order in the queue because Away was paused.").waitFor();
    await checkAccessibility(page);
    await page.goto(`/operator/suppliers/${supplier.id}`);
    await page.getByRole("button", { name: "Resume" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resume supplier" }).click();
    await page.getByRole("button", { name: "Send 1 order back to Away" }).click();
    await page.getByText("1 order sent back to Away.").waitFor();
    await page.getByRole("button", { name: /Send 1 order/ }).waitFor({ state: "hidden" });
    const { data } = (await server.operate(owner.token, "GET", `/orders/${id}`)).body;
    assert.notEqual(data.attention, "diverted");
    assert.equal(data.supplier.name, "Away");
  });

  it("tells an agent who may change suppliers, and has one page for the inventory and a helpful one for a missing supplier", async () => {
    const { server, visitAs, takeProblems } = world();
    const agent = await server.createStaff("agent");
    const page = await visitAs(agent, "/operator/suppliers", { size: PHONE });
    await showsReason(page.getByRole("button", { name: "Add supplier" }), "Ask an owner or a manager");
    // Costs, margins and balances are not for agents.
    await page.setViewportSize(DESKTOP);
    await page.getByRole("columnheader", { name: "Open orders" }).waitFor();
    assert.equal(await page.getByRole("columnheader", { name: "Balance" }).count(), 0);
    await page
      .getByRole("row", { name: /Staff answer orders in the queue/ })
      .getByRole("link", { name: "In queue" })
      .waitFor();
    await checkAccessibility(page);
    const listed = (await server.operate(agent.token, "GET", "/suppliers")).body.data as { id: number; kind: string }[];
    const { id } = listed.find(({ kind }) => kind === "stock")!;
    await page.goto(`/operator/suppliers/${id}/services`);
    await page.waitForURL(`**/operator/suppliers/${id}`);
    await page.goto("/operator/suppliers/987654");
    await page.getByText("Supplier 987654 not found").waitFor();
    assert.match(takeProblems(page).join("\n"), /404/);
  });
});
