import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import {
  assertLedgerBalances,
  collectAnswers,
  imei,
  openMoneyWorld,
  type MoneyWorld,
  place,
  refusal,
} from "../../../../test/money-world.ts";
import { hasChanged, watchingChanges } from "../../../database/changed.ts";
import type { Caller } from "../../kernel/caller.ts";
import { readWalletRow } from "../../ledger/wallet/wallet-rows.ts";

const LONE_SURROGATE = "\ud800";

describe("orders placed at once", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    it("are accepted exactly as far as the credit reaches", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 60_000_000n, creditLimit: 40_000_000n });
      const serviceId = await service();
      const calls = Array.from({ length: 500 }, (_, n) => place(core, reseller, { serviceId, identifier: imei(n) }));
      const { placed, refused } = await collectAnswers(calls);
      assert.equal(placed.length, 100);
      assert.deepEqual(new Set(refused), new Set(["insufficient_balance"]));
      assert.equal(new Set(placed.map(({ order }) => order.id)).size, 100);
      const wallet = await readWalletRow(core.database.kysely, reseller.walletId);
      assert.deepEqual([wallet.available, wallet.held, wallet.ordersCount], [-40_000_000n, 100_000_000n, 100n]);
      await assertLedgerBalances(core, [reseller]);
    });

    it("are each a change of the request that placed it, and of no other in the batch", async () => {
      const { core, caller, service } = world;
      const serviceId = await service();
      const poor = await caller({ credit: 0n });
      const rich = [await caller({ credit: 60_000_000n }), await caller({ credit: 60_000_000n })];
      const repeated = { serviceId, identifier: imei(1), source: "dispatch" } as const;
      await place(core, rich[0]!, repeated);
      const changes = (by: Caller, request: Parameters<typeof place>[2]): Promise<boolean> =>
        watchingChanges(async () => {
          await place(core, by, request).catch(() => {});
          return hasChanged();
        });
      const request = { serviceId, identifier: imei(2) };
      const [refused, ...placed] = await Promise.all([poor, ...rich].map((by) => changes(by, request)));
      assert.deepEqual([refused, placed], [false, [true, true]]);
      assert.equal(await changes(rich[0]!, repeated), false);
    });

    it("are one order where dispatch repeats itself", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 60_000_000n });
      const request = { serviceId: await service(), identifier: imei(1), source: "dispatch" } as const;
      const { placed, refused } = await collectAnswers(
        Array.from({ length: 50 }, () => place(core, reseller, request)),
      );
      assert.deepEqual(refused, []);
      assert.equal(new Set(placed.map(({ order }) => order.id)).size, 1);
      assert.equal(placed.filter(({ replayed }) => !replayed).length, 1);
      await assertLedgerBalances(core, [reseller]);
    });

    it("are one order and refusals that name it where a program repeats itself", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 60_000_000n });
      const request = { serviceId: await service(), identifier: imei(1) };
      const { placed, refused } = await collectAnswers(
        Array.from({ length: 50 }, () => place(core, reseller, request)),
      );
      assert.equal(placed.length, 1);
      assert.deepEqual(
        refused,
        Array.from({ length: 49 }, () => "duplicate_order"),
      );
      await assert.rejects(place(core, reseller, request), { details: { existingOrderId: placed[0]!.order.id } });
    });

    it("are one order where they have the same reference or the same request key", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 60_000_000n });
      const serviceId = await service();
      for (const [n, key] of [{ clientReference: "PO-1" }, { requestKey: "K-1" }].entries()) {
        const request = { serviceId, identifier: imei(n), ...key };
        const { placed, refused } = await collectAnswers(
          Array.from({ length: 50 }, () => place(core, reseller, request)),
        );
        assert.deepEqual(refused, []);
        assert.equal(new Set(placed.map(({ order }) => order.id)).size, 1);
        assert.equal(placed.filter(({ replayed }) => replayed).length, 49);
      }
      const other = place(core, reseller, { serviceId, identifier: imei(9), clientReference: "PO-1" });
      assert.equal(await refusal(other), "reference_conflict");
      await assertLedgerBalances(core, [reseller]);
    });

    it("stand beside each other where the service permits duplicates and they are asked for", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 60_000_000n });
      const serviceId = await service({ allowDuplicate: true });
      const request = { serviceId, identifier: imei(1), allowDuplicate: true };
      const { placed } = await collectAnswers(Array.from({ length: 50 }, () => place(core, reseller, request)));
      assert.equal(new Set(placed.map(({ order }) => order.id)).size, 50);
      assert.equal(await refusal(place(core, reseller, { serviceId, identifier: imei(1) })), "duplicate_order");
      await assertLedgerBalances(core, [reseller]);
    });

    it("harm no neighbour when one of them cannot be kept", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 60_000_000n });
      const inputs = [{ name: "Note", type: "text", required: false } as const];
      const serviceId = await service({ identifierKind: "text", inputs });
      const dear = await service({ price: 10n ** 18n, minQuantity: 1, maxQuantity: 1_000_000 });
      const nested = JSON.parse(`${"[".repeat(2_000)}${"]".repeat(2_000)}`) as unknown;
      const bad = [
        { clientReference: `a${LONE_SURROGATE}` },
        { clientReference: "a\0" },
        { metadata: { note: LONE_SURROGATE } },
        { metadata: { [LONE_SURROGATE]: 1 } },
        { metadata: { note: "\0" } },
        { identifier: `abc${LONE_SURROGATE}` },
        { identifier: "abc\0" },
        { inputs: { Note: LONE_SURROGATE } },
        { inputs: { Note: "\0" } },
        { metadata: { note: "x".repeat(5_000) } },
        { clientReference: "x".repeat(256) },
        { identifier: "x".repeat(256) },
        { serviceId: dear, identifier: imei(1), quantity: 1_000_000 },
        { serviceId: 2 ** 40 },
        { serviceId: Number.NaN },
        { serviceId: 1.5 },
        { serviceId: -1 },
      ];
      const odd = [
        { metadata: { nested } },

        { requestKey: LONE_SURROGATE },
      ];
      const requests = [...bad, ...odd].map((wrong, n) => ({ serviceId, identifier: `bad ${n}`, ...wrong }));
      const calls = requests.flatMap((request, n) => [
        place(core, reseller, { serviceId, identifier: `good ${n}` }),
        place(core, reseller, request),
      ]);
      const answers = await Promise.allSettled(calls);
      const failed = answers.flatMap((answer, n) =>
        answer.status === "rejected" && n % 2 === 0 ? [answer.reason] : [],
      );
      assert.deepEqual(failed, []);
      const refused = answers.filter((_, n) => n % 2 === 1).slice(0, bad.length);
      for (const [n, answer] of refused.entries()) {
        assert.equal(answer.status, "rejected", `bad ${n} was accepted`);
        assert.equal(answer.reason.name, "DomainError", `bad ${n}: ${answer.reason}`);
      }
      for (const answer of answers.slice(2 * bad.length)) assert.equal(answer.status, "fulfilled");
      await assertLedgerBalances(core, [reseller]);
    });
  });
});
