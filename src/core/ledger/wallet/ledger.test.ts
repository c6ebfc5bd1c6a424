import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { assertBooksBalance, openMoneyWorld, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Database } from "../../../database/database.ts";
import { reconcile } from "../reconciliation/reconcile.ts";
import { createLedger } from "./ledger.ts";
import { topUp } from "./wallet.ts";

describe("the balances of the ledger's accounts", () => {
  forEachDatabase((_kind, open) => {
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
    const age = async () => {
      await run("alter table transfers disable trigger transfers_kept");
      await run("update transfers set created_at = created_at - interval '1 hour'");
      await run("alter table transfers enable trigger transfers_kept");
    };

    it("are the same before and after they are stored, and with what came since", async () => {
      await credit();
      const start = await cashIn();
      await credit();
      assert.equal(await cashIn(), start - 5_000_000n);
      const [unstored] = await run("select up_to from ledger_sums");
      assert.equal(unstored!["up_to"], 0n, "what may still be written out of turn is not stored");
      await age();
      assert.equal(await cashIn(), start - 5_000_000n);
      const [stored] = await run("select up_to, (select max(id) from transfers) as last from ledger_sums");
      assert.equal(stored!["up_to"], stored!["last"]);
      await credit();
      assert.equal(await cashIn(), start - 10_000_000n);
      await assertBooksBalance(world.core, []);
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
  });
});
