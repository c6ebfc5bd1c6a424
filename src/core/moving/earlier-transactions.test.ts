import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, type MoneyWorld } from "../../../test/money-world.ts";
import { moveIn, smallPanel, type Bundle } from "../../../test/moving-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { formatMoney } from "../kernel/money.ts";
import { reconcile } from "../ledger/reconciliation/reconcile.ts";
import { pageEarlier } from "../ledger/wallet/statement.ts";
import { findWalletRow } from "../ledger/wallet/wallet-rows.ts";

const BASE = 100_000;
const NAME = "Old panel";
const ANN = BASE + 1;

describe("transactions of the other panel", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    const { resellers, price_groups } = smallPanel(BASE);
    const transactions: NonNullable<Bundle["transactions"]> = [
      { id: "7", reseller: String(ANN), at: "2025-02-01T10:00:00Z", amount: "-2.50", description: "IMEI Order 12" },
      { id: "9", reseller: String(ANN), at: "2025-01-31T10:00:00Z", amount: "103", balance_after: "103" },
    ];
    function run(changed: Bundle["transactions"] = transactions) {
      return moveIn(world.core, { resellers, price_groups, transactions: changed }, { name: NAME });
    }
    async function walletOf(resellerId: number) {
      return (await findWalletRow(world.core.database.kysely, resellerId, false))!;
    }
    async function read(part: { limit: number; after?: bigint }) {
      return pageEarlier(world.core, (await walletOf(ANN)).id, part);
    }

    it("are notes in their order, and in no sum", async () => {
      assert.equal((await run()).state, "imported");
      const rows = await read({ limit: 10 });
      assert.deepEqual(
        rows.map(({ panel, at, amount, balanceAfter, description }) => [
          panel,
          at.toISOString(),
          formatMoney(amount),
          balanceAfter && formatMoney(balanceAfter),
          description,
        ]),
        [
          [NAME, "2025-02-01T10:00:00.000Z", "-2.50", null, "IMEI Order 12"],
          [NAME, "2025-01-31T10:00:00.000Z", "103.00", "103.00", ""],
        ],
      );
      assert.equal(formatMoney((await walletOf(ANN)).available), "100.50");
      const { checks } = await reconcile(world.core);
      assert.deepEqual(
        checks.filter(({ ok }) => !ok),
        [],
      );
      const [first] = await read({ limit: 1 });
      assert.deepEqual((await read({ limit: 5, after: first!.id })).length, 1);
    });

    it("stay once in a later run, which corrects what differs and may bring older ones", async () => {
      const [newest, ...rest] = transactions;
      const older = { id: "3", reseller: String(ANN), at: "2024-06-30T10:00:00Z", amount: "1" };
      assert.equal((await run([{ ...newest!, amount: "-2.75" }, ...rest, older])).state, "imported");
      const rows = await read({ limit: 10 });
      assert.deepEqual(
        rows.map(({ amount }) => formatMoney(amount)),
        ["-2.75", "103.00", "1.00"],
      );
      for (const [index, row] of rows.entries()) {
        const [next] = await read({ limit: 1, after: row.id });
        assert.equal(next?.id, rows[index + 1]?.id);
      }
    });

    it("of no reseller are an error of the dry run", async () => {
      const { state, remarks } = await run([{ ...transactions[0]!, id: "11", reseller: "5" }]);
      assert.notEqual(state, "imported");
      assert.deepEqual(
        remarks.filter(({ severity }) => severity === "error").map(({ file, field, value }) => [file, field, value]),
        [["transactions", "reseller", "5"]],
      );
    });
  });
});
