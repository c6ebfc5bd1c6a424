import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { readOrder } from "../../src/core/orders/read-orders.ts";
import { authenticate } from "../../src/core/resellers/keys/tokens.ts";
import type { Order } from "../../src/core/orders/order.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { base64, dhru, errorOf, imei, referenceOf, sendForm, sendMultipart, type Reply } from "./dispatch-client.ts";

let server: TestServer;
let reseller: TestReseller;
let service: number;
let credits: number;
let mail: number;
let count = 0;
before(async () => {
  server = await startTestServer({ workers: false });
  reseller = await server.createReseller({ credit: "10000" });
  service = await server.createService();
  credits = await server.createService({ type: "server", minQuantity: 2, maxQuantity: 10 });
  mail = await server.createService({
    type: "server",
    inputs: [
      { name: "Email", type: "email", required: true },
      { name: "User Name", type: "text", required: false },
    ],
  });
});
after(() => server.stop());

const fresh = () => imei(1_000 + ++count);

async function orderOf(reply: Reply): Promise<Order> {
  const caller = await authenticate(server.core, reseller.key, "127.0.0.1");
  return readOrder(server.core, caller, BigInt(referenceOf(reply)));
}

describe("placing an order through each encoding", () => {
  const key = () => reseller.key;
  const encodings: [string, (id: string, number: string) => Promise<Reply>][] = [
    ["flat fields", (ID, IMEI) => sendForm(server, { apikey: key(), action: "placeimeiorder", ID, IMEI })],
    [
      "flat fields in lower case",
      (id, number) => sendForm(server, { apikey: key(), action: "placeimeiorder", id, imei: number }),
    ],
    [
      "multipart with XML",
      (ID, IMEI) =>
        sendMultipart(
          server,
          dhru(key(), "placeimeiorder", `<PARAMETERS><IMEI>${IMEI}</IMEI><ID>${ID}</ID></PARAMETERS>\n`),
        ),
    ],
    ["bare tags", (ID, IMEI) => sendForm(server, dhru(key(), "placeimeiorder", `<ID>${ID}</ID><IMEI>${IMEI}</IMEI>`))],
    ["base64 of JSON", (ID, IMEI) => sendForm(server, dhru(key(), "placeimeiorder", base64({ ID: Number(ID), IMEI })))],
    ["base64 in multipart", (ID, IMEI) => sendMultipart(server, dhru(key(), "placeimeiorder", base64({ ID, IMEI })))],
    ["raw JSON", (ID, IMEI) => sendForm(server, dhru(key(), "placeimeiorder", JSON.stringify({ ID, IMEI })))],
    [
      "brackets",
      (ID, IMEI) =>
        sendForm(server, { ...dhru(key(), "placeimeiorder"), "parameters[ID]": ID, "parameters[IMEI]": IMEI }),
    ],
    [
      "requestxml with a prolog",
      (ID, IMEI) =>
        sendForm(server, {
          ...dhru(key(), "placeimeiorder"),
          requestxml: `<?xml version="1.0"?><PARAMETERS><ID>${ID}</ID><IMEI>${IMEI}</IMEI></PARAMETERS>`,
        }),
    ],
    [
      "escaped XML",
      (ID, IMEI) =>
        sendForm(
          server,
          dhru(
            key(),
            "placeimeiorder",
            `&lt;PARAMETERS&gt;&lt;ID&gt;${ID}&lt;/ID&gt;&lt;IMEI&gt;${IMEI}&lt;/IMEI&gt;&lt;/PARAMETERS&gt;`,
          ),
        ),
    ],
    [
      "CUSTOMFIELD with the IMEI inside",
      (ID, IMEI) => sendForm(server, dhru(key(), "placeimeiorder", base64({ ID, CUSTOMFIELD: base64({ IMEI }) }))),
    ],
    [
      "flat fields beside empty parameters",
      (ID, IMEI) => sendForm(server, { ...dhru(key(), "placeimeiorder", "<PARAMETERS></PARAMETERS>"), ID, IMEI }),
    ],
  ];
  for (const [name, place] of encodings) {
    it(`works with ${name}`, async () => {
      const number = fresh();
      const reply = await place(String(service), number);
      const order = await orderOf(reply);
      assert.equal(reply.body.ID, String(service));
      assert.equal(reply.body.IMEI, number);
      assert.deepEqual([order.serviceId, order.identifier, order.source], [service, number, "dispatch"]);
    });
  }

  for (const field of ["ID", "SERVICEID", "SERVICE_ID", "service"]) {
    it(`takes the service from ${field}`, async () => {
      const fields = { apikey: reseller.key, action: "placeimeiorder", [field]: String(service), IMEI: fresh() };
      assert.equal((await orderOf(await sendForm(server, fields))).serviceId, service);
    });
  }

  for (const field of ["ID", "ORDERID", "REFERENCEID"]) {
    it(`takes the order from ${field}`, async () => {
      const placed = referenceOf(
        await sendForm(server, dhru(reseller.key, "placeimeiorder", base64({ ID: service, IMEI: fresh() }))),
      );
      for (const parameters of [base64({ [field]: placed }), `<${field}>${placed}</${field}>`]) {
        const { body } = await sendForm(server, dhru(reseller.key, "getimeiorder", parameters));
        assert.equal(body.ID, String(placed));
      }
    });
  }
});

