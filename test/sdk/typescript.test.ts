import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
import { ConnectionError, createClient, ImeisterError, webhooks, type Client } from "../../sdk/typescript/src/index.ts";
import { imei } from "../http/dispatch-client.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { installNodeClient } from "./install-clients.ts";
import { startLossyProxy, type LossyProxy } from "./lossy-proxy.ts";
import { EXAMPLE, signMessage } from "./webhook-messages.ts";

const run = promisify(execFile);
const PACKAGE = join(import.meta.dirname, "../../sdk/typescript");

async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

function idsOf<Id>(rows: readonly { id: Id }[]): Id[] {
  return rows.map(({ id }) => id);
}

function hasCode(code: string) {
  return (error: unknown) => {
    assert.ok(error instanceof ImeisterError, String(error));
    assert.equal(error.code, code);
    return true;
  };
}

describe("the client library for TypeScript", () => {
  let server: TestServer;
  let ada: TestReseller;
  let client: Client;
  let service: number;
  let serial = 0;
  const fresh = () => imei(++serial);

  before(async () => {
    server = await startTestServer();
    ada = await server.createReseller({ credit: "100", name: "Ada" });
    service = await server.createService({ price: "0.10", serviceGroup: "Checks" });
    client = createClient({ baseUrl: `${server.url}/`, key: ada.key });
  });
  after(() => server.stop());

  describe("tells the story of a reseller:", () => {
    it("who looks at the account and the services", async () => {
      assert.deepEqual([(await client.account.get()).name, (await client.account.get()).balance], ["Ada", "100.00"]);
      for (let n = 0; n < 4; n++) await server.createService({ type: "server", maxQuantity: 3, price: "0.25" });
      const all = await collect(client.services.list({ per_page: 2 }));
      assert.equal(all.length, 5);
      assert.equal(new Set(all.map(({ id }) => id)).size, 5);
      assert.deepEqual(idsOf(await collect(client.services.list({ type: "imei" }))), [service]);
      assert.equal((await client.services.get(service)).price, "0.10");
      assert.ok((await client.services.groups()).some(({ name }) => name === "Checks"));
    });

    it("who asks for a price, places an order and reads it", async () => {
      const wanted = { service_id: service, imei: fresh(), client_reference: "inv-1" };
      const quote = await client.orders.quote(wanted);
      assert.deepEqual([quote.price, quote.replays], ["0.10", false]);
      // Events are recorded from the first look at them on.
      await collect(client.events.list());
      const order = await client.orders.place(wanted);
      const [event] = await collect(client.events.list({ order_id: order.id, type: ["order.created"] }));
      assert.deepEqual([event?.type, event?.test], ["order.created", false]);
      assert.deepEqual([order.imei, order.client_reference, order.price], [wanted.imei, "inv-1", "0.10"]);
      const read = await client.orders.get(order.id);
      assert.ok(read.history!.length > 0);
      assert.deepEqual(idsOf(await collect(client.orders.list({ client_reference: "inv-1" }))), [order.id]);
      assert.ok((await collect(client.transactions.list())).length > 0);
    });

    it("who places many orders, of which one is refused, and cancels one", async () => {
      const { data, meta } = await client.orders.placeMany([
        { service_id: service, imei: fresh(), client_reference: "inv-2" },
        { service_id: service, imei: "350000000000012", client_reference: "inv-3" },
        { service_id: service, imei: fresh() },
      ]);
      assert.deepEqual([meta.placed, meta.refused, data[1]!.error!.code], [2, 1, "imei_checksum"]);
      const ids = [data[2]!.order!.id, data[0]!.order!.id];
      assert.deepEqual(idsOf(await client.orders.getMany([...ids, 999_999])), ids);
      assert.deepEqual(await client.orders.getMany([]), []);
      const quotes = await client.orders.quoteMany([{ service_id: service, imei: fresh() }]);
      assert.equal(quotes.meta.accepted, 1);
      assert.equal((await client.orders.cancel(ids[0]!)).status, "CANCELLED");
      const cancelled = await collect(client.orders.list({ status: ["CANCELLED", "REJECTED"] }));
      assert.deepEqual(idsOf(cancelled), [ids[0]]);
    });

    it("who waits for a result in test mode", async () => {
      const test = createClient({ baseUrl: server.url, key: ada.testKey });
      const { id } = await test.orders.place({ service_id: service, imei: "004999010640000" });
      const order = await test.orders.wait(id);
      assert.equal(order.status, "SUCCESS");
      assert.ok(order.code!.length > 0);
    });

    it("who stops waiting", async () => {
      const test = createClient({ baseUrl: server.url, key: ada.testKey });
      const { id } = await test.orders.place({ service_id: service, imei: "004999010640034" });
      const abort = new AbortController();
      const waiting = test.orders.wait(id, { signal: abort.signal });
      abort.abort(new Error("enough"));
      await assert.rejects(waiting, /enough/);
    });

    it("who asks for credit and withdraws the request", async () => {
      const request = await client.topUpRequests.create({ amount: "50.00", payment_reference: "TX-1" });
      assert.equal(request.status, "open");
      assert.equal((await client.topUpRequests.withdraw(request.id)).status, "withdrawn");
      assert.deepEqual(idsOf(await collect(client.topUpRequests.list())), [request.id]);
    });
  });

  describe("throws refusals", () => {
    it("with their code, fields and the order in the way", async () => {
      const wanted = { service_id: service, imei: fresh() };
      const { id } = await client.orders.place(wanted);
      await assert.rejects(client.orders.place(wanted), (error) => {
        assert.ok(error instanceof ImeisterError);
        const { code, status, charged, existingOrderId } = error;
        assert.deepEqual([code, status, charged, existingOrderId], ["duplicate_order", 409, false, id]);
        assert.match(error.requestId!, /^req_/);
        return true;
      });
      await assert.rejects(client.orders.place({ service_id: service, quantity: 7, imei: fresh() }), (error) => {
        assert.ok(error instanceof ImeisterError);
        assert.deepEqual(Object.keys(error.fields), ["quantity"]);
        return true;
      });
    });

    it("of a key that is not valid, and of an order that is not there", async () => {
      const stranger = createClient({ baseUrl: server.url, key: "nonsense" });
      await assert.rejects(stranger.account.get(), hasCode("unauthenticated"));
      await assert.rejects(client.orders.get(999_999), hasCode("order_not_found"));
    });
  });

  describe("when the connection fails", () => {
    let proxy: LossyProxy;
    let lossy: Client;
    before(async () => {
      proxy = await startLossyProxy(server.url);
      lossy = createClient({ baseUrl: proxy.url, key: ada.key, retries: 2 });
    });
    after(() => proxy.close());
    const ordersOf = async (identifier: string) => (await collect(client.orders.list({ imei: identifier }))).length;

    it("places an order once, however many answers are lost", async () => {
      proxy.plan("lose the answer", "lose the answer");
      const wanted = { service_id: service, imei: fresh() };
      const order = await lossy.orders.place(wanted);
      assert.deepEqual([order.imei, await ordersOf(wanted.imei)], [wanted.imei, 1]);
      const keys = new Set(proxy.seen.map(({ idempotencyKey }) => idempotencyKey));
      assert.deepEqual([proxy.seen.length, keys.size], [3, 1]);
      assert.match([...keys][0]!, /^[0-9a-f]{32}$/);
    });

    it("also of services that take the same order again", async () => {
      const credits = await server.createService({ type: "server", identifierKind: "none", price: "0.50" });
      proxy.plan("lose the answer", "lose the request");
      const balance = Number((await client.account.get()).balance);
      const { id } = await lossy.orders.place({ service_id: credits });
      assert.equal(Number((await client.account.get()).balance), Math.round((balance - 0.5) * 100) / 100);
      assert.deepEqual(idsOf(await collect(client.orders.list({ service_id: credits }))), [id]);
    });

    it("gives up after its repeats, and says the key by which the outcome is found", async () => {
      proxy.plan("lose the answer", "lose the answer", "lose the answer");
      const wanted = { service_id: service, imei: fresh() };
      const failed = await lossy.orders.place(wanted).catch((error: unknown) => error);
      assert.ok(failed instanceof ConnectionError, String(failed));
      const order = await lossy.orders.place(wanted, { idempotencyKey: failed.idempotencyKey! });
      assert.deepEqual([order.imei, await ordersOf(wanted.imei)], [wanted.imei, 1]);
    });

    it("waits as long as it is told, and repeats what a proxy could not deliver", async () => {
      const problem = { code: "rate_limited", title: "Too Many Attempts.", status: 429, errors: {}, charged: false };
      const limited = { status: 429, headers: { "Retry-After": "1" }, body: JSON.stringify(problem) };
      proxy.plan(limited, { status: 502, body: "<html>Bad Gateway</html>" });
      const started = performance.now();
      assert.equal((await lossy.account.get()).name, "Ada");
      assert.ok(performance.now() - started >= 1_000);
      assert.equal(proxy.seen.length, 3);
    });

    it("does not repeat what is refused for good, nor wait for hours", async () => {
      proxy.plan();
      await assert.rejects(lossy.orders.place({ service_id: service, imei: "1" }), hasCode("invalid_imei"));
      assert.equal(proxy.seen.length, 1);
      const problem = { code: "rate_limited", title: "Too Many Attempts.", status: 429, errors: {}, charged: false };
      proxy.plan({ status: 429, headers: { "Retry-After": "3600" }, body: JSON.stringify(problem) });
      await assert.rejects(lossy.account.get(), hasCode("rate_limited"));
      proxy.plan({ status: 403, body: "<html>Forbidden</html>" });
      await assert.rejects(lossy.account.get(), ConnectionError);
      assert.equal(proxy.seen.length, 1);
    });

    it("follows no redirect", async () => {
      const once = createClient({ baseUrl: proxy.url, key: ada.key, retries: 0 });
      proxy.plan({ status: 302, headers: { location: `${server.url}/api/v1/account` }, body: "" });
      await assert.rejects(once.account.get(), ConnectionError);
    });
  });

  describe("verifies webhooks", () => {
    const { secret, body, headers, now } = EXAMPLE;
    it("as the specification's example is signed, with headers of any form", async () => {
      for (const given of [headers, new Headers(headers), { ...headers, "Webhook-Id": [headers["webhook-id"]] }]) {
        assert.deepEqual(await webhooks.verify(body, given, secret, { now }), { test: 2_432_232_314 });
      }
      assert.ok(await webhooks.verify(new TextEncoder().encode(body), headers, secret, { now }));
    });

    it("with either secret during a rotation", async () => {
      const [old, next] = ["whsec_b2xk", "whsec_bmV3"];
      const time = Math.floor(Date.now() / 1_000);
      const event = JSON.stringify({ id: "evt_1", type: "order.succeeded", data: { text: "é" } });
      const signed = signMessage(event, time, old, next);
      for (const known of [old, next, ["whsec_eA==", next]]) {
        assert.equal((await webhooks.verify(event, signed, known)).type, "order.succeeded");
      }
      await assert.rejects(webhooks.verify(event, signed, "whsec_eA=="), webhooks.WebhookVerificationError);
    });

    it("and refuses what was changed, is old or new, or is not signed", async () => {
      const refused: [string, Record<string, string | undefined>, number][] = [
        [`${body} `, headers, now],
        [body, { ...headers, "webhook-id": "msg_other" }, now],
        [body, { ...headers, "webhook-timestamp": String(now + 1) }, now],
        [body, { ...headers, "webhook-timestamp": "soon" }, now],
        [body, headers, now + 301],
        [body, headers, now - 301],
        [body, { ...headers, "webhook-signature": undefined }, now],
        [body, { ...headers, "webhook-signature": headers["webhook-signature"].replace("v1,", "v2,") }, now],
        [body, { ...headers, "webhook-signature": "v1,***" }, now],
      ];
      for (const [text, given, at] of refused) {
        const verified = webhooks.verify(text, given, secret, { now: at });
        await assert.rejects(verified, webhooks.WebhookVerificationError, JSON.stringify(given));
      }
    });
  });

  describe("is a package", () => {
    let folder: string;
    before(async () => {
      folder = mkdtempSync(join(tmpdir(), "imeister-client-"));
      await installNodeClient(folder);
    });
    after(() => rmSync(folder, { recursive: true, force: true }));

    it("that holds its compiled files, their types and the guide, and needs no other", async () => {
      const { stdout } = await run("npm", ["pack", "--dry-run", "--json"], { cwd: PACKAGE });
      const [packed] = JSON.parse(stdout.slice(stdout.indexOf("["))) as [{ files: { path: string }[] }];
      const names = packed.files.map(({ path }) => path);
      assert.ok(
        ["README.md", "package.json", "dist/index.js", "dist/index.d.ts"].every((name) => names.includes(name)),
      );
      assert.deepEqual(
        names.filter((name) => !/^(?:README\.md|package\.json|dist\/[\w.-]+\.(?:js|d\.ts))$/.test(name)),
        [],
      );
      const { dependencies = {} } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8")) as {
        dependencies?: object;
      };
      assert.deepEqual(dependencies, {});
    });

    const readme = readFileSync(join(PACKAGE, "README.md"), "utf8");
    const examples = [...readme.matchAll(/## (.+)\n[^#]*?```js\n([\s\S]*?)```/g)];
    for (const [, title, example] of examples) {
      it(`whose example runs: ${title}`, async () => {
        const file = join(folder, "example.mjs");
        writeFileSync(file, example!);
        const env = { ...process.env, IMEISTER_URL: server.url, IMEISTER_KEY: ada.testKey };
        const { stdout, stderr } = await run(process.execPath, [file], { env });
        assert.equal(stderr, "");
        if (title !== "Verify webhooks") assert.match(stdout, /SUCCESS|order \d+/);
      });
    }

    it("has examples of placing, lists, bulk and webhooks", () => assert.equal(examples.length, 4));
  });
});
