import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { plainReason } from "./reject-reasons.ts";

describe("why an accepted order was rejected", () => {
  it("is the supplier's text, plain", () => {
    for (const [text, plain] of [
      ["IMEI not found, blocked by carrier", "IMEI not found, blocked by carrier"],
      ["Not found.Please check 356938035643809", "Not found.Please check 356938035643809"],
      ["<b>Blacklisted</b>&nbsp;since 2020", "Blacklisted since 2020"],
      ["&lt;script&gt;alert(1)&lt;/script&gt;Locked", "Locked"],
      ["&amp;lt;img src=x&amp;gt; Locked", "img src=x Locked"],
      ["FMI ON\nActivation lock", "FMI ON\nActivation lock"],
    ] as const) {
      assert.ok(!/[<>]/.test(plainReason(text)!), text);
      assert.equal(plainReason(text)!.trim(), plain, text);
    }
  });

  it("holds no address", () => {
    for (const address of [
      "https://evil.example/x?y=1",
      "www.evil.example",
      "evil-shop.com/buy",
      "t.me/evil",
      "sales@evil.example",
      "@evil_support",
      "203.0.113.7:8080",
      "javascript://alert",
    ]) {
      assert.equal(plainReason(`Not found, ask ${address} now`), "Not found, ask … now", address);
    }
  });

  it("is none where the words are a machine's, or nothing is left", () => {
    for (const text of ["", "<br>", "...", "https://evil.example", "HTTP 413", "<h1>502 Bad Gateway</h1>nginx"]) {
      assert.equal(plainReason(text), null, text);
    }
  });

  it("is short and plain, however it is made", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 5_000 }), (text) => {
        const plain = plainReason(text) ?? "";
        assert.ok(plain.length <= 500 && plain.isWellFormed() && !/[<>\0]/.test(plain));
      }),
    );
    for (const part of ["a.", "@a", "1.", "www.", "a://", "&lt;"]) plainReason(part.repeat(100_000));
  });
});
