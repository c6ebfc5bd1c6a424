import assert from "node:assert/strict";
import type { ServerResponse } from "node:http";
import { after, before, beforeEach, describe, it } from "node:test";
import { createForwarder } from "../../src/workers/moving/forwarder.ts";
import { readConfig } from "../../src/config.ts";
import { FORWARDED_HEADER } from "../../src/core/moving/forwarding/forwarder.ts";
import { imei } from "../money-world.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startReceiver, type Receiver } from "../support/receiver.ts";
import { answerOf, startTestServer, type TestReseller, type TestServer } from "../support/server.ts";

const DAY_MS = 86_400_000;
/** As the panel writes it: PHP escapes slashes, and calls its JSON a page. */
const OF_THE_PANEL =
  '{"ID":"98213","SUCCESS":[{"IMEI":"356938035643809","STATUS":4,"CODE":"a\\/b","COMMENTS":""}],"apiversion":"2.0.0"}';

describe("status calls for orders of the panel that was moved from", () => {
  let server: TestServer;
  let panel: Receiver;
  let owner: string;
  let ada: TestReseller;
  let bob: TestReseller;
  let now = new Date("2027-01-31T12:00:00Z");

  const replyWith = (text: string, status = 200): void =>
    panel.answer(
      (response: ServerResponse) => void response.writeHead(status, { "content-type": "text/html" }).end(text),
    );
  const start = (days = 7, url = `${panel.url}/index.php`) =>
    server.operate(owner, "PUT", "/forwarding", { url, days });
  const poll = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams({ apiaccesskey: ada.key, username: ada.email, action: "getimeiorder", ...fields });
    return fetch(`${server.url}/api/index.php?via=query`, { method: "POST", body, headers });
  };
  const unknown = { parameters: "<PARAMETERS><ID>98213</ID></PARAMETERS>" };

  before(async () => {
    panel = await startReceiver();
    server = await startTestServer({ workers: false, settings: { ALLOW_PRIVATE_ADDRESSES: true }, clock: () => now });
    owner = (await server.createStaff("owner")).token;
    ada = await server.createReseller({ credit: "10" });
    // As an import of the panel's keys leaves them.
    await server.core.database.kysely.updateTable("tokens").set({ imported: true }).execute();
    bob = await server.createReseller({ credit: "10" });
  });
  after(async () => {
    await server.stop();
    await panel[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    panel.messages.length = 0;
    replyWith(OF_THE_PANEL);
    await start();
  });

  it("are passed on as they came, and the panel's answer comes back in its own form", async () => {
    const response = await poll(unknown, { authorization: `Bearer ${ada.key}` });
    assert.equal(await response.text(), OF_THE_PANEL);
    assert.equal(response.status, 200);
    assert.match(response.headers.get("content-type")!, /^application\/json/);
    const [message] = panel.messages;
    const sent = new URLSearchParams({
      apiaccesskey: ada.key,
      username: ada.email,
      action: "getimeiorder",
      ...unknown,
    });
    assert.equal(message!.body, sent.toString());
    assert.equal(message!.path, "/hook/index.php?via=query");
    assert.equal(message!.headers["content-type"], "application/x-www-form-urlencoded");
    assert.equal(message!.headers["authorization"], `Bearer ${ada.key}`);
    assert.match(message!.headers["x-forwarded-for"] as string, /127\.0\.0\.1$/);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    assert.match(metrics, /imeister_forwarded_calls_total\{outcome="answered"\} 1/);
  });

  it("are passed on as forms when they came as multipart bodies, and as JSON when they came so", async () => {
    const form = new FormData();
    const fields = { apiaccesskey: ada.key, username: ada.email, action: "getimeiorder", ID: "98213" };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    await fetch(`${server.url}/api/index.php`, { method: "POST", body: form });
    await fetch(`${server.url}/api/index.php`, { method: "POST", body: JSON.stringify(fields) });
    assert.deepEqual(
      panel.messages.map(({ headers, body }) => [headers["content-type"], body]),
      [
        ["application/x-www-form-urlencoded", new URLSearchParams(fields).toString()],
        ["application/json", JSON.stringify(fields)],
      ],
    );
  });

  it("that the panel answers or refuses are so in its words", async () => {
    for (const [text, status] of [
      ['{"ID":"98213","ERROR":[{"MESSAGE":"No IMEI Found"}],"apiversion":"2.0.0"}', 200],
      ['{"ERROR":"Invalid Order ID"}', 400],
      ['{"ERROR":[{"MESSAGE":"Nicht da","ERRORCODE":"order_not_found"}]}', 404],
      ['<?xml version="1.0"?><API><ERROR><MESSAGE><![CDATA[Order not found]]></MESSAGE></ERROR></API>', 200],
      ["<API><SUCCESS><STATUS>4</STATUS><CODE>Authentication Failed</CODE></SUCCESS></API>", 200],
    ] as const) {
      replyWith(text, status);
      assert.equal(await (await poll(unknown)).text(), text);
    }
  });

  it("say nothing about the order when the panel refuses this server", async () => {
    for (const [text, status] of [
      ['{"ERROR":[{"MESSAGE":"Authentication Failed"}],"apiversion":"2.0.0"}', 200],
      ['{"ID":"98213","ERROR":[{"MESSAGE":"Invalid Order","FULL_DESCRIPTION":"IP 203.0.113.7 is not allowed"}]}', 200],
      ['{"ERROR":[{"message":"Invalid Cred"}]}', 200],
      ['{"error":"Too many order status requests"}', 200],
      ['{"ERROR":[{"MESSAGE":"Order status is under maintenance"}]}', 200],
      ['{"ERROR":[]}', 200],
      ["<API><ERROR><MESSAGE>Authentication Failed</MESSAGE></ERROR></API>", 200],
      ['{"ERROR":[{"MESSAGE":"Order not found"}]}', 403],
      [OF_THE_PANEL, 401],
      [OF_THE_PANEL, 429],
      [OF_THE_PANEL, 302],
    ] as const) {
      replyWith(text, status);
      const { status: code, body } = await answerOf(await poll(unknown));
      assert.deepEqual([code, Object.keys(body)], [503, ["message", "apiversion"]], text);
    }
  });

  it("say nothing about the order when the panel is away, answers with a page or with too much", async () => {
    const failures: [text: string, status: number][] = [
      ["<!doctype html><p>Maintenance</p>", 200],
      ["<html><body>502</body></html>", 502],
      ["<br />\n<b>Fatal error</b>: Uncaught mysqli_sql_exception<br />", 200],
      ["<head><title>Suspended</title></head>", 200],
      ["<center><h1>Bandwidth exceeded</h1></center>", 200],
      ['<?xml version="1.0"?><html><body>Away</body></html>', 200],
      ["<API><SUCCESS><STATUS>4</STATUS>", 200],
      ["", 200],
      [`{"a":"${"x".repeat(300_000)}"}`, 200],
      [OF_THE_PANEL, 500],
    ];
    for (const [text, status] of failures) {
      replyWith(text, status);
      const { status: code, body, headers } = await answerOf(await poll(unknown));
      assert.equal(code, 503, text.slice(0, 50));
      assert.equal(headers.get("retry-after"), "60");
      assert.deepEqual(Object.keys(body), ["message", "apiversion"]);
    }
    await start(1, "http://127.0.0.1:1/");
    assert.equal((await poll(unknown)).status, 503);
  });

  it("wait no longer for a silent panel than its time allows", async () => {
    panel.answer(() => {});
    const forwarder = createForwarder({ ...readConfig({}), ALLOW_PRIVATE_ADDRESSES: true }, 100);
    const call = { query: "", body: "a=b", contentType: "text/plain", authorization: undefined, address: "127.0.0.1" };
    assert.equal(await forwarder.ask(panel.url, call), null);
    await forwarder.close();
  });

  it("are not passed on for orders that are here, of whomever, by keys that were made here, by test keys, or a second time", async () => {
    const service = await server.createService();
    const placed = await server.placeByDispatch(bob.key, service, imei(1));
    const ofBob = String(placed.body.SUCCESS[0].REFERENCEID);
    for (const answer of [
      await poll({ ID: ofBob }),
      await poll({ ID: "98213", apiaccesskey: bob.key, username: bob.email }),
      await poll({ ID: "98213", apiaccesskey: ada.testKey }),
      await poll({ ID: "98213" }, { [FORWARDED_HEADER]: "1" }),
    ]) {
      assert.equal(((await answer.json()) as { ERROR: { MESSAGE: string }[] }).ERROR[0]!.MESSAGE, "Order not found");
    }
    assert.deepEqual((await server.dispatch(bob.key, { action: "getimeiorder", ID: ofBob })).body.ID, ofBob);
    assert.equal(panel.messages.length, 0);
  });

  it("alone are passed on: no order is placed or cancelled in the panel, and no wrong key gets there", async () => {
    await poll({ ...unknown, action: "placeimeiorder" });
    await poll({ ...unknown, action: "cancelorder" });
    await poll({ ...unknown, action: "accountinfo" });
    await poll({ ...unknown, apiaccesskey: "not a key at all" });
    await poll({ ...unknown, username: "another user" });
    assert.equal(panel.messages.length, 0);
  });

  it("are passed on until the window ends by itself, or is closed", async () => {
    const state = async () => (await server.operate(owner, "GET", "/forwarding")).body.data;
    const ends = new Date(now.getTime() + 7 * DAY_MS).toISOString();
    assert.deepEqual(await state(), { active: true, url: `${panel.url}/index.php`, ends_at: ends });
    now = new Date(now.getTime() + 7 * DAY_MS);
    // Sessions do not last as long.
    owner = (await server.createStaff("owner")).token;
    assert.equal((await state()).active, false);
    assert.equal((await answerOf(await poll(unknown))).body.ERROR[0].MESSAGE, "Order not found");
    await start(1);
    await server.operate(owner, "DELETE", "/forwarding");
    assert.deepEqual(await state(), { active: false, url: null, ends_at: null });
    assert.equal((await answerOf(await poll(unknown))).body.ERROR[0].MESSAGE, "Order not found");
    assert.equal(panel.messages.length, 0);
  });

  it("are set up by an owner alone, with an address that can be called", async () => {
    const check = await readOpenApi(server.url, "/api/operator/openapi.json");
    const manager = (await server.createStaff("manager")).token;
    assert.equal((await server.operate(manager, "PUT", "/forwarding", { url: panel.url, days: 1 })).status, 403);
    assert.equal((await server.operate(manager, "GET", "/forwarding")).status, 403);
    for (const url of [
      "ftp://old.example.com",
      "old.example.com",
      "https://me:secret@old.example.com/",
      "https://a.example/?x=1",
    ])
      assert.equal((await start(1, url)).status, 422, url);
    for (const days of [0, 91, 1.5]) assert.equal((await start(days)).status, 422, String(days));
    const started = await start(30, "https://old.example.com");
    check("PUT", "/api/operator/forwarding", started);
    assert.equal(started.body.data.url, "https://old.example.com/api/index.php");
    const { body } = await server.operate(owner, "GET", "/audit-log");
    const [entry] = body.data;
    assert.deepEqual(entry.changes?.[0]?.target, "forwarding");
  });
});
