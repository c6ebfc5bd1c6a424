import assert from "node:assert/strict";
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { it, mock } from "node:test";
import type * as PasswordHash from "./password-hash.ts";

const { mock: derivations } = mock.method(crypto, "argon2");
syncBuiltinESMExports();
// A copy of its own: other tests of the process have loaded the module before the mock was there.
const copy = `${import.meta.resolve("./password-hash.ts")}?counted`;
const { hashKnownPassword, verifyPassword } = (await import(copy)) as typeof PasswordHash;
derivations.restore();
syncBuiltinESMExports();

/** What a verification costs: the parameters of each derivation that it made. */
async function costOf(stored: string | null): Promise<object[]> {
  derivations.resetCalls();
  assert.equal(await verifyPassword(stored, "wrong horse"), false);
  return derivations.calls.map(({ arguments: [algorithm, { memory, passes, parallelism, tagLength }] }) => {
    return { algorithm, memory, passes, parallelism, tagLength };
  });
}

it("a wrong password of an account costs as much as an unknown email, also where MD5-crypt hashed it", async () => {
  const unknown = await costOf(null);
  assert.equal(unknown.length, 1);
  assert.deepEqual(await costOf(await hashKnownPassword("correct horse")), unknown);
  for (const kind of ["1", "apr1"]) assert.deepEqual(await costOf(`$${kind}$saltsalt$qjXMvbEw8oaL.CzflDtaK/`), unknown);
});
