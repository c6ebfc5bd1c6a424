import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";
import { imei } from "./dispatch-client.ts";

interface Operation {
  tags: string[];
  summary: string;
  security?: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, object> };
}

describe("the OpenAPI document", () => {
  let server: TestServer;
  let ada: TestReseller;
  let paths: Record<string, Record<string, Operation>>;
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    server = await startTestServer({ workers: false, settings: { RATE_LIMIT: 50 } });
    ada = await server.createReseller({ credit: "10" });
    check = await readOpenApi(server.url);
    ({ paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: typeof paths });
  });
  after(() => server.stop());

  it("has a tag and a summary for every operation", () => {
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    assert.ok(operations.length > 0);
    for (const { tags, summary } of operations) assert.ok(tags.length > 0 && summary !== "");
  });

  it("says how bodies may be written, which header makes a call safe, and that signing in needs no key", () => {
    const place = paths["/api/v1/orders"]!["post"]!;
    assert.deepEqual(Object.keys(place.requestBody!.content), [
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "application/json",
    ]);
    assert.ok(place.parameters!.some((parameter) => parameter.name === "idempotency-key" && parameter.in === "header"));
    assert.deepEqual(paths["/api/v1/login"]!["post"]!.security, []);
    assert.equal(paths["/api/v1/account"]!["get"]!.security, undefined);
  });

  describe("describes what dispatch answers:", () => {
    const dispatch = async (fields: Record<string, string>, key = ada.key): Promise<Answer> => {
      const answer = await server.dispatch(key, fields);
      check("POST", "/api/dispatch", answer);
      return answer;
    };

    it("accounts, catalogues and orders", async () => {
      const service = await server.createService({ price: "0.10" });
      for (const action of ["accountinfo", "imeiservicelist", "getserverservicelist"]) {
        assert.ok((await dispatch({ action })).body.SUCCESS, action);
      }
      const placed = await dispatch({ action: "placeimeiorder", ID: String(service), IMEI: imei(1) });
      const id = String(placed.body.SUCCESS[0].LIST.REFERENCEID);
      assert.equal((await dispatch({ action: "getimeiorder", ID: id })).body.SUCCESS.length, 1);
      assert.equal((await dispatch({ action: "getimeiorderbulk", ID: `${id},999` })).body.SUCCESS.length, 2);
    });

    it("bulk placing and bulk status by reference", async () => {
      const service = await server.createService({ price: "0.10" });
      const rows = { a: { ID: String(service), IMEI: imei(2) }, b: { ID: "999999", IMEI: imei(3) } };
      const placed = await dispatch({ action: "placeimeiorderbulk", parameters: JSON.stringify(rows) });
      assert.deepEqual([placed.body.SUCCESS.a.status, placed.body.SUCCESS.b.status], ["success", "error"]);
      const asked = { a: { ID: String(placed.body.SUCCESS.a.referenceid) }, b: { ID: "999999" } };
      const read = await dispatch({ action: "getimeiorderbulk", parameters: JSON.stringify(asked) });
      assert.deepEqual([Object.keys(read.body.a), Object.keys(read.body.b)], [["SUCCESS"], ["SUCCESS"]]);
    });

    it("refusals", async () => {
      assert.equal((await dispatch({ action: "accountinfo" }, "rk_live_wrong")).body.ERROR.length, 1);
      assert.equal((await dispatch({ action: "nonsense" })).body.ERROR[0].ERRORCODE, "invalid_action");
      const busy = await server.createReseller();
      for (let call = 0; call < 50; call++) await server.dispatch(busy.key, { action: "accountinfo" });
      assert.equal((await dispatch({ action: "accountinfo" }, busy.key)).status, 429);
    });
  });

  it("is not satisfied by just any answer", () => {
    for (const body of [{}, { SUCCESS: [{}], apiversion: "6.1" }, { apiversion: "6.1", a: { status: "success" } }]) {
      assert.throws(() => check("POST", "/api/dispatch", { status: 200, body }), assert.AssertionError);
    }
    assert.throws(() => check("GET", "/api/v1/account", { status: 200, body: { data: {} } }), assert.AssertionError);
  });
});
