import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, beforeEach } from "node:test";
import { imei } from "../../money-world.ts";
import { readOpenApi } from "../../support/openapi.ts";
import { answerOf, startTestServer, type Answer, type TestServer, type TestStaff } from "../../support/server.ts";
import { until } from "../../support/wait.ts";

/** The recorded fields of each target. */
export type Changes = Record<string, Record<string, unknown>>;
type Request = [method: string, path: string, body?: object];

/** The operator's API, called by an owner, on a server whose log is emptied before each test. */
export interface ChangesWorld {
  readonly server: TestServer;
  call(...request: Request): Promise<Answer>;
  done(...request: Request): Promise<Answer>;
  /** Every entry, the newest first, once every call has ended. */
  readLog(query?: string): Promise<{ action: string; changes: { target: string; fields: object }[] }[]>;
  /** What the last call changed. */
  lastChanges(): Promise<Changes>;
  assertChanges(request: Request, expected: Changes): Promise<void>;
  /** Makes a price group or a service group. */
  newGroup(path: string, name: string): Promise<number>;
  newOrder(serviceId: number): Promise<number>;
}

/** Starts the server before the tests of the suite that calls this, and stops it after them. */
export function useChangesWorld(): ChangesWorld {
  let server: TestServer;
  let owner: TestStaff;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let count = 0;

  before(async () => {
    server = await startTestServer({ workers: false });
    owner = await server.createStaff("owner");
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
  });
  after(() => server.stop());
  beforeEach(async () => {
    await readLog();
    await server.core.database.kysely.deleteFrom("audit_log").execute();
  });

  const call: ChangesWorld["call"] = async (method, path, body) => {
    const answer = await fetch(`${server.url}/api/operator${path}`, {
      method,
      headers: {
        authorization: `Bearer ${owner.token}`,
        "idempotency-key": randomUUID(),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answerOf(answer);
  };

  const done: ChangesWorld["done"] = async (method, path, body = {}) => {
    const answer = await call(method, path, body);
    assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer;
  };

  const readLog: ChangesWorld["readLog"] = (query = "") =>
    until(async () => {
      const answer = await call("GET", `/audit-log?per_page=100&${query}`);
      check("GET", "/api/operator/audit-log", answer);
      const { data } = answer.body;
      return data.every(({ status }: { status: number | null }) => status !== null) && data;
    });

  const lastChanges: ChangesWorld["lastChanges"] = async () => {
    const [entry] = await readLog();
    return Object.fromEntries(entry!.changes.map(({ target, fields }) => [target, fields])) as Changes;
  };

  return {
    get server() {
      return server;
    },
    call,
    done,
    readLog,
    lastChanges,
    async assertChanges([method, path, body = {}], expected) {
      await done(method, path, body);
      assert.deepEqual(await lastChanges(), expected, `${method} ${path}`);
    },
    async newGroup(path, name) {
      const { data } = (await done("POST", path, { name })).body;
      return data.find((group: { name: string }) => group.name === name).id;
    },
    async newOrder(serviceId) {
      const { key } = await server.createReseller({ credit: "50.00" });
      const placed = await server.rest(key, "POST", "/orders", { service_id: serviceId, imei: imei(++count) });
      return Number(placed.body.data.id);
    },
  };
}
