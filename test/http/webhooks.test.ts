import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before, describe, it } from "node:test";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { imei } from "../money-world.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startReceiver, type ReceivedMessage, type Receiver } from "../support/receiver.ts";
import { Webhook } from "standardwebhooks";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";
import { shows, until } from "../support/wait.ts";

function verify(secret: string, { headers, body }: ReceivedMessage): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}

describe("webhooks", () => {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let service: number;
  before(async () => {
    server = await startTestServer({ settings: { ALLOW_PRIVATE_ADDRESSES: true } });
    check = await readOpenApi(server.url);
    service = await server.createService({ price: "1.00" });
  });
  after(() => server.stop());

  async function rest(key: string, method: string, path: string, body?: unknown) {
    const answer = await server.rest(key, method, path, body);
    check(method, `/api/v1${path.split("?", 1)[0]}`, answer);
    return answer;
  }
  let ordered = 0;
  const order = async (key: string): Promise<{ id: number }> =>
    (await rest(key, "POST", "/orders", { service_id: service, imei: imei(++ordered) })).body.data;
  const add = async (key: string, url: string, more: object = {}) =>
    (await rest(key, "POST", "/webhooks", { url, ...more })).body.data;
  const rich = () => server.createReseller({ credit: "1000" });
  const run = (text: string) => sql.raw(text).execute(server.core.database.kysely);
  const deliveries = async ({ key }: TestReseller, id: number, query = "") =>
    (await rest(key, "GET", `/webhooks/${id}/deliveries${query}`)).body.data;
  /** All that the receiver was sent, once it is so many. */
  const received = async (receiver: Receiver, count: number) => {
    await shows(() => receiver.messages.length, count);
    return { messages: receiver.messages, events: receiver.events() };
  };
  /** The latest delivery of the webhook, once it is in this state. */
  const latestDelivery = async (reseller: TestReseller, id: number, state: string) => {
    const isThere = async () => {
      const [last] = await deliveries(reseller, id);
      return last?.state === state && last;
    };
    return until(isThere);
  };
  const listed = (reseller: TestReseller, id: number, state: string, count: number) =>
    until(async () => {
      const found = await deliveries(reseller, id, `?state=${state}`);
      return found.length === count && found;
    });
  /** As if the time of every waiting delivery had come. */
  const skipWaits = () => run("update deliveries set due_at = now() where state = 'waiting'");

  it("are signed as the published library verifies, with the order as the API shows it", async () => {
    await using receiver = await startReceiver();
    const ada = await rich();
    const webhook = await add(ada.key, receiver.url);
    assert.match(webhook.secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    assert.deepEqual([webhook.status, webhook.test, webhook.event_types], ["enabled", false, null]);
    const placed = await order(ada.key);
    const [message] = (await received(receiver, 1)).messages;
    const event = verify(webhook.secret, message!) as { id: string; type: string; data: object };
    assert.deepEqual(message!.headers["webhook-id"], event.id);
    assert.equal(event.type, "order.created");
    assert.deepEqual(event.data, (await rest(ada.key, "GET", `/orders/${placed.id}`)).body.data);
    assert.throws(() => verify(webhook.secret, { ...message!, body: message!.body.replace("order.", "Order.") }));
    const other = await add(ada.key, receiver.url);
    assert.throws(() => verify(other.secret, message!));
    const delivery = await latestDelivery(ada, webhook.id, "delivered");
    assert.deepEqual([delivery.status, delivery.error, delivery.attempts], [204, null, 1]);
  });

  it("of test mode have the events of test mode alone, and each webhook the types that it wants", async () => {
    await using receiver = await startReceiver();
    await using tests = await startReceiver();
    const ada = await rich();
    await add(ada.key, receiver.url, { event_types: ["order.succeeded"] });
    await add(ada.testKey, tests.url, { event_types: ["order.succeeded"] });
    const live = await order(ada.key);
    await order(ada.testKey);
    const owner = await server.createStaff("owner");
    await server.operate(owner.token, "POST", `/orders/${live.id}/answer`, { result: "done" });
    for (const [{ events }, test] of [
      [await received(receiver, 1), false],
      [await received(tests, 1), true],
    ] as const) {
      assert.deepEqual(
        events.map((event) => [event.type, event.test, event.data.status]),
        [["order.succeeded", test, "SUCCESS"]],
      );
    }
  });

  it("are signed with both secrets after a rotation, and with the new one alone a day later", async () => {
    await using receiver = await startReceiver();
    const ada = await rich();
    const { id, secret } = await add(ada.key, receiver.url);
    const rotated = (await rest(ada.key, "POST", `/webhooks/${id}/rotate-secret`)).body.data;
    const dayMs = Date.parse(rotated.previous_secret_until) - Date.now();
    assert.ok(Math.abs(dayMs - 86_400_000) < 60_000);
    const send = async (count: number) => {
      await rest(ada.key, "POST", `/webhooks/${id}/ping`);
      const message = (await received(receiver, count)).messages.at(-1)!;
      await latestDelivery(ada, id, "delivered");
      return message;
    };
    const both = await send(1);
    verify(secret, both);
    verify(rotated.secret, both);
    await run(`update event_receivers set previous_secret_until = now() where id = ${id}`);
    const one = await send(2);
    verify(rotated.secret, one);
    assert.throws(() => verify(secret, one));
  });

  it("are sent again until they are accepted, with the same ID, and the log shows each attempt", async () => {
    await using receiver = await startReceiver();
    receiver.answer((response) => void response.writeHead(500).end("out of order"));
    const ada = await rich();
    const { id } = await add(ada.key, receiver.url);
    await order(ada.key);
    const waiting = await latestDelivery(ada, id, "waiting");
    const pauseMs = Date.parse(waiting.next_attempt_at) - Date.now();
    assert.ok(pauseMs > 0 && pauseMs <= 6_500, String(pauseMs));
    assert.deepEqual([waiting.status, waiting.error], [500, "HTTP 500"]);
    assert.notEqual((await rest(ada.key, "GET", `/webhooks/${id}`)).body.data.failing_since, null);
    receiver.answer((response) => void response.writeHead(200).end("thanks"));
    await skipWaits();
    await listed(ada, id, "delivered", 1);
    const { body } = await rest(ada.key, "GET", `/webhooks/${id}/deliveries/${waiting.id}`);
    assert.deepEqual(
      body.data.history.map((attempt: { status: number; answer: string }) => [attempt.status, attempt.answer]),
      [
        [500, "out of order"],
        [200, "thanks"],
      ],
    );
    assert.equal(body.data.event.type, "order.created");
    const ids = receiver.messages.map(({ headers }) => headers["webhook-id"]);
    assert.deepEqual(ids, [ids[0], ids[0]]);
    assert.equal((await rest(ada.key, "GET", `/webhooks/${id}`)).body.data.failing_since, null);
  });

  it("that fail for good are sent again on request, one by one or all since a time", async () => {
    await using receiver = await startReceiver();
    receiver.answer((response) => void response.writeHead(302, { location: "/elsewhere" }).end());
    const ada = await rich();
    const { id } = await add(ada.key, receiver.url);
    for (let n = 0; n < 3; n++) await order(ada.key);
    await listed(ada, id, "waiting", 3);
    await run(`update deliveries set attempts = 9, due_at = now() where receiver_id = ${id}`);
    const failed = await listed(ada, id, "failed", 3);
    assert.deepEqual([failed[0].attempts, failed[0].status], [10, 302]);
    receiver.answer((response) => void response.writeHead(200).end());
    await rest(ada.key, "POST", `/webhooks/${id}/deliveries/${failed[0].id}/resend`);
    await listed(ada, id, "delivered", 1);
    const resend = (since: string) => rest(ada.key, "POST", `/webhooks/${id}/resend-failed`, { since });
    assert.deepEqual((await resend("2199-01-01")).body.data, { resent: 0 });
    assert.deepEqual((await resend("2020-01-01")).body.data, { resent: 2 });
    await listed(ada, id, "delivered", 3);
    assert.equal((await resend("whenever")).status, 422);
  });

  it("end with 410, and after five days of failures: the others are told, and what waits is given up", async () => {
    await using receiver = await startReceiver();
    await using other = await startReceiver();
    const ada = await rich();
    const gone = await add(ada.key, receiver.url);
    await add(ada.key, other.url, { event_types: ["webhook.disabled"] });
    receiver.answer((response) => void response.writeHead(410).end());
    await order(ada.key);
    const read = async (id: number) => (await rest(ada.key, "GET", `/webhooks/${id}`)).body.data;
    await until(async () => (await read(gone.id)).disabled_by === "gone");
    const [told] = (await received(other, 1)).events;
    assert.deepEqual([told.type, told.data.id, told.data.status], ["webhook.disabled", gone.id, "disabled"]);
    assert.equal((await rest(ada.key, "POST", `/webhooks/${gone.id}/ping`)).body.code, "conflict");

    const failing = await add(ada.key, receiver.url);
    receiver.answer((response) => void response.writeHead(503).end());
    await order(ada.key);
    await until(async () => (await read(failing.id)).failing_since !== null);
    await run(`update event_receivers set failing_since = now() - interval '5 days' where id = ${failing.id}`);
    await skipWaits();
    await until(async () => (await read(failing.id)).status === "disabled");
    assert.equal((await read(failing.id)).disabled_by, "failures");
    await skipWaits();
    await latestDelivery(ada, failing.id, "failed");
    const enabled = (await rest(ada.key, "PATCH", `/webhooks/${failing.id}`, { disabled: false })).body.data;
    assert.deepEqual([enabled.status, enabled.disabled_by, enabled.failing_since], ["enabled", null, null]);
  });

  it("to a receiver that never answers do not delay those to another, and are four at a time", async () => {
    await using slow = await startReceiver();
    await using fast = await startReceiver();
    slow.answer(() => {});
    const ada = await rich();
    const { id } = await add(ada.key, slow.url);
    await add(ada.key, fast.url);
    for (let n = 0; n < 8; n++) await order(ada.key);
    await shows(() => slow.messages.length, 4);
    await received(fast, 8);
    assert.equal(slow.messages.length, 4);
    await rest(ada.key, "PATCH", `/webhooks/${id}`, { disabled: true });
    slow.answer((response) => void response.writeHead(200).end());
  });

  it("are at most ten, to addresses that may be called, and of their own reseller alone", async () => {
    const [ada, eve] = [await rich(), await rich()];
    for (const url of ["", "example.com", "ftp://example.com", "https://user:secret@example.com/"]) {
      const { status, body } = await rest(ada.key, "POST", "/webhooks", { url });
      assert.deepEqual([status, Object.keys(body.errors)], [422, ["url"]], url);
    }
    const wrong = await rest(ada.key, "POST", "/webhooks", { url: "https://example.com", event_types: ["order.lost"] });
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ["event_types"]]);
    const made = [];
    for (let n = 0; n < 10; n++) made.push(await add(ada.key, `https://example.com/${n}`));
    assert.equal((await rest(ada.key, "POST", "/webhooks", { url: "https://example.com" })).status, 409);
    await rest(ada.key, "DELETE", `/webhooks/${made[0].id}`);
    assert.equal((await rest(ada.key, "GET", `/webhooks/${made[0].id}`)).status, 404);
    assert.equal((await rest(ada.key, "GET", "/webhooks")).body.data.length, 9);
    for (const key of [eve.key, ada.testKey]) {
      assert.equal((await rest(key, "GET", `/webhooks/${made[1].id}`)).status, 404);
      assert.equal((await rest(key, "DELETE", `/webhooks/${made[1].id}`)).status, 404);
    }
    const { key } = await createApiKey(server.core, { resellerId: ada.id, scopes: ["events:read"] });
    assert.equal((await rest(key, "GET", "/webhooks")).status, 200);
    assert.equal((await rest(key, "POST", "/webhooks", { url: "https://example.com" })).body.code, "scope_missing");
  });

  it("take plain HTTP, and call private addresses, only where the operator allows it", async () => {
    await using receiver = await startReceiver();
    await using open = await startTestServer();
    const ada = await open.createReseller();
    const plain = await open.rest(ada.key, "POST", "/webhooks", { url: receiver.url });
    assert.deepEqual([plain.status, Object.keys(plain.body.errors)], [422, ["url"]]);
    const url = receiver.url.replace("http:", "https:");
    const { id } = (await open.rest(ada.key, "POST", "/webhooks", { url })).body.data;
    assert.equal((await open.rest(ada.key, "POST", `/webhooks/${id}/ping`)).status, 201);
    const read = async () => (await open.rest(ada.key, "GET", `/webhooks/${id}/deliveries`)).body.data[0].error;
    await until(async () => (await read()) !== null);
    assert.equal(await read(), "the address is private");
    assert.equal(receiver.messages.length, 0);
  });

  it("get one test event at a time, however often it is asked for", async () => {
    await using receiver = await startReceiver();
    receiver.answer((response) => void response.writeHead(500).end("out of order"));
    const ada = await rich();
    const [one, two] = [await add(ada.key, receiver.url), await add(ada.key, receiver.url)];
    const ping = async ({ id }: { id: number }) => (await rest(ada.key, "POST", `/webhooks/${id}/ping`)).body.data.id;
    const ids = await Promise.all([one, one, one, two].map(ping));
    assert.equal(new Set(ids).size, 2);
    await latestDelivery(ada, one.id, "waiting");
    assert.equal(await ping(one), ids[0]);
    assert.notEqual(ids[3], ids[0]);
  });

  it("say the outcome of an order placed by dispatch with FEEDBACK_URL, in the trade's spelling", async () => {
    await using receiver = await startReceiver();
    const ada = await rich();
    const owner = await server.createStaff("owner");
    const place = async (fields: Record<string, string> = {}) => {
      const { body } = await server.placeByDispatch(ada.key, service, imei(++ordered), fields);
      return body.SUCCESS[0].REFERENCEID as number;
    };
    const silent = await place();
    const done = await place({ FEEDBACK_URL: receiver.url, CLIENTREF: "inv-7" });
    const lost = await place({ feedback_url: receiver.url });
    const unusable = await place({ FEEDBACK_URL: "no address" });
    for (const id of [silent, done, unusable]) {
      await server.operate(owner.token, "POST", `/orders/${id}/answer`, { result: "Übergabe" });
    }
    await server.operate(owner.token, "POST", `/orders/${lost}/reject`, { reason: "Not found" });
    const posted = (await received(receiver, 2)).events;
    const base64 = (text: string) => Buffer.from(text).toString("base64");
    assert.deepEqual(
      posted.toSorted((a, b) => a.order_id - b.order_id),
      [
        { reference_id: "inv-7", order_id: done, status: "success", replay: base64("Übergabe") },
        { reference_id: String(lost), order_id: lost, status: "rejected", replay: base64("Not found") },
      ],
    );
    assert.equal(receiver.messages[0]!.headers["webhook-signature"], undefined);
    assert.deepEqual((await rest(ada.key, "GET", "/webhooks")).body.data, []);
  });
});
