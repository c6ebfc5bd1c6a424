import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import fc from "fast-check";
import { openMoneyWorld, type MoneyWorld } from "../../../test/money-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { priceGroup } from "../../../test/support/price-groups.ts";
import { run } from "../../database/statements.ts";
import { findPricedService } from "../catalogue/listing/catalogue.ts";
import { changePriceGroup } from "../catalogue/prices/price-groups.ts";
import { clearPrice, setPrice } from "../catalogue/prices/price-settings.ts";
import { changeService } from "../catalogue/services/change-service.ts";
import { parseRate } from "../currencies/exchange.ts";
import { setRate } from "../currencies/exchange-rates.ts";
import type { Caller } from "../kernel/caller.ts";
import { changeReseller } from "../resellers/accounts/change-reseller.ts";
import { listEvents } from "./events.ts";

const CREDIT = 1_000_000_000n;
const NOTED = "select price::text from ordered_services where service_id = $1 and wallet_id = $2";

describe("events of services", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
      await setRate(world.core, "EUR", { rate: parseRate("0.9235"), marginBasisPoints: 150, roundTo: 10_000n });
    });
    after(() => world.close());

    const listed = async (caller: Caller, serviceId: number) =>
      (await listEvents(world.core, caller, { limit: 100 }))
        .filter(({ type, subjectId }) => type.startsWith("service.") && subjectId === BigInt(serviceId))
        .map(({ type }) => type);
    /** What the call tells a reseller of the service. */
    const told = async (caller: Caller, serviceId: number, call: () => Promise<unknown>) => {
      const known = (await listed(caller, serviceId)).length;
      await call();
      const now = await listed(caller, serviceId);
      return now.slice(0, now.length - known);
    };
    /** A reseller whose events are recorded, and who has ordered the service. */
    const customer = async (serviceId: number, input = {}) => {
      const caller = await world.caller({ credit: CREDIT, ...input });
      await listEvents(world.core, caller, { limit: 1 });
      await world.order(caller, serviceId);
      return caller;
    };
    const CHANGED = ["service.price_changed"];

    it("say that a reseller's own price has changed, no matter what changed it", async () => {
      const { core } = world;
      const [id, group, other] = [
        await world.service(),
        await priceGroup(core, "Gold"),
        await priceGroup(core, "None"),
      ];
      const ada = await customer(id, { priceGroupId: group });
      const { resellerId } = ada;
      const tells = (call: () => Promise<unknown>) => told(ada, id, call);
      assert.deepEqual(await tells(() => changeService(core, id, { price: 2_000_000n })), CHANGED);
      assert.deepEqual(await tells(() => changePriceGroup(core, group, { marginBasisPoints: 1_000 })), CHANGED);
      assert.deepEqual(await tells(() => setPrice(core, id, { priceGroupId: group }, 3_000_000n)), CHANGED);
      assert.deepEqual(await tells(() => setPrice(core, id, { priceGroupId: group }, 3_100_000n)), CHANGED);
      assert.deepEqual(await tells(() => changeReseller(core, resellerId, { priceGroupId: other })), CHANGED);
      assert.deepEqual(await tells(() => changeReseller(core, resellerId, { priceGroupId: group })), CHANGED);
      assert.deepEqual(await tells(() => setPrice(core, id, { resellerId }, 4_000_000n)), CHANGED);
      assert.deepEqual(await tells(() => setPrice(core, id, { resellerId }, 4_500_000n)), CHANGED);
      assert.deepEqual(await tells(() => clearPrice(core, id, { resellerId })), CHANGED);
      assert.deepEqual(await tells(() => clearPrice(core, id, { priceGroupId: group })), CHANGED);
      const euro = await customer(id, { currency: "EUR" });
      const rate = (marginBasisPoints: number) =>
        setRate(core, "EUR", { rate: parseRate("0.9235"), marginBasisPoints, roundTo: 10_000n });
      assert.deepEqual(await told(euro, id, () => rate(1_000)), CHANGED);
      assert.deepEqual(await told(ada, id, () => rate(150)), []);
    });

    it("are not written where the reseller's own price stays, nor for what the reseller has not ordered", async () => {
      const { core } = world;
      const [id, never, group] = [await world.service(), await world.service(), await priceGroup(core, "Others")];
      const ada = await customer(id);
      const silent = await world.caller({ credit: CREDIT });
      await world.order(silent, id);
      await setPrice(core, id, { resellerId: ada.resellerId }, 1_000_000n);
      assert.deepEqual(await listed(ada, id), []);
      await changeService(core, id, { price: 2_000_000n });
      await changeService(core, id, { description: "New" });
      await setPrice(core, id, { priceGroupId: group }, 5_000_000n);
      await setPrice(core, id, { resellerId: silent.resellerId }, 3_000_000n);
      await changeService(core, never, { price: 2_000_000n });
      assert.deepEqual(await listed(ada, id), []);
      assert.deepEqual(await listed(ada, never), []);
      assert.deepEqual(await listed(silent, id), []);
    });

    it("say that a service is paused and resumed, once", async () => {
      const { core } = world;
      const id = await world.service();
      const ada = await customer(id);
      const set = (status: "active" | "paused" | "retired") => told(ada, id, () => changeService(core, id, { status }));
      assert.deepEqual(await set("paused"), ["service.paused"]);
      assert.deepEqual(await set("paused"), []);
      assert.deepEqual(await set("active"), ["service.resumed"]);
      assert.deepEqual(await set("retired"), []);
      assert.deepEqual(await set("active"), []);
    });

    it("are about services ordered in the last 30 days, also before events were recorded", async () => {
      const { core } = world;
      const [recent, old, hidden] = [await world.service(), await world.service(), await world.service()];
      const ada = await world.caller({ credit: CREDIT });
      for (const id of [recent, old, hidden]) await world.order(ada, id);
      const sql = (text: string, ...values: unknown[]) => run(core.database.kysely, text, values);
      await listEvents(core, ada, { limit: 1 });
      await sql("update ordered_services set ordered_at = now() - interval '40 days' where service_id = $1", old);
      await sql("update services set visible_to = 'resellers' where id = $1", hidden);
      const raise = (price: bigint) => async () => {
        for (const id of [recent, old, hidden]) await changeService(core, id, { price });
      };
      assert.deepEqual(await told(ada, recent, raise(2_000_000n)), CHANGED);
      assert.deepEqual([await listed(ada, old), await listed(ada, hidden)], [[], []]);
      await world.order(ada, old);
      assert.deepEqual(await told(ada, old, raise(3_000_000n)), CHANGED);
    });

    it("compare the price that the reseller's list shows", async () => {
      const { core } = world;
      const [id, group] = [await world.service(), await priceGroup(core, "Any")];
      const callers = [
        await customer(id, { priceGroupId: group }),
        await customer(id, { priceGroupId: group, currency: "EUR" }),
      ];
      const price = fc.bigInt({ min: 1n, max: 10n ** 12n });
      const given = fc.record({
        base: price,
        group: fc.option(price),
        fixed: fc.option(price),
        personal: fc.option(price),
        personalIsFixed: fc.boolean(),
        margin: fc.option(fc.integer({ min: -9_999, max: 1_000_000 })),
      });
      const check = fc.asyncProperty(given, async ({ base, personal, personalIsFixed, margin, ...set }) => {
        await changeService(core, id, { price: base }, { confirm: true });
        await changePriceGroup(core, group, { marginBasisPoints: margin, confirm: true });
        await run(core.database.kysely, "delete from group_prices where service_id = $1", [id]);
        await run(core.database.kysely, "delete from personal_prices where service_id = $1", [id]);
        const confirm = true;
        if (set.group !== null) await setPrice(core, id, { priceGroupId: group }, set.group, { confirm });
        if (set.fixed !== null)
          await setPrice(core, id, { priceGroupId: group }, set.fixed, { confirm, currency: "EUR" });
        for (const { resellerId, currency } of callers) {
          const own = personalIsFixed ? currency : undefined;
          if (personal !== null) await setPrice(core, id, { resellerId }, personal, { confirm, currency: own });
        }
        for (const caller of callers) {
          const { price: shown } = await findPricedService(core, caller, id);
          assert.deepEqual(await run(core.database.kysely, NOTED, [id, caller.walletId]), [
            { price: shown.toString() },
          ]);
        }
      });
      await fc.assert(check, { numRuns: 15 });
    });
  });
});
