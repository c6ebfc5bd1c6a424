import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { StaffRole } from "../../src/core/people/users/user.ts";
import { assertLedgerBalances } from "../money-world.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer, type TestStaff } from "../support/server.ts";

describe("a reseller's money in the operator's API", () => {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let staff: Record<StaffRole, TestStaff>;
  let reseller: TestReseller;
  let keys = 0;

  before(async () => {
    server = await startTestServer({ workers: false });
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
    staff = {
      owner: await server.createStaff("owner"),
      manager: await server.createStaff("manager"),
      agent: await server.createStaff("agent"),
      "read-only": await server.createStaff("read-only"),
    };
    reseller = await server.createReseller({ credit: "20.00" });
  });
  after(() => server.stop());

  async function call(method: string, path: string, body?: unknown, role: StaffRole = "manager"): Promise<Answer> {
    const answer = await server.operate(staff[role].token, method, path, body);
    check(method, `/api/operator${path.split("?", 1)[0]}`, answer);
    return answer;
  }

  const wish = (amount: string) => ({ amount, reason: "Bank transfer 17", idempotency_key: `key ${++keys}` });
  const move = (kind: "top-up" | "adjustment", body: unknown, role?: StaffRole) =>
    call("POST", `/resellers/${reseller.id}/${kind}`, body, role);
  const wallet = async (mode: "live" | "test" = "live") =>
    (await call("GET", `/resellers/${reseller.id}`)).body.data.wallets[mode];
  const codeOf = ({ status, body }: Answer) => [status, body.code];

  it("is moved by owners and managers alone", async () => {
    const { balance } = await wallet();
    for (const role of ["agent", "read-only"] as const) {
      assert.deepEqual(codeOf(await move("top-up", wish("5"), role)), [403, "scope_missing"]);
      assert.deepEqual(codeOf(await move("adjustment", wish("5"), role)), [403, "scope_missing"]);
      const limit = { credit_limit: "100", reason: "x" };
      const answer = await call("PUT", `/resellers/${reseller.id}/credit-limit`, limit, role);
      assert.deepEqual(codeOf(answer), [403, "scope_missing"]);
    }
    assert.equal((await wallet()).balance, balance);
    assert.equal((await move("top-up", wish("0.01"), "owner")).status, 200);
  });

  it("moves in large amounts only when that is confirmed", async () => {
    const { balance } = await wallet();
    for (const [kind, amount] of [
      ["top-up", "10000.01"],
      ["adjustment", "10000.01"],
      ["adjustment", "-20000.02"],
    ] as const) {
      const body = wish(amount);
      assert.deepEqual(codeOf(await move(kind, body)), [409, "confirmation_required"]);
      assert.equal((await move(kind, { ...body, confirm: true })).status, 200);
    }
    assert.equal((await wallet()).balance, balance);
  });

  it("is left alone without an amount or a reason, in another currency, or without such a reseller", async () => {
    const untouched = await wallet();
    for (const kind of ["top-up", "adjustment"] as const) {
      for (const change of [
        { amount: "0" },
        { amount: "" },
        { amount: "1,50" },
        { amount: "1e3" },
        { amount: "0.0000001" },
        { amount: "1000000000001" },
        { amount: 5 },
        { amount: undefined },
        { reason: "  " },
        { reason: "a\0b" },
        { reason: "x".repeat(501) },
        { reason: undefined },
        { currency: "EUR" },
        { idempotency_key: "x".repeat(256) },
        { wallet: "test" },
      ]) {
        const answer = await move(kind, { ...wish("5"), ...change });
        assert.deepEqual(codeOf(answer), [422, "validation_failed"], `${kind} ${JSON.stringify(change)}`);
      }
      const keyless = await move(kind, { amount: "5", reason: "x" });
      assert.deepEqual(codeOf(keyless), [422, "field_required"]);
      assert.ok(keyless.body.errors.idempotency_key);
      const missing = await call("POST", `/resellers/999999/${kind}`, wish("5"));
      assert.deepEqual(codeOf(missing), [404, "not_found"]);
    }
    assert.deepEqual(codeOf(await move("top-up", wish("-5"))), [422, "validation_failed"]);
    assert.deepEqual(await wallet(), untouched);
  });

  it("is moved once for one key, however often and however fast it is sent", async () => {
    const { balance } = await wallet();
    const body = { ...wish("7.50"), currency: "USD" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => move("top-up", body)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 200],
    );
    assert.equal(answers.filter((answer) => !answer.body.data.replayed).length, 1);
    assert.equal(new Set(answers.map((answer) => answer.body.data.transfer_id)).size, 1);
    const replay = answers.find((answer) => answer.body.data.replayed)!;
    assert.equal(replay.headers.get("idempotent-replayed"), "true");
    assert.equal(Number((await wallet()).balance), Number(balance) + 7.5);
    const other = await move("top-up", { ...body, amount: "8" });
    assert.deepEqual(codeOf(other), [422, "idempotency_mismatch"]);
    const byHeader = await fetch(`${server.url}/api/operator/resellers/${reseller.id}/top-up`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${staff.manager.token}`,
        "content-type": "application/json",
        "idempotency-key": `"${body.idempotency_key}"`,
      },
      body: JSON.stringify({ amount: "7.50", reason: body.reason }),
    });
    assert.equal(((await byHeader.json()) as { data: { replayed: boolean } }).data.replayed, true);
  });

  it("goes down to the credit limit and not a micro-unit below, also for requests at the same time", async () => {
    const { id } = await server.createReseller({ credit: "10", creditLimit: "5" });
    const take = (amount: string) => call("POST", `/resellers/${id}/adjustment`, wish(amount));
    assert.deepEqual(codeOf(await take("-15.000001")), [402, "insufficient_balance"]);
    const raced = await Promise.all([take("-8"), take("-8"), take("-8")]);
    assert.deepEqual(
      raced.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 402, 402],
    );
    assert.equal((await take("-7")).body.data.balance, "-5.00");
    const limit = (credit_limit: string, reason = "Good payer") =>
      call("PUT", `/resellers/${id}/credit-limit`, { credit_limit, reason });
    for (const [wrong, reason] of [["4.99"], ["-1"], ["x"], ["1000000000001"], ["6", " "]] as const) {
      assert.deepEqual(codeOf(await limit(wrong, reason)), [422, "validation_failed"], wrong);
    }
    const { credit_limit, spendable } = (await limit("6.50")).body.data;
    assert.deepEqual([credit_limit, spendable], ["6.50", "1.50"]);
  });

  it("says who moved it and why, in the ledger and on the statement", async () => {
    const { body } = await move("adjustment", { ...wish("-1.25"), reason: "Typing error" }, "owner");
    const transfer = await server.core.database.kysely
      .selectFrom("transfers")
      .select(["actor_kind", "actor_id", "reason", "amount"])
      .where("id", "=", BigInt(body.data.transfer_id))
      .executeTakeFirstOrThrow();
    assert.deepEqual(transfer, {
      actor_kind: "operator",
      actor_id: staff.owner.id,
      reason: "Typing error",
      amount: 1_250_000n,
    });
    const [entry] = (await server.rest(reseller.key, "GET", "/transactions")).body.data;
    assert.deepEqual([entry.amount, entry.description, entry.type], ["-1.25", "Typing error", "adjustment"]);
  });

  it("is live money or test money, never both", async () => {
    const live = await wallet();
    const { data } = (await move("top-up", { ...wish("3"), test: true })).body;
    assert.deepEqual([data.test, data.balance], [true, "1003.00"]);
    assert.deepEqual(await wallet(), live);
    assert.equal((await wallet("test")).balance, "1003.00");
  });

  it("is told entry by entry, as the reseller reads it, of either wallet", async () => {
    const path = `/resellers/${reseller.id}/transactions`;
    const entries = async (query = "") => (await call("GET", `${path}?per_page=100${query}`, undefined, "agent")).body;
    const own = (key: string) => server.rest(key, "GET", "/transactions?per_page=100");
    assert.deepEqual((await entries()).data, (await own(reseller.key)).body.data);
    assert.deepEqual((await entries("&test=true")).data, (await own(reseller.testKey)).body.data);
    const topUps = await entries("&type=top_up&test=false");
    assert.equal(topUps.meta.total, topUps.data.length);
    assert.equal((await call("GET", `${path}?type=gift`)).status, 422);
    assert.equal((await call("GET", `${path}?test=maybe`)).status, 422);
    assert.equal((await call("GET", "/resellers/999999/transactions")).status, 404);
  });

  it("leaves books that balance", () => assertLedgerBalances(server.core, []));
});
