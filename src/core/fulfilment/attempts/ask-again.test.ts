import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { askAgainSeconds } from "./ask-again.ts";

const LADDER = [15, 30, 60, 120, 300, 900];
const EXACT = 0.5;

const wait = (asked: number, usualSeconds: number | null = null, random = EXACT) =>
  askAgainSeconds(LADDER, { asked, usualSeconds, random });

describe("the wait before a supplier is asked again", () => {
  it("climbs the ladder and stays on its last rung", () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5, 6, 1_000].map((asked) => wait(asked)),
      [...LADDER, 900, 900],
    );
  });

  it("starts at the rung that a usual delivery takes", () => {
    const starts = [0, 14, 15, 29, 30, 299, 300, 86_400].map((usual) => wait(0, usual));
    assert.deepEqual(starts, [15, 15, 15, 15, 30, 120, 300, 900]);
    assert.deepEqual([wait(1, 60), wait(2, 60), wait(9, 60)], [120, 300, 900]);
  });

  it("is spread by a tenth either way", () => {
    assert.ok(Math.abs(wait(0, null, 0) - 13.5) < 1e-9);
    assert.ok(Math.abs(wait(0, null, 1) - 16.5) < 1e-9);
  });

  it("is never shorter than nine tenths of the first rung, nor longer than eleven of the last", () => {
    const ladder = fc
      .array(fc.integer({ min: 1, max: 86_400 }), { minLength: 1, maxLength: 10 })
      .map((steps) => steps.toSorted((a, b) => a - b));
    const usual = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(ladder, fc.nat(), usual, random, (steps, asked, usualSeconds, chance) => {
        const seconds = askAgainSeconds(steps, { asked, usualSeconds, random: chance });
        assert.ok(seconds >= steps[0]! * 0.9 - 1e-9);
        assert.ok(seconds <= steps.at(-1)! * 1.1 + 1e-9);
        assert.ok(askAgainSeconds(steps, { asked: asked + 1, usualSeconds, random: chance }) >= seconds);
      }),
    );
  });
});
