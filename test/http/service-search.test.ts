import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { startTestServer, type TestReseller, type TestServer, type TestStaff } from "../support/server.ts";

const NAMES = ["AT&T USA iPhone 13 Pro", "T-Mobile USA", "Find My iPhone status", "Is it clean? Blacklist check"];

describe("searching services", () => {
  let server: TestServer;
  let reseller: TestReseller;
  let manager: TestStaff;
  const ids: number[] = [];

  before(async () => {
    server = await startTestServer({ workers: false });
    reseller = await server.createReseller();
    manager = await server.createStaff("manager");
    for (const name of NAMES) ids.push(await server.createService({ name }));
  });
  after(() => server.stop());

  async function found(text: string): Promise<string[]> {
    const query = `q=${encodeURIComponent(text)}&per_page=100`;
    const own = (await server.rest(reseller.key, "GET", `/services?${query}`)).body;
    const all = (await server.operate(manager.token, "GET", `/services?${query}&sort=id`)).body.data;
    const names = own.data.map(({ name }: { name: string }) => name);
    assert.equal(own.meta.total, names.length);
    assert.deepEqual(
      all.map(({ name }: { name: string }) => name),
      names,
    );
    return names;
  }

  it("ignores punctuation and spaces, from the beginning of a word", async () => {
    assert.deepEqual(await found("att"), [NAMES[0]]);
    assert.deepEqual(await found("AT&T"), [NAMES[0]]);
    assert.deepEqual(await found("tmobile"), [NAMES[1]]);
    assert.deepEqual(await found("t-mobile"), [NAMES[1]]);
    assert.deepEqual(await found("iphone13"), [NAMES[0]]);
    assert.deepEqual(await found("usa 13"), [NAMES[0]]);
    assert.deepEqual(await found("ti"), []);
    assert.deepEqual(await found("at.t"), [NAMES[0]]);
    assert.deepEqual(await found("[(*"), []);
  });

  it("finds by the operator's search terms, and shows them to no reseller", async () => {
    assert.deepEqual(await found("fmi"), []);
    const path = `/services/${ids[2]}`;
    const changed = await server.operate(manager.token, "PATCH", path, { search_terms: "FMI, iCloud-lock" });
    assert.equal(changed.body.data.search_terms, "FMI, iCloud-lock");
    assert.deepEqual(await found("fmi"), [NAMES[2]]);
    assert.deepEqual(await found("icloudlock iphone"), [NAMES[2]]);
    const shown = await server.rest(reseller.key, "GET", path);
    assert.doesNotMatch(JSON.stringify(shown.body), /iCloud-lock/);
    const kept = await server.operate(manager.token, "PATCH", path, { name: "Find My status" });
    assert.equal(kept.body.data.search_terms, "FMI, iCloud-lock");
    const tooLong = await server.operate(manager.token, "PATCH", path, { search_terms: "x".repeat(1_001) });
    assert.deepEqual([tooLong.status, Object.keys(tooLong.body.errors)], [422, ["search_terms"]]);
    const entry = (await server.operate(manager.token, "GET", "/audit-log?per_page=3")).body.data;
    assert.match(JSON.stringify(entry), /"search_terms":\{"old":"","new":"FMI, iCloud-lock"\}/);
  });
});
