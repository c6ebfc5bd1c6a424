import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type TestReseller, type TestServer, type TestStaff } from "../support/server.ts";

const MOST_OPEN = 2;

describe("top-up requests", () => {
  let server: TestServer;
  let ada: TestReseller;
  let manager: TestStaff;
  let checkRest: Awaited<ReturnType<typeof readOpenApi>>;
  let checkOperator: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    server = await startTestServer({ workers: false, settings: { TOP_UP_REQUESTS: MOST_OPEN } });
    checkRest = await readOpenApi(server.url);
    checkOperator = await readOpenApi(server.url, "/api/operator/openapi.json");
    ada = await server.createReseller({ credit: "10" });
    manager = await server.createStaff("manager");
  });
  after(() => server.stop());

  async function rest(key: string, method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const answer = await server.rest(key, method, path, body, headers);
    checkRest(method, `/api/v1${path.split("?", 1)[0]}`, answer);
    return answer;
  }

  async function operate(token: string, method: string, path: string, body?: unknown) {
    const answer = await server.operate(token, method, path, body);
    checkOperator(method, `/api/operator${path.split("?", 1)[0]}`, answer);
    return answer;
  }

  const ask = (fields: Record<string, unknown> = {}, key = ada.key) =>
    rest(key, "POST", "/top-up-requests", { amount: "50", ...fields });
  const balance = async (key = ada.key) => (await rest(key, "GET", "/account")).body.data.balance;

  it("are refused with what is wrong about each field, and change no wallet", async () => {
    for (const [fields, field] of [
      [{ amount: "0" }, "amount"],
      [{ amount: "-5" }, "amount"],
      [{ amount: "1,50" }, "amount"],
      [{ amount: "0.0000001" }, "amount"],
      [{ amount: 50 }, "amount"],
      [{ amount: undefined }, "amount"],
      [{ note: "x".repeat(501) }, "note"],
      [{ payment_reference: "x".repeat(101) }, "payment_reference"],
    ] as const) {
      const { status, body } = await ask(fields);
      assert.deepEqual([status, Object.keys(body.errors)], [422, [field]]);
    }
    assert.equal((await rest(ada.key, "GET", "/top-up-requests?status=paid")).status, 422);
    assert.equal((await rest(ada.key, "POST", "/top-up-requests/x/withdraw")).status, 404);
    assert.equal((await rest(ada.key, "GET", "/top-up-requests")).body.meta.total, 0);
  });

  it("must be confirmed where the amount is large or finer than its currency, on the request and on the approval", async () => {
    const buyer = await server.createReseller();
    for (const amount of ["10000.01", "99999999999", "10.123456"]) {
      const { status, body } = await ask({ amount }, buyer.key);
      assert.deepEqual([status, body.code], [409, "confirmation_required"], amount);
      assert.ok(body.detail.replaceAll(",", "").startsWith(amount), body.detail);
    }
    const usual = await ask({ amount: "10000.00" }, buyer.key);
    assert.equal(usual.status, 201);
    await operate(manager.token, "POST", `/top-up-requests/${usual.body.data.id}/decline`, { reason: "Not paid" });
    const headers = { "Idempotency-Key": "large" };
    const large = { amount: "20000" };
    assert.equal((await rest(buyer.key, "POST", "/top-up-requests", large, headers)).status, 409);
    const asked = await rest(buyer.key, "POST", "/top-up-requests", { ...large, confirm: "true" }, headers);
    assert.equal(asked.status, 201);
    const path = `/top-up-requests/${asked.body.data.id}/approve`;
    const unsure = await operate(manager.token, "POST", path, {});
    assert.deepEqual([unsure.status, unsure.body.code], [409, "confirmation_required"]);
    assert.equal(await balance(buyer.key), "0.00");
    assert.equal((await operate(manager.token, "POST", path, { confirm: true })).status, 200);
    assert.equal(await balance(buyer.key), "20000.00");
    const odd = { amount: "10.123456" };
    const { detail } = (await ask(odd, buyer.key)).body;
    const question = { ...odd, confirm: `${detail} And another.` };
    assert.equal((await ask(question, buyer.key)).body.detail, detail);
    const confirmed = await ask({ ...odd, confirm: detail }, buyer.key);
    assert.equal(confirmed.status, 201);
    await operate(manager.token, "POST", `/top-up-requests/${confirmed.body.data.id}/decline`, { reason: "Not paid" });
  });

  it("are approved by a manager, and shown on the statement", async () => {
    const asked = await ask({ note: "Paid by bank", payment_reference: "TX-1" });
    assert.equal(asked.status, 201);
    const { id } = asked.body.data;
    const listed = await operate(manager.token, "GET", "/top-up-requests?status=open");
    assert.deepEqual(
      listed.body.data.map((row: { id: number; reseller: object; amount: string }) => [
        row.id,
        row.reseller,
        row.amount,
      ]),
      [[id, { id: ada.id, name: "Reseller 1" }, "50.00"]],
    );
    const wrong = await operate(manager.token, "POST", `/top-up-requests/${id}/approve`, { amount: "49.10" });
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ["reason"]]);
    const body = { amount: "49.10", reason: "Less the bank's fee" };
    const approved = await operate(manager.token, "POST", `/top-up-requests/${id}/approve`, body);
    assert.deepEqual([approved.status, approved.body.data.decided_by.id], [200, manager.id]);
    assert.equal((await operate(manager.token, "POST", `/top-up-requests/${id}/approve`, {})).status, 409);
    assert.equal(await balance(), "59.10");
    const [own] = (await rest(ada.key, "GET", "/top-up-requests")).body.data;
    assert.deepEqual([own.status, own.approved_amount, own.reason], ["approved", "49.10", "Less the bank's fee"]);
    assert.ok(!("decided_by" in own) && !("reseller" in own));
    const [entry] = (await rest(ada.key, "GET", "/transactions?type=top_up")).body.data;
    assert.deepEqual([entry.id, entry.amount], [own.transaction_id, "49.10"]);
  });

  it("are declined with a reason, and withdrawn by who made them", async () => {
    const declined = (await ask()).body.data.id;
    assert.equal((await operate(manager.token, "POST", `/top-up-requests/${declined}/decline`, {})).status, 422);
    await operate(manager.token, "POST", `/top-up-requests/${declined}/decline`, { reason: "No payment came" });
    const withdrawn = (await ask()).body.data.id;
    const other = await server.createReseller();
    assert.equal((await rest(other.key, "POST", `/top-up-requests/${withdrawn}/withdraw`)).status, 404);
    assert.equal((await rest(ada.key, "POST", `/top-up-requests/${withdrawn}/withdraw`)).body.data.status, "withdrawn");
    const late = await rest(ada.key, "POST", `/top-up-requests/${declined}/withdraw`);
    assert.deepEqual([late.status, late.body.detail], [409, "The request was declined already."]);
    const rows = (await rest(ada.key, "GET", "/top-up-requests?cursor=&per_page=2")).body;
    assert.deepEqual(
      rows.data.map((row: { id: number; status: string; reason: string | null }) => [row.id, row.status, row.reason]),
      [
        [withdrawn, "withdrawn", null],
        [declined, "declined", "No payment came"],
      ],
    );
    const next = new URL(rows.links.next).search;
    assert.deepEqual((await rest(ada.key, "GET", `/top-up-requests${next}`)).body.data.length, 1);
  });

  it("wait in small numbers, and are made once for an Idempotency-Key", async () => {
    const eve = await server.createReseller();
    const key = { "idempotency-key": "top-up-1" };
    const first = await rest(eve.key, "POST", "/top-up-requests", { amount: "5" }, key);
    const again = await rest(eve.key, "POST", "/top-up-requests", { amount: "5" }, key);
    assert.equal(again.body.data.id, first.body.data.id);
    assert.equal((await ask({}, eve.key)).status, 201);
    const refused = await ask({}, eve.key);
    assert.deepEqual([refused.status, refused.body.code], [409, "conflict"]);
  });

  it("of test mode stay in test mode", async () => {
    const testMoney = await balance(ada.testKey);
    const { id, test } = (await ask({}, ada.testKey)).body.data;
    assert.equal(test, true);
    const ids = async (query: string) =>
      (await operate(manager.token, "GET", `/top-up-requests?${query}`)).body.data.map((row: { id: number }) => row.id);
    assert.ok(!(await ids("")).includes(id));
    assert.deepEqual(await ids("test=true"), [id]);
    const live = await balance();
    await operate(manager.token, "POST", `/top-up-requests/${id}/approve`, {});
    assert.deepEqual([await balance(), Number(await balance(ada.testKey)) - Number(testMoney)], [live, 50]);
  });

  it("are read by all of the staff, and decided by who manages money", async () => {
    const { id } = (await ask()).body.data;
    for (const role of ["agent", "read-only"] as const) {
      const { token } = await server.createStaff(role);
      assert.equal((await operate(token, "GET", `/top-up-requests?reseller_id=${ada.id}`)).status, 200);
      assert.equal((await operate(token, "POST", `/top-up-requests/${id}/approve`, {})).status, 403);
      assert.equal((await operate(token, "POST", `/top-up-requests/${id}/decline`, { reason: "No" })).status, 403);
    }
    assert.equal((await operate(manager.token, "POST", "/top-up-requests/999999/approve", {})).status, 404);
    assert.equal((await operate(manager.token, "POST", "/top-up-requests/x/approve", {})).status, 404);
    const { token } = await server.createStaff("owner");
    assert.equal((await operate(token, "POST", `/top-up-requests/${id}/approve`, {})).status, 200);
  });
});
