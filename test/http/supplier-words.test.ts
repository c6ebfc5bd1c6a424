import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setRoutes, supplierOf } from "../fulfilment-world.ts";
import { openSupplier, type SloppySupplier, type SupplierAnswer } from "../support/dhru/sloppy-supplier.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { dhru, imei, sendForm } from "./dispatch-client.ts";
import { until } from "../support/wait.ts";

const SPOKEN = 'Invalid IMEI <script>alert(1)</script> <a href="https://evil.example">ask t.me/evil</a>';

describe("what a supplier says of an order that comes to nothing", () => {
  let server: TestServer;
  let supplier: SloppySupplier;
  let reseller: TestReseller;
  let serviceId: number;
  let operator: string;
  let count = 0;

  before(async () => {
    supplier = await openSupplier();
    const settings = { ALLOW_PRIVATE_ADDRESSES: true, ASK_SUPPLIER_SECONDS: [0.1], BALANCE_MINUTES: 0 };
    server = await startTestServer({ settings });
    reseller = await server.createReseller({ credit: "100.00" });
    operator = (await server.createStaff("manager")).token;
    serviceId = await server.createService();
    const overrides = [{ contains: "Sperrliste", refusal: "input", reason: "The phone is on a list." }] as const;
    const { id } = await supplierOf(
      server.core,
      { "7": 100_000n },
      { url: supplier.url, syncHours: 0, refusalOverrides: [...overrides] },
    );
    await setRoutes(server.core, serviceId, [{ supplierId: id, supplierService: "7" }]);
  });
  after(async () => {
    await server.stop();
    await supplier[Symbol.asyncDispose]();
  });

  /** The reason in both dialects and in REST, which is one, and what the operator sees of the attempt. */
  async function told(answer: (action: string) => SupplierAnswer): Promise<{ reason: string; attempt: string }> {
    supplier.says(({ action }) => answer(action));
    const placed = await server.placeByDispatch(reseller.key, serviceId, imei(++count));
    const id = String(placed.body.SUCCESS[0].LIST.REFERENCEID);
    await until(async () => (await server.rest(reseller.key, "GET", `/orders/${id}`)).body.data.status === "REJECTED");
    const { body: rest } = await server.rest(reseller.key, "GET", `/orders/${id}`);
    const reason = rest.data.status_reason as string;
    const { body: native } = await server.dispatch(reseller.key, { action: "getimeiorder", ID: id });
    assert.equal(native.SUCCESS[0].CODE, reason);
    const { body: family } = await sendForm(
      server,
      dhru(reseller.key, "getimeiorder", `<PARAMETERS><ID>${id}</ID></PARAMETERS>`),
    );
    assert.equal(family.SUCCESS[0].CODE, reason);
    assert.equal(family.SUCCESS[0].STATUS, 3);
    const { body: order } = await server.operate(operator, "GET", `/orders/${id}`);
    return { reason, attempt: JSON.stringify(order.data.attempts) };
  }

  it("is our own sentence where it was refused, and the original stays with the attempt", async () => {
    const { reason, attempt } = await told(() => ({ body: { ERROR: [{ MESSAGE: SPOKEN }] } }));
    assert.equal(reason, "The identifier (IMEI or serial number) is not valid for this service.");
    assert.match(attempt, /t\.me\/evil/);
    assert.match(attempt, /alert\(1\)/);
  });

  it("is the operator's own text where there is one", async () => {
    const { reason } = await told(() => ({ body: { ERROR: "Gerät auf der Sperrliste, siehe evil.example" } }));
    assert.equal(reason, "The phone is on a list.");
  });

  it("is plain text without addresses where it was rejected after it had been accepted", async () => {
    const CODE = "IMEI not found, blocked by carrier. <b>Ask</b> https://evil.example &lt;img src=x&gt;";
    const { reason, attempt } = await told((action) =>
      action === "placeimeiorder"
        ? { body: { SUCCESS: [{ REFERENCEID: 4_711 }] } }
        : { body: { SUCCESS: [{ STATUS: 3, CODE }] } },
    );
    assert.equal(reason, "IMEI not found, blocked by carrier. Ask …");
    assert.match(attempt, /evil\.example/);
  });
});
