import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before, describe, it } from "node:test";
import { imei } from "../money-world.ts";
import { startReceiver } from "../support/receiver.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { shows, until } from "../support/wait.ts";

/** With four at a time each, more than one process sends at the same time. */
const MANY_WEBHOOKS = 17;

describe("deliveries in trouble", () => {
  let server: TestServer;
  let service: number;
  before(async () => {
    server = await startTestServer({ settings: { ALLOW_PRIVATE_ADDRESSES: true } });
    service = await server.createService({ price: "1.00" });
  });
  after(() => server.stop());

  const rest = (key: string, method: string, path: string, body?: unknown) => server.rest(key, method, path, body);
  let ordered = 0;
  const order = (key: string) => rest(key, "POST", "/orders", { service_id: service, imei: imei(++ordered) });
  const add = async (key: string, url: string) => (await rest(key, "POST", "/webhooks", { url })).body.data;
  const run = (text: string) => sql.raw(text).execute(server.core.database.kysely);
  async function count(text: string): Promise<number> {
    const { rows } = await sql
      .raw<{ n: number }>(`select count(*)::integer as n from ${text}`)
      .execute(server.core.database.kysely);
    return rows[0]!.n;
  }
  const skipWaits = () => run("update deliveries set due_at = now() where state = 'waiting'");

  it("say of an order that was refunded before its outcome arrived that it was rejected", async () => {
    await using receiver = await startReceiver();
    receiver.answer((response) => void response.writeHead(503).end());
    const ada = await server.createReseller({ credit: "1000" });
    const owner = await server.createStaff("owner");
    const { body } = await server.placeByDispatch(ada.key, service, imei(++ordered), { FEEDBACK_URL: receiver.url });
    const id = body.SUCCESS[0].REFERENCEID as number;
    await server.operate(owner.token, "POST", `/orders/${id}/answer`, { result: "done" });
    await until(async () => (await count("deliveries where state = 'waiting'")) === 1);
    await server.operate(owner.token, "POST", `/orders/${id}/refund`, { reason: "Wrong result" });
    receiver.answer((response) => void response.writeHead(200).end());
    await skipWaits();
    await shows(() => receiver.events().map((event) => event.status), ["success", "rejected"]);
  });

  it("that this server cannot make wait for another attempt, and count nothing against the webhook", async () => {
    await using receiver = await startReceiver();
    const ada = await server.createReseller({ credit: "1000" });
    const { id } = await add(ada.key, receiver.url);
    const [{ sealed_secret: sealed }] = (await run(
      `update event_receivers set sealed_secret = 'unreadable' where id = ${id} returning
       (select r.sealed_secret from event_receivers r where r.id = ${id})`,
    ).then(({ rows }) => rows)) as [{ sealed_secret: string }];
    for (let n = 0; n < 5; n++) await order(ada.key);
    await shows(() => count(`deliveries where receiver_id = ${id} and state = 'waiting'`), 5);
    assert.equal((await rest(ada.key, "GET", `/webhooks/${id}`)).body.data.failing_since, null);
    const [first] = (await rest(ada.key, "GET", `/webhooks/${id}/deliveries`)).body.data;
    assert.equal(first.error, "this server could not prepare the message");
    await run(`update event_receivers set sealed_secret = '${sealed}' where id = ${id}`);
    await skipWaits();
    await shows(() => receiver.messages.length, 5);
  });

  it("to many webhooks that never answer delay none to others", async () => {
    await using slow = await startReceiver();
    await using fast = await startReceiver();
    slow.answer(() => {});
    const ada = await server.createReseller({ credit: "1000" });
    await add(ada.key, fast.url);
    const eve = await server.createReseller({ credit: "1000" });
    const hanging: [key: string, id: number][] = [];
    for (let n = 0; n < MANY_WEBHOOKS; n++) {
      const key = n % 2 === 0 ? eve.key : eve.testKey;
      hanging.push([key, (await add(key, slow.url)).id]);
    }
    for (let n = 0; n < 4; n++) await Promise.all([order(eve.key), order(eve.testKey)]);
    await until(() => slow.messages.length >= 64);
    await order(ada.key);
    await shows(() => fast.messages.length, 1);
    const webhooks = hanging.map(([, id]) => id).join(", ");
    assert.equal(
      await count(`delivery_attempts a join deliveries d on d.id = a.delivery_id
                              where d.receiver_id in (${webhooks})`),
      0,
    );
    for (const [key, id] of hanging) await rest(key, "PATCH", `/webhooks/${id}`, { disabled: true });
  });
});
