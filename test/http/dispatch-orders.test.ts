import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { takeOrder } from "../../src/core/fulfilment/review/take-order.ts";
import { refundOrder } from "../../src/core/orders/refund-order.ts";
import { correctResult, rejectOrder, succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { base64, dhru, errorOf, imei, OPERATOR, referenceOf, sendForm } from "./dispatch-client.ts";

let server: TestServer;
before(async () => void (server = await startTestServer({ workers: false })));
after(() => server.stop());

describe("placeimeiorder and getimeiorder", () => {
  let reseller: TestReseller;
  let service: number;
  let number: string;
  let count = 0;
  before(async () => {
    reseller = await server.createReseller({ credit: "1000" });
    service = await server.createService({ cancellable: "on_request" });
  });
  beforeEach(() => void (number = imei(5_000 + ++count)));

  const place = () => server.placeByDispatch(reseller.key, service, number);
  const native = (id: number) => sendForm(server, { apikey: reseller.key, action: "getimeiorder", ID: String(id) });
  const other = (id: number) => sendForm(server, dhru(reseller.key, "getimeiorder", base64({ ID: id })));

  it("answer with ID and IMEI before SUCCESS, and with ORDERID too in the Dhru dialect", async () => {
    const first = await sendForm(server, {
      apikey: reseller.key,
      action: "placeimeiorder",
      ID: String(service),
      IMEI: number,
    });
    const id = referenceOf(first);
    assert.equal(first.text, placedText(id));
    number = imei(6_000);
    const second = await sendForm(server, dhru(reseller.key, "placeimeiorder", base64({ ID: service, IMEI: number })));
    const id2 = referenceOf(second);
    assert.equal(second.text, placedText(id2).replace(`${id2},`, `${id2},"ORDERID":${id2},`));
  });

  it("show an open order with an empty CODE, as a word and as a number", async () => {
    const id = referenceOf(await place());
    const list = (code: string, word: string) =>
      `"LIST":{"REFERENCEID":${id},"STATUS":"${word}","CODE":"${code}","IMEI":"${number}"}`;
    const head = `{"ID":"${id}","SUCCESS":[{"MESSAGE":"Order status","IMEI":"${number}"`;
    const tail = `"CODE":"","COMMENTS":"",${list("", "PENDING")}}],"apiversion":"6.1"}`;
    assert.equal((await native(id)).text, `${head},"STATUS":"PENDING",${tail}`);
    assert.equal((await other(id)).text, `${head},"STATUS":0,${tail}`);
    await takeOrder(server.core, BigInt(id), OPERATOR);
    assert.equal((await native(id)).body.SUCCESS[0].STATUS, "PROCESSING");
    assert.equal((await other(id)).body.SUCCESS[0].STATUS, 1);
    await server.dispatch(reseller.key, { action: "cancelorder", ID: String(id) });
    assert.equal((await native(id)).body.SUCCESS[0].CODE, "");
  });

  it("show the result: text in the native dialect, harmless HTML in the Dhru one", async () => {
    const id = referenceOf(await place());
    const result = `Code: <script>"1" & '2'</script>\nline 2\r\nline 3`;
    await succeedOrder(server.core, BigInt(id), { result }, OPERATOR);
    const [text] = (await native(id)).body.SUCCESS;
    assert.deepEqual(
      [text.STATUS, text.CODE, text.LIST.CODE, text.LIST.STATUS],
      ["SUCCESS", result, result, "SUCCESS"],
    );
    const [html] = (await other(id)).body.SUCCESS;
    const escaped = `Code: &lt;script&gt;"1" & '2'&lt;/script&gt;<br>line 2<br>line 3`;
    assert.deepEqual([html.STATUS, html.CODE, html.LIST.CODE, html.LIST.STATUS], [4, escaped, escaped, "SUCCESS"]);
    await correctResult(server.core, BigInt(id), { result: "better", reason: "mistyped" }, OPERATOR);
    assert.equal((await native(id)).body.SUCCESS[0].CODE, "better");
  });

  it("show the reason of an order that was rejected or refunded, as 3", async () => {
    const rejected = referenceOf(await place());
    await rejectOrder(server.core, BigInt(rejected), "Not found <here>", OPERATOR);
    assert.deepEqual(statusAndCode((await native(rejected)).body), ["REJECTED", "Not found <here>"]);
    assert.deepEqual(statusAndCode((await other(rejected)).body), [3, "Not found &lt;here&gt;"]);
    const refunded = referenceOf(await place());
    await succeedOrder(server.core, BigInt(refunded), { result: "wrong" }, OPERATOR);
    await refundOrder(server.core, BigInt(refunded), { reason: "Wrong code" }, OPERATOR);
    const [word, code] = statusAndCode((await native(refunded)).body);
    assert.equal(word, "REFUNDED");
    assert.notEqual(code, "wrong");
    assert.equal((await other(refunded)).body.SUCCESS[0].STATUS, 3);
    const cancelled = referenceOf(
      await sendForm(server, {
        apikey: reseller.key,
        action: "placeimeiorder",
        ID: String(service),
        IMEI: imei(7_000),
      }),
    );
    await server.dispatch(reseller.key, { action: "cancelorder", ID: String(cancelled) });
    assert.equal((await other(cancelled)).body.SUCCESS[0].STATUS, 3);
  });

  it("say PENDING to a repeated placing even when the order is under way, and mark it replayed", async () => {
    const id = referenceOf(await place());
    await takeOrder(server.core, BigInt(id), OPERATOR);
    const { body } = await place();
    assert.deepEqual(body.SUCCESS[0], {
      MESSAGE: "Order received",
      REFERENCEID: id,
      STATUS: "PENDING",
      LIST: { REFERENCEID: id, STATUS: "PENDING", REPLAYED: true },
    });
  });

  it("do not know another reseller's order", async () => {
    const id = referenceOf(await place());
    const stranger = await server.createReseller();
    for (const ID of [String(id), "999999999999999999", "0", "-1", "abc", "1e3"]) {
      const { body } = await server.dispatch(stranger.key, { action: "getimeiorder", ID });
      assert.deepEqual(body, {
        ERROR: [{ MESSAGE: "Order not found", ERRORCODE: "order_not_found" }],
        apiversion: "6.1",
      });
    }
  });

  function placedText(id: number): string {
    const placed = `"REFERENCEID":${id},"STATUS":"PENDING"`;
    const success = `{"MESSAGE":"Order received",${placed},"LIST":{${placed}}}`;
    return `{"ID":"${service}","IMEI":"${number}","SUCCESS":[${success}],"apiversion":"6.1"}`;
  }

  function statusAndCode(body: { SUCCESS: { STATUS: unknown; CODE: unknown }[] }): unknown[] {
    return [body.SUCCESS[0]!.STATUS, body.SUCCESS[0]!.CODE];
  }
});

describe("a repeated placing", () => {
  let service: number;
  let count = 0;
  before(async () => void (service = await server.createService()));

  const fresh = () => imei(20_000 + ++count);
  const balanceOf = async (key: string) =>
    (await server.dispatch(key, { action: "accountinfo" })).body.SUCCESS[0].LIST.balance;
  const repeated = (body: ReturnType<typeof JSON.parse>) => body.SUCCESS[0].LIST.REPLAYED === true;

  it("by CLIENTREF gives the same order permanently, and conflicts with other content", async () => {
    const { key } = await server.createReseller({ credit: "5" });
    const number = fresh();
    const CLIENTREF = "inv-77";
    const first = await server.placeByDispatch(key, service, number, { CLIENTREF });
    assert.equal("REPLAYED" in first.body.SUCCESS[0].LIST, false);
    await succeedOrder(server.core, BigInt(referenceOf(first)), { result: "done" }, OPERATOR);
    const again = await server.placeByDispatch(key, service, number, { CLIENTREF });
    assert.deepEqual([referenceOf(again), repeated(again.body)], [referenceOf(first), true]);
    const other = await server.placeByDispatch(key, service, fresh(), { CLIENTREF });
    assert.equal(errorOf(other)["ERRORCODE"], "reference_conflict");
    assert.equal(errorOf(other)["REFERENCEID"], referenceOf(first));
    assert.equal(await balanceOf(key), "4.00");
  });

  it("without a reference gives the same order, unless the key or allow_duplicate says no", async () => {
    const { id, key } = await server.createReseller({ credit: "50" });
    const exact = await createApiKey(server.core, { resellerId: id, replay: false });
    const number = fresh();
    const first = await server.placeByDispatch(key, service, number);
    const again = await server.placeByDispatch(key, service, number);
    assert.deepEqual([referenceOf(again), repeated(again.body)], [referenceOf(first), true]);
    for (const [token, fields] of [
      [exact.key, {}],
      [key, { allow_duplicate: "1" }],
    ] as const) {
      const refused = await server.placeByDispatch(token, service, number, fields);
      assert.equal(errorOf(refused)["ERRORCODE"], "duplicate_order");
    }
    await succeedOrder(server.core, BigInt(referenceOf(first)), { result: "done" }, OPERATOR);
    const late = await server.placeByDispatch(key, service, number);
    assert.deepEqual(
      [referenceOf(late), late.body.SUCCESS[0].STATUS, repeated(late.body)],
      [referenceOf(first), "PENDING", true],
    );
    const next = await server.placeByDispatch(exact.key, service, number);
    assert.notEqual(referenceOf(next), referenceOf(first));
    assert.equal(await balanceOf(key), "48.00");
  });

  it("in the Dhru dialect makes a second order where the service permits it, since no client can ask", async () => {
    const { id } = await server.createReseller({ credit: "5" });
    const { key } = await createApiKey(server.core, { resellerId: id, replay: false });
    const ID = await server.createService({ allowDuplicate: true });
    const number = fresh();
    const placing = (one: number) =>
      server.dispatch(key, { action: "placeimeiorder", apiaccesskey: key, ID: String(one), IMEI: number });
    assert.notEqual(referenceOf(await placing(ID)), referenceOf(await placing(ID)));
    assert.equal(errorOf(await server.placeByDispatch(key, ID, number))["ERRORCODE"], "duplicate_order");
    await placing(service);
    assert.equal(errorOf(await placing(service))["ERRORCODE"], "duplicate_order");
  });

  it("without a reference is a duplicate when the window is over", async () => {
    await using impatient = await startTestServer({ workers: false, settings: { REPLAY_WINDOW_SECONDS: 0 } });
    const { key } = await impatient.createReseller({ credit: "5" });
    const ID = await impatient.createService();
    const first = referenceOf(await impatient.placeByDispatch(key, ID, imei(1)));
    const row = errorOf(await impatient.placeByDispatch(key, ID, imei(1)));
    assert.deepEqual([row["ERRORCODE"], row["REFERENCEID"]], ["duplicate_order", first]);
  });

  it("by allow_duplicate=1 makes a second order where the service permits it", async () => {
    const { key } = await server.createReseller({ credit: "5" });
    const ID = await server.createService({ allowDuplicate: true });
    const number = fresh();
    const first = referenceOf(await server.placeByDispatch(key, ID, number));
    assert.notEqual(referenceOf(await server.placeByDispatch(key, ID, number, { allow_duplicate: "1" })), first);
    assert.equal(await balanceOf(key), "3.00");
  });

  it("takes the Dhru field REFERENCE for an input of the service, not for a reference", async () => {
    const { key } = await server.createReseller({ credit: "5" });
    const REFERENCE = "same for every order";
    const first = await server.placeByDispatch(key, service, fresh(), { REFERENCE });
    const second = await server.placeByDispatch(key, service, fresh(), { REFERENCE });
    assert.notEqual(referenceOf(first), referenceOf(second));
  });
});
