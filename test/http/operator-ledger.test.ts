import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { StaffRole } from "../../src/core/people/users/user.ts";
import { topUp } from "../../src/core/ledger/wallet/wallet.ts";
import { sql } from "kysely";
import { imei } from "../money-world.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer, type TestStaff } from "../support/server.ts";
import { until } from "../support/wait.ts";

describe("the ledger in the operator's API", () => {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let staff: Record<"owner" | "agent", TestStaff>;
  let ada: TestReseller;
  let bob: TestReseller;
  let orderId: number;

  before(async () => {
    server = await startTestServer({ settings: { EXPORT_ROWS: 50 } });
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
    staff = { owner: await server.createStaff("owner"), agent: await server.createStaff("agent") };
    ada = await server.createReseller({ name: "Ada", credit: "20.00" });
    bob = await server.createReseller({ name: '=HYPERLINK("http://x","Bob")', credit: "5" });
    const serviceId = await server.createService({ price: "1.25" });
    const placed = await server.rest(ada.key, "POST", "/orders", { service_id: serviceId, imei: imei(1) });
    orderId = placed.body.data.id;
    await call("POST", `/orders/${orderId}/answer`, { result: "code" });
    await call("POST", `/orders/${orderId}/refund`, { amount: "0.25", reason: "late", idempotency_key: "a part" });
    await call("POST", `/resellers/${bob.id}/adjustment`, {
      amount: "-2",
      reason: "@typing, error",
      idempotency_key: "a",
    });
  });
  after(() => server.stop());

  async function call(method: string, path: string, body?: unknown, role: StaffRole = "owner"): Promise<Answer> {
    const answer = await server.operate(staff[role as keyof typeof staff].token, method, path, body);
    check(method, `/api/operator${path.split("?", 1)[0]}`, answer);
    return answer;
  }

  type Row = { id: number; kind: string; amount: string; from: string; to: string };
  const transfers = async (query: string): Promise<Row[]> =>
    (await call("GET", `/ledger/transfers?${query}`)).body.data;
  const kinds = async (query: string) => (await transfers(query)).map(({ kind }) => kind);

  it("is for owners and managers", async () => {
    for (const [method, path] of [
      ["GET", "/ledger/checks"],
      ["POST", "/ledger/checks"],
      ["GET", "/ledger/accounts"],
      ["GET", "/ledger/transfers"],
      ["GET", "/ledger/transfers.csv"],
    ] as const) {
      assert.equal((await call(method, path, undefined, "agent")).status, 403, path);
    }
  });

  describe("shows transfers", () => {
    it("not with filters that mean nothing", async () => {
      for (const query of [
        "kind=gift",
        "reseller=nobody@example.com",
        "reseller=a%00b",
        "order_id=x",
        "order_id=1e3",
        "test=maybe",
        "created_from=yesterday",
        "min_amount=1,5",
        "min_amount=0.0000001",
        "cursor=!",
      ]) {
        assert.equal((await call("GET", `/ledger/transfers?${query}`)).status, 422, query);
        if (query.startsWith("cursor")) continue;
        assert.equal((await call("GET", `/ledger/transfers.csv?${query}`)).status, 422, query);
      }
    });

    it("by kind, order, reseller, mode, time and amount, and all of these together", async () => {
      assert.deepEqual(await kinds(`order_id=${orderId}`), ["refund", "capture", "hold"]);
      assert.deepEqual(await kinds("kind=adjustment,refund"), ["adjustment", "refund"]);
      assert.deepEqual(await kinds(`reseller=${bob.id}&test=false`), ["adjustment", "top_up"]);
      assert.deepEqual(await kinds(`reseller=${ada.email}&kind=hold,top_up`), ["hold", "top_up"]);
      assert.deepEqual(await kinds("test=true"), ["promo", "promo"]);
      assert.deepEqual(await kinds("min_amount=5.00&test=false"), ["top_up", "top_up"]);
      assert.deepEqual(await kinds("min_amount=5.000001&test=false"), ["top_up"]);
      assert.deepEqual(await kinds("created_from=2100-01-01"), []);
      assert.deepEqual(await kinds("created_to=2020-01-01"), []);
      const all = await transfers("created_from=2020-01-01&created_to=2100-01-01&per_page=100");
      assert.deepEqual(all, await transfers("per_page=100"));
      assert.deepEqual(await kinds(`reseller=${ada.id}&kind=capture&created_from=2020-01-01&min_amount=1`), [
        "capture",
      ]);
    });

    it("with both accounts, whose money it is, and who moved it and why", async () => {
      const [adjustment] = (await call("GET", "/ledger/transfers?kind=adjustment")).body.data;
      const { id: _, created_at: __, ...rest } = adjustment;
      assert.deepEqual(rest, {
        kind: "adjustment",
        amount: "2.00",
        currency: "USD",
        test: false,
        from: "wallet_available",
        to: "adjustment",
        reseller: { id: bob.id, name: '=HYPERLINK("http://x","Bob")' },
        order_id: null,
        reason: "@typing, error",
        actor: { kind: "operator", id: staff.owner.id, name: "Staff 1" },
      });
    });

    it("page by page to the end, each once", async () => {
      const seen: number[] = [];
      let path = "/ledger/transfers?per_page=3";
      while (path !== "") {
        const { data, links } = (await call("GET", path)).body;
        seen.push(...data.map(({ id }: Row) => id));
        path = links.next === null ? "" : links.next.replace(`${server.url}/api/operator`, "");
      }
      const all = (await transfers("per_page=100")).map(({ id }) => id);
      assert.deepEqual(seen, all);
      assert.equal(all.length, 8);
    });

    it("as a file that no spreadsheet takes for formulas, and never cut short", async () => {
      const answer = await call("GET", "/ledger/transfers.csv?test=false");
      assert.match(answer.headers.get("content-disposition")!, /^attachment; filename="transfers-[\d-]+\.csv"$/);
      const lines = (answer.body as string).trim().split("\r\n");
      assert.equal(lines.length, 7);
      assert.match(lines[0]!, /^\uFEFF?id,created_at,kind,amount,currency/);
      const adjustment = lines.find((line) => line.includes(",adjustment,"))!;
      assert.ok(adjustment.includes(`"'=HYPERLINK(""http://x"",""Bob"")"`), adjustment);
      assert.ok(adjustment.includes(`"'@typing, error"`), adjustment);
      const wish = { resellerId: bob.id, amount: 1n, reason: "many", actor: { kind: "operator", id: null } } as const;
      for (let n = 0; n < 50; n++) await topUp(server.core, wish);
      const refused = await call("GET", "/ledger/transfers.csv");
      assert.deepEqual([refused.status, refused.body.code], [422, "too_many_items"]);
      assert.equal((await call("GET", "/ledger/transfers.csv?kind=hold")).status, 200);
    });
  });

  it("adds up accounts that come to nothing altogether, old transfers and new", async () => {
    type Account = { kind: string; currency: string; test: boolean; balance: string; accounts: number };
    const read = async (): Promise<Account[]> => (await call("GET", "/ledger/accounts")).body.data;
    const of = (accounts: Account[], kind: string, test = false) =>
      accounts.find((account) => account.kind === kind && account.test === test)?.balance;
    const first = await read();
    assert.deepEqual(
      [of(first, "revenue"), of(first, "adjustment"), of(first, "wallet_held")],
      ["1.00", "2.00", "0.00"],
    );
    assert.deepEqual([of(first, "cash_in"), of(first, "promo", true)], ["-25.00005", "-2000.00"]);
    assert.equal(first.find(({ kind, test }) => kind === "wallet_available" && !test)?.accounts, 2);
    // What was summed up before is kept, and must not be added twice.
    await sql`set session_replication_role = replica`.execute(server.core.database.kysely);
    await sql`update transfers set created_at = created_at - interval '1 hour'`.execute(server.core.database.kysely);
    await sql`set session_replication_role = default`.execute(server.core.database.kysely);
    assert.deepEqual(await read(), first);
    const more = { amount: "1", reason: "more", idempotency_key: "more" };
    await call("POST", `/resellers/${ada.id}/top-up`, more);
    const [second, third] = await Promise.all([read(), read()]);
    assert.deepEqual(second, third);
    assert.deepEqual([of(second, "cash_in"), of(second, "revenue")], ["-26.00005", "1.00"]);
    const micros = second.map(({ balance }) => BigInt(Math.round(Number(balance) * 1e6)));
    assert.equal(
      micros.reduce((sum, amount) => sum + amount, 0n),
      0n,
    );
  });

  describe("is compared with what it stands for", () => {
    function finished(): Promise<Answer["body"]> {
      return until(async () => {
        const { open, last } = (await call("GET", "/ledger/checks")).body.data;
        return open === null && last !== null && last;
      });
    }

    it("on request, by a worker, once for two who ask together", async () => {
      const nothing = (await call("GET", "/ledger/checks")).body.data;
      assert.deepEqual(nothing, { last: null, open: null, last_full_at: null });
      const asked = await Promise.all([call("POST", "/ledger/checks"), call("POST", "/ledger/checks")]);
      assert.deepEqual(
        asked.map(({ status }) => status),
        [202, 202],
      );
      const run = await finished();
      assert.deepEqual([run.ok, run.state, run.requested_by.name], [true, "done", "Staff 1"]);
      assert.equal(run.checks.length, run.checks_total);
      assert.deepEqual([run.scope, run.after_transfer, run.changed_from], ["full", null, null]);
      assert.equal((await call("GET", "/ledger/checks")).body.data.last_full_at, run.ended_at);
      const [wallets] = run.checks;
      assert.deepEqual([wallets.of, wallets.compared, wallets.differences], ["wallets", 4, 0]);
      const figures = (await call("GET", "/figures")).body.data;
      assert.deepEqual(figures.books, { ok: true, checked_at: run.ended_at });
    });

    it("and what differs is told with its sum", async () => {
      const { kysely } = server.core.database;
      const change = (by: bigint) =>
        sql`update wallets set available = available + ${by} where not test`.execute(kysely);
      await change(500_000n);
      await call("POST", "/ledger/checks");
      const run = await finished();
      await change(-500_000n);
      const failed = run.checks.filter(({ ok }: { ok: boolean }) => !ok);
      assert.deepEqual([run.ok, failed.length], [false, 2]);
      assert.deepEqual(
        [failed[0].differences, failed[0].sums],
        [2, [{ currency: "USD", test: false, amount: "1.00" }]],
      );
    });
  });
});
