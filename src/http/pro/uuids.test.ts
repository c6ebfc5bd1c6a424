import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { fromUuid, toUuid } from "./uuids.ts";

const RFC_9562 = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const anId = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n });

describe("the UUID of a service or an order", () => {
  it("is the same on every server and after every restart", () => {
    assert.equal(toUuid("product", 12), "0bb197ac-3c48-8353-8000-00000000000c");
    assert.equal(toUuid("order", 98213n), "034b747b-c4bc-82a3-8000-000000017fa5");
  });

  it("is a UUID of version 8 from which the id is read back, in either case of letters", () => {
    fc.assert(
      fc.property(anId, (id) => {
        const uuid = toUuid("order", id);
        assert.match(uuid, RFC_9562);
        assert.deepEqual([fromUuid("order", uuid), fromUuid("order", ` ${uuid.toUpperCase()}`)], [id, id]);
      }),
    );
  });

  it("is not taken for one of the other kind, nor with a changed digit", () => {
    fc.assert(
      fc.property(anId, fc.nat(35), fc.constantFrom(..."0123456789abcdef"), (id, at, digit) => {
        const uuid = toUuid("order", id);
        assert.equal(fromUuid("product", uuid), null);
        const changed = uuid.slice(0, at) + digit + uuid.slice(at + 1);
        if (changed !== uuid) assert.equal(fromUuid("order", changed), null);
      }),
    );
  });

  it("may be the plain id, and nothing else", () => {
    assert.equal(fromUuid("order", "98213"), 98213n);
    for (const text of ["", "x", "-1", "1.5", "1e3", "9".repeat(19), "E121110144452240"]) {
      assert.equal(fromUuid("order", text), null, text);
    }
  });
});
