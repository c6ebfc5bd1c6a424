import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isCommonPassword } from "./common-password.ts";

describe("a password that is guessed first", () => {
  it("is a common word, with digits and signs around it, or a sequence", () => {
    const words = ["password", "Passw0rd!", "P@ssword123", "qwerty123", "whatever1"];
    for (const password of [...words, "12345678", "99999999", "hgfedcba"])
      assert.ok(isCommonPassword(password), password);
  });

  it("is none of several words or of random characters", () => {
    for (const password of ["correct horse", "wrong password", "Tscp-C-i1tB4", "13579135", "wallet-orange"])
      assert.ok(!isCommonPassword(password), password);
  });
});
