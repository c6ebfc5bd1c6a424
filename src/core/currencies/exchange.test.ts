import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { DomainError } from "../kernel/errors.ts";
import { MAX_AMOUNT } from "../kernel/money.ts";
import { exchangePrice, formatRate, parseRate, worthAt, type PriceExchange } from "./exchange.ts";

const rate = fc.bigInt({ min: 1n, max: 10n ** 20n - 1n });
const amount = fc.oneof(fc.bigInt({ min: 0n, max: 100_000_000n }), fc.bigInt({ min: 0n, max: MAX_AMOUNT }));
const exchange: fc.Arbitrary<PriceExchange> = fc.record(
  {
    rate,
    marginBasisPoints: fc.integer({ min: -5_000, max: 100_000 }),
    // The smallest unit of a currency with 3, 2 and 0 decimals (KWD, EUR, JPY), and any other step.
    roundTo: fc.oneof(fc.constantFrom(1_000n, 10_000n, 1_000_000n), fc.bigInt({ min: 1n, max: 10n ** 12n })),
  },
  { noNullPrototype: true },
);

describe("an exchange rate", () => {
  it("is read and written without a loss", () => {
    for (const text of ["0.9235", "1", "16250", "149.55", "0.3075", "0.0000000001", "9999999999.9999999999"])
      assert.equal(formatRate(parseRate(text)), text);
    fc.assert(fc.property(rate, (given) => assert.equal(parseRate(formatRate(given)), given)));
  });

  it("is refused where it is 0, no number or too exact", () => {
    for (const text of ["", "0", "0.0", "-1", "1e3", "1,5", ".5", "1.", "0.00000000001", "12345678901", "NaN", "٣"])
      assert.throws(
        () => parseRate(text),
        (error) => error instanceof DomainError && error.details.fields?.rate !== undefined,
        text,
      );
  });
});

describe("a price in another currency", () => {
  it("is the price at the rate with its margin, rounded up to the step", () => {
    const priced: [bigint, PriceExchange, bigint][] = [
      // 10.00 USD at 0.9235 with 1 % = 9.32735 EUR
      [10_000_000n, { rate: parseRate("0.9235"), marginBasisPoints: 100, roundTo: 50_000n }, 9_350_000n],
      [10_000_000n, { rate: parseRate("0.9235"), marginBasisPoints: 0, roundTo: 10_000n }, 9_240_000n],
      [10_000_000n, { rate: parseRate("149.55"), marginBasisPoints: 0, roundTo: 1_000_000n }, 1_496_000_000n],
      [45_000n, { rate: parseRate("0.3075"), marginBasisPoints: 0, roundTo: 1_000n }, 14_000n],
      [10_000_000n, { rate: parseRate("0.5"), marginBasisPoints: 0, roundTo: 1_000_000n }, 5_000_000n],
      [0n, { rate: parseRate("0.5"), marginBasisPoints: 0, roundTo: 1_000_000n }, 0n],
    ];
    for (const [price, terms, expected] of priced) assert.equal(exchangePrice(price, terms), expected);
  });

  it("is a multiple of the step, never below the exact price and never a whole step above it", () => {
    fc.assert(
      fc.property(amount, exchange, (price, terms) => {
        const exact = price * terms.rate * BigInt(10_000 + terms.marginBasisPoints);
        const unit = 10n ** 14n;
        const exchanged = exchangePrice(price, terms);
        assert.equal(exchanged % terms.roundTo, 0n);
        assert.ok(exchanged * unit >= exact);
        assert.ok((exchanged - terms.roundTo) * unit < exact || exchanged === 0n);
      }),
    );
  });

  it("never falls when the price rises", () => {
    fc.assert(
      fc.property(amount, amount, exchange, (price, rise, terms) => {
        assert.ok(exchangePrice(price + rise, terms) >= exchangePrice(price, terms));
      }),
    );
  });

  it("is worth in the first currency what it was, up to half a micro-unit of it", () => {
    fc.assert(
      fc.property(amount, rate, (price, given) => {
        const difference = worthAt(price, given) * given - price * 10n ** 10n;
        assert.ok((difference < 0n ? -difference : difference) * 2n <= given);
      }),
    );
  });
});
