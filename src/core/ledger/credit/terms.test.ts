import assert from "node:assert/strict";
import fc from "fast-check";
import { describe, it } from "node:test";
import { bonusOn, feeOn, fromStoredTerms, splitPaid, toStoredTerms, type PaymentTerms } from "./terms.ts";

const CENT = 10_000n;
const terms = fc.record({
  feeFixed: fc.bigInt(0n, 1_000n).map((cents) => cents * CENT),
  feeBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  bonusTiers: fc.array(
    fc.record({
      from: fc.bigInt(1n, 100_000n).map((cents) => cents * CENT),
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
    }),
    { maxLength: 3 },
  ),
});
const cents = fc.bigInt(1n, 10_000_000n).map((amount) => amount * CENT);

describe("the terms of a payment", () => {
  it("split exactly what is payable into the credit that was requested and its fee", () => {
    fc.assert(
      fc.property(terms, cents, (given, amount) => {
        const fee = feeOn(given, amount, "USD");
        assert.equal(fee % CENT, 0n);
        assert.deepEqual(splitPaid(given, amount + fee, "USD"), { credit: amount, fee });
      }),
    );
  });

  it("never credit more than was paid, and never take less than the fee", () => {
    fc.assert(
      fc.property(terms, fc.bigInt(0n, 10n ** 12n), (given, paid) => {
        const { credit, fee } = splitPaid(given, paid, "USD");
        assert.equal(credit + fee, paid);
        assert.ok(credit >= 0n && fee >= 0n);
        assert.ok(credit === 0n || fee >= feeOn(given, credit, "USD"));
      }),
    );
  });

  it("round the fee up to the smallest unit of the currency", () => {
    const given: PaymentTerms = { feeFixed: 0n, feeBasisPoints: 290, bonusTiers: [] };
    assert.equal(feeOn(given, 10_000_000n, "USD"), 290_000n);
    // 0.29029, 2.929 and 0.290029
    assert.equal(feeOn(given, 10_010_000n, "USD"), 300_000n);
    assert.equal(feeOn(given, 101_000_000n, "JPY"), 3_000_000n);
    assert.equal(feeOn(given, 10_001_000n, "KWD"), 291_000n);
  });

  it("add the bonus of the highest tier that is reached, in whole cents", () => {
    const bonusTiers = [
      { from: 100_000_000n, basisPoints: 500 },
      { from: 50_000_000n, basisPoints: 125 },
    ];
    const given: PaymentTerms = { feeFixed: 0n, feeBasisPoints: 0, bonusTiers };
    assert.equal(bonusOn(given, 49_990_000n, "USD"), 0n);
    assert.equal(bonusOn(given, 50_010_000n, "USD"), 620_000n);
    assert.equal(bonusOn(given, 100_000_000n, "USD"), 5_000_000n);
    assert.equal(bonusOn(given, 150_000_000n, "JPY"), 7_000_000n);
    assert.deepEqual(fromStoredTerms(JSON.parse(toStoredTerms(given))), given);
  });
});
