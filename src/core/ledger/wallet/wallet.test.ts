import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import {
  assertLedgerBalances,
  imei,
  openMoneyWorld,
  type MoneyWorld,
  OPERATOR,
  place,
  refusal,
} from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { interleaved } from "../../../../test/support/interleaved.ts";
import { MAX_AMOUNT } from "../../kernel/money.ts";
import { readAccount } from "../../resellers/accounts/resellers.ts";
import { rejectOrder } from "../../orders/settle-orders.ts";
import { pageTransactions } from "./statement.ts";
import { adjust, setCreditLimit, topUp } from "./wallet.ts";

describe("a wallet", () => {
  forEachDatabase((kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    it("is topped up once for one idempotency key of any form", async () => {
      const { core, caller } = world;
      const reseller = await caller({ credit: 1_000_000n });
      const { resellerId } = reseller;
      for (const idempotencyKey of ["invoice 1", "opening"]) {
        const one = { resellerId, amount: 2_000_000n, reason: "Paid", idempotencyKey, actor: OPERATOR };
        const moved = await Promise.all(Array.from({ length: 10 }, () => topUp(core, one)));
        assert.equal(moved.filter(({ fresh }) => fresh).length, 1);
      }
      assert.equal((await readAccount(core, reseller)).available, 5_000_000n);
      await assertLedgerBalances(core, [reseller]);
    });

    it("refuses invalid amounts and reasons", async () => {
      const { core, caller } = world;
      const { resellerId } = await caller();
      const rest = { resellerId, reason: "try", actor: OPERATOR };
      for (const amount of [0n, -1n, MAX_AMOUNT + 1n]) {
        assert.equal(await refusal(topUp(core, { ...rest, amount })), "validation_failed");
      }
      for (const amount of [0n, MAX_AMOUNT + 1n, -MAX_AMOUNT - 1n]) {
        assert.equal(await refusal(adjust(core, { ...rest, amount })), "validation_failed");
      }
      for (const reason of ["", "  ", "\0", "x".repeat(501)]) {
        assert.equal(await refusal(adjust(core, { ...rest, amount: 1n, reason })), "validation_failed");
      }
      assert.equal(await refusal(topUp(core, { ...rest, resellerId: 1_000_000, amount: 1n })), "not_found");
    });

    it("is adjusted down to its credit limit and not a micro-unit below", async () => {
      const { core, caller } = world;
      const reseller = await caller({ credit: 10n, creditLimit: 5n });
      const rest = { resellerId: reseller.resellerId, reason: "try", actor: OPERATOR };
      assert.equal(await refusal(adjust(core, { ...rest, amount: -16n })), "insufficient_balance");
      assert.equal((await adjust(core, { ...rest, amount: -15n })).available, -5n);
      assert.equal(await refusal(setCreditLimit(core, reseller.resellerId, 4n)), "validation_failed");
      await setCreditLimit(core, reseller.resellerId, 6n);
      assert.equal((await adjust(core, { ...rest, amount: -1n })).available, -6n);
      await assertLedgerBalances(core, [reseller]);
    });

    if (kind === "postgres") {
      it("has a statement of one moment, with as many entries as it says", async () => {
        const { core, caller } = world;
        const reseller = await caller({ credit: 1_000_000n });
        const { resellerId } = reseller;
        const busy = interleaved(core, () => topUp(core, { resellerId, amount: 1n, reason: "Paid", actor: OPERATOR }));
        const { entries, total } = await pageTransactions(busy, reseller, { limit: 10, offset: 0 });
        assert.deepEqual([entries.length, total], [1, { rows: 1, isCapped: false }]);
        const later = await pageTransactions(core, reseller, { limit: 10, offset: 0 });
        assert.deepEqual([later.entries.length, later.total?.rows], [2, 2]);
      });
    }

    it("keeps test money apart from live money", async () => {
      const { core, caller, service } = world;
      const live = await caller({ credit: 1_000_000n });
      const test = await caller({ credit: 1_000_000n, key: { test: true } });
      const serviceId = await service();
      await place(core, live, { serviceId, identifier: imei(1) });
      await place(core, test, { serviceId, identifier: imei(1) });
      assert.equal((await readAccount(core, live)).available, 0n);
      assert.equal((await readAccount(core, test)).available, 999_000_000n);
      assert.equal((await readAccount(core, { ...test, test: false })).available, 1_000_000n);
      await assertLedgerBalances(core, [live, test]);
    });

    it("shows what happened to its credit, page by page and by order", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 5_000_000n });
      const serviceId = await service();
      const { order } = await place(core, reseller, { serviceId, identifier: imei(1), clientReference: "PO-9" });
      await place(core, reseller, { serviceId, identifier: imei(2) });
      await rejectOrder(core, order.id, "not found", OPERATOR);
      const all = await pageTransactions(core, reseller, { limit: 10, offset: 0 });
      assert.deepEqual(
        all.entries.map(({ type, amount }) => [type, amount]),
        [
          ["release", 1_000_000n],
          ["order", -1_000_000n],
          ["order", -1_000_000n],
          ["top_up", 5_000_000n],
        ],
      );
      const [first] = (await pageTransactions(core, reseller, { limit: 1, offset: 1 })).entries;
      const behind = await pageTransactions(core, reseller, { limit: 10, after: first!.id });
      assert.deepEqual(behind, { entries: all.entries.slice(2), total: null });
      const own = await pageTransactions(core, reseller, { limit: 10, offset: 0, orderId: order.id });
      assert.deepEqual([own.total?.rows, own.entries.map((entry) => entry.clientReference)], [2, ["PO-9", "PO-9"]]);
      const none = await pageTransactions(core, await caller(), { limit: 10, offset: 0, orderId: order.id });
      assert.deepEqual(none, { entries: [], total: { rows: 0, isCapped: false } });
    });
  });
});
