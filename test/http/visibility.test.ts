import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { toUuid } from "../../src/http/pro/uuids.ts";
import { base64, imei } from "./dispatch-client.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";

/** No service has it, and it has as many digits as an id here. */
const NOWHERE = 9;

describe("a service that some resellers see", () => {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let token: string;
  let chosen: TestReseller;
  let other: TestReseller;
  let open: number;
  let hidden: number;

  before(async () => {
    server = await startTestServer({ workers: false });
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
    ({ token } = await server.createStaff("manager"));
    // In one price group, so that nothing but the choice tells them apart.
    chosen = await server.createReseller({ group: "Gold", credit: "100" });
    other = await server.createReseller({ group: "Gold", credit: "100" });
    open = await server.createService({ name: "For everyone" });
    hidden = await server.createService({ name: "For few", serviceGroup: "Special" });
    for (const type of ["server", "remote"] as const) await server.createService({ name: `A ${type}`, type });
    const visibility = { visible_to: "resellers", reseller_ids: [chosen.id] };
    assert.equal((await operate("PUT", `/services/${hidden}/visibility`, visibility)).status, 200);
  });
  after(() => server.stop());

  async function operate(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await server.operate(token, method, path, body);
    check(method, `/api/operator${path.split("?", 1)[0]}`, answer);
    return answer;
  }

  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

  /** Everything that lists services, as its client gets it. */
  async function listsOf(key: string): Promise<string[]> {
    const dhru = (action: string) => ({ apiaccesskey: key, requestformat: "JSON", action });
    const texts = await Promise.all([
      ...["/api/v1/services", "/api/v1/service-groups", "/api/reseller/v1/products"].map((path) =>
        fetch(`${server.url}${path}`, { headers: bearer(key) }),
      ),
      ...["imeiservicelist", "modellist", "providerlist", "meplist"].flatMap((action) => [
        fetch(`${server.url}/api/index.php`, { method: "POST", body: new URLSearchParams(dhru(action)) }),
        fetch(`${server.url}/api/dispatch`, { method: "POST", body: new URLSearchParams({ apikey: key, action }) }),
      ]),
    ]);
    return Promise.all(texts.map((response) => response.text()));
  }

  it("is in no list of the others, although both lists come from one cache", async () => {
    const keys = { chosen: chosen.key, other: other.key };
    const names = (lists: readonly string[]) => lists.filter((text) => /For few|Special/.test(text)).length;
    for (let round = 0; round < 2; round++) {
      assert.ok(names(await listsOf(keys.chosen)) >= 5);
      assert.equal(names(await listsOf(keys.other)), 0);
    }
    await operate("PUT", `/services/${hidden}/visibility`, { visible_to: "resellers", reseller_ids: [other.id] });
    assert.equal(names(await listsOf(keys.chosen)), 0);
    assert.ok(names(await listsOf(keys.other)) >= 5);
    await operate("PUT", `/services/${hidden}/visibility`, { visible_to: "resellers", reseller_ids: [chosen.id] });
    assert.ok(names(await listsOf(keys.chosen)) >= 5);
    assert.equal(names(await listsOf(keys.other)), 0);
  });

  it("is answered like one that does not exist, by every dialect, for right and wrong orders", async () => {
    const key = other.key;
    const ask = async (path: string, init: RequestInit) => {
      const response = await fetch(`${server.url}${path}`, init);
      return { status: response.status, text: await response.text() };
    };
    const json = (body: unknown) => ({
      method: "POST",
      headers: { ...bearer(key), "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    });
    const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });
    const answersOf = (id: number, IMEI: string) => {
      const order = { service_id: id, imei: IMEI };
      const row = { reference_id: `R-${IMEI}`, IMEI };
      const dhru = { apiaccesskey: key, requestformat: "JSON", action: "placeimeiorder" };
      return Promise.all([
        ask(`/api/v1/services/${id}`, { headers: { ...bearer(key), accept: "application/json" } }),
        ask("/api/v1/orders", json(order)),
        ask("/api/v1/orders/quote", json(order)),
        ask("/api/v1/orders/bulk", json({ orders: [order] })),
        ask("/api/reseller/v1/order", json([{ product_uuid: toUuid("product", id), fields: [row] }])),
        ask("/api/dispatch", form({ apikey: key, action: "placeimeiorder", ID: String(id), IMEI })),
        ask("/api/dispatch", form({ apikey: key, action: "getimeiservicedetails", ID: String(id) })),
        ask("/api/index.php", form({ ...dhru, parameters: base64({ ID: String(id), IMEI }) })),
      ]);
    };
    const plain = (id: number, answers: readonly { status: number; text: string }[]) =>
      answers.map(({ status, text }) => ({
        status,
        text: text
          .replaceAll(/[\w-]{20,}/g, "…")
          .replaceAll(`"${id}"`, '"ID"')
          .replaceAll(`/${id}`, "/ID"),
      }));
    for (const given of [imei(1), "1"]) {
      const [seen, none] = [await answersOf(hidden, given), await answersOf(NOWHERE, given)];
      assert.deepEqual(plain(hidden, seen), plain(NOWHERE, none));
      assert.equal(seen[0].status, 404);
    }
    const account = await server.rest(key, "GET", "/account");
    assert.equal(account.body.data.balance, "100.00");
  });

  it("can be ordered by those who see it, and stays readable when it is hidden from them", async () => {
    const placed = await server.rest(chosen.key, "POST", "/orders", { service_id: hidden, imei: imei(2) });
    assert.equal(placed.status, 201);
    await operate("PUT", `/services/${hidden}/visibility`, { visible_to: "resellers", reseller_ids: [other.id] });
    const read = await server.rest(chosen.key, "GET", `/orders/${placed.body.data.id}`);
    assert.deepEqual([read.status, read.body.data.service.name], [200, "For few"]);
    const refused = await server.rest(chosen.key, "POST", "/orders", { service_id: hidden, imei: imei(3) });
    assert.deepEqual([refused.status, refused.body.code], [404, "service_not_found"]);
    await operate("PUT", `/services/${hidden}/visibility`, { visible_to: "resellers", reseller_ids: [chosen.id] });
  });

  it("is marked in the operator's catalogue and listed at the reseller", async () => {
    const listed = await operate("GET", "/services?visibility=restricted");
    assert.deepEqual(
      listed.body.data.map(({ id, visible_to }: { id: number; visible_to: string }) => [id, visible_to]),
      [[hidden, "resellers"]],
    );
    const whole = await operate("GET", `/services/${hidden}`);
    assert.deepEqual(whole.body.data.visibility.resellers, [{ id: chosen.id, name: "Reseller 1" }]);
    const own = await operate("GET", `/resellers/${chosen.id}/restricted-services`);
    assert.deepEqual(own.body.data, [
      { service: { id: hidden, name: "For few", group: "Special", status: "active" }, because: "reseller" },
    ]);
    assert.deepEqual((await operate("GET", `/resellers/${other.id}/restricted-services`)).body.data, []);
    const preview = await operate("GET", `/resellers/${other.id}/catalogue`);
    assert.ok(preview.body.data.every(({ id }: { id: number }) => id !== hidden));
    assert.ok(preview.body.data.some(({ id }: { id: number }) => id === open));
  });

  it("is one of a hidden group too, and the audit log has who saw it before and after", async () => {
    const { body } = await operate("GET", "/service-groups");
    const { id: groupId } = body.data.find(({ name }: { name: string }) => name === "Special");
    const prices = await operate("GET", "/price-groups");
    const [gold] = prices.body.data;
    await operate("PUT", `/services/${hidden}/visibility`, { visible_to: "everyone" });
    const groups = await operate("PUT", `/service-groups/${groupId}/visibility`, {
      visible_to: "price_groups",
      price_group_ids: [gold.id],
    });
    const special = groups.body.data.find(({ id }: { id: number }) => id === groupId);
    assert.deepEqual(special.visibility, {
      visible_to: "price_groups",
      price_groups: [{ id: gold.id, name: "Gold" }],
      resellers: [],
    });
    const stranger = await server.createReseller({ credit: "5" });
    assert.equal((await server.rest(stranger.key, "GET", `/services/${hidden}`)).status, 404);
    assert.equal((await server.rest(other.key, "GET", `/services/${hidden}`)).status, 200);

    const { token: owner } = await server.createStaff("owner");
    const log = await server.operate(owner, "GET", "/audit-log?q=visibility");
    const changes = log.body.data.flatMap((entry: { changes: unknown[] }) => entry.changes);
    assert.deepEqual(changes[0].fields.visible_to, { old: "everyone", new: "price_groups" });
    assert.deepEqual(changes[0].fields.visible_to_price_groups, { old: [], new: [`Gold (${gold.id})`] });
  });

  it("can be set when a service is added, and is refused without a name", async () => {
    const service = { name: "Born hidden", type: "imei", price: "1.00" };
    const visibility = { visible_to: "resellers", reseller_ids: [chosen.id] };
    const added = await operate("POST", "/services", { ...service, visibility });
    assert.equal((await server.rest(other.key, "GET", `/services/${added.body.data.id}`)).status, 404);
    assert.equal((await server.rest(chosen.key, "GET", `/services/${added.body.data.id}`)).status, 200);
    const wrong = await operate("POST", "/services", { ...service, visibility: { visible_to: "resellers" } });
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ["reseller_ids"]]);
  });
});
