import assert from "node:assert/strict";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import { describe, it } from "node:test";
import { inTime } from "../src/core/kernel/reads/in-time.ts";
import { temporaryFolder } from "./cli-process.ts";
import { spawnChild } from "./support/children.ts";

/** Long for a process that does nothing. */
const CLOSED_WITHIN_MS = 30_000;
const LIMITS = join(import.meta.dirname, "support/limits.ts");

/** Runs a test file as `npm test` does. */
async function runTests(source: string, limits: Record<string, string>): Promise<{ code: number; output: string }> {
  using folder = temporaryFolder();
  const file = join(folder.path, "some.test.mjs");
  writeFileSync(file, `import { it } from "node:test";\n${source}`);
  // The runner of this file must not read the report of the other runner as its own.
  const { NODE_TEST_CONTEXT: _own, ...environment } = process.env;
  const child = spawnChild(process.execPath, ["--import", LIMITS, "--test", "--test-isolation=none", file], {
    env: { ...environment, ...limits },
  });
  const closed = inTime(once(child, "close"), CLOSED_WITHIN_MS);
  const [output, errors, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), closed]);
  return { code: code as number, output: output + errors };
}

describe("a test file", () => {
  it("that leaves a resource open is stopped after its last test, and fails", async () => {
    const source = `it("fails", () => { setInterval(() => {}, 1_000); throw new Error("so it closes nothing"); });`;
    const { code, output } = await runTests(source, { TEST_CLOSING_LIMIT_MS: "300" });
    assert.equal(code, 1);
    assert.match(output, /something is still open \(.*Timeout/);
  });

  it("that takes too long is stopped, and fails", async () => {
    const source = `it("waits", () => new Promise(() => setInterval(() => {}, 1_000)));`;
    const { code, output } = await runTests(source, { TEST_FILE_LIMIT_MS: "600" });
    assert.equal(code, 1);
    assert.match(output, /its tests took too long/);
  });

  it("that ends leaves no child process behind", async () => {
    const source = `
      import { spawnChild } from "${import.meta.dirname}/support/children.ts";
      const child = ["-e", "setInterval(() => {}, 1000)"];
      it("starts one", () => void spawnChild(process.execPath, child, { stdio: "inherit" }));
    `;
    // The output stays open as long as the child has it.
    const { output } = await runTests(source, { TEST_CLOSING_LIMIT_MS: "300" });
    assert.match(output, /something is still open \(.*ProcessWrap/);
  });

  it("that closes its resources passes", async () => {
    const { code } = await runTests(`it("passes", () => {});`, { TEST_CLOSING_LIMIT_MS: "5000" });
    assert.equal(code, 0);
  });
});