describe("the input fields of a service", () => {
  const inputs = { Email: "a@b.c", "User Name": "ada" };
  const ways: [string, () => Record<string, string>][] = [
    ["flat, in any case", () => ({ "e-mail": "no", email: "a@b.c", "user name": "ada" })],
    ["in CUSTOMFIELD as base64", () => ({ CUSTOMFIELD: base64(inputs) })],
    ["in customfield as JSON", () => ({ customfield: JSON.stringify(inputs) })],
    ["in brackets", () => ({ "customfield[Email]": "a@b.c", "customfield[User Name]": "ada" })],
    [
      "in brackets of parameters",
      () => ({ "parameters[customfield[Email]]": "a@b.c", "parameters[customfield[User Name]]": "ada" }),
    ],
    ["as an object in base64", () => ({ parameters: base64({ CUSTOMFIELD: inputs }) })],
    ["in XML", () => ({ parameters: `<PARAMETERS><CUSTOMFIELD>${base64(inputs)}</CUSTOMFIELD></PARAMETERS>` })],
    [
      "as elements in XML",
      () => ({
        parameters: "<PARAMETERS><CUSTOMFIELD><Email>a@b.c</Email></CUSTOMFIELD></PARAMETERS>",
        "user name": "ada",
      }),
    ],
    ["in CUSTOMFIELD, which wins over a flat one", () => ({ email: "other@b.c", CUSTOMFIELD: base64(inputs) })],
  ];
  for (const [name, fields] of ways) {
    it(`may come ${name}`, async () => {
      const call = { apikey: reseller.key, action: "placeserverorder", ID: String(mail), allow_duplicate: "1" };
      const { key } = await server.createReseller({ credit: "10" });
      const reply = await sendForm(server, { ...call, apikey: key, ...fields() });
      const caller = await authenticate(server.core, key, "127.0.0.1");
      assert.deepEqual((await readOrder(server.core, caller, BigInt(referenceOf(reply)))).inputs, inputs);
    });
  }

  it("are asked for by name when they are missing, also when CUSTOMFIELD is base64 of null", async () => {
    for (const CUSTOMFIELD of ["", base64("null"), base64(null)]) {
      const fields = { apikey: reseller.key, action: "placeserverorder", ID: String(mail), CUSTOMFIELD };
      const row = errorOf(await sendForm(server, fields));
      assert.equal(row["ERRORCODE"], "field_required");
      assert.equal(row["MESSAGE"], "Email is required.");
    }
  });
});

describe("QNT", () => {
  const place = (ID: number, fields: Record<string, string>) =>
    sendForm(server, { apikey: reseller.key, action: "placeimeiorder", ID: String(ID), IMEI: fresh(), ...fields });

  it("is ignored by services sold singly", async () => {
    for (const QNT of ["0", "", "7", "-1", "abc", "1.5"]) {
      assert.equal((await orderOf(await place(service, { QNT }))).quantity, 1);
    }
  });

  it("must be a whole number within the bounds of a service with quantities; nothing is charged otherwise", async () => {
    assert.equal((await orderOf(await place(credits, { QNT: "3" }))).quantity, 3);
    const balance = await balanceOf();
    for (const QNT of ["", "0", "1", "11", "2.5", "abc", "-2", "1e1", "99999999999999999999"]) {
      assert.equal(errorOf(await place(credits, { QNT }))["ERRORCODE"], "quantity_out_of_range", QNT);
    }
    assert.equal(await balanceOf(), balance);
  });

  it("absent or empty means one", async () => {
    const { key } = await server.createReseller({ credit: "10" });
    for (const fields of [{}, { QNT: "" }] as Record<string, string>[]) {
      const id = await server.createService({ type: "server", maxQuantity: 10 });
      const reply = await sendForm(server, { apikey: key, action: "placeserverorder", ID: String(id), ...fields });
      assert.equal(reply.body.SUCCESS[0].MESSAGE, "Order received");
    }
    const { body } = await server.dispatch(key, { action: "accountinfo" });
    assert.equal(body.SUCCESS[0].LIST.balance, "8.00");
  });

  async function balanceOf(): Promise<string> {
    return (await server.dispatch(reseller.key, { action: "accountinfo" })).body.SUCCESS[0].LIST.balance;
  }
});

