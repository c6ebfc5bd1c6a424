import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { reconcile } from "../../src/core/ledger/reconciliation/reconcile.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type TestReseller, type TestServer, type TestStaff } from "../support/server.ts";

const PNG = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(100, 7)]);

describe("a manual payment method", () => {
  let server: TestServer;
  let ada: TestReseller;
  let bob: TestReseller;
  let manager: TestStaff;
  let agent: TestStaff;
  let checkRest: Awaited<ReturnType<typeof readOpenApi>>;
  let checkOperator: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    server = await startTestServer({ workers: false });
    checkRest = await readOpenApi(server.url);
    checkOperator = await readOpenApi(server.url, "/api/operator/openapi.json");
    ada = await server.createReseller({ group: "Gold" });
    bob = await server.createReseller();
    manager = await server.createStaff("manager");
    agent = await server.createStaff("agent");
  });
  after(() => server.stop());

  async function rest(key: string, method: string, path: string, body?: unknown) {
    const answer = await server.rest(key, method, path, body);
    checkRest(method, `/api/v1${path.split("?", 1)[0]}`, answer);
    return answer;
  }
  async function operate(method: string, path: string, body?: unknown, token = manager.token) {
    const answer = await server.operate(token, method, path, body);
    checkOperator(method, `/api/operator${path.split("?", 1)[0]}`, answer);
    return answer;
  }
  async function addMethod(fields: Record<string, unknown> = {}): Promise<number> {
    const method = { kind: "manual", name: "Bank transfer", enabled: true, ...fields };
    const { status, body } = await operate("POST", "/payment-methods", method);
    assert.equal(status, 201, JSON.stringify(body));
    return body.data.id;
  }
  const balance = async (key: string) => (await rest(key, "GET", "/account")).body.data.balance;

  it("is shown to those who may use it, with its fee and bonus", async () => {
    const groups = (await operate("GET", "/price-groups")).body.data;
    const gold = groups.find(({ name }: { name: string }) => name === "Gold").id;
    const id = await addMethod({ name: "Gold only", price_group_ids: [gold] });
    const hidden = await addMethod({ name: "Not yet", enabled: false });
    const foreign = await addMethod({ name: "Euros", currency: "EUR" });
    const names = async (key: string) =>
      (await rest(key, "GET", "/payment-methods")).body.data.map(({ name }: { name: string }) => name);
    assert.deepEqual(await names(ada.key), ["Gold only"]);
    assert.deepEqual(await names(bob.key), []);
    for (const unusable of [id, hidden, foreign, 999]) {
      const asked = { amount: "5", payment_method_id: unusable };
      const { status, body } = await rest(bob.key, "POST", "/top-up-requests", asked);
      assert.equal(status, 404);
      assert.match(body.detail, /Your wallet is in USD, and only methods in it are offered/);
    }
  });

  it("is set up by staff who may, with every wrong field named", async () => {
    const tiers = [
      { from: "10", basis_points: 100 },
      { from: "10.00", basis_points: 200 },
    ];
    const { body } = await operate("POST", "/payment-methods", {
      kind: "manual",
      name: " ",
      min_amount: "0",
      fee_fixed: "0.001",
      bonus_tiers: tiers,
    });
    assert.deepEqual(Object.keys(body.errors).toSorted(), ["bonus_tiers", "fee_fixed", "min_amount", "name"]);
    assert.equal((await operate("POST", "/payment-methods", { kind: "barter", name: "X" })).status, 422);
    assert.equal((await operate("POST", "/payment-methods", { kind: "manual", name: "X" }, agent.token)).status, 403);
    const id = await addMethod({ name: "Before" });
    await operate("PATCH", `/payment-methods/${id}`, { name: "After", fee_basis_points: 100, enabled: false });
    const { data } = (await operate("GET", `/payment-methods/${id}`)).body;
    assert.deepEqual([data.name, data.fee_basis_points, data.enabled, data.events_url], ["After", 100, false, null]);
    const { changes } = (await operate("GET", "/audit-log?action=PATCH%20/api/operator/payment-methods/:id")).body
      .data[0];
    assert.deepEqual(changes[0].fields.name, { old: "Before", new: "After" });
  });

  it("credits the amount, its fee and its bonus as transfers of their own, once", async () => {
    const id = await addMethod({
      fee_fixed: "0.50",
      fee_basis_points: 250,
      bonus_tiers: [{ from: "100", basis_points: 500 }],
      max_amount: "500",
    });
    const quote = (await rest(bob.key, "GET", `/payment-methods/${id}/quote?amount=100`)).body.data;
    assert.deepEqual(quote, {
      amount: "100.00",
      fee: "3.00",
      payable: "103.00",
      bonus: "5.00",
      credit: "105.00",
      currency: "USD",
    });
    assert.equal((await rest(bob.key, "GET", `/payment-methods/${id}/quote?amount=500.01`)).status, 422);
    assert.equal((await rest(bob.key, "GET", `/payment-methods/${id}/quote?amount=1.001`)).status, 422);
    const asked = await rest(bob.key, "POST", "/top-up-requests", { amount: "100", payment_method_id: id });
    const request = asked.body.data;
    assert.deepEqual([request.fee, request.payable, request.bonus], ["3.00", "103.00", "5.00"]);
    assert.deepEqual(request.payment_method, { id, name: "Bank transfer" });
    // What the method costs later does not matter to a request that was made.
    await operate("PATCH", `/payment-methods/${id}`, { fee_fixed: "9" });
    const approved = await operate("POST", `/top-up-requests/${request.id}/approve`, {});
    assert.deepEqual([approved.status, approved.body.data.approved_amount], [200, "100.00"]);
    assert.equal((await operate("POST", `/top-up-requests/${request.id}/approve`, {})).status, 409);
    assert.equal(await balance(bob.key), "105.00");
    const entries = (await rest(bob.key, "GET", "/transactions")).body.data;
    assert.deepEqual(
      entries.map(({ type, amount }: { type: string; amount: string }) => [type, amount]),
      [
        ["promo", "5.00"],
        ["payment_fee", "-3.00"],
        ["top_up", "103.00"],
      ],
    );
    assert.equal((await reconcile(server.core)).ok, true);
  });

  it("takes a proof by its bytes, which only staff and its owner see", async () => {
    const id = await addMethod({ name: "With proof" });
    const asked = await rest(bob.key, "POST", "/top-up-requests", { amount: "7", payment_method_id: id });
    const path = `/top-up-requests/${asked.body.data.id}/proof`;
    const put = (bytes: Buffer, key = bob.key) => rest(key, "PUT", path, { content: bytes.toString("base64") });
    for (const wrong of [
      Buffer.alloc(0),
      Buffer.from("<svg onload=alert(1)>"),
      Buffer.alloc(5 * 1024 * 1024 + 1, PNG),
    ]) {
      assert.equal((await put(wrong)).status, 422);
    }
    assert.equal((await put(PNG, ada.key)).status, 404);
    assert.equal((await rest(bob.key, "GET", path)).status, 404);
    const largest = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024 - PNG.length)]);
    assert.equal((await put(largest)).body.data.proof_type, "image/png");
    assert.equal((await put(Buffer.from("%PDF-1.7 …"))).body.data.proof_type, "application/pdf");
    assert.equal((await put(PNG)).status, 200);
    for (const url of [`/api/v1${path}`, `/api/operator${path}`]) {
      const authorization = `Bearer ${url.startsWith("/api/v1") ? bob.key : manager.token}`;
      const response = await fetch(server.url + url, { headers: { authorization } });
      assert.deepEqual(Buffer.from(await response.arrayBuffer()), PNG);
      assert.equal(response.headers.get("content-type"), "image/png");
      assert.match(response.headers.get("content-disposition") ?? "", /^attachment; filename="proof-\d+\.png"$/);
      assert.match(response.headers.get("content-security-policy") ?? "", /sandbox/);
      assert.equal(response.headers.get("x-content-type-options"), "nosniff");
      assert.equal(response.headers.get("cache-control"), "private, no-store");
    }
    assert.equal((await rest(ada.key, "GET", path)).status, 404);
    assert.equal((await operate("GET", path, undefined, agent.token)).status, 403);
    await operate("POST", `${path.replace("/proof", "")}/decline`, { reason: "Nothing came" });
    assert.equal((await put(PNG)).status, 409);
  });
});
