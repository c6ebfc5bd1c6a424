import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { openMoneyWorld, orderRow, type MoneyWorld } from "../../test/money-world.ts";
import { freshDatabase, hasPostgres } from "../../test/support/postgres/postgres.ts";
import { openDatabase } from "../database/open.ts";
import { tellWorkers } from "./loop.ts";
import { until } from "../../test/support/wait.ts";

/** Far beyond what a test waits for: only a notification wakes the worker in time. */
const WORKER_POLL_MS = 600_000;
const CONNECTIONS = 4;

const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";

describe("a process without workers", { skip }, () => {
  it("wakes the workers of another process for each batch of orders", async () => {
    await using fresh = await freshDatabase();
    await using opened = new AsyncDisposableStack();
    const open = async (): Promise<MoneyWorld> => {
      const database = await openDatabase({ url: fresh.url, dataDir: "", connections: CONNECTIONS });
      opened.defer(() => database.close());
      return opened.use(await openMoneyWorld(database, { WORKER_POLL_MS }));
    };
    const [front, worker] = [await open(), await open()];
    const problems: unknown[] = [];
    const note = (problem: unknown): void => void problems.push(problem);
    tellWorkers(front.core, { error: note, warn: note });
    await worker.work();
    const tester = await front.caller({ key: { test: true } });
    const serviceId = await front.service();
    for (let round = 0; round < 2; round++) {
      const { id } = await front.order(tester, serviceId);
      await until(async () => (await orderRow(front.core, id)).submitted_at !== null);
    }
    assert.deepEqual(problems, []);
  });
});
