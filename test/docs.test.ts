import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
import { MAGIC_IDENTIFIERS } from "../src/core/orders/placing/test-identifiers.ts";
import { ORDER_STATUS, ORDER_STATUSES } from "../src/core/orders/order-status.ts";
import { startTestServer, type TestServer } from "./support/server.ts";

const run = promisify(execFile);
const guide = readFileSync(join(import.meta.dirname, "../docs/integrate.md"), "utf8");
const examples = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text!.trim());

describe("the guide to integrating", () => {
  let server: TestServer;
  let environment: NodeJS.ProcessEnv;
  let folder: string;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "imeister-guide-"));
    server = await startTestServer();
    const PASSWORD = "correct horse battery";
    const { testKey, email } = await server.createReseller({ password: PASSWORD });
    await server.createService();
    const { token } = (await server.rest("", "POST", "/login", { email, password: PASSWORD })).body;
    environment = { ...process.env, BASE: server.url, KEY: testKey, EMAIL: email, PASSWORD, TOKEN: token };
  });
  after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("has examples of both interfaces", () => {
    assert.ok(examples.some((example) => example.includes("/api/dispatch")));
    assert.ok(examples.some((example) => example.includes("/api/v1")));
  });

  for (const example of examples) {
    it(`runs unchanged: ${example.replace(/^curl -sS (--fail )?/, "").slice(0, 90)}`, async () => {
      const { stdout } = await run("sh", ["-c", example], { env: environment, cwd: folder });
      const [, file] = / -o (\S+)$/.exec(example) ?? [];
      if (file !== undefined) {
        assert.match(readFileSync(join(folder, file), "utf8"), /^\uFEFF?id,/);
        return;
      }
      const answer = JSON.parse(stdout) as Record<string, unknown>;
      assert.ok("SUCCESS" in answer || "data" in answer, stdout);
    });
  }

  it("lists every test IMEI", () => {
    for (const identifier of Object.keys(MAGIC_IDENTIFIERS)) assert.ok(guide.includes(`| ${identifier} |`), identifier);
  });

  it("lists every status with its number", () => {
    for (const status of ORDER_STATUSES)
      assert.ok(guide.includes(`| ${status} | ${ORDER_STATUS[status].code} |`), status);
  });
});
