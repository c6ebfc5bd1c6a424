import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { networksOf } from "./address-ranges.ts";
import { decodeReply, repairText, roundAmount, shownFloat } from "./values.ts";

describe("amounts of a panel", () => {
  it("are rounded to six decimals, half away from zero, and say what they were", () => {
    assert.deepEqual(roundAmount("12.5"), { amount: "12.5", before: null });
    assert.deepEqual(roundAmount("-0.0000005"), { amount: "-0.000001", before: "-0.0000005" });
    assert.deepEqual(roundAmount("0.0000004"), { amount: "0", before: "0.0000004" });
    assert.deepEqual(roundAmount("9.9999999"), { amount: "10", before: "9.9999999" });
    assert.deepEqual(roundAmount("1.0000000"), { amount: "1", before: null });
    assert.deepEqual(roundAmount("1.5e-7"), { amount: "0", before: "1.5e-7" });
    assert.deepEqual(roundAmount("1.23e+4"), { amount: "12300", before: null });
    assert.deepEqual(roundAmount("100"), { amount: "100", before: null });
    assert.equal(roundAmount("12,5"), null);
    assert.equal(roundAmount(""), null);
  });

  it("of a float of four bytes are what the panel shows, with all of its cents", () => {
    assert.equal(shownFloat("12345.669921875"), "12345.67");
    assert.equal(roundAmount(shownFloat("0.10000000149011612"))!.amount, "0.1");
    assert.equal(roundAmount(shownFloat("68.13499450683594"))!.amount, "68.135");
    assert.equal(roundAmount(shownFloat("1e-10"))!.amount, "0");
    const written = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(written, (amount) => {
        const read = roundAmount(shownFloat(String(Math.fround(Number(amount)))))!;
        assert.equal(
          Number(read.amount).toFixed(2),
          Number(amount)
            .toFixed(2)
            .replace(/^-0\.00$/, "0.00"),
        );
        assert.equal(read.before, null);
      }),
    );
  });
});

describe("texts of a panel", () => {
  it("are repaired where UTF-8 was written through a connection in Latin 1", () => {
    const broken = new TextDecoder("windows-1252").decode(Buffer.from("José – 日本 €5"));
    assert.equal(broken.slice(0, 5), "JosÃ©");
    assert.equal(repairText(broken), "José – 日本 €5");
    for (const text of ["", "plain", "José", "日本", "Ünlock €5", "naïve “quotes”"])
      assert.equal(repairText(text), text);
  });

  it("in replies are base64 of UTF-8 or Latin 1; plain ones stay as they are", () => {
    assert.deepEqual(decodeReply(Buffer.from("Código: 1234").toString("base64")), {
      text: "Código: 1234",
      wasEncoded: true,
    });
    assert.deepEqual(decodeReply(Buffer.from("Código no encontrado", "latin1").toString("base64")), {
      text: "Código no encontrado",
      wasEncoded: true,
    });
    const lines = Buffer.from("a line of text\n".repeat(20))
      .toString("base64")
      .replaceAll(/(.{76})/g, "$1\n");
    assert.equal(decodeReply(lines).text, "a line of text\n".repeat(20));
    for (const plain of ["12345678", "Unlocked", "IMEI not found", "ABCDEFGH", "https://example.com/a", "AAAA"])
      assert.deepEqual(decodeReply(plain), { text: plain, wasEncoded: false });
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme-ascii" }), (text) => {
        assert.equal(decodeReply(Buffer.from(text).toString("base64")).text, text);
      }),
    );
  });
});

describe("ranges of addresses", () => {
  it("become the fewest networks", () => {
    assert.deepEqual(networksOf("10.0.0.0", "10.0.0.255"), ["10.0.0.0/24"]);
    assert.deepEqual(networksOf("203.0.113.7", ""), ["203.0.113.7"]);
    assert.deepEqual(networksOf("10.0.0.1", "10.0.0.4"), ["10.0.0.1", "10.0.0.2/31", "10.0.0.4"]);
    assert.deepEqual(networksOf("0.0.0.0", "255.255.255.255"), ["0.0.0.0/0"]);
  });

  it("with an invalid end, or whose end comes before its beginning, are refused", () => {
    for (const [from, to] of [
      ["10.0.0.9", "10.0.0.1"],
      ["somewhere", ""],
      ["10.0.0.1", "10.0.0"],
      ["::1", ""],
    ] as const)
      assert.equal(networksOf(from, to), null);
  });
});
