import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before, describe, it } from "node:test";
import { assertLedgerBalances, openMoneyWorld, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Database } from "../../../database/database.ts";
import { reconcile } from "../reconciliation/reconcile.ts";
import { createLedger } from "./ledger.ts";
import { topUp } from "./wallet.ts";

const COPY_OF_LAST_TRANSFER = `
  insert into transfers overriding system value
  select (jsonb_populate_record(t, jsonb_build_object('id', nextval(pg_get_serial_sequence('transfers', 'id')),
           'idempotency_key', gen_random_uuid()))).*
    from transfers t order by id desc limit 1`;

describe("the balances of the ledger's accounts", () => {
  forEachDatabase((databaseKind, open) => {
    let database: Database;
    let world: MoneyWorld;
    before(async () => {
      database = await open();
      world = await openMoneyWorld(database);
    });
    after(() => world.close());

    const run = (text: string) => database.statement<Record<string, bigint>>(`ledger test ${text}`, text, []);
    const cashIn = async (): Promise<bigint> => {
      const accounts = await createLedger(world.core, 1n).accounts();
      return accounts.find(({ kind, test }) => kind === "cash_in" && !test)!.balance;
    };
    const credit = async () => {
      const { resellerId } = await world.caller();
      const actor = { kind: "system", id: null } as const;
      await topUp(world.core, { resellerId, amount: 5_000_000n, reason: "Bank transfer", actor });
    };

    /** As if all that is written now had been there for an hour. */
    const makeOlder = () =>
      database.transaction(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction);
        await sql`update transfers set created_at = created_at - interval '1 hour'`.execute(transaction);
      });

    it("are the same before and after they are stored, and with what came since", async () => {
      await credit();
      const start = await cashIn();
      await credit();
      assert.equal(await cashIn(), start - 5_000_000n);
      const [stored] = await run("select up_to, (select max(id) from transfers) as last from ledger_sums");
      assert.equal(stored!["up_to"], stored!["last"]);
      await credit();
      assert.equal(await cashIn(), start - 10_000_000n);
      await assertLedgerBalances(world.core, []);
    });

    it("are compared by the reconciliation", async () => {
      await run("update ledger_sums set sums = jsonb_set(sums, '{0,balance}', '\"17\"')");
      const { ok, checks } = await reconcile(world.core);
      assert.equal(ok, false);
      assert.deepEqual(
        checks.filter((check) => !check.ok).map((check) => check.name),
        ["stored sums of the ledger equal their transfers"],
      );
    });

    // The embedded database has one connection.
    if (databaseKind === "embedded") return;

    it("have no transfer less when a transaction writes for long", async () => {
      await credit();
      const start = await cashIn();
      await database.transaction(async (slow) => {
        await sql.raw(COPY_OF_LAST_TRANSFER).execute(slow);
        await credit();
        await makeOlder();
        assert.equal(await cashIn(), start - 5_000_000n);
      });
      assert.equal(await cashIn(), start - 10_000_000n);
    });
  });
});
