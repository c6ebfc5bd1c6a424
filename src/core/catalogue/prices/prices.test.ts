import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { priceFor, type PriceParts } from "./prices.ts";

const parts: PriceParts = {
  base: 1_000_000n,
  personal: 500_000n,
  group: 700_000n,
  marginBasisPoints: -1_000,
  exchange: null,
};

describe("the price of a service for a reseller", () => {
  it("is the personal one before all others", () => {
    assert.deepEqual(priceFor(parts), { price: 500_000n, source: "personal" });
  });

  it("is otherwise the one set for the price group", () => {
    assert.deepEqual(priceFor({ ...parts, personal: null }), { price: 700_000n, source: "group" });
  });

  it("is otherwise the base price with the price group's margin", () => {
    assert.deepEqual(priceFor({ ...parts, personal: null, group: null }), { price: 900_000n, source: "margin" });
  });

  it("is otherwise the base price", () => {
    const price = priceFor({ ...parts, personal: null, group: null, marginBasisPoints: null });
    assert.deepEqual(price, { price: 1_000_000n, source: "base" });
  });

  it("may be nothing at all where that was set", () => {
    assert.deepEqual(priceFor({ ...parts, personal: 0n }), { price: 0n, source: "personal" });
    assert.deepEqual(priceFor({ ...parts, personal: null, group: 0n }), { price: 0n, source: "group" });
    assert.equal(priceFor({ ...parts, personal: null, group: null, marginBasisPoints: 0 }).source, "margin");
  });

  it("is never negative", () => {
    const price = fc.bigInt({ min: 0n, max: 10n ** 18n });
    const anyParts = fc.record({
      base: price,
      personal: fc.option(price),
      group: fc.option(price),
      marginBasisPoints: fc.option(fc.integer({ min: -9_999, max: 1_000_000 })),
      exchange: fc.constant(null),
    });
    fc.assert(fc.property(anyParts, (given) => assert.ok(priceFor(given).price >= 0n)));
  });
});
