import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { compare, secret } from "./changes.ts";

describe("what a change is recorded as", () => {
  it("has the old and the new value of each field that differs, amounts as decimals", () => {
    const before = { "service 1": { price: 2_000_000n, name: "A", inputs: [{ name: "SN" }], until: null } };
    const after = { "service 1": { price: 2_500_000n, name: "A", inputs: [{ name: "SN" }], until: new Date(0) } };
    assert.deepEqual(compare(before, after), [
      {
        target: "service 1",
        fields: { price: { old: "2.00", new: "2.50" }, until: { old: null, new: "1970-01-01T00:00:00.000Z" } },
      },
    ]);
  });

  it("has null for what does not exist before or after", () => {
    assert.deepEqual(compare({ a: undefined, b: { x: 1 }, c: { x: null } }, { a: { x: 1 }, b: undefined }), [
      { target: "a", fields: { x: { old: null, new: 1 } } },
      { target: "b", fields: { x: { old: 1, new: null } } },
    ]);
  });

  it("says of a secret only that it changed", () => {
    const changes = compare(
      { s: { key: secret("old"), code: secret("same") } },
      { s: { key: secret("new"), code: secret("same") } },
    );
    assert.deepEqual(changes, [{ target: "s", fields: { key: { secret: true } } }]);
    assert.deepEqual(compare({}, { s: { key: secret(null) } }), []);
    assert.deepEqual(compare({ s: { key: secret("old") } }, { s: undefined }), changes);
  });

  it("is nothing where nothing differs", () => {
    assert.deepEqual(compare({ a: { x: 1n } }, { a: { x: 1n } }), []);
  });
});
