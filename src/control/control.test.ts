import assert from "node:assert/strict";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, describe, it } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import type { Progress } from "../cli/command.ts";
import { Failure } from "../cli/failure.ts";
import { DomainError } from "../core/kernel/errors.ts";
import { controlAddress } from "./address.ts";
import { askServer, NoServer } from "./client.ts";
import { startControl } from "./server.ts";

const NOTHING = { operands: [], options: {} };
const ignore = (): void => {};

describe("the socket between the command line and the server", () => {
  const folder = mkdtempSync(join(tmpdir(), "imeister-control-"));
  const address = controlAddress(folder);
  after(() => rmSync(folder, { recursive: true }));

  it("carries the input there, progress and the result back", async () => {
    const stop = await startControl(address, async (name, input, report) => {
      report({ done: 1, total: 2 });
      report({ done: 2, total: 2 });
      return { name, input };
    });
    const input = { operands: ["codes.txt"], options: { service: "1", scope: ["a"] }, file: "one\ntwo\u2028three" };
    const heard: Progress[] = [];
    const answer = await askServer(address, "stock add", input, (progress) => heard.push(progress));
    await stop();
    assert.deepEqual(answer, { result: { name: "stock add", input } });
    assert.deepEqual(heard, [
      { done: 1, total: 2 },
      { done: 2, total: 2 },
    ]);
  });

  it("carries refusals back with their code and fields", async () => {
    const stop = await startControl(address, async () => {
      throw new DomainError("validation_failed", "No.", { fields: { "line 3": ["Wrong."] } });
    });
    const answer = await askServer(address, "service import", NOTHING, ignore);
    await stop();
    assert.deepEqual(answer, {
      error: { code: "validation_failed", message: "No.", fields: { "line 3": ["Wrong."] } },
    });
  });

  it("takes the place of a socket that a killed server left, for its owner only", async () => {
    writeFileSync(address, "stale");
    const stop = await startControl(address, async () => ({}));
    assert.equal(statSync(address).mode & 0o777, 0o600);
    await stop();
    await assert.rejects(askServer(address, "x", NOTHING, ignore), NoServer);
  });

  it("finishes the commands under way before it stops", async () => {
    const finish = Promise.withResolvers<object>();
    const begun = Promise.withResolvers<void>();
    const stop = await startControl(address, () => {
      begun.resolve();
      return finish.promise;
    });
    const answer = askServer(address, "x", NOTHING, ignore);
    await begun.promise;
    let stopped = false;
    const stopping = stop().then(() => (stopped = true));
    await turn();
    assert.equal(stopped, false);
    finish.resolve({ done: true });
    assert.deepEqual(await answer, { result: { done: true } });
    await stopping;
  });

  it("says that the command may have been done when the server breaks off", async () => {
    await using broken = createServer((_request, response) => {
      response.write('{"accepted":true}\n{"progr', () => response.destroy());
    });
    await new Promise<void>((resolve) => void broken.listen(address, resolve));
    await assert.rejects(
      askServer(address, "x", NOTHING, ignore),
      (error) => error instanceof Failure && error.code === "server_unreachable" && /look whether/.test(error.message),
    );
  });

  it("lies in the folder, or under a short name where the folder's is too long", () => {
    const long = controlAddress(`/${"long/".repeat(30)}`);
    assert.equal(dirname(address), folder);
    assert.equal(dirname(long), tmpdir());
    assert.ok(Buffer.byteLength(long) < 104);
    assert.notEqual(long, controlAddress(`/${"long/".repeat(31)}`));
  });
});
