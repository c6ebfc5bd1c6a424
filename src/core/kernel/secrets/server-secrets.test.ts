import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { readAuthSecret } from "./server-secrets.ts";

describe("the secret of two-factor authentication", () => {
  const folder = mkdtempSync(join(tmpdir(), "imeister-secret-"));
  const settings = (name: string) => ({ AUTH_SECRET: undefined, DATA_DIR: join(folder, name) });
  after(() => rmSync(folder, { recursive: true }));

  it("is the setting where there is one", () => {
    const given = "x".repeat(32);
    assert.equal(readAuthSecret({ ...settings("given"), AUTH_SECRET: given }), given);
  });

  it("is otherwise created once and stored for its owner alone", () => {
    const first = readAuthSecret(settings("kept"));
    assert.ok(first.length >= 32);
    assert.equal(readAuthSecret(settings("kept")), first);
    assert.deepEqual(readdirSync(join(folder, "kept")), ["auth-secret"]);
    assert.equal(statSync(join(folder, "kept", "auth-secret")).mode & 0o777, 0o600);
    assert.notEqual(readAuthSecret(settings("other")), first);
  });

  it("is not stored for a database in memory", () => {
    const inMemory = { AUTH_SECRET: undefined, DATA_DIR: "memory://" };
    assert.notEqual(readAuthSecret(inMemory), readAuthSecret(inMemory));
  });

  it("that was cut short is not used", () => {
    readAuthSecret(settings("short"));
    writeFileSync(join(folder, "short", "auth-secret"), "abc\n");
    assert.throws(() => readAuthSecret(settings("short")), /holds no secret/);
  });
});
