import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { labelled, linesFor } from "../dashboard/src/ui/show/chart-scale.ts";

describe("the scale of a chart", () => {
  it("begins at zero and ends at a round value above the highest", () => {
    assert.deepEqual(linesFor([20_000, 3]), [0, 5_000, 10_000, 15_000, 20_000]);
    assert.deepEqual(linesFor([7, 0]), [0, 2, 4, 6, 8]);
    assert.deepEqual(linesFor([800.3, -20]), [-250, 0, 250, 500, 750, 1_000]);
    assert.deepEqual(linesFor([]), [0, 1]);
  });

  it("has a few lines around every value", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter(isMoney)), (values) => {
        const lines = linesFor(values);
        assert.ok(lines.length >= 2 && lines.length <= 8, `${lines.length} lines`);
        assert.ok(lines[0]! <= Math.min(0, ...values) && lines.at(-1)! >= Math.max(0, ...values), lines.join());
      }),
    );
  });

  it("has no half of an order", () => {
    fc.assert(fc.property(fc.array(fc.nat()), (counts) => assert.ok(linesFor(counts).every(Number.isInteger))));
  });

  it("has as many labels as there is room for, on points that exist", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 12 }), (points, most) => {
        const positions = labelled(points, most);
        assert.ok(positions.length >= 1 && positions.length <= most);
        assert.ok(positions.every((position) => position >= 0 && position < points));
      }),
    );
  });
});

/** Amounts have six decimals. */
function isMoney(value: number): boolean {
  return value === 0 || Math.abs(value) >= 1e-6;
}
