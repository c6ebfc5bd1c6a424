import { sql } from "kysely";
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { collectAnswers, openMoneyWorld, OPERATOR, place, type MoneyWorld } from "../../../../test/money-world.ts";
import { freshDatabase, hasPostgres } from "../../../../test/support/postgres/postgres.ts";
import { until } from "../../../../test/support/wait.ts";
import type { Connection } from "../../../database/database.ts";
import { openDatabase } from "../../../database/open.ts";
import { lockWallet } from "../../ledger/wallet/wallet-rows.ts";
import { succeedOrder } from "../settle-orders.ts";

const CONNECTIONS = 4;

const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";

describe("a call that reaches two processes at the same time", { skip }, () => {
  it("places one order, where an older one of the same content is past the window of repeats", async () => {
    await using fresh = await freshDatabase();
    await using opened = new AsyncDisposableStack();
    const open = async (): Promise<MoneyWorld> => {
      const database = await openDatabase({ url: fresh.url, dataDir: "", connections: CONNECTIONS });
      opened.defer(() => database.close());
      return opened.use(await openMoneyWorld(database));
    };
    const [first, second] = [await open(), await open()];
    const { kysely } = first.core.database;
    const reseller = await first.caller({ credit: 100_000_000n });
    const inputs = [{ name: "User", type: "text" as const, required: true }];
    const serviceId = await first.service({ type: "server", identifierKind: "none", inputs });
    const request = { source: "dispatch", serviceId, inputs: { User: "ann" } } as const;
    const { order: old } = await place(first.core, reseller, request);
    await succeedOrder(first.core, old.id, { result: "done" }, OPERATOR);
    await kysely.transaction().execute(async (transaction) => {
      // Past the trigger that keeps the time of an order.
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`update orders set created_at = created_at - interval '1 hour'`.execute(transaction);
    });
    let answers: ReturnType<typeof collectAnswers> | undefined;
    await kysely.transaction().execute(async (transaction) => {
      await lockWallet(transaction, reseller.walletId);
      answers = collectAnswers([first, second].map(({ core }) => place(core, reseller, request)));
      await until(async () => (await countWaiting(kysely)) === 2);
    });
    const { placed, refused } = await answers!;
    assert.deepEqual(refused, []);
    assert.equal(new Set(placed.map(({ order }) => order.id)).size, 1);
    assert.equal(placed.filter(({ replayed }) => replayed).length, 1);
    const { rows } = await sql<{ id: bigint }>`select id from orders where id > ${old.id.toString()}`.execute(kysely);
    assert.equal(rows.length, 1);
  });
});

/** Of both processes: they have read the facts by then, and wait for the wallet. */
async function countWaiting(connection: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(connection);
  return rows[0]!.count;
}
