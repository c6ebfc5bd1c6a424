import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createApiKey } from "../../../src/core/resellers/keys/api-keys.ts";
import { PASSWORD, useKeysWorld } from "./keys-world.ts";

const HOUR_MS = 3_600_000;

/** A key's last use is written a few seconds later, at any time. */
function withoutUse({
  last_used_at: _at,
  last_used_ip: _ip,
  ...key
}: Record<string, unknown>): Record<string, unknown> {
  return key;
}

describe("API keys over REST", () => {
  const keys = useKeysWorld();
  const { call, made, regenerate, rotate, revoke, stateOf, use } = keys;

  it("change by what is named and keep the rest, at once", async () => {
    const { id, key } = await made({ label: "Old", rate_limit: 30, allowed_ips: ["127.0.0.1"] });
    assert.equal(await use(key), null);
    const changed = await call("PATCH", `/keys/${id}`, { label: "New", allowed_ips: ["203.0.113.7"] });
    assert.deepEqual(
      [changed.body.data.label, changed.body.data.rate_limit, changed.body.data.allowed_ips],
      ["New", 30, ["203.0.113.7"]],
    );
    assert.equal(await use(key), "ip_not_allowed");
    await call("PATCH", `/keys/${id}`, { allowed_ips: null, rate_limit: null, scopes: ["orders:read"] });
    assert.equal(await use(key), "scope_missing");
    assert.equal((await call("PATCH", `/keys/${id}`, { rate_limit: 501 })).status, 422);
    await revoke(id);
    const late = await call("PATCH", `/keys/${id}`, { label: "Later" });
    assert.deepEqual([late.status, late.body.code], [409, "conflict"]);
  });

  it("keep a limit that the operator gave above the account's own", async () => {
    const { id } = await createApiKey(keys.server.core, { resellerId: keys.ada.id, rateLimit: 5_000 });
    assert.equal((await call("PATCH", `/keys/${id}`, { rate_limit: 5_000 })).status, 200);
    assert.equal((await call("PATCH", `/keys/${id}`, { rate_limit: 5_001 })).status, 422);
    const { body } = await regenerate(id);
    assert.equal(body.data.rate_limit, 5_000);
    await revoke(body.data.id);
  });

  it("die at once when they are regenerated, and the new one has their settings", async () => {
    const old = await made({ label: "Panel", scopes: ["account:read"], rate_limit: 40 });
    const { status, headers, body } = await regenerate(old.id);
    assert.deepEqual([status, headers.get("cache-control")], [201, "no-store"]);
    assert.deepEqual([body.data.label, body.data.scopes, body.data.rate_limit], ["Panel", ["account:read"], 40]);
    assert.equal(await use(old.key), "key_revoked");
    assert.equal(await use(body.data.key), null);
    const listed = (await call("GET", `/keys/${old.id}`)).body.data;
    assert.deepEqual([listed.state, listed.replaced_by], ["revoked", body.data.id]);
    const again = await regenerate(old.id);
    assert.deepEqual([again.status, again.body.code], [409, "conflict"]);
    assert.ok(again.body.detail.includes(`Key ${body.data.id} has taken the place`));
    await revoke(body.data.id);
  });

  it("leave one live key when they are regenerated ten times at once", async () => {
    const { id } = await made({ label: "Race" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => regenerate(id)));
    assert.equal(answers.filter(({ status }) => status === 201).length, 1);
    assert.equal(answers.filter(({ status }) => status === 409).length, 9);
    const { body } = await call("GET", "/keys?state=live&per_page=100");
    const live = body.data.filter((key: { label: string }) => key.label === "Race");
    assert.deepEqual(
      live.map((key: { id: number }) => key.id),
      [answers.find(({ status }) => status === 201)!.body.data.id],
    );
    await revoke(live[0].id);
  });

  it("live on beside their successor for the hours of a rotation and no longer", async () => {
    const old = await made({ label: "Rotated" });
    for (const hours of [-1, 169, 1.5, "many", null]) {
      const { status, body } = await rotate(old.id, hours);
      assert.deepEqual([status, Object.keys(body.errors)], [422, ["hours"]], String(hours));
    }
    const { body } = await rotate(old.id, 24);
    assert.deepEqual([await use(old.key), await use(body.data.key)], [null, null]);
    const ending = (await call("GET", `/keys/${old.id}`)).body.data;
    assert.deepEqual([ending.state, ending.replaced_by], ["live", body.data.id]);
    assert.ok(Math.abs(Date.parse(ending.expires_at) - Date.now() - 24 * HOUR_MS) < HOUR_MS);
    const longer = await call("PATCH", `/keys/${old.id}`, { expires_at: null });
    assert.deepEqual([longer.status, longer.body.code], [409, "conflict"]);
    const twice = await rotate(old.id, 1);
    assert.equal(twice.status, 409);
    keys.clock.shiftMs = 24 * HOUR_MS + 60_000;
    assert.deepEqual([await use(old.key), await use(body.data.key)], ["key_expired", null]);
    assert.equal(await stateOf(old.id), "expired");
    keys.clock.shiftMs = 0;
    await revoke(old.id);
    await revoke(body.data.id);
  });

  it("of a rotation without an overlap die at once", async () => {
    const old = await made();
    const { body } = await rotate(old.id, 0);
    assert.equal(await use(old.key), "key_revoked");
    await revoke(body.data.id);
  });

  it("never outlive the end that they had before a rotation", async () => {
    const expires_at = new Date(Date.now() + HOUR_MS).toISOString();
    const old = await made({ expires_at });
    const { body } = await rotate(old.id, 100);
    assert.equal((await call("GET", `/keys/${old.id}`)).body.data.expires_at, expires_at);
    assert.equal(body.data.expires_at, expires_at);
    keys.clock.shiftMs = 2 * HOUR_MS;
    const expired = await regenerate(body.data.id);
    assert.deepEqual([expired.status, expired.body.code], [409, "conflict"]);
    assert.match(expired.body.detail, /has expired/);
    keys.clock.shiftMs = 0;
    for (const id of [old.id, body.data.id]) await revoke(id);
  });

  it("are refused from the moment that they are revoked, and once revoked stay so", async () => {
    const { id, key } = await made();
    assert.equal(await use(key), null);
    const revoked = await revoke(id);
    assert.equal(await use(key), "key_revoked");
    const again = await revoke(id);
    assert.deepEqual(withoutUse(again.body.data), withoutUse(revoked.body.data));
    const dead = await regenerate(id);
    assert.deepEqual([dead.status, dead.body.detail], [409, "This key was revoked: make a new one."]);
  });

  it("are listed by state and mode, page by page and by a cursor that meets each once", async () => {
    const ids = async (query: string) =>
      (await call("GET", `/keys?per_page=100&${query}`)).body.data.map((key: { id: number }) => key.id) as number[];
    const all = await ids("");
    assert.deepEqual(
      all,
      all.toSorted((a, b) => b - a),
    );
    assert.deepEqual((await ids("state=live,revoked,expired")).length, all.length);
    assert.deepEqual(
      [...(await ids("test=true")), ...(await ids("test=false"))].toSorted((a, b) => b - a),
      all,
    );
    assert.equal((await call("GET", "/keys?per_page=2&page=2")).body.meta.total, all.length);
    const walked: number[] = [];
    for (let next = "/keys?cursor=&per_page=4"; next !== "";) {
      const { body } = await call("GET", next);
      walked.push(...body.data.map((key: { id: number }) => key.id));
      next = (body.links.next as string | null)?.replace(`${keys.server.url}/api/v1`, "") ?? "";
    }
    assert.deepEqual(walked, all);
    const bad = await call("GET", "/keys?state=asleep&test=maybe");
    assert.deepEqual(Object.keys(bad.body.errors).toSorted(), ["state", "test"]);
  });

  it("are at most MAX_KEYS live ones, however many are asked for at once", async () => {
    const carl = await keys.server.createReseller({ password: PASSWORD });
    const session = (await keys.server.rest("", "POST", "/login", { email: carl.email, password: PASSWORD })).body
      .token;
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => call("POST", "/keys", { password: PASSWORD }, session)),
    );
    const refused = answers.filter(({ status }) => status === 409);
    assert.equal(refused.length, 4, "two keys were there already");
    assert.match(refused[0]!.body.detail, /^You have 12 live keys/);
    const { id } = answers.find(({ status }) => status === 201)!.body.data;
    const rotated = await call("POST", `/keys/${id}/rotate`, { password: PASSWORD, hours: 1 }, session);
    assert.deepEqual([rotated.status, rotated.body.code], [409, "conflict"]);
    assert.equal((await call("POST", `/keys/${id}/regenerate`, { password: PASSWORD }, session)).status, 201);
  });
});
