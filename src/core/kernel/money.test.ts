import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { formatGrouped, formatMoney, MAX_AMOUNT, parseMoney, roundToCents, withMargin } from "./money.ts";

const amount = fc.bigInt({ min: -MAX_AMOUNT, max: MAX_AMOUNT });

describe("an amount", () => {
  it("is shown with two to six decimals", () => {
    const shown: [bigint, string][] = [
      [0n, "0.00"],
      [45_000n, "0.045"],
      [1_500_000n, "1.50"],
      [1n, "0.000001"],
      [-45_000n, "-0.045"],
      [-1n, "-0.000001"],
      [1_000_000n, "1.00"],
      [12_345_678n, "12.345678"],
      [100_000n, "0.10"],
      [MAX_AMOUNT, "1000000000000.00"],
    ];
    for (const [micros, text] of shown) assert.equal(formatMoney(micros), text);
  });

  it("is grouped for readers, in its whole part alone", () => {
    const shown = [0n, 999_999_999n, 1_000_000_000n, -1_234_567_012_345n, MAX_AMOUNT].map(formatGrouped);
    assert.deepEqual(shown, ["0.00", "999.999999", "1,000.00", "-1,234,567.012345", "1,000,000,000,000.00"]);
  });

  it("is rounded to cents to be read, unless it is less than a unit", () => {
    const rounded: [string, string][] = [
      ["105813.8942", "105813.89"],
      ["193.195", "193.20"],
      ["-12.345", "-12.35"],
      ["1", "1.00"],
      ["0.045", "0.045"],
      ["-0.999999", "-0.999999"],
    ];
    for (const [exact, text] of rounded) assert.equal(formatMoney(roundToCents(parseMoney(exact))), text);
  });

  it("is the same after it was shown and read", () => {
    fc.assert(fc.property(amount, (micros) => assert.equal(parseMoney(formatMoney(micros)), micros)));
  });

  it("is shown without needless zeros", () => {
    fc.assert(
      fc.property(amount, (micros) => assert.match(formatMoney(micros), /^-?(0|[1-9]\d*)\.\d\d(\d{0,3}[1-9])?$/)),
    );
  });

  it("is read from whole and decimal numbers", () => {
    const read: [string, bigint][] = [
      ["12", 12_000_000n],
      ["-12", -12_000_000n],
      ["0.045", 45_000n],
      ["007.5", 7_500_000n],
      ["-0", 0n],
    ];
    for (const [text, micros] of read) assert.equal(parseMoney(text), micros);
  });

  it("with more than six decimals is refused, not rounded", () => {
    assert.throws(() => parseMoney("0.0000001"), RangeError);
    assert.throws(() => parseMoney("1.0000000"), RangeError);
  });

  it("written in any other way is refused", () => {
    const texts = [
      "",
      " ",
      "1,50",
      "+1",
      "1e3",
      ".5",
      "1.",
      "1 000",
      " 1",
      "1\n",
      "0x10",
      "NaN",
      "Infinity",
      "--1",
      "١",
      "$1",
      "1.2.3",
    ];
    for (const text of texts) assert.throws(() => parseMoney(text), RangeError, JSON.stringify(text));
  });

  it("too large for the ledger is refused", () => {
    assert.equal(parseMoney("1000000000000"), MAX_AMOUNT);
    for (const text of ["1000000000000.000001", "9999999999999", "-1000000000000.000001", "1".repeat(40)]) {
      assert.throws(() => parseMoney(text), RangeError);
    }
  });
});

describe("a margin", () => {
  it("is rounded once, half up", () => {
    assert.equal(withMargin(1_000_000n, 1_500), 1_150_000n);
    assert.equal(withMargin(1n, 5_000), 2n);
    assert.equal(withMargin(1n, 4_999), 1n);
    assert.equal(withMargin(45_000n, -1_000), 40_500n);
    assert.equal(withMargin(3n, -5_000), 2n);
    assert.equal(withMargin(45_000n, 0), 45_000n);
  });

  it("lies within half a micro-unit of the exact price", () => {
    const base = fc.bigInt({ min: 0n, max: MAX_AMOUNT });
    fc.assert(
      fc.property(base, fc.integer({ min: -9_999, max: 1_000_000 }), (micros, basisPoints) => {
        const excess = withMargin(micros, basisPoints) * 10_000n - micros * BigInt(10_000 + basisPoints);
        assert.ok(excess > -5_000n && excess <= 5_000n);
      }),
    );
  });
});
