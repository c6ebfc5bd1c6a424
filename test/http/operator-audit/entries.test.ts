import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { readOpenApi } from "../../support/openapi.ts";
import { startTestServer, type Answer, type TestServer, type TestStaff } from "../../support/server.ts";
import { until } from "../../support/wait.ts";

const SUPPLIER = { name: "Upstream", url: "https://supplier.example/api/index.php", key: "the key at the supplier" };

interface Entry {
  id: number;
  staff: { id: number; name: string } | null;
  action: string;
  target: string | null;
  details: Record<string, unknown> | null;
  status: number | null;
  ip: string;
  request_id: string;
}

describe("what the operator's staff does", () => {
  let server: TestServer;
  let owner: TestStaff;
  let agent: TestStaff;

  before(async () => {
    server = await startTestServer({ workers: false, settings: { LOGIN_ATTEMPTS_PER_MINUTE: 1 } });
    owner = await server.createStaff("owner");
    agent = await server.createStaff("agent");
  });
  after(() => server.stop());
  beforeEach(async () => {
    await readEntries();
    await server.core.database.kysely.deleteFrom("audit_log").execute();
  });

  const call = (token: string, method: string, path: string, body?: unknown) =>
    server.operate(token, method, path, body);

  /** What is recorded, the oldest first, when every call is over. */
  function readEntries(query = ""): Promise<Entry[]> {
    return until(async () => {
      const entries: Entry[] = (await call(owner.token, "GET", `/audit-log?per_page=100&${query}`)).body.data;
      return entries.every((entry) => entry.status !== null) && entries.toReversed();
    });
  }

  it("names what it is about in the singular", async () => {
    for (const path of ["/news/7/end", "/price-groups/8", "/late-results/9/resolve"]) {
      await call(owner.token, path.startsWith("/price") ? "DELETE" : "POST", path, {});
    }
    const targets = (await readEntries()).map(({ target }) => target);
    assert.deepEqual(targets, ["news 7", "price group 8", "late result 9"]);
  });

  it("is recorded: changes, refusals and failures, with who, about what and how it ended", async () => {
    const { headers, body } = await call(owner.token, "POST", "/suppliers", SUPPLIER);
    const { id } = body.data;
    await call(agent.token, "POST", `/suppliers/${id}/pause`, { reason: "I may not" });
    await call(owner.token, "POST", `/suppliers/${id}/pause`, { reason: 7 });
    await call(owner.token, "POST", "/services/12/routes/3/pause?x=1", {});
    const entries = await readEntries();
    assert.deepEqual(
      entries.map(({ staff, action, target, status }) => [
        staff?.id,
        action.replace("/api/operator", ""),
        target,
        status,
      ]),
      [
        [owner.id, "POST /suppliers", null, 201],
        [agent.id, "POST /suppliers/:id/pause", `supplier ${id}`, 403],
        [owner.id, "POST /suppliers/:id/pause", `supplier ${id}`, 422],
        [owner.id, "POST /services/:id/routes/:supplier_id/pause", "service 12", 404],
      ],
    );
    assert.deepEqual(entries[0]!.details, { name: SUPPLIER.name, url: SUPPLIER.url });
    assert.deepEqual(entries[1]!.details, { reason: "I may not" });
    assert.equal(entries[0]!.request_id, headers.get("x-request-id"));
    assert.ok(entries.every(({ ip }) => ip === "127.0.0.1"));
  });

  it("is not recorded when it only reads, previews included", async () => {
    const id = await server.createService();
    const document = await fetch(`${server.url}/api/operator/openapi.json`);
    const { paths } = (await document.json()) as { paths: Record<string, object> };
    const reads = Object.entries(paths).filter(([, operations]) => "get" in operations);
    assert.ok(reads.length > 20);
    for (const [path] of reads) {
      await call(owner.token, "GET", path.replace("/api/operator", "").replaceAll(/\{\w+\}/g, "1"));
    }
    const previews = [
      ["/services/bulk/preview", { ids: [id], status: "paused" }],
      ["/queue/replies/preview", { text: "356938035643809 done" }],
      ["/suppliers/1/import/preview", { margin: "25%" }],
    ] as const;
    for (const [path, body] of previews) await call(owner.token, "POST", path, body);
    assert.deepEqual(await readEntries(), []);
  });

  it("is not done where it cannot be recorded", async () => {
    const { database } = server.core;
    await database.statement("test_hide_log", "alter table audit_log rename to audit_log_away", []);
    const refused: Answer[] = [];
    try {
      refused.push(
        await call(owner.token, "POST", "/suppliers", { ...SUPPLIER, name: "Unseen" }),
        await call("", "POST", "/login", { email: owner.email, password: owner.password }),
      );
    } finally {
      await database.statement("test_show_log", "alter table audit_log_away rename to audit_log", []);
    }
    assert.deepEqual(
      refused.map(({ status }) => status),
      [500, 500],
    );
    const { data } = (await call(owner.token, "GET", "/suppliers")).body;
    assert.ok(!data.some((supplier: { name: string }) => supplier.name === "Unseen"));
  });

  it("is written down when they sign in, by whom where the password was right, unless throttled", async () => {
    const { email, password } = agent;
    assert.equal((await call("", "POST", "/login", { email, password })).status, 200);
    assert.equal((await call("", "POST", "/login", { email, password: "wrong password" })).status, 422);
    assert.equal((await call("", "POST", "/login", { email, password })).status, 429);
    const entries = await readEntries();
    assert.deepEqual(
      entries.map(({ staff, action, details, status }) => [staff?.id ?? null, action, details, status]),
      [
        [agent.id, "POST /api/operator/login", { email }, 200],
        [null, "POST /api/operator/login", { email }, 422],
      ],
    );
  });

  it("is cut and cleaned for the log, however long it is", async () => {
    const body = {
      Password: "secret",
      text: "x".repeat(10_000),
      emoji: `${"y".repeat(199)}😀`,
      odd: "a\0b\ud800",
      "odd\0name": 1,
      list: Array.from({ length: 100 }, (_, index) => index),
      deep: { a: { b: { c: { d: { e: 1 } }, key: "secret" } } },
    };
    assert.equal((await call(owner.token, "POST", "/suppliers/a%00b%20c/resume", body)).status, 404);
    assert.equal((await call(owner.token, "POST", "/suppliers/1/resume", ["a"])).status, 200);
    const [odd, list] = await readEntries();
    const details = odd!.details as Record<string, unknown[] | string>;
    assert.equal(odd!.target, "supplier ab c");
    assert.deepEqual(Object.keys(details).toSorted(), ["deep", "emoji", "list", "odd", "oddname", "text"]);
    assert.deepEqual([details["text"], details["odd"]], [`${"x".repeat(200)}…`, "ab\ufffd"]);
    assert.equal(details["list"]!.at(-1), "… and 80 more");
    assert.deepEqual(details["deep"], { a: { b: { c: "…" } } });
    assert.deepEqual(list!.details, { items: ["a"] });
  });

  it("is found by who, what and when", async () => {
    const check = await readOpenApi(server.url, "/api/operator/openapi.json");
    for (const { token } of [agent, owner, agent]) await call(token, "POST", "/settings/test-mail", {});
    await call(agent.token, "POST", "/suppliers/1/resume", {});
    check("GET", "/api/operator/audit-log", await call(owner.token, "GET", "/audit-log"));
    const ids = async (query: string) => (await readEntries(query)).map(({ id }) => id);
    const [first, second, third, fourth] = await ids("");
    const action = "action=POST /api/operator/settings/test-mail";
    assert.deepEqual(await ids(`staff_id=${agent.id}`), [first, third, fourth]);
    assert.deepEqual(await ids(`staff_id=${agent.id}&${action}`), [first, third]);
    assert.deepEqual(await ids(`${action}&from=2020-01-01&outcome=refused`), [first, second, third]);
    for (const query of ["to=2020-01-01", "outcome=failed", "target=order 1"]) assert.deepEqual(await ids(query), []);
    for (const query of ["staff_id=x", "cursor=-1", "from=now", "staff_id=99999999999", "outcome=good"]) {
      assert.equal((await call(owner.token, "GET", `/audit-log?${query}`)).status, 422);
    }
    assert.equal((await call(agent.token, "GET", "/audit-log/choices")).status, 403);
  });

  it("is listed page by page, and each entry says what its action does", async () => {
    for (let count = 0; count < 3; count++) await call(owner.token, "POST", "/suppliers/1/resume", {});
    await call(owner.token, "POST", "/ledger/checks", {});
    await readEntries();
    const check = await readOpenApi(server.url, "/api/operator/openapi.json");
    const action = "POST /api/operator/suppliers/:id/resume";
    const about = "Resume a supplier, no matter why it was paused";
    const list = `/audit-log?action=${encodeURIComponent(action)}&per_page=2&cursor=`;
    const first = await call(owner.token, "GET", list);
    check("GET", "/api/operator/audit-log", first);
    assert.deepEqual(
      first.body.data.map((entry: { about: string }) => entry.about),
      [about, about],
    );
    const next = await call(owner.token, "GET", `${list}${first.body.meta.next_cursor}`);
    assert.deepEqual([next.body.data.length, next.body.meta.next_cursor], [1, null]);
    const choices = await call(owner.token, "GET", "/audit-log/choices");
    check("GET", "/api/operator/audit-log/choices", choices);
    assert.deepEqual(
      choices.body.data.actions.find((choice: { action: string }) => choice.action === action),
      { action, about },
    );
  });
});
