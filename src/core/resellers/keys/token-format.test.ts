import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { newApiKey, newLoginSecret, parseApiKey, parseLoginToken } from "./token-format.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";

const anyCharacter = fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");

function replaceAt(text: string, place: number, character: string): string {
  return text.slice(0, place) + character + text.slice(place + 1);
}

describe("an API key", () => {
  it("says whether it is a test key", () => {
    assert.match(newApiKey(false), /^rk_live_[0-9A-Za-z]{38}$/);
    assert.match(newApiKey(true), /^rk_test_[0-9A-Za-z]{38}$/);
    assert.deepEqual(parseApiKey(newApiKey(false)), { test: false });
    assert.deepEqual(parseApiKey(newApiKey(true)), { test: true });
  });

  it("is never made twice", () => {
    assert.equal(new Set(Array.from({ length: 1_000 }, () => newApiKey(false))).size, 1_000);
  });

  it("has a checksum that anyone can compute", () => {
    // CRC32 of the text before it is 660915263, in base 62 with digits before capitals before small letters.
    assert.deepEqual(parseApiKey(`rk_live_${"0".repeat(32)}0ij8Fb`), { test: false });
  });

  it("with one changed character is no key", () => {
    const key = newApiKey(false);
    fc.assert(
      fc.property(fc.nat(key.length - 1), anyCharacter, (place, character) => {
        fc.pre(key[place] !== character);
        assert.equal(parseApiKey(replaceAt(key, place, character)), null);
      }),
    );
  });

  it("that was made for one mode is no key of the other", () => {
    assert.equal(parseApiKey(newApiKey(false).replace("live", "test")), null);
  });

  it("is nothing else", () => {
    const key = newApiKey(true);
    for (const text of [
      "",
      "rk_live_",
      ` ${key}`,
      `${key}\n`,
      `${key}0`,
      key.slice(0, -1),
      key.toUpperCase(),
      `1|${key}`,
    ]) {
      assert.equal(parseApiKey(text), null, text);
    }
    fc.assert(fc.property(fc.string(), (text) => assert.equal(parseApiKey(text), null)));
  });
});

describe("a personal access token", () => {
  it("is an id and a secret", () => {
    const secret = newLoginSecret();
    assert.deepEqual(parseLoginToken(`41|${secret}`), { id: 41, secret });
    assert.deepEqual(parseLoginToken(`2147483647|${secret}`), { id: 2_147_483_647, secret });
  });

  it("with a changed secret or an id that no row can have is none", () => {
    const secret = newLoginSecret();
    for (const id of ["", "0", "-1", "+1", "01", "1.5", "2147483648", "99999999999"]) {
      assert.equal(parseLoginToken(`${id}|${secret}`), null, id);
    }
    fc.assert(
      fc.property(fc.nat(secret.length - 1), anyCharacter, (place, character) => {
        fc.pre(secret[place] !== character);
        assert.equal(parseLoginToken(`1|${replaceAt(secret, place, character)}`), null);
      }),
    );
  });
});

it("a secret is stored as its SHA-256", () => {
  const expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  assert.equal(Buffer.from(hashSecret("abc")).toString("hex"), expected);
});
