import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cut, isStorable } from "./text.ts";

describe("a text", () => {
  it("can be stored unless it contains a NUL or half of a surrogate pair", () => {
    for (const text of ["", "Unlocked.", "Разблокирован", "👍"]) assert.equal(isStorable(text), true, text);
    for (const text of ["a\0b", "\uD83D", "\uDC4D", "👍".slice(1)]) assert.equal(isStorable(text), false);
  });

  it("of a stranger is noted storable and short", () => {
    assert.equal(cut("  No credit\0 \n"), "No credit");
    assert.equal(cut("x".repeat(500)), "x".repeat(500));
    assert.equal(cut("x".repeat(501)), `${"x".repeat(499)}…`);
    for (const hostile of ["a\0\uD83D", `${"x".repeat(498)}👍👍`, "\uDC4D".repeat(600)]) {
      assert.ok(isStorable(cut(hostile)));
      assert.ok(cut(hostile).length <= 500);
    }
  });
});
