import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import fc from "fast-check";
import { sql } from "kysely";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { imei, openMoneyWorld, place, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import { priceGroup } from "../../../../test/support/price-groups.ts";
import type { Caller } from "../../kernel/caller.ts";
import { readWalletRow } from "../../ledger/wallet/wallet-rows.ts";
import { readOrder } from "../../orders/read-orders.ts";
import { quoteOrder } from "../../orders/placing/quote-orders.ts";
import { findPricedService, listCatalogue, listServiceGroups, pageServices } from "../listing/catalogue.ts";
import { removePriceGroup } from "../prices/price-groups.ts";
import { listServiceGroups as listAllGroups } from "../services/service-groups.ts";
import {
  changeGroupVisibility,
  changeServiceVisibility,
  listRestrictedServices,
  readVisibilities,
  type Visibility,
} from "./visibility.ts";

const SERVICES = 4;
const EVERYONE: Visibility = { visibleTo: "everyone" };

describe("who sees a service", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    it("decides what is listed, found, quoted and placed, in every combination with its group", async () => {
      const { core } = world;
      const priceGroupIds = [await priceGroup(core, "First"), await priceGroup(core, "Second")];
      const callers = [
        await world.caller({ credit: 1_000_000_000n, priceGroupId: priceGroupIds[0]! }),
        await world.caller({ credit: 1_000_000_000n, priceGroupId: priceGroupIds[1]! }),
        await world.caller({ credit: 1_000_000_000n }),
      ];
      // One after the other: listings are in the order in which services and groups were created.
      const serviceIds: number[] = [];
      for (let n = 0; n < SERVICES; n++) serviceIds.push(await world.service({ serviceGroup: `Group ${n % 2}` }));
      const groupIds = (await listAllGroups(core)).filter(({ name }) => /^Group \d$/.test(name)).map(({ id }) => id);
      const chosen = fc.oneof(
        fc.constant(EVERYONE),
        fc
          .subarray(priceGroupIds, { minLength: 1 })
          .map((ids): Visibility => ({ visibleTo: "price_groups", priceGroupIds: ids })),
        fc
          .subarray(
            callers.map(({ resellerId }) => resellerId),
            { minLength: 1 },
          )
          .map((ids): Visibility => ({ visibleTo: "resellers", resellerIds: ids })),
      );
      let orders = 0;
      const cases = fc.record({
        services: fc.array(chosen, { minLength: SERVICES, maxLength: SERVICES }),
        groups: fc.array(chosen, { minLength: 2, maxLength: 2 }),
      });
      await fc.assert(
        fc.asyncProperty(cases, async ({ services, groups }) => {
          for (const [n, id] of serviceIds.entries()) await changeServiceVisibility(core, id, services[n]!);
          for (const [n, id] of groupIds.entries()) await changeGroupVisibility(core, id, groups[n]!);
          for (const caller of callers) {
            const expected = serviceIds.filter((_, n) => sees(caller, services[n]!) && sees(caller, groups[n % 2]!));
            assert.deepEqual(await whatIsListed(world, caller, serviceIds), expected);
            const serviceId = serviceIds[++orders % SERVICES]!;
            const isSeen = expected.includes(serviceId);
            const call = place(core, caller, { serviceId, identifier: imei(orders) });
            assert.equal(
              isSeen ? typeof (await call).order.id : await refusal(call),
              isSeen ? "bigint" : "service_not_found",
            );
          }
        }),
        { numRuns: 8 },
      );
    });

    it("charges nothing for an order of a hidden service, and keeps the orders from before readable", async () => {
      const { core } = world;
      const caller = await world.caller({ credit: 10_000_000n });
      const other = await world.caller();
      const serviceId = await world.service({ name: "Hidden later" });
      const { order } = await place(core, caller, { serviceId, identifier: imei(1), clientReference: "PO-1" });
      await changeServiceVisibility(core, serviceId, { visibleTo: "resellers", resellerIds: [other.resellerId] });

      assert.equal(await refusal(place(core, caller, { serviceId, identifier: imei(2) })), "service_not_found");
      const wallet = await readWalletRow(core.database.kysely, caller.walletId);
      assert.deepEqual([wallet.available, wallet.held], [9_000_000n, 1_000_000n]);
      assert.equal((await readOrder(core, caller, order.id)).serviceName, "Hidden later");
      const again = await place(core, caller, { serviceId, identifier: imei(1), clientReference: "PO-1" });
      assert.deepEqual([again.order.id, again.replayed], [order.id, true]);
    });

    it("is not given away by what is wrong with an order", async () => {
      const { core } = world;
      const [caller, other] = [await world.caller(), await world.caller()];
      const visibility: Visibility = { visibleTo: "resellers", resellerIds: [other.resellerId] };
      const serviceId = await world.service({ visibility });
      const wrong = { serviceId, identifier: "1", source: "api" } as const;
      const tooMany = { serviceId, identifier: imei(1), quantity: 2 };
      assert.equal(await refusal(place(core, other, wrong)), "invalid_imei");
      assert.equal(await refusal(quoteOrder(core, other, wrong)), "invalid_imei");
      assert.equal(await refusal(place(core, other, tooMany)), "quantity_out_of_range");
      assert.equal(await refusal(place(core, caller, wrong)), "service_not_found");
      assert.equal(await refusal(quoteOrder(core, caller, wrong)), "service_not_found");
      assert.equal(await refusal(place(core, caller, tooMany)), "service_not_found");
    });

    it("is a rule of the database too", async () => {
      const { core } = world;
      const caller = await world.caller({ credit: 10_000_000n });
      const other = await world.caller();
      const { order } = await place(core, caller, { serviceId: await world.service(), identifier: imei(1) });
      const hidden = await world.service({
        visibility: { visibleTo: "resellers", resellerIds: [other.resellerId] },
      });
      const copyTo = (serviceId: number, source: string) =>
        sql`insert into orders (wallet_id, service_id, source, test, inputs, quantity, unit_price, price, currency,
              allow_duplicate, content_hash)
            select wallet_id, ${serviceId}, ${source}, test, inputs, quantity, unit_price, price, currency, true, 'copied'
              from orders where id = ${order.id}`.execute(core.database.kysely);
      await assert.rejects(copyTo(hidden, "api"), { code: "IM006" });
      await changeServiceVisibility(core, hidden, EVERYONE);
      await copyTo(hidden, "api");
    });

    it("is no reseller after the only price group is removed", async () => {
      const { core } = world;
      const priceGroupId = await priceGroup(core, "Short-lived");
      const serviceId = await world.service({
        visibility: { visibleTo: "price_groups", priceGroupIds: [priceGroupId] },
      });
      await removePriceGroup(core, priceGroupId);
      const caller = await world.caller();
      assert.equal(await refusal(findPricedService(core, caller, serviceId)), "service_not_found");
      const [visibility] = (await readVisibilities(core, "services", [serviceId])).values();
      assert.deepEqual(visibility, { visibleTo: "price_groups", priceGroups: [], resellers: [] });
    });

    it("is refused without a name, or with the name of a reseller who does not exist", async () => {
      const { core } = world;
      const serviceId = await world.service();
      const wrong: Visibility[] = [
        { visibleTo: "price_groups", priceGroupIds: [] },
        { visibleTo: "price_groups", priceGroupIds: [999_999] },
        { visibleTo: "resellers", resellerIds: [] },
        { visibleTo: "resellers", resellerIds: [0] },
        { visibleTo: "resellers", resellerIds: [999_999] },
      ];
      for (const visibility of wrong) {
        assert.equal(await refusal(changeServiceVisibility(core, serviceId, visibility)), "validation_failed");
        assert.equal(await refusal(world.service({ visibility })), "validation_failed");
      }
      assert.equal(await refusal(changeServiceVisibility(core, 999_999, EVERYONE)), "service_not_found");
      assert.equal(await refusal(changeGroupVisibility(core, 999_999, EVERYONE)), "not_found");
      await findPricedService(core, await world.caller(), serviceId);
    });
  });
});

