import assert from "node:assert/strict";
import { it } from "node:test";
import { greeting } from "./emails.ts";

it("an email greets with a name, but not with what a stranger writes as one", () => {
  for (const name of ["Ada Lovelace", "Dr. Ada King", "Ada & Co.", "J. R. R. Tolkien", "Müller"]) {
    assert.equal(greeting(name), `Hello ${name},`);
  }
  for (const name of ["confirm at https://evil", "www.evil", "see evil.example", "x.рф", "x".repeat(61), null]) {
    assert.equal(greeting(name), "Hello,");
  }
});
