import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { startTestServer, type Answer, type TestServer } from "../support/server.ts";
import { base64, dhru, imei, referenceOf, sendForm } from "./dispatch-client.ts";

describe("the request that placed an order", () => {
  let server: TestServer;
  let service: number;
  before(async () => {
    server = await startTestServer({ workers: false });
    service = await server.createService();
  });
  after(() => server.stop());

  it("is named alike by its answer, the operator's order and the reseller's API request log", async () => {
    const { key } = await server.createReseller({ credit: "10" });
    const { token } = await server.createStaff("agent");
    const order = (n: number) => ({ service_id: service, imei: imei(n) });
    const restBulk = (answer: Answer) => answer.body.data[0].order.id as number;
    const placed: [Answer, (answer: Answer) => number][] = [
      [await server.rest(key, "POST", "/orders", order(1)), ({ body }) => body.data.id],
      [await server.rest(key, "POST", "/orders/bulk", { orders: [order(2)] }), restBulk],
      [await server.placeByDispatch(key, service, imei(3)), referenceOf],
      [
        await sendForm(server, dhru(key, "placeimeiorderbulk", base64({ a: { ID: service, IMEI: imei(4) } }))),
        ({ body }) => body.SUCCESS.a.referenceid,
      ],
    ];
    const calls = (await server.rest(key, "GET", "/calls")).body.data as { request_id: string }[];
    for (const [answer, idOf] of placed) {
      const requestId = answer.headers.get("x-request-id");
      const { data } = (await server.operate(token, "GET", `/orders/${idOf(answer)}`)).body;
      assert.match(requestId!, /^req_/);
      assert.equal(data.request_id, requestId);
      assert.equal(calls.filter((call) => call.request_id === requestId).length, 1);
    }
  });
});
