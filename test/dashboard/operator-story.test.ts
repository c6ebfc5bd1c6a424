import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { describeInBrowser } from "../support/browser/browser.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";

const IMEIS = ["356938035643809", "490154203237518"] as const;
const SETTINGS = { ALLOW_PRIVATE_ADDRESSES: true } as const;

describeInBrowser("the story of an operator", { settings: SETTINGS }, (world) => {
  let upstream: TestServer;
  let buyer: TestReseller;

  before(async () => {
    upstream = await startTestServer({ workers: false });
    buyer = await upstream.createReseller({ credit: "10" });
    await upstream.createService({ name: "Carrier Check", price: "1.20" });
  });
  after(() => upstream.stop());

  it("adds a supplier, prices a service, replies in bulk, refunds, and finds all of it in the audit log", async () => {
    const { server, createReseller, visitAs } = world();
    const owner = await server.createStaff("owner");
    const reseller = await createReseller({ credit: "20", group: "Gold" });
    const page = await visitAs(owner, "/operator/suppliers");
    await page.getByRole("button", { name: "Add supplier" }).click();
    const adding = page.getByRole("dialog", { name: "Add supplier" });
    await adding.getByLabel("Name", { exact: true }).fill("Upstream");
    await adding.getByLabel("API URL").fill(`${upstream.url}/api/index.php`);
    await adding.getByLabel("Username").fill(buyer.email);
    await adding.getByLabel("API key").fill(buyer.key);
    await adding.getByRole("button", { name: "Add and test" }).click();
    await page
      .getByText("Connected. Balance 10.00 USD, 1 services.")
      .or(page.getByText("1 service."))
      .first()
      .waitFor();

    const serviceId = await server.createService({ name: "Check by hand", price: "9.00" });
    await page.goto(`/operator/catalogue/services/${serviceId}/prices`);
    await page.getByRole("button", { name: "Edit the price for Gold" }).click();
    await page.getByRole("dialog", { name: "Price for Gold" }).getByLabel("Unit price").fill("7.50");
    await page.getByRole("dialog", { name: "Price for Gold" }).getByLabel("Unit price").press("Enter");
    await page.getByRole("row", { name: /Gold .*7\.50/ }).waitFor();

    const ids: number[] = [];
    for (const imei of IMEIS) {
      const placed = await server.rest(reseller.key, "POST", "/orders", { service_id: serviceId, imei });
      assert.equal(placed.body.data.price, "7.50");
      ids.push(placed.body.data.id);
    }
    await page.goto("/operator/queue/replies");
    await page.getByLabel("Replies").fill(`${IMEIS[0]} Clean\n${IMEIS[1]} REJECT Not in the database`);
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("button", { name: "Send 2 replies" }).click();
    await page
      .getByRole("table", { name: "Outcomes" })
      .getByRole("link", { name: `Order ${ids[0]}` })
      .click();

    await page.getByRole("button", { name: "Refund" }).click();
    const dialog = page.getByRole("dialog", { name: "Refund order" });
    await dialog.getByLabel("Reason").fill("Wrong phone");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await page.getByRole("table", { name: "Transfers" }).getByText("Wrong phone").waitFor();
    assert.equal((await server.rest(reseller.key, "GET", "/account")).body.data.balance, "20.00");

    await page.goto(`/operator/settings/audit-log?target=order%20${ids[0]}`);
    await page
      .getByRole("table", { name: "Audit log" })
      .getByText(/refund/i)
      .first()
      .waitFor();
    await page.goto("/operator/settings/audit-log");
    await page
      .getByRole("table", { name: "Audit log" })
      .getByText(/supplier/i)
      .first()
      .waitFor();
  });
});
