import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { priceGroup } from "../../../../test/support/price-groups.ts";
import type { DomainError } from "../../kernel/errors.ts";
import { parseRate } from "../../currencies/exchange.ts";
import { setRate } from "../../currencies/exchange-rates.ts";
import { parseMarginRule } from "./margin-rule.ts";
import { changeService } from "../services/change-service.ts";
import { changeReseller } from "../../resellers/accounts/change-reseller.ts";
import { changeServices } from "../services/change-services.ts";
import { doubtOfPrices } from "./odd-prices.ts";
import { changePriceGroup } from "./price-groups.ts";
import { clearPrice, setPrice } from "./price-settings.ts";
import { setGroupPrices } from "./price-table.ts";
import { createService, importServices, type NewService } from "../services/services.ts";

const named = (name: string, price: bigint, margin?: string) => ({
  name,
  price,
  currency: "USD",
  margin: margin === undefined ? undefined : parseMarginRule(margin),
});

describe("a price that looks like a mistake", () => {
  it("is 0, or has more decimals than its currency though they were not typed", () => {
    const sane = [
      named("Typed", 45_000n),
      named("Even", 12_190_000n, "25%"),
      named("Stepped", 5_000n, "25%,round=0.005"),
    ];
    assert.equal(doubtOfPrices(sane), null);
    assert.equal(
      doubtOfPrices([...sane, named("Free", 0n)]),
      "The price of “Free” would be 0: customers with this price would order free of charge.",
    );
    assert.match(
      doubtOfPrices([named("A", 0n), named("B", 0n)])!,
      /^The price of 2 services, “A” among them, would be 0/,
    );
    assert.equal(
      doubtOfPrices([named("Odd", 12_187_500n, "25%")]),
      "The price of “Odd” would be 12.1875 USD: round the margin to a step, such as 0.05.",
    );
    assert.match(
      doubtOfPrices([named("A", 1n, "25%"), named("B", 0n, "-99.99%")])!,
      /“B” would be 0.*“A” would be 0\.000001/,
    );
  });

  it("is 10 times or more, or a tenth or less, of the one that it replaces", () => {
    const from = (old: bigint, price: bigint) => doubtOfPrices([{ ...named("Unlock", price), before: old }]);
    assert.equal(
      from(1_900_000n, 1_900_000_000n),
      "The price of “Unlock” would be 1,900.00 USD instead of 1.90 USD. Check the decimal point.",
    );
    assert.match(from(1_900_000n, 19_000_000n)!, /19\.00 USD instead of 1\.90 USD/);
    assert.match(from(19_000_000n, 1_900_000n)!, /1\.90 USD instead of 19\.00 USD/);
    const near = [from(1_900_000n, 18_999_999n), from(19_000_000n, 1_900_001n), from(0n, 1_900_000n)];
    assert.deepEqual(near, [null, null, null]);
    assert.doesNotMatch(from(1_900_000n, 0n)!, /instead/);
    const many = [10n, 5n, 50n, 20n, 30n].map((factor, n) => ({
      ...named("ABCDE"[n]!, 1_000_000n * factor),
      before: 1_000_000n,
    }));
    assert.equal(
      doubtOfPrices(many),
      "4 prices would change by a factor of 10 or more: “C” would be 50.00 USD instead of 1.00 USD, " +
        "“E” would be 30.00 USD instead of 1.00 USD, “D” would be 20.00 USD instead of 1.00 USD, and 1 more. " +
        "Check the decimal points.",
    );
  });

  it("is judged by the decimals of its currency", () => {
    const yen = { ...named("Yen", 12_500_000n, "25%"), currency: "JPY" };
    const dinar = { ...named("Dinar", 12_345_000n, "25%"), currency: "KWD" };
    const unknown = { ...named("Unknown", 12_340_000n, "25%"), currency: "XQX" };
    assert.match(doubtOfPrices([yen])!, /12\.50 JPY/);
    assert.equal(doubtOfPrices([dinar, unknown]), null);
  });

  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    const priceOf = async (id: number) =>
      (
        await world.core.database.kysely
          .selectFrom("services")
          .select("base_price")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).base_price;
    const confirm = true;

    it("is taken only when that is confirmed, whichever way it is set", async () => {
      const { core } = world;
      const id = await world.service();
      const priceGroupId = await priceGroup(core, "Gold");
      const free: NewService = { name: "Free", type: "imei", price: 0n };
      const over = { over: "price" as const, rule: parseMarginRule("-99.99%") };
      const cheap = await world.service({ price: 1n });
      const ways: ((confirmable: { confirm?: boolean }) => Promise<unknown>)[] = [
        (confirmable) => createService(core, { ...free, ...confirmable }),
        (confirmable) => importServices(core, [{ ...free, price: 1n }, free], confirmable),
        (confirmable) => setPrice(core, id, { priceGroupId }, 0n, confirmable),
        (confirmable) => changeService(core, id, { price: 0n }, confirmable),
        (confirmable) => changeServices(core, [cheap], { price: over }, { preview: false, ...confirmable }),
      ];
      for (const way of ways) {
        assert.equal(await refusal(way({})), "confirmation_required");
        assert.equal(await refusal(way({ confirm: false })), "confirmation_required");
      }
      const made = await core.database.kysely.selectFrom("services").select("id").where("name", "=", "Free").execute();
      assert.deepEqual([made, await priceOf(id), await priceOf(cheap)], [[], 1_000_000n, 1n]);
      for (const way of ways) await way({ confirm });
      assert.deepEqual([await priceOf(id), await priceOf(cheap)], [0n, 0n]);
    });

    it("that is far from what is paid now is taken only when that is confirmed, whichever way it is set", async () => {
      const { core } = world;
      const id = await world.service({ name: "Far", price: 20_000_000n });
      const priceGroupId = await priceGroup(core, "Tenth");
      const { resellerId } = await world.caller({ priceGroupId });
      const table = (price: bigint) => [{ serviceId: id, price }];
      const by = (margin: string) => ({ price: { over: "price" as const, rule: parseMarginRule(margin) } });
      const ways: [string, (confirmable: { confirm?: boolean }) => Promise<unknown>][] = [
        // Group: the base price is what the group pays until it has a price of its own.
        ["1.90 USD instead of 20.00 USD", (one) => setPrice(core, id, { priceGroupId }, 1_900_000n, one)],
        ["1,900.00 USD instead of 1.90 USD", (one) => setPrice(core, id, { priceGroupId }, 1_900_000_000n, one)],
        ["2.00 USD instead of 1,900.00 USD", (one) => setPrice(core, id, { resellerId }, 2_000_000n, one)],
        ["200.00 USD instead of 2.00 USD", (one) => setPrice(core, id, { resellerId }, 200_000_000n, one)],
        [
          "1.90 USD instead of 1,900.00 USD",
          (one) => setGroupPrices(core, priceGroupId, table(1_900_000n), { preview: false, ...one }),
        ],
        ["2.00 USD instead of 20.00 USD", (one) => changeService(core, id, { price: 2_000_000n }, one)],
        ["20.00 USD instead of 2.00 USD", (one) => changeServices(core, [id], by("900%"), { preview: false, ...one })],
      ];
      for (const [what, way] of ways) {
        await assert.rejects(way({}), (error: DomainError) => {
          assert.equal(error.code, "confirmation_required");
          assert.equal(error.message, `The price of “Far” would be ${what}. Check the decimal point.`);
          return true;
        });
        await way({ confirm });
      }
      assert.equal(await priceOf(id), 20_000_000n);
    });

    it("that the margin of a group, another group or a removed price makes is taken only when that is confirmed", async () => {
      const { core } = world;
      const services = [];
      for (const n of [1, 2, 3, 4])
        services.push(await world.service({ name: `Margin ${n}`, price: BigInt(n) * 1_000_000n }));
      const [first] = services as [number];
      const [priceGroupId, dear] = [await priceGroup(core, "Margin"), await priceGroup(core, "Dear")];
      const { resellerId } = await world.caller({ priceGroupId });
      const group = (marginBasisPoints: number | null) => (one: object) =>
        changePriceGroup(core, priceGroupId, { marginBasisPoints, ...one });
      await changePriceGroup(core, dear, { marginBasisPoints: 100_000, confirm });
      await setPrice(core, first, { priceGroupId }, 90_000_000n, { confirm });
      const many =
        /^\d+ prices would change by a factor of 10 or more: .*instead of .*, and \d+ more\. Check the decimal points\.$/;
      const ways: [RegExp, (confirmable: { confirm?: boolean }) => Promise<unknown>][] = [
        [many, group(90_000)],
        [many, group(null)],
        [many, (one) => changeReseller(core, resellerId, { priceGroupId: dear, ...one })],
        [many, (one) => changeReseller(core, resellerId, { priceGroupId: null, ...one })],
        [/1\.00 USD instead of 90\.00 USD/, (one) => clearPrice(core, first, { priceGroupId }, one)],
      ];
      for (const [what, way] of ways) {
        await assert.rejects(way({}), (error: DomainError) => {
          assert.equal(error.code, "confirmation_required");
          assert.match(error.message, what);
          return true;
        });
        await way({ confirm });
      }
      await setPrice(core, first, { priceGroupId }, 90_000_000n, { confirm });
      const none = [{ serviceId: first, price: null }];
      assert.equal(
        await refusal(setGroupPrices(core, priceGroupId, none, { preview: false })),
        "confirmation_required",
      );
      await changePriceGroup(core, priceGroupId, { name: "Renamed", marginBasisPoints: 1_000 });
    });

    it("that is fixed in another currency is compared with what is paid in that one", async () => {
      const { core } = world;
      await setRate(core, "JPY", { rate: parseRate("150") });
      const id = await world.service({ name: "Yen", price: 2_000_000n });
      const priceGroupId = await priceGroup(core, "Tokyo");
      const fix = (yen: bigint, given: object = {}) =>
        setPrice(core, id, { priceGroupId }, yen * 1_000_000n, { currency: "JPY", ...given });
      const asked = (what: string) => ({ message: `The price of “Yen” would be ${what}. Check the decimal point.` });
      await assert.rejects(fix(3n), asked("3.00 JPY instead of 300.00 JPY"));
      await fix(310n);
      await assert.rejects(fix(3_100n), asked("3,100.00 JPY instead of 310.00 JPY"));
      await fix(3_100n, { confirm });
    });

    it("is asked about again where it changed since the question", async () => {
      const { core } = world;
      const id = await world.service({ name: "Twice", price: 1_000_000n });
      const tenfold = { price: { over: "price" as const, rule: parseMarginRule("900%") } };
      const change = (given: object) => changeServices(core, [id], tenfold, { preview: false, ...given });
      const question = "The price of “Twice” would be 10.00 USD instead of 1.00 USD. Check the decimal point.";
      await assert.rejects(change({}), { message: question });
      await changeService(core, id, { price: 3_000_000n });
      const changed = "The price of “Twice” would be 30.00 USD instead of 3.00 USD. Check the decimal point.";
      await assert.rejects(change({ confirm: question }), { code: "confirmation_required", message: changed });
      assert.equal(await priceOf(id), 3_000_000n);
      await change({ confirm: changed });
      assert.equal(await priceOf(id), 30_000_000n);
    });

    it("is not asked about where it stays, or where a change is only looked at", async () => {
      const { core } = world;
      const id = await world.service({ price: 0n, confirm });
      await changeService(core, id, { name: "Still free", price: 0n });
      const price = { over: "price" as const, rule: parseMarginRule("50%") };
      await changeServices(core, [id], { price }, { preview: false });
      const odd = await world.service({ price: 9_750_000n });
      const rule = parseMarginRule("25%");
      const [seen] = await changeServices(core, [odd], { price: { ...price, rule } }, { preview: true });
      assert.equal(seen!.after, 12_187_500n);
    });

    it("is asked about where a margin without a step makes it of what many services cost", async () => {
      const { core } = world;
      const id = await world.service({ price: 9_750_000n });
      const by = (margin: string) => ({ price: { over: "price" as const, rule: parseMarginRule(margin) } });
      assert.equal(await refusal(changeServices(core, [id], by("25%"), { preview: false })), "confirmation_required");
      await changeServices(core, [id], by("25%,round=0.05"), { preview: false });
      assert.equal(await priceOf(id), 12_200_000n);
      await changeServices(core, [id], by("0.01%"), { preview: false, confirm });
      assert.equal(await priceOf(id), 12_201_220n);
    });
  });
});
