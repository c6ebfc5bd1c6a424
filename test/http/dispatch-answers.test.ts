import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { setPrice } from "../../src/core/catalogue/prices/price-settings.ts";
import { refundOrder } from "../../src/core/orders/refund-order.ts";
import { correctResult, rejectOrder, succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { takeOrder } from "../../src/core/fulfilment/review/take-order.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { base64, dhru, imei, OPERATOR, referenceOf, sendForm } from "./dispatch-client.ts";
import { priceGroup } from "../support/price-groups.ts";

let server: TestServer;
before(async () => void (server = await startTestServer({ workers: false })));
after(() => server.stop());

describe("accountinfo", () => {
  let reseller: TestReseller;
  before(async () => void (reseller = await server.createReseller({ credit: "25.4", creditLimit: "10" })));

  const info = () => `{"credit":"35.40","creditraw":"35.40","mail":"${reseller.email}","currency":"USD"}`;
  const row = () =>
    `"message":"Your Account Info","MESSAGE":"Your Account Info","AccoutInfo":${info()},"AccountInfo":${info()}`;

  it("shows what can be spent, in both spellings, and LIST in the native dialect", async () => {
    const { text } = await sendForm(server, { apikey: reseller.key, action: "accountinfo" });
    const list = `{"credit":"35.40","balance":"25.40","currency":"USD","email":"${reseller.email}"}`;
    assert.equal(text, `{"SUCCESS":[{${row()},"LIST":${list}}],"apiversion":"6.1"}`);
  });

  it("has no LIST in the Dhru dialect", async () => {
    const { text } = await sendForm(server, dhru(reseller.key, "accountinfo"));
    assert.equal(text, `{"SUCCESS":[{${row()}}],"apiversion":"6.1"}`);
  });
});

describe("imeiservicelist", () => {
  let catalogue: TestServer;
  let reseller: TestReseller;
  let ids: Record<"plain" | "credits" | "remote" | "paused" | "serial", number>;
  before(async () => {
    catalogue = await startTestServer({ workers: false });
    reseller = await catalogue.createReseller();
    const service = catalogue.createService;
    const plain = { name: "Check", serviceGroup: "Checks", price: "0.045", deliveryTime: "1-5 minutes" };
    ids = {
      plain: await service({ ...plain, description: "Fast & <b>cheap</b>" }),
      credits: await service({
        name: "Credits",
        serviceGroup: "Tools",
        type: "server",
        minQuantity: 2,
        maxQuantity: 50,
        inputs: [
          { name: "Email", type: "email", required: true, description: "Of your account" },
          { name: "Region", type: "select", required: false, options: ["EU", "US"] },
          { name: "Pin", type: "password", required: false, pattern: "[0-9]{4}" },
        ],
      }),
      remote: await service({ name: "Remote", serviceGroup: "Tools", type: "remote" }),
      paused: await service({ name: "Serial", serviceGroup: "Checks", identifierKind: "serial" }),
      serial: await service({ name: "Serial number", serviceGroup: "Checks", identifierKind: "serial" }),
    };
    const { changeService } = await import("../../src/core/catalogue/services/change-service.ts");
    await changeService(catalogue.core, ids.paused, { status: "paused" });
  });
  after(() => catalogue.stop());

  const NEEDS = [
    "Network",
    "Mobile",
    "Provider",
    "PIN",
    "KBH",
    "MEP",
    "PRD",
    "Type",
    "Locks",
    "Reference",
    "SN",
    "SecRO",
  ];
  const needs = Object.fromEntries(NEEDS.map((name) => [`Requires.${name}`, "None"]));
  const noCustom = {
    allow: "0",
    bulk: "0",
    customname: "",
    custominfo: "",
    customlen: "0",
    maxlength: "0",
    regex: "",
    isalpha: "0",
  };
  const shown = (): object => ({
    SERVICEID: String(ids.plain),
    SERVICETYPE: "IMEI",
    SERVER: "0",
    MINQNT: 0,
    MAXQNT: 0,
    QNT: 0,
    CUSTOM: noCustom,
    SERVICENAME: "Check",
    CREDIT: "0.045",
    TIME: "1-5 minutes",
    INFO: "Fast & <b>cheap</b>",
    ...needs,
  });
  const shownInDhru = (): object => ({ ...shown(), INFO: "Fast & &lt;b&gt;cheap&lt;/b&gt;" });
  const listed = async (fields: Record<string, string>) => (await sendForm(catalogue, fields)).body.SUCCESS[0].LIST;
  const names = (list: Record<string, { SERVICES: Record<string, { SERVICENAME: string }> }>) =>
    Object.values(list).flatMap((group) => Object.values(group.SERVICES).map((service) => service.SERVICENAME));

  it("is a map of groups in the native dialect, of the active IMEI services", async () => {
    const list = await listed({ apikey: reseller.key, action: "imeiservicelist" });
    assert.deepEqual(names(list), ["Check", "Serial number"]);
    assert.deepEqual(Object.keys(list.Checks), ["GROUPNAME", "GROUPTYPE", "SERVICES"]);
    assert.equal(JSON.stringify(list.Checks.SERVICES[ids.plain]), JSON.stringify(shown()));
    assert.deepEqual([list.Checks.GROUPNAME, list.Checks.GROUPTYPE], ["Checks", "IMEI"]);
  });

  it("has IMEI, SERVER and REMOTE services together in the Dhru dialect", async () => {
    const list = await listed(dhru(reseller.key, "imeiservicelist"));
    assert.deepEqual(names(list).toSorted(), ["Check", "Credits", "Remote", "Serial number"]);
    const { [ids.credits]: credits, [ids.remote]: remote } = list.Tools.SERVICES;
    assert.deepEqual([credits.SERVICETYPE, credits.SERVER], ["SERVER", "1"]);
    assert.deepEqual([credits.MINQNT, credits.MAXQNT, credits.QNT], [2, 50, 1]);
    assert.deepEqual([remote.SERVICETYPE, remote.SERVER], ["REMOTE", "2"]);
    assert.equal(JSON.stringify(list.Checks.SERVICES[ids.plain]), JSON.stringify(shownInDhru()));
  });

  it("describes input fields last, as strings, and only where there are some", async () => {
    const list = await listed(dhru(reseller.key, "imeiservicelist"));
    const { [ids.credits]: credits, [ids.remote]: remote } = list.Tools.SERVICES;
    assert.equal(Object.keys(credits).at(-1), "Requires.Custom");
    assert.equal("Requires.Custom" in remote, false);
    const row = {
      type: "serviceserver",
      fieldname: "Email",
      fieldtype: "text",
      description: "Of your account",
      required: "on",
      fieldoptions: "",
      regexpr: "",
      adminonly: "",
      enc: "",
    };
    assert.equal(JSON.stringify(credits["Requires.Custom"][0]), JSON.stringify(row));
    const [, region, pin] = credits["Requires.Custom"];
    assert.deepEqual([region.fieldtype, region.fieldoptions, region.required], ["dropdown", "EU,US", ""]);
    assert.deepEqual([pin.fieldtype, pin.regexpr], ["password", "[0-9]{4}"]);
  });

  it("says in CUSTOM what another identifier than an IMEI is, in strings", async () => {
    const list = await listed(dhru(reseller.key, "imeiservicelist"));
    const { CUSTOM } = list.Checks.SERVICES[ids.serial];
    assert.deepEqual(Object.keys(CUSTOM), Object.keys(noCustom));
    assert.ok(Object.values(CUSTOM).every((value) => typeof value === "string"));
    assert.deepEqual([CUSTOM.allow, CUSTOM.customname], ["1", "SN"]);
  });

  it("has only server services in getserverservicelist, in the same shape", async () => {
    for (const fields of [
      { apikey: reseller.key, action: "getserverservicelist" },
      dhru(reseller.key, "getserverservicelist"),
    ]) {
      const list = await listed(fields);
      assert.deepEqual(names(list), ["Credits"]);
      assert.deepEqual(Object.keys(list.Tools), ["GROUPNAME", "GROUPTYPE", "SERVICES"]);
    }
  });

  it("shows each reseller the price that ordering takes", async () => {
    const other = await catalogue.createReseller({ group: "Gold", credit: "10" });
    await setPrice(catalogue.core, ids.plain, { priceGroupId: await priceGroup(catalogue.core, "Gold") }, 40_000n);
    const list = await listed({ apikey: other.key, action: "imeiservicelist" });
    assert.equal(list.Checks.SERVICES[ids.plain].CREDIT, "0.04");
    const own = await listed({ apikey: reseller.key, action: "imeiservicelist" });
    assert.equal(own.Checks.SERVICES[ids.plain].CREDIT, "0.045");
    await catalogue.placeByDispatch(other.key, ids.plain, imei(1));
    const account = await catalogue.dispatch(other.key, { action: "accountinfo" });
    assert.equal(account.body.SUCCESS[0].LIST.balance, "9.96");
  });

  it("lists services in the catalogue's order, not by their numbers", async () => {
    const { text } = await sendForm(catalogue, dhru(reseller.key, "imeiservicelist"));
    assert.ok(text.indexOf('"GROUPNAME":"Checks"') < text.indexOf('"GROUPNAME":"Tools"'));
    assert.ok(text.indexOf(`"${ids.plain}":{`) < text.indexOf(`"${ids.serial}":{`));
  });

  it("is an object, never an array, when there is nothing", async () => {
    await using empty = await startTestServer({ workers: false });
    const { key } = await empty.createReseller();
    for (const action of ["imeiservicelist", "getserverservicelist"]) {
      const { text } = await sendForm(empty, dhru(key, action));
      assert.match(text, /"LIST":\{\}/);
    }
  });
});

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