function sees(caller: Caller, visibility: Visibility): boolean {
  if (visibility.visibleTo === "everyone") return true;
  if (visibility.visibleTo === "resellers") return visibility.resellerIds.includes(caller.resellerId);
  return caller.priceGroupId !== null && visibility.priceGroupIds.includes(caller.priceGroupId);
}

/** Those of the services that the caller finds, by every way of looking for them, which agree. */
async function whatIsListed({ core }: MoneyWorld, caller: Caller, serviceIds: readonly number[]): Promise<number[]> {
  const known = (ids: readonly number[]) => serviceIds.filter((id) => ids.includes(id));
  const listed = known((await listCatalogue(core, caller)).map(({ id }) => id));
  const { services, total } = await pageServices(core, caller, { limit: 100, q: "Service" });
  assert.deepEqual(known(services.map(({ id }) => id)), listed);
  assert.equal(total, services.length);
  const groups = (await listServiceGroups(core, caller)).reduce((sum, group) => sum + group.services, 0);
  assert.equal(groups, (await listCatalogue(core, caller)).length);
  const restricted = (await listRestrictedServices(core, caller)).map(({ id }) => id);
  assert.ok(restricted.every((id) => !serviceIds.includes(id) || listed.includes(id)));
  const found = await Promise.all(
    serviceIds.map((id) =>
      findPricedService(core, caller, id).then(
        () => true,
        () => false,
      ),
    ),
  );
  const quoted = await Promise.all(
    serviceIds.map((serviceId, n) =>
      quoteOrder(core, caller, { source: "api", serviceId, identifier: imei(900_000 + n) }).then(
        () => true,
        () => false,
      ),
    ),
  );
  assert.deepEqual(
    found,
    serviceIds.map((id) => listed.includes(id)),
  );
  assert.deepEqual(quoted, found);
  return listed;
}
