import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import fc from "fast-check";
import { createSecretBox, readSecretKey } from "./sealed-secrets.ts";

const KEY = Buffer.alloc(32, 7);
const UNREADABLE = /cannot be read/;

describe("a stored secret", () => {
  const box = createSecretBox(KEY, "ENCRYPTION_KEY");

  it("opens with another key or for another place never", () => {
    const sealed = box.seal("secret", "supplier:1");
    assert.throws(() => createSecretBox(Buffer.alloc(32, 8), "ENCRYPTION_KEY").open(sealed, "supplier:1"), UNREADABLE);
    assert.throws(() => box.open(sealed, "supplier:2"), UNREADABLE);
    assert.throws(() => box.open(sealed, ""), UNREADABLE);
  });

  it("is not read when a single character of it was changed, cut or added", () => {
    const sealed = box.seal("secret", "supplier:1");
    for (let at = 0; at < sealed.length; at++) {
      const other = sealed[at] === "A" ? "B" : "A";
      assert.throws(() => box.open(sealed.slice(0, at) + other + sealed.slice(at + 1), "supplier:1"), UNREADABLE);
      assert.throws(() => box.open(sealed.slice(0, at), "supplier:1"), UNREADABLE);
    }
    assert.throws(() => box.open(`${sealed}A`, "supplier:1"), UNREADABLE);
  });

  it("is sealed to another text each time, and opens to what it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, context) => {
        const sealed = box.seal(text, context);
        assert.notEqual(box.seal(text, context), sealed);
        assert.equal(box.open(sealed, context), text);
      }),
    );
  });
});

describe("the key of stored secrets", () => {
  const folder = mkdtempSync(join(tmpdir(), "imeister-box-"));
  const keyOf = (ENCRYPTION_KEY: string | undefined, name = "given") =>
    readSecretKey({ ENCRYPTION_KEY, DATA_DIR: join(folder, name) });
  after(() => rmSync(folder, { recursive: true }));

  it("is refused where it has not 32 bytes", () => {
    const short = randomBytes(31);
    for (const text of [
      "",
      "secret",
      short.toString("hex"),
      short.toString("base64"),
      "g".repeat(64),
      "a".repeat(65),
    ]) {
      assert.throws(() => keyOf(text), /64 hexadecimal digits/);
    }
  });

  it("is read from hexadecimal digits and from base64", () => {
    const key = randomBytes(32);
    for (const encoding of ["hex", "base64", "base64url"] as const) {
      assert.deepEqual(keyOf(key.toString(encoding)), key);
    }
  });

  it("is otherwise created once and stored for its owner alone", () => {
    const first = keyOf(undefined, "kept");
    assert.equal(first.length, 32);
    assert.deepEqual(keyOf(undefined, "kept"), first);
    assert.equal(statSync(join(folder, "kept", "encryption-key")).mode & 0o777, 0o600);
    assert.notDeepEqual(keyOf(undefined, "other"), first);
  });
});
