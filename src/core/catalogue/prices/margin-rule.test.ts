import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { DomainError } from "../../kernel/errors.ts";
import { MAX_AMOUNT, withMargin } from "../../kernel/money.ts";
import { checkMarginRule, formatMarginRule, parseMarginRule, priceFromCost, type MarginRule } from "./margin-rule.ts";

const NOTHING: MarginRule = { percentBasisPoints: 0, fixed: 0n, roundTo: 0n, floor: 0n };
const amount = fc.oneof(
  fc.constant(0n),
  fc.bigInt({ min: 0n, max: 5_000_000n }),
  fc.bigInt({ min: 0n, max: MAX_AMOUNT }),
);
const rule: fc.Arbitrary<MarginRule> = fc.record(
  {
    percentBasisPoints: fc.oneof(
      fc.integer({ min: -9_999, max: 20_000 }),
      fc.integer({ min: -9_999, max: 10_000_000 }),
    ),
    fixed: amount,
    roundTo: amount,
    floor: amount,
  },
  { noNullPrototype: true },
);

function isAboutMargin(pattern: RegExp): (error: unknown) => boolean {
  return (error) =>
    error instanceof DomainError &&
    error.code === "validation_failed" &&
    pattern.test(error.details.fields?.margin?.[0] ?? "");
}

describe("a margin rule that makes no sense", () => {
  it("is refused", () => {
    const wrong: [Partial<MarginRule>, RegExp][] = [
      [{ percentBasisPoints: -10_000 }, /between -99\.99/],
      [{ percentBasisPoints: 10_000_001 }, /100000/],
      [{ percentBasisPoints: 12.5 }, /two decimals/],
      [{ percentBasisPoints: Number.NaN }, /two decimals/],
      [{ percentBasisPoints: Infinity }, /two decimals/],
      [{ fixed: -1n }, /fixed amount .* not be negative/],
      [{ roundTo: -1n }, /rounding step .* not be negative/],
      [{ floor: -1n }, /floor .* not be negative/],
      [{ fixed: MAX_AMOUNT + 1n }, /fixed amount .* at most 1000000000000\.00/],
      [{ roundTo: MAX_AMOUNT + 1n }, /rounding step .* at most/],
      [{ floor: MAX_AMOUNT + 1n }, /floor .* at most/],
    ];
    for (const [part, sentence] of wrong) {
      assert.throws(() => checkMarginRule({ ...NOTHING, ...part }), isAboutMargin(sentence));
    }
  });

  it("is refused as text, with how to write one", () => {
    const texts = [
      "",
      " ",
      ",",
      "25",
      "0.10",
      "%",
      "+",
      "25 %",
      "25%0.10",
      "25%-0.10",
      "25%+-0.10",
      "+0.10+25%",
      "25.123%",
      "1e3%",
      "25%+0.0000001",
      "25%+1.2.3",
      "25%+99999999999999",
      "25%,",
      "25%,round",
      "25%,round=",
      "25%,round=x",
      "25%,round=-1",
      "25%,step=0.05",
      "25%,round=0.05,round=0.10",
      "round=0.05",
      `25%${" ".repeat(300)}`,
    ];
    for (const text of texts) {
      assert.throws(() => parseMarginRule(text), isAboutMargin(/write it like 25%/), JSON.stringify(text));
    }
  });

  it("is refused as text that is well written", () => {
    assert.throws(() => parseMarginRule("-100%"), isAboutMargin(/-99\.99/));
    assert.throws(() => parseMarginRule("100000.01%"), isAboutMargin(/100000/));
  });
});

describe("a margin rule as text", () => {
  it("is read", () => {
    const read: [string, Partial<MarginRule>][] = [
      ["25%", { percentBasisPoints: 2_500 }],
      ["2.5%", { percentBasisPoints: 250 }],
      ["2.05%", { percentBasisPoints: 205 }],
      ["-5%", { percentBasisPoints: -500 }],
      ["-0%", {}],
      ["+0.10", { fixed: 100_000n }],
      ["25%+0.10", { percentBasisPoints: 2_500, fixed: 100_000n }],
      [
        "25%+0.10,round=0.05,floor=0.50",
        { percentBasisPoints: 2_500, fixed: 100_000n, roundTo: 50_000n, floor: 500_000n },
      ],
      [" 0% , floor=0.50 , round=1 ", { roundTo: 1_000_000n, floor: 500_000n }],
    ];
    for (const [text, part] of read) assert.deepEqual(parseMarginRule(text), { ...NOTHING, ...part }, text);
  });

  it("is written as short as it can be", () => {
    for (const text of ["0%", "25%", "2.5%", "-99.99%", "+0.10", "25%+0.10", "25%+0.10,round=0.05,floor=0.50"]) {
      assert.equal(formatMarginRule(parseMarginRule(text)), text);
    }
  });

  it("is the same after it was written and read", () => {
    fc.assert(fc.property(rule, (given) => assert.deepEqual(parseMarginRule(formatMarginRule(given)), given)));
  });
});

describe("a price that follows a cost", () => {
  it("is the cost with the percentage, the fixed amount, the floor and the step, in this order", () => {
    const priced: [string, bigint, bigint][] = [
      ["25%", 1_000_000n, 1_250_000n],
      ["25%+0.10", 1_000_000n, 1_350_000n],
      ["25%+0.10,round=0.50", 1_000_000n, 1_500_000n],
      ["25%,round=0.05", 1_000_000n, 1_250_000n],
      ["25%,floor=2", 1_000_000n, 2_000_000n],
      ["25%,round=0.30,floor=2", 1_000_000n, 2_100_000n],
      ["50%", 1n, 2n],
      ["49.99%", 1n, 1n],
      ["-50%", 45_000n, 22_500n],
      ["+0.10", 0n, 100_000n],
      ["0%", 45_000n, 45_000n],
    ];
    for (const [text, cost, price] of priced) assert.equal(priceFromCost(parseMarginRule(text), cost), price, text);
  });

  it("is never below the floor and always a multiple of the step", () => {
    fc.assert(
      fc.property(rule, amount, (given, cost) => {
        const price = priceFromCost(given, cost);
        assert.ok(price >= given.floor);
        if (given.roundTo > 0n) assert.equal(price % given.roundTo, 0n);
      }),
    );
  });

  it("is less than a step above what the percentage, the fixed amount and the floor ask for", () => {
    fc.assert(
      fc.property(rule, amount, (given, cost) => {
        const marked = withMargin(cost, given.percentBasisPoints) + given.fixed;
        const least = marked > given.floor ? marked : given.floor;
        const excess = priceFromCost(given, cost) - least;
        assert.ok(excess >= 0n && (excess === 0n || excess < given.roundTo));
      }),
    );
  });

  it("never falls when the cost rises", () => {
    fc.assert(
      fc.property(rule, amount, amount, (given, cost, rise) => {
        assert.ok(priceFromCost(given, cost + rise) >= priceFromCost(given, cost));
      }),
    );
  });

  it("covers the cost unless the percentage is negative", () => {
    fc.assert(
      fc.property(rule, amount, (given, cost) => {
        fc.pre(given.percentBasisPoints >= 0);
        assert.ok(priceFromCost(given, cost) >= cost);
      }),
    );
  });
});
