import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { changeService } from "../../src/core/catalogue/services/change-service.ts";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { base64, dhru, errorOf, imei, referenceOf, send, sendForm, sendJson, sendRaw } from "./dispatch-client.ts";

const PATHS = ["/api/dispatch", "/api/index.php", "/public/api/index.php", "/api/dhru", "/api/dhru/index.php", "/api/"];
const SMALLEST_BODY_LIMIT = 4_096;
/** Deeper than a reader that calls itself can go. */
const NESTING = 100_000;

describe("the address of the dispatch endpoint", () => {
  let server: TestServer;
  let reseller: TestReseller;
  before(async () => {
    server = await startTestServer({ workers: false, settings: { BODY_LIMIT_BYTES: SMALLEST_BODY_LIMIT } });
    reseller = await server.createReseller({ credit: "100" });
  });
  after(() => server.stop());

  for (const path of [...PATHS, "/api", "//api/index.php", "///api//dhru//index.php", "/api/index.php/", "//api//"]) {
    it(`answers at ${path} without a redirect`, async () => {
      const answer = await sendForm(server, { apikey: reseller.key, action: "accountinfo" }, { path });
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get("content-type")!, /^application\/json/);
      assert.equal(answer.body.SUCCESS[0].AccountInfo.mail, reseller.email);
    });
  }

  it("answers a request line with two slashes, without a User-Agent or with an empty one", async () => {
    const form = `apikey=${reseller.key}&action=accountinfo`;
    for (const agent of ["", "User-Agent: \r\n"]) {
      const head = `POST //api/index.php HTTP/1.1\r\nHost: shop.example\r\n${agent}Connection: close\r\n`;
      const type = "Content-Type: application/x-www-form-urlencoded";
      const received = await sendRaw(server, `${head}${type}\r\nContent-Length: ${form.length}\r\n\r\n${form}`);
      assert.match(received, /^HTTP\/1\.1 200 OK\r\n/);
      assert.match(received, /"AccoutInfo":\{"credit":"100\.00"/);
    }
  });

  it("answers a request line with the whole address, as a proxy's clients write it", async () => {
    for (const path of ["/api/index.php", "//api/index.php", "/api"]) {
      const address = `http://shop.example:8080${path}?apikey=${reseller.key}&action=accountinfo`;
      const head = `GET ${address} HTTP/1.1\r\nHost: shop.example:8080\r\nConnection: close\r\n\r\n`;
      assert.match(await sendRaw(server, head), /^HTTP\/1\.1 200 OK\r\n[^]*"AccoutInfo":\{"credit":"100\.00"/);
    }
  });

  it("reads multipart fields of any type, unless they are files", async () => {
    const fields = { apikey: reseller.key, action: "accountinfo" };
    const part = ([name, value]: [string, string]) =>
      `--x\r\nContent-Disposition: form-data; name=${name}\r\nContent-Type: application/octet-stream\r\n\r\n${value}\r\n`;
    const body = `${Object.entries(fields).map(part).join("")}--x--\r\n`;
    const answer = await send(server, { headers: { "content-type": 'multipart/form-data; boundary="x"' }, body });
    assert.equal(answer.body.SUCCESS[0].LIST.email, reseller.email);
  });

  for (const path of ["/api.php", "/api/reseller/v1", "/api/index.html", "/index.php"]) {
    it(`is not at ${path}: 404 with JSON`, async () => {
      const answer = await sendForm(server, { apikey: reseller.key, action: "accountinfo" }, { path });
      assert.equal(answer.status, 404);
      assert.equal(answer.body.code, "not_found");
    });
  }

  it("merges query and body, and the body wins", async () => {
    const query = { apikey: reseller.key, action: "nonsense" };
    const answer = await sendForm(server, { action: "accountinfo" }, { query });
    assert.equal(answer.body.SUCCESS[0].LIST.email, reseller.email);
  });

  it("answers reading actions by GET", async () => {
    const answer = await send(server, { method: "GET", query: { apikey: reseller.key, action: "accountinfo" } });
    assert.equal(answer.body.SUCCESS[0].LIST.credit, "100.00");
    assert.equal(answer.headers.get("cache-control"), "no-store");
  });

  it("refuses to place or cancel by GET with 405, and nothing happens", async () => {
    const ID = String(await server.createService());
    for (const action of ["placeimeiorder", "placeserverorder", "placeimeiorderbulk", "cancelorder"]) {
      const query = { apikey: reseller.key, action, ID, IMEI: imei(1) };
      const answer = await send(server, { method: "GET", query });
      assert.equal(answer.status, 405);
      assert.equal(answer.headers.get("allow"), "POST");
      assert.equal(errorOf(answer)["ERRORCODE"], "method_not_allowed");
      assert.equal(answer.headers.get("x-error-code"), "method_not_allowed");
      assert.equal(answer.body.apiversion, "6.1");
    }
    const account = await server.dispatch(reseller.key, { action: "accountinfo" });
    assert.equal(account.body.SUCCESS[0].LIST.balance, "100.00");
  });

  it("reads forms and JSON with any content type", async () => {
    const form = `apikey=${reseller.key}&action=accountinfo`;
    const json = JSON.stringify({ apikey: reseller.key, action: "accountinfo" });
    for (const body of [form, json]) {
      for (const type of ["application/json", "text/plain", "application/octet-stream", "text/html; charset=utf-8"]) {
        const answer = await send(server, { headers: { "content-type": type }, body });
        assert.equal(answer.body.SUCCESS?.[0].LIST.email, reseller.email, `${type}: ${body}`);
      }
    }
  });

  it("answers to an empty body of any type by the query", async () => {
    const query = { apikey: reseller.key, action: "accountinfo" };
    const answer = await send(server, { query, headers: { "content-type": "application/json" }, body: "" });
    assert.equal(answer.body.SUCCESS[0].LIST.email, reseller.email);
  });

  it("refuses broken JSON as malformed_request", async () => {
    const answer = await send(server, { headers: { "content-type": "application/json" }, body: '{"action":' });
    assert.equal(answer.status, 200);
    assert.equal(errorOf(answer)["ERRORCODE"], "malformed_request");
  });

  it("refuses a body beyond the limit with 413 in its own envelope", async () => {
    const answer = await sendForm(server, { apikey: reseller.key, parameters: "x".repeat(SMALLEST_BODY_LIMIT) });
    assert.equal(answer.status, 413);
    assert.equal(errorOf(answer)["ERRORCODE"], "payload_too_large");
    assert.equal(answer.body.apiversion, "6.1");
  });

  it("answers XML for requestformat=XML and JSON for every other", async () => {
    const fields = { apikey: reseller.key, action: "accountinfo" };
    for (const requestformat of ["JSON", "json", "", "PHP"]) {
      assert.ok((await sendForm(server, { ...fields, requestformat })).body.SUCCESS);
    }
    const answer = await sendForm(server, { ...fields, requestformat: "XML" });
    assert.match(answer.headers.get("content-type")!, /^application\/xml/);
    assert.match(answer.text, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<RESPONSE><SUCCESS><RESULT><message>/);
    assert.match(answer.text, /<\/RESULT><\/SUCCESS><apiversion>6\.1<\/apiversion><\/RESPONSE>$/);
    const byAccept: [string, boolean][] = [
      ["application/xml", true],
      ["text/xml, application/xml;q=0.9", true],
      ["application/xml, */*;q=0.1", false],
      ["application/xml, application/json", false],
      ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
      ["text/html", false],
      ["*/*", false],
    ];
    for (const [accept, isXml] of byAccept) {
      const { text, headers } = await sendForm(server, fields, { headers: { accept } });
      assert.equal(text.startsWith("<?xml"), isXml, accept);
      assert.match(headers.get("content-type")!, isXml ? /^application\/xml/ : /^application\/json/);
      const named = await sendForm(server, { ...fields, requestformat: "JSON" }, { headers: { accept } });
      assert.ok(named.body.SUCCESS, accept);
    }
    const refused = await sendForm(server, { ...fields, requestformat: "XML", action: "<b>" });
    assert.match(refused.text, /<ERROR><RESULT><MESSAGE>Invalid Action<\/MESSAGE>/);
  });
});

describe("the list of services over HTTP", () => {
  let server: TestServer;
  let reseller: TestReseller;
  before(async () => {
    server = await startTestServer({ workers: false });
    reseller = await server.createReseller();
  });
  after(() => server.stop());

  const list = (key: string, etag?: string) =>
    sendForm(server, { apikey: key, action: "imeiservicelist" }, etag ? { headers: { "if-none-match": etag } } : {});

  it("carries an ETag that answers 304 until the catalogue changes", async () => {
    const id = await server.createService({ name: "First" });
    const first = await list(reseller.key);
    const etag = first.headers.get("etag")!;
    assert.match(etag, /^"[\w-]+"$/);
    const unchanged = await list(reseller.key, etag);
    assert.equal(unchanged.status, 304);
    assert.equal(unchanged.text, "");
    assert.equal(unchanged.headers.get("etag"), etag);
    await changeService(server.core, id, { status: "paused" });
    const changed = await list(reseller.key, etag);
    assert.equal(changed.status, 200);
    assert.notEqual(changed.headers.get("etag"), etag);
    assert.deepEqual(changed.body.SUCCESS[0].LIST, {});
  });

  it("is not shown to a key without the scope, though another key of the account has just read it", async () => {
    assert.ok((await list(reseller.key)).body.SUCCESS);
    const { key } = await createApiKey(server.core, { resellerId: reseller.id, scopes: ["orders:read"] });
    assert.equal(errorOf(await list(key))["ERRORCODE"], "scope_missing");
  });
});

describe("limits of the dispatch endpoint", () => {
  let server: TestServer;
  let reseller: TestReseller;
  before(async () => {
    server = await startTestServer({ workers: false, settings: { AUTH_FAILURES_PER_MINUTE: 3 } });
    reseller = await server.createReseller({ credit: "10" });
  });
  after(() => server.stop());

  it("answers 429, as a message without ERROR to status calls under apiaccesskey", async () => {
    const ID = String(await server.createService());
    const { key } = await createApiKey(server.core, { resellerId: reseller.id, rateLimit: 1 });
    const first = await sendForm(server, { apikey: key, action: "placeimeiorder", ID, IMEI: imei(1) });
    assert.equal(first.headers.get("x-ratelimit-limit"), "1");
    assert.equal(first.headers.get("x-ratelimit-remaining"), "0");
    const parameters = base64({ ID: referenceOf(first) });
    for (const action of ["getimeiorder", "getserverorder"]) {
      const limited = await sendForm(server, dhru(key, action, parameters));
      assert.equal(limited.status, 429);
      assert.deepEqual(limited.body, { message: "Too Many Attempts.", apiversion: "6.1" });
      assert.equal(limited.headers.get("x-error-code"), "rate_limited");
      assert.ok(Number(limited.headers.get("retry-after")) >= 1);
    }
    const native = await sendForm(server, { apikey: key, action: "getimeiorder", ID });
    assert.equal(native.status, 429);
    assert.equal(errorOf(native)["MESSAGE"], "Too Many Attempts.");
    for (const action of ["getimeiorderbulk", "getserverorderbulk"]) {
      const many = await sendForm(server, dhru(key, action, base64({ a: { ID: referenceOf(first) } })));
      assert.equal(many.status, 429);
      assert.equal(errorOf(many)["ERRORCODE"], "rate_limited");
    }
    const account = await sendForm(server, dhru(key, "accountinfo"));
    assert.equal(errorOf(account)["ERRORCODE"], "rate_limited");
  });

  it("limits failed authentications by address, wrong usernames among them, while a right key works on", async () => {
    const wrong = { ...dhru(reseller.key, "accountinfo"), username: "stranger@else.example" };
    for (let attempt = 1; attempt <= 3; attempt++) assert.equal((await sendForm(server, wrong)).status, 200);
    assert.equal((await sendForm(server, wrong)).status, 429);
    assert.equal((await sendForm(server, dhru("rk_live_wrong", "accountinfo"))).status, 429);
    assert.ok((await sendForm(server, dhru(reseller.key, "accountinfo"))).body.SUCCESS);
  });
});

describe("a JSON body", () => {
  let server: TestServer;
  before(async () => void (server = await startTestServer({ workers: false })));
  after(() => server.stop());

  it("may hold the parameters as an object, with numbers for ID and QNT but not for the IMEI", async () => {
    const { key } = await server.createReseller({ credit: "10" });
    const ID = await server.createService({ maxQuantity: 5 });
    const placed = await sendJson(server, {
      apikey: key,
      action: "placeimeiorder",
      parameters: { ID, IMEI: imei(1), QNT: 2 },
    });
    assert.equal(placed.body.ID, String(ID));
    for (const IMEI of [Number(imei(2)), [Number(imei(2))]]) {
      const refused = await sendJson(server, { apikey: key, action: "placeimeiorder", ID, IMEI });
      assert.equal(errorOf(refused)["ERRORCODE"], "imei_must_be_string");
    }
    const account = await server.dispatch(key, { action: "accountinfo" });
    assert.equal(account.body.SUCCESS[0].LIST.balance, "8.00");
  });

  it("has no numbers hidden in lists of lists: they are no IMEI, and nothing is charged", async () => {
    const { key } = await server.createReseller({ credit: "10" });
    const ID = await server.createService();
    const refused = await sendJson(server, { apikey: key, action: "placeimeiorder", ID, IMEI: [[Number(imei(3))]] });
    assert.equal(errorOf(refused)["ERRORCODE"], "field_required");
    const account = await server.dispatch(key, { action: "accountinfo" });
    assert.equal(account.body.SUCCESS[0].LIST.balance, "10.00");
  });

  it("is refused when a field is nested beyond reason, with or without a right key", async () => {
    const { key } = await server.createReseller({ credit: "10" });
    const deep = "[".repeat(NESTING) + "]".repeat(NESTING);
    const bodies = [
      `{"apikey":${deep},"action":"accountinfo"}`,
      `{"apikey":"${key}","action":${deep}}`,
      `{"apikey":"${key}","action":"placeimeiorder","ID":"999999","IMEI":${deep}}`,
      `{"apikey":"${key}","action":"placeimeiorder","parameters":${deep}}`,
      `{"apikey":"${key}","action":"getimeiorderbulk","ID":${deep}}`,
    ];
    for (const body of bodies) {
      const refused = await send(server, { headers: { "content-type": "application/json" }, body });
      assert.deepEqual([refused.status, errorOf(refused)["ERRORCODE"]], [200, "malformed_request"]);
    }
  });
});