describe("actions without arguments", () => {
  const nothings = ["", "\n", "< />", "<PARAMETERS></PARAMETERS>", "W10=", "{", "%%%", "<a><b>", "null", "\0"];
  for (const action of ["accountinfo", "imeiservicelist", "getserverservicelist", "modellist"]) {
    it(`ignore parameters altogether: ${action}`, async () => {
      for (const parameters of nothings) {
        const { body } = await sendMultipart(server, dhru(reseller.key, action, parameters));
        assert.ok(body.SUCCESS, JSON.stringify(parameters));
      }
    });
  }
});

describe("the name of an action", () => {
  const aliases: Record<string, string[]> = {
    accountinfo: ["accountinfo", " AccountInfo ", "ACCOUNTINFO"],
    imeiservicelist: [
      "imeiservicelist",
      "servicelist",
      "getservices",
      "getallservicesandgroups",
      "getimeiservicelist",
      "services",
    ],
    getserverservicelist: ["getserverservicelist", "serverservicelist"],
    remoteservicelist: ["remoteservicelist", "creditservicelist"],
    getimeiorder: [
      "getimeiorder",
      "getserverorder",
      "getorder",
      "orderstatus",
      "getremoteorder",
      "getcreditorder",
      "checkorderstatus",
      "checkimeiorder",
      "imeiorderstatus",
      "getstatus",
      "getdetail",
      "GetImeiOrder",
    ],
    getimeiorderbulk: ["getimeiorderbulk", "orderstatusbulk", "getorderbulk", "getserverorderbulk"],
  };
  for (const [action, names] of Object.entries(aliases)) {
    it(`may be any of its aliases: ${action}`, async () => {
      const { key } = await server.createReseller({ credit: "10" });
      const ID = String(referenceOf(await server.placeByDispatch(key, service, fresh())));
      const answers = [];
      for (const name of names) answers.push((await sendForm(server, { apikey: key, action: name, ID })).body);
      for (const answer of answers) assert.deepEqual(answer, answers[0]);
      assert.ok(answers[0].SUCCESS);
    });
  }

  for (const action of [
    "placeimeiorder",
    "placeserverorder",
    "placeorder",
    "placeremoteorder",
    "placecreditorder",
    " PlaceImeiOrder",
  ]) {
    it(`may be ${action} for placing, for services of any type`, async () => {
      assert.equal(
        (await orderOf(await sendForm(server, { apikey: reseller.key, action, ID: String(service), IMEI: fresh() })))
          .serviceId,
        service,
      );
    });
  }

  for (const action of ["placeimeiorderbulk", "placebulkorder", "placeorderbulk"]) {
    it(`may be ${action} for placing many`, async () => {
      const parameters = base64({ a: { ID: service, IMEI: fresh() } });
      const { body } = await sendForm(server, dhru(reseller.key, action, parameters));
      assert.equal(body.SUCCESS.a.status, "success");
    });
  }

  for (const action of ["cancelorder", "cancelimeiorder"]) {
    it(`may be ${action} for cancelling, and the money is back`, async () => {
      const { key } = await server.createReseller({ credit: "10" });
      const ID = String(referenceOf(await server.placeByDispatch(key, service, fresh())));
      const { body } = await server.dispatch(key, { action, ID });
      assert.equal(body.ID, ID);
      assert.equal(body.SUCCESS[0].STATUS, "CANCELLED");
      const account = await server.dispatch(key, { action: "accountinfo" });
      assert.equal(account.body.SUCCESS[0].LIST.balance, "10.00");
      assert.equal((await server.dispatch(key, { action, ID })).body.SUCCESS[0].STATUS, "CANCELLED");
    });
  }

  for (const action of ["", "nonsense", "toString", "__proto__", "placeimeiorders"]) {
    it(`is an Invalid Action when it is “${action}”`, async () => {
      const reply = await sendForm(server, { apikey: reseller.key, action });
      assert.equal(reply.status, 200);
      assert.deepEqual(reply.body.ERROR, [{ MESSAGE: "Invalid Action", ERRORCODE: "invalid_action" }]);
    });
  }
});
