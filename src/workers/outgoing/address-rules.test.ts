import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { isPublicAddress } from "./address-rules.ts";

const PRIVATE: Record<string, readonly string[]> = {
  "this host": ["0.0.0.0", "0.255.255.255", "::"],
  loopback: ["127.0.0.1", "127.255.255.254", "::1"],
  "private networks": ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.0.1", "fc00::1", "fdff::1"],
  "the network of a carrier": ["100.64.0.1", "100.127.255.255"],
  "link-local addresses, where clouds keep their secrets": ["169.254.169.254", "fe80::1", "febf::1", "fe80::1%eth0"],
  "addresses of protocols": ["192.0.0.8", "192.88.99.1", "2001::1", "2001:1ff::1"],
  documentation: ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
  benchmarks: ["198.18.0.1", "198.19.255.255"],
  "groups and everyone": ["224.0.0.1", "239.255.255.255", "ff02::1", "255.255.255.255"],
  "what is reserved": ["240.0.0.1", "4000::1", "5f00::1", "8000::1", "fec0::1"],
  "IPv4 in the clothes of IPv6": [
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:8.8.8.8",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1",
    "2002:7f00:1::",
  ],
  "what is no address": ["", "localhost", "127.1", "0x7f000001", "2130706433", "8.8.8.8.", "[::1]", "8.8.8.8/32"],
};
const PUBLIC = [
  "1.1.1.1",
  "8.8.8.8",
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.0",
  "169.253.255.255",
  "172.15.255.255",
  "172.32.0.0",
  "192.167.255.255",
  "192.169.0.0",
  "223.255.255.255",
  "2001:200::1",
  "2001:4860:4860::8888",
  "2606:4700::1111",
  "2a00:1450:4001::1",
];

describe("an address that a server open to the internet may not call", () => {
  for (const [what, addresses] of Object.entries(PRIVATE)) {
    it(`is one of ${what}`, () => {
      for (const address of addresses) assert.equal(isPublicAddress(address), false, address);
    });
  }

  it("is every mapped form of an IPv4 address", () => {
    fc.assert(fc.property(fc.ipV4(), (address) => assert.equal(isPublicAddress(`::ffff:${address}`), false)));
  });

  it("is every IPv6 address outside 2000::/3", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0, max: 0xffff }), (first, last) => {
        fc.pre(first >> 13 !== 1);
        assert.equal(isPublicAddress(`${first.toString(16)}::${last.toString(16)}`), false);
      }),
    );
  });
});

describe("an address that may be called", () => {
  it("is a public one, also right beside a private range", () => {
    for (const address of PUBLIC) assert.equal(isPublicAddress(address), true, address);
  });
});
