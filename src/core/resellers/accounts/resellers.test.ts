import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { imei, openMoneyWorld, place, type MoneyWorld, refusal } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { priceGroup } from "../../../../test/support/price-groups.ts";
import { MAX_AMOUNT } from "../../kernel/money.ts";
import { listCatalogue } from "../../catalogue/listing/catalogue.ts";
import { changePriceGroup } from "../../catalogue/prices/price-groups.ts";
import { setPrice } from "../../catalogue/prices/price-settings.ts";
import { createReseller, findReseller, type NewReseller } from "./resellers.ts";

describe("a reseller", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    it("is created once for one email, in any case and with any number of concurrent requests", async () => {
      const emails = ["ada@example.com", "ADA@example.com", "Ada@Example.com"];
      const made = await Promise.allSettled(emails.map((email) => createReseller(world.core, { email, name: "Ada" })));
      assert.equal(made.filter(({ status }) => status === "fulfilled").length, 1);
      assert.equal((await findReseller(world.core, " aDa@example.com ")).name, "Ada");
      assert.equal(await refusal(findReseller(world.core, "999999999")), "not_found");
    });

    it("is refused with values that cannot be stored", async () => {
      const wrong: Partial<NewReseller>[] = [
        { email: "nobody" },
        { name: " " },
        { name: "a\0" },
        { company: "x".repeat(201) },
        { currency: "usd" },
        { credit: -1n },
        { credit: MAX_AMOUNT + 1n },
        { creditLimit: -1n },
        { creditLimit: MAX_AMOUNT + 1n },
      ];
      for (const [n, input] of wrong.entries()) {
        const making = createReseller(world.core, { email: `wrong${n}@example.com`, name: "Wrong", ...input });
        assert.equal(await refusal(making), "validation_failed", Object.keys(input)[0]);
      }
    });

    it("pays the price that the catalogue shows", async () => {
      const { core } = world;
      const priceGroupId = await priceGroup(core, "Gold");
      const reseller = await world.caller({ credit: 100_000_000n, priceGroupId });
      const serviceId = await world.service({ price: 1_000_000n });
      const steps = [
        () => Promise.resolve(),
        () => changePriceGroup(core, priceGroupId, { marginBasisPoints: -1_000 }),
        () => setPrice(core, serviceId, { priceGroupId }, 700_000n),
        () => setPrice(core, serviceId, { resellerId: reseller.resellerId }, 75_000n),
      ];
      for (const [n, price] of [1_000_000n, 900_000n, 700_000n, 75_000n].entries()) {
        await steps[n]!();
        const listed = (await listCatalogue(core, reseller)).find((service) => service.id === serviceId);
        const { order } = await place(core, reseller, { serviceId, identifier: imei(n) });
        assert.deepEqual([listed?.price, order.price], [price, price]);
        const dear = place(core, reseller, { serviceId, identifier: imei(n + 10), maxPrice: price - 1n });
        assert.equal(await refusal(dear), "price_changed");
      }
    });
  });
});
