import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import fc from "fast-check";
import { deliverDue, sendDue, setRoutes, supplierOf } from "../../../test/fulfilment-world.ts";
import {
  assertLedgerBalances,
  imei,
  openMoneyWorld,
  OPERATOR,
  orderRow,
  place,
  refusal,
  type MoneyWorld,
} from "../../../test/money-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { priceGroup } from "../../../test/support/price-groups.ts";
import { run } from "../../database/statements.ts";
import { findPricedService, pageServices } from "../catalogue/listing/catalogue.ts";
import { changePriceGroup } from "../catalogue/prices/price-groups.ts";
import { clearPrice, setPrice } from "../catalogue/prices/price-settings.ts";
import { readOrderForOperator, sumOperatorOrders } from "../fulfilment/desk/operator-orders.ts";
import type { Caller } from "../kernel/caller.ts";
import type { DomainError } from "../kernel/errors.ts";
import { topUp } from "../ledger/wallet/wallet.ts";
import { quoteOrder } from "../orders/placing/quote-orders.ts";
import { refundOrder } from "../orders/refund-order.ts";
import { rejectOrder, succeedOrder } from "../orders/settle-orders.ts";
import { createStats } from "../reports/stats.ts";
import { parseRate } from "./exchange.ts";
import { listRates, removeRate, setRate } from "./exchange-rates.ts";

const CREDIT = 10_000_000_000_000n;
/** Of currencies with 0, 2 and 3 decimals. */
const RATES = { JPY: "149.55", EUR: "0.9235", KWD: "0.3075" };

