import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { backdate } from "../../../../test/fulfilment-world.ts";
import { assertLedgerBalances, imei, openMoneyWorld, OPERATOR, place } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { flagExpired, measureDeliveries } from "./promises.ts";
import { findOrder, rejectOrder, succeedOrder } from "../../orders/settle-orders.ts";

describe("promises", () => {
  forEachDatabase((_kind, open) => {
    it("an order past its expiry is put before a person once, and never answered by itself", async () => {
      await using world = await openMoneyWorld(await open());
      const { core } = world;
      const reseller = await world.caller({ credit: 100_000_000n });
      const serviceId = await world.service({ expiresMinutes: 60 });
      const { kysely } = core.database;
      const ids: bigint[] = [];
      for (let n = 1; n <= 3; n++) ids.push((await place(core, reseller, { serviceId, identifier: imei(n) })).order.id);
      const [late, young, closed] = ids as [bigint, bigint, bigint];
      await kysely.updateTable("orders").set({ attention: null }).execute();
      await rejectOrder(core, closed, "no", OPERATOR);
      for (const id of [late, closed]) await backdate(core, id, 61);
      assert.equal(await flagExpired(core), 1);
      assert.equal(await flagExpired(core), 0);
      const rows = await kysely.selectFrom("orders").select(["id", "attention"]).orderBy("id").execute();
      assert.deepEqual(
        rows.map(({ id, attention }) => [id, attention]),
        [
          [late, "expired"],
          [young, null],
          [closed, null],
        ],
      );
      assert.equal((await findOrder(core, late)).status, "PENDING");
      await assertLedgerBalances(core, [reseller]);
    });

    it("how long deliveries take is measured from five on", async () => {
      await using world = await openMoneyWorld(await open());
      const { core } = world;
      const reseller = await world.caller({ credit: 100_000_000n });
      const serviceId = await world.service();
      const measured = () =>
        core.database.kysely
          .selectFrom("services")
          .select(["delivery_p50_seconds as half", "delivery_p95_seconds as most"])
          .where("id", "=", serviceId)
          .executeTakeFirstOrThrow();
      for (let n = 1; n <= 5; n++) {
        await measureDeliveries(core);
        assert.deepEqual(await measured(), { half: null, most: null });
        const { order } = await place(core, reseller, { serviceId, identifier: imei(n) });
        await succeedOrder(core, order.id, { result: "code" }, OPERATOR);
        await backdate(core, order.id, n * 60);
      }
      await measureDeliveries(core);
      const { half, most } = await measured();
      assert.deepEqual([Math.floor(half! / 3_600), Math.floor(most! / 3_600)], [3, 5]);
    });
  });
});
