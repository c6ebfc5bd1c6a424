import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { findJoinedCodes } from "../dashboard/src/operator/catalogue/service/split-codes.ts";

describe("codes of the inventory", () => {
  it("that are pasted with a separator on one line are noticed and split", () => {
    assert.deepEqual(findJoinedCodes("AAAA-1;AAAA-2\nAAAA-3\n AAAA-4 ; AAAA-5;"), {
      separator: ";",
      lines: 2,
      split: "AAAA-1\nAAAA-2\nAAAA-3\nAAAA-4\nAAAA-5",
    });
    assert.equal(findJoinedCodes("A1\tB2")?.split, "A1\nB2");
    assert.equal(findJoinedCodes("A1,B2,C3")?.split, "A1\nB2\nC3");
  });

  it("of which each has its line, or that are sentences, are left as they are", () => {
    for (const text of ["", "AAAA-1\nAAAA-2", "AAAA-1;\nAAAA-2;", "PIN: 1234; PUK: 5678"])
      assert.equal(findJoinedCodes(text), undefined, text);
  });
});