describe("a wallet in another currency than the services", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let euro: Caller;
    const callers: Caller[] = [];
    let count = 0;

    const caller = async (currency: string, input = {}) => {
      const made = await world.caller({ currency, credit: CREDIT, ...input });
      callers.push(made);
      return made;
    };
    const next = () => imei(++count);
    const priceOf = async (who: Caller, id: number) => (await findPricedService(world.core, who, id)).price;
    const quoted = async (who: Caller, serviceId: number) =>
      (await quoteOrder(world.core, who, { serviceId, identifier: next(), source: "api" })).price;

    before(async () => {
      world = await openMoneyWorld(await open());
      for (const [currency, rate] of Object.entries(RATES)) {
        await setRate(world.core, currency, { rate: parseRate(rate), marginBasisPoints: 150 });
      }
      euro = await caller("EUR");
    });
    after(() => world.close());

    it("sees, is quoted and pays one price, and the order keeps the rate", async () => {
      const { core } = world;
      const id = await world.service({ price: 10_000_000n });
      // 10.00 USD × 0.9235 × 1.015 = 9.373525
      const price = 9_380_000n;
      const [listed] = (await pageServices(core, euro, { limit: 1, offset: 0, sort: "-price" })).services;
      assert.deepEqual([listed!.id, listed!.price, listed!.currency], [id, price, "EUR"]);
      assert.equal(await priceOf(euro, id), price);
      assert.equal(await quoted(euro, id), price);
      const { order } = await place(core, euro, { serviceId: id, identifier: next() });
      assert.deepEqual([order.price, order.currency], [price, "EUR"]);
      const row = await orderRow(core, order.id);
      assert.deepEqual([row.base_currency, Number(row.exchange_rate), row.price], ["USD", 0.9235, price]);
      // 9.38 EUR at 0.9235
      assert.equal(row.base_price, 10_157_011n);
    });

    it("is unknown to the service without a rate", async () => {
      const pound = await caller("GBP");
      const id = await world.service();
      assert.equal(await refusal(findPricedService(world.core, pound, id)), "service_not_found");
      assert.equal(await refusal(place(world.core, pound, { serviceId: id, identifier: next() })), "service_not_found");
    });

    it("pays a price that is fixed in its currency, the personal one before the group's", async () => {
      const { core } = world;
      const group = await priceGroup(core, "Fixed");
      await changePriceGroup(core, group, { marginBasisPoints: 1_000 });
      const [yen, dollar] = [
        await caller("JPY", { priceGroupId: group }),
        await caller("USD", { priceGroupId: group }),
      ];
      const id = await world.service({ price: 10_000_000n });
      const pays = async (who: Caller, expected: bigint) => {
        assert.equal(await priceOf(who, id), expected);
        assert.equal(await quoted(who, id), expected);
      };
      await pays(yen, 1_670_000_000n);
      await setPrice(core, id, { priceGroupId: group }, 8_000_000n);
      await pays(yen, 1_215_000_000n);
      await setPrice(core, id, { priceGroupId: group }, 1_200_000_000n, { currency: "JPY" });
      await pays(yen, 1_200_000_000n);
      await pays(dollar, 8_000_000n);
      await setPrice(core, id, { resellerId: yen.resellerId }, 7_000_000n);
      await pays(yen, 1_063_000_000n);
      await setPrice(core, id, { resellerId: yen.resellerId }, 999_000_000n, { currency: "JPY" });
      await pays(yen, 999_000_000n);
      await clearPrice(core, id, { resellerId: yen.resellerId });
      await clearPrice(core, id, { priceGroupId: group }, { currency: "JPY" });
      await pays(yen, 1_215_000_000n);
      const other = setPrice(core, id, { resellerId: yen.resellerId }, 1n, { currency: "EUR" });
      assert.equal(await refusal(other), "validation_failed");
      assert.equal(
        await refusal(setPrice(core, id, { priceGroupId: group }, 1n, { currency: "CHF" })),
        "validation_failed",
      );
    });

    it("orders nothing and pays nothing while the rate is too old", async () => {
      const { core } = world;
      const id = await world.service();
      const orders = await orderCount();
      const expire =
        "update exchange_rates set source = 'feed', valid_until = now() - interval '1 second' where currency = 'EUR'";
      await run(core.database.kysely, expire, []);
      assert.equal((await findPricedService(core, euro, id)).status, "paused");
      const { services } = await pageServices(core, euro, { limit: 100, offset: 0, status: "active" });
      assert.deepEqual(services, []);
      assert.equal(await refusal(quoted(euro, id)), "currency_paused");
      assert.equal(await refusal(place(core, euro, { serviceId: id, identifier: next() })), "currency_paused");
      assert.equal(await orderCount(), orders);
      await setRate(core, "EUR", { rate: parseRate(RATES.EUR) });
      await place(core, euro, { serviceId: id, identifier: next() });
    });

    it("is reported in the currency of the service, with the supplier's cost", async () => {
      const { core } = world;
      const supplier = await supplierOf(core, { "7": 4_000_000n });
      const id = await world.service({ price: 10_000_000n });
      await setRoutes(core, id, [{ supplierId: supplier.id, supplierService: "7" }]);
      const kuwait = await caller("KWD");
      const { order } = await place(core, kuwait, { serviceId: id, identifier: next() });
      assert.equal(order.price, 3_122_000n);
      await sendDue(core, () => ({ kind: "accepted", supplierReference: "1", raw: "" }));
      await deliverDue(core, supplier.id, "code");
      const shown = await readOrderForOperator(core, order.id);
      // 3.122 KWD at 0.3075 are 10.152846 USD, of which the supplier got 4.
      assert.deepEqual([shown.baseCurrency, shown.basePrice, shown.exchangeRate], ["USD", 10_152_846n, "0.3075"]);
      assert.deepEqual([shown.status, shown.cost, shown.margin], ["SUCCESS", 4_000_000n, 6_152_846n]);
      assert.deepEqual(shown.transfers.map(({ kind, currency }) => `${kind} ${currency}`).toSorted(), [
        "capture KWD",
        "hold KWD",
        "supplier_cost USD",
      ]);
      const { totals } = await sumOperatorOrders(core, { resellerId: kuwait.resellerId });
      assert.deepEqual(
        totals.map(({ currency, revenue, cost }) => [currency, revenue, cost]),
        [["USD", 10_152_846n, 4_000_000n]],
      );
      const { days } = await createStats(core).read();
      assert.deepEqual(
        days.map(({ currency, revenue, cost }) => [currency, revenue, cost]),
        [["USD", 10_152_846n, 4_000_000n]],
      );
    });

    it("is not sent to a supplier who costs more than the price is worth", async () => {
      const { core } = world;
      const supplier = await supplierOf(core, { "8": 1_200_000n });
      const id = await world.service({ price: 1_000_000n });
      await setRoutes(core, id, [{ supplierId: supplier.id, supplierService: "8" }]);
      const yen = await caller("JPY");
      // 152 JPY are more than 1.2, but not of dollars.
      const { order } = await place(core, yen, { serviceId: id, identifier: next() });
      await sendDue(core, () => assert.fail("the order was sent at a loss"));
      assert.equal((await orderRow(core, order.id)).attention, "loss");
      await rejectOrder(core, order.id, "a loss", OPERATOR);
    });

    it("is asked to confirm an amount that is large at the exchange rate; without one the number counts", async () => {
      const limits = { JPY: 1_495_500_000_000n, KWD: 3_075_000_000n, SEK: 10_000_000_000n };
      for (const [currency, most] of Object.entries(limits)) {
        const { resellerId } = await caller(currency);
        const movement = { resellerId, reason: "Bank transfer", actor: OPERATOR };
        const limit = `than 10,000.00 ${currency === "SEK" ? "SEK" : "USD"}.`;
        const isAsked = ({ code, message }: DomainError) => code === "confirmation_required" && message.includes(limit);
        await assert.rejects(topUp(world.core, { ...movement, amount: most + 1n }), isAsked, currency);
        await topUp(world.core, { ...movement, amount: most });
      }
    });

    it("keeps the ledger balanced in every currency after orders and refunds", async () => {
      const { core } = world;
      const buyers = [euro, await caller("JPY"), await caller("KWD"), await caller("USD")];
      const services = [await world.service({ price: 45_000n }), await world.service({ price: 12_345_678n })];
      const step = fc.record({
        buyer: fc.constantFrom(...buyers),
        serviceId: fc.constantFrom(...services),
        end: fc.constantFrom("open", "success", "part", "refund", "reject"),
      });
      for (const { buyer, serviceId, end } of fc.sample(step, 40)) {
        const price = await quoted(buyer, serviceId);
        const { order } = await place(core, buyer, { serviceId, identifier: next() });
        assert.deepEqual([order.price, order.currency], [price, buyer.currency]);
        if (end === "open") continue;
        if (end === "reject") await rejectOrder(core, order.id, "no", OPERATOR);
        else await succeedOrder(core, order.id, { result: "code" }, OPERATOR);
        const refund = { reason: "late", refundedBefore: 0n };
        if (end === "refund") await refundOrder(core, order.id, refund, OPERATOR);
        if (end === "part") await refundOrder(core, order.id, { ...refund, amount: price / 3n + 1n }, OPERATOR);
      }
      await assertLedgerBalances(core, callers);
    });

    it("is protected by the database", async () => {
      const { core } = world;
      const { kysely } = core.database;
      const id = await world.service();
      const { order } = await place(core, euro, { serviceId: id, identifier: next() });
      const elsewhere = `insert into orders (wallet_id, service_id, source, test, quantity, unit_price, price, currency, content_hash)
         select wallet_id, service_id, source, test, 1, 1, 1, 'USD', 'hash' from orders where id = $1`;
      const inserted = run(kysely, elsewhere, [order.id.toString()]);
      await assert.rejects(inserted, /the wallet, in this currency/);
      const wrong = [
        "update orders set exchange_rate = 1 where id = $1",
        "update orders set base_price = 1 where id = $1",
        "update orders set base_currency = null, base_price = null, exchange_rate = null where id = $1",
        "update exchange_rates set rate = 0 where $1::bigint > 0",
        "update exchange_rates set round_to = 0 where $1::bigint > 0",
      ];
      for (const text of wrong) await assert.rejects(run(kysely, text, [order.id.toString()]), text);
    });

    it("asks before a rate changes much or disappears under resellers", async () => {
      const { core } = world;
      const wrong = setRate(core, "EUR", { rate: parseRate("9.235") });
      assert.equal(await refusal(wrong), "confirmation_required");
      for (const mistyped of [{ marginBasisPoints: 95_000 }, { roundTo: 1_000_000_000n }]) {
        assert.equal(await refusal(setRate(core, "EUR", mistyped)), "confirmation_required");
        // One question names both: to confirm the rate does not confirm the other.
        const both = setRate(core, "EUR", { ...mistyped, rate: parseRate("2") });
        await assert.rejects(both, { message: /check the rate.*check the margin/ });
      }
      // 10.00 stays what it is by a step of 1.00, but the cheapest service would cost many times as much.
      await world.service({ price: 45_000n });
      const step = setRate(core, "EUR", { roundTo: 1_000_000n });
      await assert.rejects(step, { message: /^0\.045 USD would be 1\.00 EUR instead of 0\.05: check the margin/ });
      assert.equal(await refusal(removeRate(core, "EUR")), "confirmation_required");
      assert.equal(await refusal(removeRate(core, "CHF")), "not_found");
      assert.equal(await refusal(setRate(core, "USD", { rate: parseRate("1") })), "validation_failed");
      assert.equal(await refusal(setRate(core, "CHF", {})), "validation_failed");
      assert.deepEqual(
        (await listRates(core)).map(({ currency, roundTo }) => [currency, roundTo]),
        [
          ["EUR", 10_000n],
          ["JPY", 1_000_000n],
          ["KWD", 1_000n],
        ],
      );
    });

    const orderCount = async () =>
      (
        await world.core.database.kysely
          .selectFrom("orders")
          .select("id")
          .where("wallet_id", "=", euro.walletId)
          .execute()
      ).length;
  });
});
