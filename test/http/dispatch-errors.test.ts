import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { changeService } from "../../src/core/catalogue/services/change-service.ts";
import { succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { base64, dhru, errorOf, imei, OPERATOR, referenceOf, sendForm, sendRaw } from "./dispatch-client.ts";

const LISTENING_PAUSE_MS = 5;

let server: TestServer;
let service: number;
let count = 0;
before(async () => {
  server = await startTestServer({ workers: false });
  service = await server.createService();
});
after(() => server.stop());

const fresh = () => imei(20_000 + ++count);
const balanceOf = async (key: string) =>
  (await server.dispatch(key, { action: "accountinfo" })).body.SUCCESS[0].LIST.balance;

describe("a refusal", () => {
  it("for too little credit says so, with the family's prefix in the Dhru dialect, and charges nothing", async () => {
    const { key } = await server.createReseller({ credit: "0.5" });
    const description = "Insufficient balance: this order costs 1.00 USD; 0.50 USD is available.";
    const native = await server.placeByDispatch(key, service, fresh());
    assert.equal(native.status, 200);
    assert.equal(native.headers.get("x-error-code"), "insufficient_balance");
    assert.deepEqual(native.body, {
      ERROR: [
        {
          MESSAGE: "Insufficient balance",
          ERRORCODE: "insufficient_balance",
          FULL_DESCRIPTION: `\n${description}`,
        },
      ],
      apiversion: "6.1",
    });
    const other = await sendForm(server, dhru(key, "placeimeiorder", base64({ ID: service, IMEI: fresh() })));
    assert.deepEqual(other.body.ERROR, [
      {
        MESSAGE: "CreditprocessError: Insufficient balance",
        ERRORCODE: "insufficient_balance",
        FULL_DESCRIPTION: `\nCreditprocessError: ${description}`,
      },
    ]);
    assert.equal(await balanceOf(key), "0.50");
  });

  it("of a duplicate names the order that is open", async () => {
    const { id, key } = await server.createReseller({ credit: "5" });
    const second = await createApiKey(server.core, { resellerId: id });
    const number = fresh();
    const open = referenceOf(await server.placeByDispatch(key, service, number));
    const refused = await server.placeByDispatch(second.key, service, number);
    assert.equal(errorOf(refused)["ERRORCODE"], "duplicate_order");
    assert.equal(errorOf(refused)["REFERENCEID"], open);
    assert.equal(await balanceOf(key), "4.00");
    await succeedOrder(server.core, BigInt(open), { result: "done" }, OPERATOR);
    assert.notEqual(referenceOf(await server.placeByDispatch(second.key, service, number)), open);
  });

  it("names the field and the bound in MESSAGE, since most clients show nothing else", async () => {
    const { key } = await server.createReseller({ credit: "5" });
    const credits = await server.createService({
      type: "server",
      minQuantity: 10,
      maxQuantity: 1_000,
      inputs: [
        { name: "Username", type: "text", required: true },
        { name: "Email", type: "email", required: false },
      ],
    });
    const order = { ID: String(credits), QNT: "10", Username: "ada" };
    const cases: [Record<string, string>, string, string][] = [
      [{ ...order, Username: "" }, "field_required", "Username is required."],
      [{ ...order, QNT: "9" }, "quantity_out_of_range", "Quantity must be 10 to 1000"],
      [{ ...order, Email: "nobody" }, "validation_failed", "Email must be a valid email address."],
      [{ ...order, ID: "" }, "field_required", "ID is required."],
      [{ ID: String(service) }, "field_required", "IMEI is required."],
      [{ ID: String(service), IMEI: "35" }, "invalid_imei", "Invalid IMEI: an IMEI has 15 digits; this one has 2."],
    ];
    for (const [fields, code, message] of cases) {
      for (const name of ["apikey", "apiaccesskey"]) {
        const row = errorOf(await sendForm(server, { [name]: key, action: "placeimeiorder", ...fields }));
        assert.deepEqual(row, { MESSAGE: message, ERRORCODE: code });
      }
    }
  });

  it("is no markup in the Dhru dialect, with any name of a field", async () => {
    const { key } = await server.createReseller({ credit: "5" });
    const inputs = [{ name: "<b>Name", type: "text", required: true } as const];
    const id = await server.createService({ type: "server", inputs });
    const refused = await sendForm(server, dhru(key, "placeserverorder", base64({ ID: id })));
    assert.equal(errorOf(refused)["MESSAGE"], "&lt;b&gt;Name is required.");
  });

  it("of a placing echoes ID and IMEI as they were sent, before ERROR, in the Dhru dialect alone", async () => {
    const { key } = await server.createReseller();
    const number = fresh();
    const sent: [string, Record<string, string>][] = [
      ["XML", { parameters: `<PARAMETERS><IMEI>${number}</IMEI><ID>${service}</ID></PARAMETERS>\n` }],
      ["base64", { parameters: base64({ ID: String(service), IMEI: number }) }],
      ["JSON", { parameters: JSON.stringify({ ID: service, IMEI: number }) }],
      ["brackets", { "parameters[ID]": String(service), "parameters[IMEI]": number }],
      [
        "requestxml",
        { requestxml: `<?xml version="1.0"?><PARAMETERS><ID>${service}</ID><IMEI>${number}</IMEI></PARAMETERS>` },
      ],
      ["flat", { ID: String(service), IMEI: number }],
    ];
    for (const [name, parameters] of sent) {
      const { text } = await sendForm(server, { ...dhru(key, "placeimeiorder"), ...parameters });
      assert.ok(text.startsWith(`{"ID":"${service}","IMEI":"${number}","ERROR":[`), `${name}: ${text}`);
    }
    const stranger = await sendForm(server, dhru("rk_live_wrong", "placeimeiorder", base64({ ID: 7, IMEI: " 12-3 " })));
    assert.deepEqual(stranger.body, {
      ID: "7",
      IMEI: "12-3",
      ERROR: [{ MESSAGE: "Authentication Failed", ERRORCODE: "unauthenticated" }],
      apiversion: "6.1",
    });
    const broken = await sendForm(server, dhru(key, "placeserverorder", "{"));
    assert.deepEqual([broken.body.ID, broken.body.IMEI], ["", ""]);
    const native = await server.placeByDispatch(key, service, number);
    assert.deepEqual(Object.keys(native.body), ["ERROR", "apiversion"]);
    const status = await sendForm(server, dhru(key, "getimeiorder", base64({ ID: 1 })));
    assert.deepEqual(Object.keys(status.body), ["ERROR", "apiversion"]);
  });

  it("for too many orders at once is passing: 503 without ERROR, and nothing is charged", async () => {
    const busy = await startTestServer({ workers: false, settings: { INTAKE_QUEUE: 0 } });
    try {
      const { key } = await busy.createReseller({ credit: "5" });
      const ID = await busy.createService();
      const reply = await sendForm(busy, dhru(key, "placeimeiorder", base64({ ID, IMEI: fresh() })));
      assert.deepEqual([reply.status, reply.headers.get("x-error-code")], [503, "maintenance"]);
      assert.deepEqual(Object.keys(reply.body), ["message", "apiversion"]);
      assert.ok(Number(reply.headers.get("retry-after")) > 0);
      const account = await busy.dispatch(key, { action: "accountinfo" });
      assert.equal(account.body.SUCCESS[0].LIST.balance, "5.00");
    } finally {
      await busy.stop();
    }
  });

  it("adds FULL_DESCRIPTION only where it says more than MESSAGE", async () => {
    const { key } = await server.createReseller();
    const plain = await server.dispatch(key, { action: "getimeiorder", ID: "123456789" });
    assert.deepEqual(Object.keys(errorOf(plain)), ["MESSAGE", "ERRORCODE"]);
    const more = await server.placeByDispatch(key, service, "353270040000002");
    assert.equal(errorOf(more)["MESSAGE"], "Invalid IMEI: wrong check digit");
    assert.match(String(errorOf(more)["FULL_DESCRIPTION"]), /^\nInvalid IMEI: the last digit.*should be \d, not \d/);
  });

  const refusals: [string, string, () => Promise<Record<string, string>>][] = [
    ["a missing service", "field_required", async () => ({ IMEI: fresh() })],
    ["an unknown service", "service_not_found", async () => ({ ID: "99999", IMEI: fresh() })],
    ["a service that is no number", "service_not_found", async () => ({ ID: "abc", IMEI: fresh() })],
    ["a service number beyond any", "service_not_found", async () => ({ ID: "999999999999999999999", IMEI: fresh() })],
    ["a missing IMEI", "field_required", async () => ({ ID: String(service) })],
    ["an empty IMEI", "field_required", async () => ({ ID: String(service), IMEI: " " })],
    ["letters for an IMEI", "invalid_imei", async () => ({ ID: String(service), IMEI: "abc" })],
    ["16 digits", "imei_is_imeisv", async () => ({ ID: String(service), IMEI: "3532700400000011" })],
    ["zeros", "imei_placeholder", async () => ({ ID: String(service), IMEI: "000000000000000" })],
    ["a wrong check digit", "imei_checksum", async () => ({ ID: String(service), IMEI: "353270040000002" })],
    [
      "a price above max_price",
      "price_changed",
      async () => ({ ID: String(service), IMEI: fresh(), max_price: "0.99" }),
    ],
    [
      "a max_price that is no amount",
      "validation_failed",
      async () => ({ ID: String(service), IMEI: fresh(), max_price: "1,5" }),
    ],
    [
      "a paused service",
      "service_paused",
      async () => {
        const ID = await server.createService();
        await changeService(server.core, ID, { status: "paused" });
        return { ID: String(ID), IMEI: fresh() };
      },
    ],
    ["broken parameters", "malformed_request", async () => ({ parameters: "{" })],
    ["a broken CUSTOMFIELD", "malformed_request", async () => ({ ID: String(service), CUSTOMFIELD: "%%%" })],
    [
      "an endless reference",
      "validation_failed",
      async () => ({ ID: String(service), IMEI: fresh(), CLIENTREF: "x".repeat(256) }),
    ],
  ];
  for (const [name, code, fields] of refusals) {
    it(`of ${name} is ${code}, with 200 or the strict status, and leaves the wallet untouched`, async () => {
      const { id, key } = await server.createReseller({ credit: "5" });
      const strict = await createApiKey(server.core, { resellerId: id, strictHttp: true });
      const call = { action: "placeimeiorder", ...(await fields()) };
      const usual = await sendForm(server, { apikey: key, ...call });
      assert.equal(usual.status, 200);
      const exact = await sendForm(server, { apikey: strict.key, ...call });
      assert.ok(exact.status >= 400 && exact.status < 500, String(exact.status));
      for (const reply of [usual, exact]) {
        assert.equal(errorOf(reply)["ERRORCODE"], code);
        assert.equal(reply.headers.get("x-error-code"), code);
        assert.equal(reply.body.apiversion, "6.1");
        assert.equal("SUCCESS" in reply.body, false);
      }
      assert.equal(await balanceOf(key), "5.00");
    });
  }

  it("has its own status where the key is strict: 401 to 404, 409, 402, 422", async () => {
    const { id } = await server.createReseller({ credit: "1" });
    const { key } = await createApiKey(server.core, { resellerId: id, strictHttp: true, replay: false });
    const number = fresh();
    const status = async (fields: Record<string, string>) =>
      (await sendForm(server, { apikey: key, ...fields })).status;
    assert.equal(await status({ action: "nonsense" }), 400);
    assert.equal(await status({ action: "getimeiorder", ID: "1" }), 404);
    const place = { action: "placeimeiorder", ID: String(service) };
    assert.equal(await status({ ...place, IMEI: "1" }), 422);
    assert.equal(await status({ ...place, IMEI: number }), 200);
    assert.equal(await status({ ...place, IMEI: number }), 409);
    assert.equal(await status({ ...place, IMEI: fresh() }), 402);
  });

  it("of a cancellation that comes too late changes nothing", async () => {
    const { key } = await server.createReseller({ credit: "5" });
    const ID = String(referenceOf(await server.placeByDispatch(key, service, fresh())));
    await succeedOrder(server.core, BigInt(ID), { result: "done" }, OPERATOR);
    assert.equal(errorOf(await server.dispatch(key, { action: "cancelorder", ID }))["ERRORCODE"], "not_cancellable");
    assert.equal(await balanceOf(key), "4.00");
  });

  it("of a bug shows nothing of the inside", async () => {
    await using broken = await startTestServer({ workers: false });
    const { key } = await broken.createReseller({ credit: "5" });
    await broken.dispatch(key, { action: "accountinfo" });
    await broken.core.database.kysely.schema.alterTable("orders").renameTo("orders_away").execute();
    const reply = await broken.dispatch(key, { action: "getimeiorder", ID: "1" });
    assert.equal(reply.status, 500);
    assert.equal(errorOf(reply)["ERRORCODE"], "internal");
    assert.doesNotMatch(JSON.stringify(reply.body), /orders|relation|select/i);
  });

  it("of a server that is stopping is 503 without ERROR, which clients would take for the order's failure", async () => {
    const stopping = await startTestServer({ workers: false });
    const { key } = await stopping.createReseller();
    const form = `apiaccesskey=${key}&action=accountinfo`;
    const type = "Content-Type: application/x-www-form-urlencoded";
    const call = `POST /api/index.php HTTP/1.1\r\nHost: shop.example\r\n${type}\r\nContent-Length: ${form.length}\r\n\r\n${form}`;
    const [begun, rest] = [call.slice(0, 30), call.slice(30)];
    let stopped: Promise<void> | undefined;
    // A request that has begun keeps its connection while the server stops listening.
    const keepOpen = await sendRaw(stopping, call + begun, async () => {
      stopped = stopping.stop();
      while (await isListening(stopping)) await sleep(LISTENING_PAUSE_MS);
      return rest;
    });
    await stopped;
    assert.match(keepOpen, /HTTP\/1\.1 200 OK[^]*HTTP\/1\.1 503 Service Unavailable/);
    assert.match(keepOpen, /\{"message":"Not available","apiversion":"6\.1"\}$/);
  });
});

async function isListening({ url }: TestServer): Promise<boolean> {
  try {
    await fetch(url, { headers: { connection: "close" } });
    return true;
  } catch {
    return false;
  }
}
