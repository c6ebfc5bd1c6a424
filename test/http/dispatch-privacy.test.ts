import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { authenticate } from "../../src/core/resellers/keys/tokens.ts";
import { setPrice } from "../../src/core/catalogue/prices/price-settings.ts";
import { readOrder } from "../../src/core/orders/read-orders.ts";
import { orderRow } from "../../src/http/dispatch/present/present-order.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { imei, referenceOf } from "./dispatch-client.ts";

describe("a reseller never sees", () => {
  let server: TestServer;
  before(async () => void (server = await startTestServer({ workers: false })));
  after(() => server.stop());

  it("the personal price of another one of the same price group, in either order of listing", async () => {
    const favoured = await server.createReseller({ group: "Silver" });
    const usual = await server.createReseller({ group: "Silver" });
    const service = await server.createService({ serviceGroup: "Unlocks", price: "3.00" });
    await setPrice(server.core, service, { resellerId: favoured.id }, 1_250_000n);
    const priceFor = async (key: string) => {
      const { body } = await server.dispatch(key, { action: "imeiservicelist" });
      return body.SUCCESS[0].LIST.Unlocks.SERVICES[service].CREDIT;
    };
    assert.equal(await priceFor(favoured.key), "1.25");
    assert.equal(await priceFor(usual.key), "3.00");
    assert.equal(await priceFor(favoured.key), "1.25");
  });

  it("why an order that is still open went back to the queue", async () => {
    const { key } = await server.createReseller({ credit: "5" });
    const id = referenceOf(await server.placeByDispatch(key, await server.createService(), imei(1)));
    const order = await readOrder(server.core, await authenticate(server.core, key, "127.0.0.1"), BigInt(id));
    for (const status of ["PENDING", "PROCESSING"] as const) {
      for (const dialect of ["native", "dhru"] as const) {
        const row = orderRow({ ...order, status, statusReason: "the supplier has no credit" }, dialect);
        assert.doesNotMatch(JSON.stringify(row), /supplier/);
      }
    }
  });
});
