import assert from "node:assert/strict";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, describe, it } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { Failure } from "../failure.ts";
import { controlAddress } from "./address.ts";
import { askServer, greetServer, NoServer } from "./client.ts";
import type { ApiAnswer } from "./messages.ts";
import { startControl } from "./server.ts";

const CALL = { method: "POST", path: "/services/1/stock?x=%20" };
const DONE: ApiAnswer = { status: 200, body: '{"data":1}' };

describe("the socket between the command line and the server", () => {
  const folder = mkdtempSync(join(tmpdir(), "imeister-control-"));
  const address = controlAddress(folder);
  after(() => rmSync(folder, { recursive: true }));

  it("carries the call there with the name of its command, and the answer back", async () => {
    const stop = await startControl(address, async (command, call) => {
      return { status: 201, body: JSON.stringify({ command, call }) };
    });
    await greetServer(address);
    const call = { ...CALL, body: { codes: "one\ntwo\u2028three", scope: ["a"] } };
    const answer = await askServer(address, "stock add", call);
    const read = await askServer(address, "stock list", { method: "GET", path: "/stock" });
    await stop();
    assert.deepEqual([answer.status, JSON.parse(answer.body)], [201, { command: "stock add", call }]);
    assert.deepEqual(JSON.parse(read.body).call, { method: "GET", path: "/stock" });
  });

  it("carries refusals back as they are", async () => {
    const refusal = { code: "validation_failed", detail: "No.", errors: { "line 3": ["Wrong."] } };
    const stop = await startControl(address, async () => ({ status: 422, body: JSON.stringify(refusal) }));
    const answer = await askServer(address, "service import", CALL);
    await stop();
    assert.deepEqual([answer.status, JSON.parse(answer.body)], [422, refusal]);
  });

  it("takes the place of a socket that a killed server left, for its owner only", async () => {
    writeFileSync(address, "stale");
    const stop = await startControl(address, async () => DONE);
    assert.equal(statSync(address).mode & 0o777, 0o600);
    await stop();
    await assert.rejects(greetServer(address), NoServer);
    await assert.rejects(askServer(address, "x", CALL), NoServer);
  });

  it("finishes the calls under way before it stops", async () => {
    const finish = Promise.withResolvers<ApiAnswer>();
    const begun = Promise.withResolvers<void>();
    const stop = await startControl(address, () => {
      begun.resolve();
      return finish.promise;
    });
    const answer = askServer(address, "x", CALL);
    await begun.promise;
    let stopped = false;
    const stopping = stop().then(() => (stopped = true));
    await turn();
    assert.equal(stopped, false);
    finish.resolve(DONE);
    assert.deepEqual(await answer, DONE);
    await stopping;
  });

  for (const [moment, breakOff] of [
    ["before its answer", (response: ServerResponse) => response.destroy()],
    ["within it", (response: ServerResponse) => response.write('{"data":', () => response.destroy())],
  ] as const) {
    it(`says that the command may have been done when the server breaks off ${moment}`, async () => {
      await using broken = createServer((_request, response) => {
        response.writeProcessing();
        breakOff(response);
      });
      await new Promise<void>((resolve) => void broken.listen(address, resolve));
      await assert.rejects(
        askServer(address, "x", CALL),
        (error) =>
          error instanceof Failure && error.code === "server_unreachable" && /look whether/.test(error.message),
      );
    });
  }

  it("lies in the folder, or under a short name where the folder's is too long", () => {
    const long = controlAddress(`/${"long/".repeat(30)}`);
    assert.equal(dirname(address), folder);
    assert.equal(dirname(long), tmpdir());
    assert.ok(Buffer.byteLength(long) < 104);
    assert.notEqual(long, controlAddress(`/${"long/".repeat(31)}`));
  });
});
