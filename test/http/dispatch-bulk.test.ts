import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { base64, dhru, errorOf, imei, OPERATOR, referenceOf, sendForm, sendJson } from "./dispatch-client.ts";

const MOST_ORDERS = 5;
const MOST_STATUS = 8;

let server: TestServer;
let service: number;
let count = 0;
before(async () => {
  server = await startTestServer({
    workers: false,
    settings: { BULK_ORDERS: MOST_ORDERS, BULK_STATUS: MOST_STATUS },
  });
  service = await server.createService();
});
after(() => server.stop());

const fresh = () => imei(9_000 + ++count);
const placeMany = (key: string, rows: unknown) => sendForm(server, dhru(key, "placeimeiorderbulk", base64(rows)));

describe("placeimeiorderbulk", () => {
  let reseller: TestReseller;
  before(async () => void (reseller = await server.createReseller({ credit: "3" })));

  it("answers for each row under SUCCESS and under its own name; a refused row harms no other", async () => {
    const numbers = [fresh(), fresh()];
    const rows = {
      771: { ID: service, IMEI: numbers[0] },
      bad: { ID: service, IMEI: "123" },
      "5": { ID: String(service), IMEI: numbers[1] },
    };
    const { body, text, status } = await placeMany(reseller.key, rows);
    assert.equal(status, 200);
    const ids = [body.SUCCESS[771].referenceid, body.SUCCESS[5].referenceid] as const;
    const placed = (id: number) => ({
      MESSAGE: "Order received",
      REFERENCEID: id,
      ORDERID: id,
      STATUS: "PENDING",
      LIST: { REFERENCEID: id, STATUS: "PENDING" },
    });
    assert.deepEqual(body, {
      SUCCESS: {
        771: { status: "success", message: "Order received", referenceid: ids[0] },
        bad: { status: "error", message: "Invalid IMEI: an IMEI has 15 digits; this one has 3.", referenceid: "" },
        5: { status: "success", message: "Order received", referenceid: ids[1] },
      },
      771: { SUCCESS: [placed(ids[0])] },
      bad: {
        ERROR: [
          {
            MESSAGE: "Invalid IMEI: an IMEI has 15 digits; this one has 3.",
            ERRORCODE: "invalid_imei",
          },
        ],
      },
      5: { SUCCESS: [placed(ids[1])] },
      apiversion: "6.1",
    });
    assert.match(text, /^\{"SUCCESS":\{/);
    assert.match(text, /"apiversion":"6\.1"\}$/);
  });

  it("names the rows of an array by their places", async () => {
    const { key } = await server.createReseller({ credit: "3" });
    const { body } = await placeMany(key, [
      { IMEI: fresh(), ID: service },
      { IMEI: fresh(), ID: service },
    ]);
    assert.deepEqual(Object.keys(body.SUCCESS), ["0", "1"]);
    assert.deepEqual(Object.keys(body), ["0", "1", "SUCCESS", "apiversion"]);
  });

  it("stops at the money: later rows are refused with the family's text", async () => {
    const { key } = await server.createReseller({ credit: "1" });
    const { body } = await placeMany(key, { a: { ID: service, IMEI: fresh() }, b: { ID: service, IMEI: fresh() } });
    assert.equal(body.SUCCESS.a.status, "success");
    assert.equal(body.b.ERROR[0].MESSAGE, "CreditprocessError: Insufficient balance");
    assert.equal((await server.dispatch(key, { action: "accountinfo" })).body.SUCCESS[0].LIST.balance, "0.00");
  });

  it("refuses a number as IMEI in its row, the others are placed", async () => {
    const { key } = await server.createReseller({ credit: "3" });
    const number = fresh();
    const { body } = await placeMany(key, {
      a: { ID: service, IMEI: Number(number) },
      b: { ID: service, IMEI: number },
    });
    assert.equal(body.a.ERROR[0].ERRORCODE, "imei_must_be_string");
    assert.equal(body.b.SUCCESS[0].STATUS, "PENDING");
  });

  for (const taken of ["SUCCESS", "ERROR", "apiversion", "ID", "IMEI", "success"]) {
    it(`refuses the reference ${taken}, and nothing is placed`, async () => {
      const { key } = await server.createReseller({ credit: "3" });
      const refused = await placeMany(key, {
        good: { ID: service, IMEI: fresh() },
        [taken]: { ID: service, IMEI: fresh() },
      });
      assert.equal(errorOf(refused)["ERRORCODE"], "validation_failed");
      assert.equal((await server.dispatch(key, { action: "accountinfo" })).body.SUCCESS[0].LIST.balance, "3.00");
    });
  }

  it("refuses more rows than the limit, and nothing is placed", async () => {
    const { key } = await server.createReseller({ credit: "100" });
    const rows = Array.from({ length: MOST_ORDERS + 1 }, () => ({ ID: service, IMEI: fresh() }));
    assert.equal(errorOf(await placeMany(key, rows))["ERRORCODE"], "too_many_items");
    assert.equal((await server.dispatch(key, { action: "accountinfo" })).body.SUCCESS[0].LIST.balance, "100.00");
    assert.ok((await placeMany(key, rows.slice(1))).body.SUCCESS);
  });

  it("refuses a call without rows", async () => {
    const { key } = await server.createReseller({ credit: "3" });
    for (const rows of [[], {}, null, { ID: service, IMEI: fresh() }]) {
      assert.equal(errorOf(await placeMany(key, rows))["ERRORCODE"], "field_required");
    }
  });

  it("keeps references of any form apart", async () => {
    const { key } = await server.createReseller({ credit: "3" });
    const row = () => `{"ID":${service},"IMEI":"${fresh()}"}`;
    const rows = `{"__proto__":${row()},"constructor":${row()},"ü <&>":${row()}}`;
    const { text } = await sendForm(server, dhru(key, "placeimeiorderbulk", rows));
    for (const name of ["__proto__", "constructor", "ü <&>"]) {
      assert.ok(text.includes(`"${name}":{"status":"success"`) && text.includes(`"${name}":{"SUCCESS":[{`), text);
    }
  });

  it("never takes two rows for one order: the second is a duplicate, or an order of its own where that is permitted", async () => {
    const { key } = await server.createReseller({ credit: "10" });
    const row = { ID: service, IMEI: fresh() };
    const { body } = await placeMany(key, { a: row, b: row });
    assert.deepEqual([body.SUCCESS.a.status, body.b.ERROR[0].ERRORCODE], ["success", "duplicate_order"]);
    assert.equal(body.b.ERROR[0].REFERENCEID, body.SUCCESS.a.referenceid);
    const permitted = { ...row, ID: await server.createService({ allowDuplicate: true }) };
    const plain = { ID: await server.createService({ type: "server", identifierKind: "none" }) };
    for (const same of [permitted, plain]) {
      const first = (await placeMany(key, { a: same, b: same })).body.SUCCESS;
      assert.notEqual(first.a.referenceid, first.b.referenceid);
    }
    assert.equal((await server.dispatch(key, { action: "accountinfo" })).body.SUCCESS[0].LIST.balance, "5.00");
  });

  it("gives each row of a repeated call the order that it had", async () => {
    const { key } = await server.createReseller({ credit: "10" });
    const inputs = [{ name: "User", type: "text", required: true } as const];
    const row = { ID: await server.createService({ type: "server", identifierKind: "none", inputs }), User: "ann" };
    const first = (await placeMany(key, { a: row, b: row })).body.SUCCESS;
    const again = (await placeMany(key, { a: row, b: row })).body.SUCCESS;
    assert.deepEqual(again, first);
    assert.equal((await server.dispatch(key, { action: "accountinfo" })).body.SUCCESS[0].LIST.balance, "8.00");
  });

  it("needs the scope to order", async () => {
    const { createApiKey } = await import("../../src/core/resellers/keys/api-keys.ts");
    const { key } = await createApiKey(server.core, { resellerId: reseller.id, scopes: ["orders:read"] });
    assert.equal(errorOf(await placeMany(key, { a: { ID: service, IMEI: fresh() } }))["ERRORCODE"], "scope_missing");
  });
});

describe("getimeiorderbulk", () => {
  let reseller: TestReseller;
  let ids: [number, number];
  let foreign: number;
  before(async () => {
    reseller = await server.createReseller({ credit: "10" });
    const stranger = await server.createReseller({ credit: "10" });
    const place = async (key: string) => referenceOf(await server.placeByDispatch(key, service, fresh()));
    ids = [await place(reseller.key), await place(reseller.key)];
    foreign = await place(stranger.key);
    await succeedOrder(server.core, BigInt(ids[0]), { result: "A & B" }, OPERATOR);
  });

  const native = (fields: Record<string, string>) =>
    sendForm(server, { apikey: reseller.key, action: "getimeiorderbulk", ...fields });
  const statusOf = ({ body }: { body: { SUCCESS: { STATUS?: unknown; LIST: { REFERENCEID: unknown } }[] } }) =>
    body.SUCCESS.map((row) => [row.LIST.REFERENCEID, row.STATUS]);

  it("answers a comma list in the order asked, with rows for unknown and foreign ids", async () => {
    const asked = [ids[1], foreign, ids[0], 999_999_999];
    const { body } = await native({ ID: asked.join(",") });
    assert.deepEqual(statusOf({ body }), [
      [ids[1], "PENDING"],
      [foreign, undefined],
      [ids[0], "SUCCESS"],
      [999_999_999, undefined],
    ]);
    const [pending, missing, done] = body.SUCCESS;
    assert.deepEqual(Object.keys(pending), ["MESSAGE", "IMEI", "STATUS", "CODE", "COMMENTS", "LIST"]);
    assert.deepEqual(missing, {
      MESSAGE: "Order not found",
      ERRORCODE: "order_not_found",
      LIST: { REFERENCEID: foreign },
    });
    assert.equal(done.CODE, "A & B");
    assert.deepEqual(Object.keys(body), ["SUCCESS", "apiversion"]);
  });

  it("takes an array of ids in every form", async () => {
    const expected = [
      [ids[0], "SUCCESS"],
      [ids[1], "PENDING"],
    ];
    const [a, b] = ids.map(String) as [string, string];
    assert.deepEqual(statusOf(await native({ ID: `${a}, ${b}` })), expected);
    assert.deepEqual(statusOf(await native({ "ID[0]": a, "ID[1]": b })), expected);
    const repeated = new URLSearchParams([
      ["apikey", reseller.key],
      ["action", "getimeiorderbulk"],
      ["ID[]", a],
      ["ID[]", b],
    ]);
    assert.deepEqual(statusOf(await sendForm(server, {}, { body: repeated })), expected);
    const json = { apikey: reseller.key, action: "getimeiorderbulk" };
    assert.deepEqual(statusOf(await sendJson(server, { ...json, ID: ids })), expected);
    assert.deepEqual(statusOf(await sendJson(server, { ...json, ID: `${a},${b}` })), expected);
  });

  it("takes a list in XML and base64, with numbers for STATUS in the Dhru dialect", async () => {
    for (const parameters of [
      `<PARAMETERS><ID>${ids.join(",")}</ID></PARAMETERS>`,
      base64({ ID: ids.join(",") }),
      base64(ids),
    ]) {
      const reply = await sendForm(server, dhru(reseller.key, "getimeiorderbulk", parameters));
      assert.deepEqual(statusOf(reply), [
        [ids[0], 4],
        [ids[1], 0],
      ]);
      assert.equal(reply.body.SUCCESS[0].CODE, "A & B");
    }
  });

  it("answers keyed rows under their names and nothing else", async () => {
    const rows = { x: { ID: ids[0] }, 771: { ID: String(ids[1]) }, gone: { ID: foreign }, none: {} };
    const { body } = await sendForm(server, dhru(reseller.key, "getimeiorderbulk", base64(rows)));
    assert.deepEqual(Object.keys(body).toSorted(), ["771", "apiversion", "gone", "none", "x"]);
    assert.deepEqual([body.x.SUCCESS[0].STATUS, body.x.SUCCESS[0].CODE], [4, "A & B"]);
    assert.equal(body[771].SUCCESS[0].STATUS, 0);
    for (const name of ["gone", "none"]) {
      const row = { STATUS: 0, CODE: "", COMMENTS: "Order not found", ERRORCODE: "order_not_found" };
      assert.deepEqual(body[name], { SUCCESS: [row] });
    }
  });

  it("refuses a reference that an answer's own key has", async () => {
    const rows = { x: { ID: ids[0] }, apiversion: { ID: ids[1] } };
    const refused = await sendForm(server, dhru(reseller.key, "getimeiorderbulk", base64(rows)));
    assert.equal(errorOf(refused)["ERRORCODE"], "validation_failed");
  });

  it("refuses more orders than the limit, and none", async () => {
    const many = Array.from({ length: MOST_STATUS + 1 }, (_, index) => index + 1).join(",");
    assert.equal(errorOf(await native({ ID: many }))["ERRORCODE"], "too_many_items");
    assert.equal(errorOf(await native({ ID: "" }))["ERRORCODE"], "field_required");
    assert.equal(errorOf(await native({ ID: " , ,, " }))["ERRORCODE"], "field_required");
  });
});
