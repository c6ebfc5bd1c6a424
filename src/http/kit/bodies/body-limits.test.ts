import assert from "node:assert/strict";
import { fastify, type FastifyInstance } from "fastify";
import { connect, type AddressInfo, type Socket } from "node:net";
import { after, before, describe, it } from "node:test";
import { shareMemory } from "./body-limits.ts";
import { answerProblem } from "../problems/problem.ts";
import { shows } from "../../../../test/support/wait.ts";

const SHARED = 100_000;
const LARGE = 60_000;

describe("memory that bodies share", () => {
  let app: FastifyInstance;
  let url: string;
  let answer: (() => void) | undefined;
  before(async () => {
    app = fastify();
    app.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);
    app.setErrorHandler(answerProblem);
    shareMemory(app, SHARED);
    app.post<{ Body: Buffer }>("/", async (request) => `${request.body.length}`);
    app.post("/slow", () => new Promise<string>((resolve) => (answer = () => resolve("done"))));
    url = await app.listen({ host: "127.0.0.1", port: 0 });
  });
  after(() => app.close());

  async function post(bytes: number, path = "/"): Promise<string> {
    const response = await fetch(url + path, { method: "POST", body: Buffer.alloc(bytes) }).catch(() => null);
    // The connection of a refused body may close before the whole of it was sent.
    if (response === null) return "closed";
    if (response.status === 200) return response.text();
    const { code } = (await response.json()) as { code: string };
    return `${response.status} ${code} ${response.headers.get("retry-after")}`;
  }

  /** A body of which a part comes, and then nothing more. */
  async function begin(bytes: number): Promise<Socket> {
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => socket.destroy());
    const chunk = `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`;
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: a/b\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`);
    return socket;
  }

  /** Until the call is answered so: bytes take their time. */
  const becomes = (bytes: number, expected: string) => shows(() => post(bytes), expected);

  it("is taken by slow ones until they end, and then the next large one is refused; small ones pass", async () => {
    assert.equal(await post(LARGE), `${LARGE}`);
    const slow = await begin(LARGE);
    await becomes(LARGE, "503 maintenance 5");
    assert.equal(await post(16_384), "16384");
    slow.destroy();
    await becomes(LARGE, `${LARGE}`);
  });

  it("is held until the answer, and released by refused and answered ones alike", async () => {
    const held = post(LARGE, "/slow");
    await becomes(LARGE, "503 maintenance 5");
    answer!();
    assert.equal(await held, "done");
    for (let run = 0; run < 5; run++) await becomes(LARGE, `${LARGE}`);
    await becomes(SHARED + 1, "503 maintenance 5");
    await becomes(SHARED, `${SHARED}`);
  });
});
