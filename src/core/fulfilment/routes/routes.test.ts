import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { builtIn, supplierOf } from "../../../../test/fulfilment-world.ts";
import { refusal } from "../../../../test/money-world.ts";
import { NEW_COST, OLD_COST, useRouteWorld } from "../../../../test/route-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { changeService } from "../../catalogue/services/change-service.ts";
import { writeDeliveryTimes } from "../desk/promise-rows.ts";
import { changeSupplier } from "../imports/suppliers.ts";
import { addStock } from "../inventory/inventory.ts";
import { addRoute, changeRoute, listRoutes, moveRoute, pauseRoute, removeRoute, resumeRoute } from "./routes.ts";

const MARGIN = { percentBasisPoints: 2_500, fixed: 0n, roundTo: 0n, floor: 0n };

describe("the routes of a service", () => {
  forEachDatabase((kind, open) => {
    const world = useRouteWorld(open);
    const { offering, routed, routeTo, offers } = world;
    const serviceOf = (id: number) =>
      world.core.database.kysely
        .selectFrom("services")
        .select(["base_price as price", "updated_at as updatedAt"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();

    describe("are changed one at a time:", () => {
      it("pausing, moving and changing one leaves another paused by its cost, with the cost that was agreed", async () => {
        const { core } = world;
        const [one, other] = await offering(2);
        const { serviceId, at } = await routed([one!, other!], { onCostChange: "pause" });
        await offers(other!, NEW_COST);
        const dear = await routeTo(serviceId, other!);
        assert.deepEqual([dear.pausedBy, dear.agreedCost, dear.cost], ["cost", OLD_COST, NEW_COST]);
        await pauseRoute(core, at(one!));
        await resumeRoute(core, at(one!));
        await changeRoute(core, at(one!), { allowLoss: true });
        assert.deepEqual(await routeTo(serviceId, other!), dear);
        await moveRoute(core, at(one!), 2);
        const { position, updatedAt, ...rest } = await routeTo(serviceId, other!);
        assert.equal(position, 1);
        assert.ok(updatedAt > dear.updatedAt);
        const { position: _, updatedAt: __, ...unmoved } = dear;
        assert.deepEqual(rest, unmoved);
      });

      it("only resuming a route, or naming another service for it, agrees to its cost", async () => {
        const { core } = world;
        const [supplier] = await offering(1);
        const { serviceId, at } = await routed([supplier!], { onCostChange: "pause" });
        await offers(supplier!, NEW_COST);
        await changeRoute(core, at(supplier!), { allowLoss: true, continueOnRejection: true });
        const changed = await routeTo(serviceId, supplier!);
        assert.deepEqual([changed.pausedBy, changed.agreedCost, changed.allowLoss], ["cost", OLD_COST, true]);
        await resumeRoute(core, at(supplier!));
        const resumed = await routeTo(serviceId, supplier!);
        assert.deepEqual([resumed.pausedBy, resumed.agreedCost], [null, NEW_COST]);
        await offers(supplier!, NEW_COST + 1n);
        assert.equal((await routeTo(serviceId, supplier!)).pausedBy, "cost");
        await changeRoute(core, at(supplier!), { supplierService: "8" });
        const moved = await routeTo(serviceId, supplier!);
        assert.deepEqual([moved.pausedBy, moved.agreedCost, moved.allowLoss], [null, NEW_COST, true]);
      });

      it("a service that vanished at its supplier stops no command but its own resuming", async () => {
        const { core } = world;
        const [gone, other] = await offering(2);
        const { serviceId, at } = await routed([gone!, other!], { margin: null });
        await offers(gone!, OLD_COST, true);
        for (const supplier of [gone!, other!]) {
          await moveRoute(core, at(supplier), 2);
          await changeRoute(core, at(supplier), { allowLoss: true });
          await pauseRoute(core, at(supplier));
        }
        await resumeRoute(core, at(other!));
        assert.equal(await refusal(resumeRoute(core, at(gone!))), "conflict");
        assert.equal((await routeTo(serviceId, other!)).pausedBy, null);
        const another = (await offering(1))[0]!;
        await addRoute(core, { ...at(another), supplierService: "7" });
        assert.equal((await removeRoute(core, at(gone!))).length, 2);
        assert.equal(await refusal(addRoute(core, { ...at(gone!), supplierService: "7" })), "not_found");
      });

      it("a route is added before people, and once to each supplier", async () => {
        const { core } = world;
        const people = await builtIn(core, "manual");
        const [one, other] = await offering(2);
        const serviceId = await world.service();
        await addRoute(core, { serviceId, supplierId: one!.id, supplierService: "7", margin: MARGIN });
        const routes = await addRoute(core, { serviceId, supplierId: other!.id, supplierService: "8" });
        assert.deepEqual(
          routes.map(({ position, supplierId, cost }) => [position, supplierId, cost]),
          [
            [1, one!.id, OLD_COST],
            [2, other!.id, NEW_COST],
            [3, people.id, null],
          ],
        );
        assert.equal((await serviceOf(serviceId)).price, (OLD_COST * 5n) / 4n);
        const again = { serviceId, supplierId: one!.id, supplierService: "8" };
        assert.equal(await refusal(addRoute(core, again)), "conflict");
      });

      it("what makes no sense is refused and changes nothing", async () => {
        const { core } = world;
        const [one, other] = await offering(2);
        const [stock, test] = [await builtIn(core, "stock"), await builtIn(core, "test")];
        const { serviceId, at } = await routed([one!]);
        await changeRoute(core, at(one!), { margin: MARGIN });
        const was = [await listRoutes(core, serviceId), await serviceOf(serviceId)];
        const route = { ...at(other!), supplierService: "7" };
        const wrong: [() => Promise<unknown>, string][] = [
          [() => addRoute(core, { ...route, supplierId: 1_000_000 }), "not_found"],
          [() => addRoute(core, { ...route, serviceId: 1_000_000 }), "service_not_found"],
          [() => addRoute(core, { serviceId, supplierId: test.id }), "validation_failed"],
          [() => addRoute(core, { serviceId, supplierId: stock.id, margin: MARGIN }), "validation_failed"],
          [() => addRoute(core, at(other!)), "validation_failed"],
          [() => addRoute(core, { ...route, supplierService: "9" }), "not_found"],
          [() => addRoute(core, { ...route, margin: MARGIN }), "validation_failed"],
          [() => addRoute(core, { ...route, position: 3 }), "validation_failed"],
          [() => changeRoute(core, at(one!), { inputNames: { mail: " " } }), "validation_failed"],
          [() => changeRoute(core, at(one!), { inputNames: { mail: "E\0mail" } }), "validation_failed"],
          [() => changeRoute(core, at(one!), { inputNames: { "\uD83D": "E-mail" } }), "validation_failed"],
          [
            () => changeRoute(core, at(one!), { inputNames: { mail: "E-mail", login: " e-mail" } }),
            "validation_failed",
          ],
          [() => changeRoute(core, at(one!), { supplierService: "7\0" }), "validation_failed"],
          [() => changeRoute(core, at(one!), { margin: { ...MARGIN, fixed: -1n } }), "validation_failed"],
          [() => moveRoute(core, at(one!), 0), "validation_failed"],
          [() => moveRoute(core, at(one!), 2), "validation_failed"],
          [() => removeRoute(core, at(other!)), "not_found"],
        ];
        for (const [call, code] of wrong) assert.equal(await refusal(call()), code);
        assert.deepEqual([await listRoutes(core, serviceId), await serviceOf(serviceId)], was);
      });

      it("what changed since the editor looked is refused with a sentence, and stays", async () => {
        const { core } = world;
        const [supplier] = await offering(1);
        const { serviceId, at } = await routed([supplier!]);
        const seenAt = (await routeTo(serviceId, supplier!)).updatedAt;
        await offers(supplier!, NEW_COST);
        const seen = { ...at(supplier!), seenAt };
        const commands = [
          () => changeRoute(core, seen, { allowLoss: true }),
          () => pauseRoute(core, seen),
          () => resumeRoute(core, seen),
          () => moveRoute(core, seen, 1),
          () => removeRoute(core, seen),
        ];
        for (const command of commands) await assert.rejects(command, /This route changed while you edited it/);
        const now = await routeTo(serviceId, supplier!);
        assert.deepEqual([now.cost, now.pausedBy, now.allowLoss], [NEW_COST, null, false]);
        await pauseRoute(core, { ...seen, seenAt: now.updatedAt });
        assert.equal((await routeTo(serviceId, supplier!)).pausedBy, "operator");
      });

      it("places stay unique and without gaps under concurrent changes", async () => {
        const { core } = world;
        const suppliers = await offering(6);
        const { serviceId, at } = await routed(suppliers);
        const people = await builtIn(core, "manual");
        await addRoute(core, at(people));
        const moves = [...suppliers, people].flatMap((supplier, index) =>
          [1, 7 - index, 4].map((position) => moveRoute(core, at(supplier), position)),
        );
        const [first, second] = suppliers;
        const others = [
          removeRoute(core, at(first!)).then(() => addRoute(core, { ...at(first!), supplierService: "8" })),
          pauseRoute(core, at(second!)),
          offers(second!, NEW_COST),
          addStock(core, serviceId, ["a code"]),
        ];
        const settled = await Promise.allSettled([...moves, ...others]);
        const failed = settled.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
        // A route that is away for the moment cannot be moved, and none can be put behind the last.
        assert.deepEqual(
          failed.filter((text) => !/has no route to|whole number from 1/.test(text)),
          [],
          kind,
        );
        const places = (await listRoutes(core, serviceId)).map(({ position }) => position);
        assert.deepEqual(
          places,
          places.map((_, index) => index + 1),
        );
        assert.equal(places.length, 8);
        assert.equal((await routeTo(serviceId, second!)).pausedBy, "operator");
      });

      it("of two people who change a route at once one is refused", async () => {
        const { core } = world;
        const [supplier] = await offering(1);
        const { serviceId, at } = await routed([supplier!]);
        const seenAt = (await routeTo(serviceId, supplier!)).updatedAt;
        const seen = { ...at(supplier!), seenAt };
        const both = await Promise.allSettled([
          changeRoute(core, seen, { allowLoss: true }),
          changeRoute(core, seen, { continueOnRejection: true }),
        ]);
        assert.equal(both.filter(({ status }) => status === "fulfilled").length, 1);
        const { allowLoss, continueOnRejection } = await routeTo(serviceId, supplier!);
        assert.notEqual(allowLoss, continueOnRejection);
      });
    });

    describe("follow the exchange rate at once:", () => {
      const inEuro = (exchangeRate: bigint) =>
        supplierOf(world.core, { "7": 1_000_000n }, { currency: "EUR", exchangeRate });

      it("a rate that doubles doubles costs and the price that follows, and pauses what was not agreed", async () => {
        const { core } = world;
        const supplier = await inEuro(1_000_000n);
        const follows = await routed([supplier], { margin: { ...MARGIN, percentBasisPoints: 1_000 } });
        const agreed = await routed([supplier], { onCostChange: "pause" });
        const paused = await routed([supplier], { paused: true });
        assert.equal((await serviceOf(follows.serviceId)).price, 1_100_000n);
        await changeSupplier(core, supplier.id, { exchangeRate: 2_000_000n });
        assert.equal((await serviceOf(follows.serviceId)).price, 2_200_000n);
        const routes = [follows, agreed, paused].map(({ serviceId }) => routeTo(serviceId, supplier));
        assert.deepEqual(
          (await Promise.all(routes)).map(({ cost, agreedCost, pausedBy }) => [cost, agreedCost, pausedBy]),
          [
            [2_000_000n, 1_000_000n, null],
            [2_000_000n, 1_000_000n, "cost"],
            [2_000_000n, 1_000_000n, "operator"],
          ],
        );
        await changeSupplier(core, supplier.id, { exchangeRate: 1_000_000n });
        assert.equal((await routeTo(agreed.serviceId, supplier)).pausedBy, null);
        assert.equal((await serviceOf(follows.serviceId)).price, 1_100_000n);
      });

      it("another currency is a new cost, and one that cannot pay for a routed service is refused whole", async () => {
        const { core } = world;
        const supplier = await inEuro(3_000_000n);
        const { serviceId, at } = await routed([supplier]);
        await changeSupplier(core, supplier.id, { currency: "USD" });
        assert.equal((await routeTo(serviceId, supplier)).cost, 1_000_000n);
        const pounds = await supplierOf(core, { "7": 1_000_000n }, { currency: "GBP", exchangeRate: 1_000_000n });
        const inPounds = await world.service({ currency: "GBP" });
        await addRoute(core, { ...at(pounds), serviceId: inPounds, supplierService: "7" });
        assert.equal(await refusal(changeSupplier(core, pounds.id, { currency: "USD", name: "Renamed" })), "conflict");
        const { name, currency } = await core.database.kysely
          .selectFrom("suppliers")
          .select(["name", "currency"])
          .where("id", "=", pounds.id)
          .executeTakeFirstOrThrow();
        assert.deepEqual([name, currency], [pounds.name, "GBP"]);
      });

      it("a route that is added while the rate changes has the new cost in the end", async () => {
        const { core } = world;
        for (let round = 0; round < 5; round++) {
          const supplier = await inEuro(1_000_000n);
          const { serviceId } = await routed([]);
          await Promise.all([
            changeSupplier(core, supplier.id, { exchangeRate: 2_000_000n }),
            addRoute(core, { serviceId, supplierId: supplier.id, supplierService: "7" }),
          ]);
          assert.equal((await routeTo(serviceId, supplier)).cost, 2_000_000n);
        }
      });
    });

    it("stamp their service when its price follows; a measurement or a new place does not", async () => {
      const { core } = world;
      const [supplier] = await offering(1);
      const { serviceId } = await routed([supplier!], { margin: MARGIN });
      const stamps = [(await serviceOf(serviceId)).updatedAt];
      const changes = [
        () => offers(supplier!, NEW_COST),
        () => changeService(core, serviceId, { status: "paused" }),
        () => changeService(core, serviceId, { description: "New" }),
      ];
      for (const change of changes) {
        await change();
        stamps.push((await serviceOf(serviceId)).updatedAt);
        assert.ok(stamps.at(-1)!.getTime() > stamps.at(-2)!.getTime());
      }
      const { kysely } = core.database;
      await kysely
        .updateTable("services")
        .set({ position: 9, delivery_p50_seconds: 5 })
        .where("id", "=", serviceId)
        .execute();
      await writeDeliveryTimes(kysely);
      assert.deepEqual((await serviceOf(serviceId)).updatedAt, stamps.at(-1));
    });
  });
});
