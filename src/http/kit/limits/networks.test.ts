import assert from "node:assert/strict";
import { it } from "node:test";
import { networksOf } from "./networks.ts";

it("an IPv4 address counts for itself, however it is written", () => {
  for (const address of ["192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201", "::FFFF:192.0.2.1"]) {
    assert.deepEqual(networksOf(address), [{ name: "192.0.2.1", factor: 1 }], address);
  }
});

it("an IPv6 address counts for its /64, and for its /48 with a wider limit", () => {
  const [narrow, wide] = networksOf("2001:db8:1:2:3:4:5:6");
  assert.deepEqual(networksOf("2001:DB8:1:2::ffff"), [narrow, wide]);
  const [neighbour, sameWide] = networksOf("2001:db8:1:3::1");
  assert.notEqual(neighbour.name, narrow.name);
  assert.deepEqual([sameWide, wide!.factor], [wide, 4]);
  assert.notEqual(networksOf("2001:db8:2:2::1")[1]!.name, wide!.name);
});

it("what a proxy wrote instead of an address counts for itself", () => {
  for (const text of ["unknown", "", "fe80::1%eth0"]) assert.equal(networksOf(text)[0].factor, 1);
});
