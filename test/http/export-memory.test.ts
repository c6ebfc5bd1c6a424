import assert from "node:assert/strict";
import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { after, before, describe, it } from "node:test";
import Fastify, { type FastifyInstance } from "fastify";
import { walkAll } from "../../src/core/kernel/reads/pages.ts";
import { sendCsv } from "../../src/http/kit/lists/csv.ts";

const ROWS = 100_000;
const PAGE_ROWS = 250;
/** What the socket buffers of both ends, the streams and one page may hold. Less than half of the file. */
const MOST_BUFFERED_BYTES = 16_000_000;
const TEXT = "x".repeat(400);
const QUIET_TURNS = 2_000;

/** Reads a list whose rows are made as they are asked for, and counts them. */
describe("a CSV export", () => {
  let app: FastifyInstance;
  let read = 0;

  before(async () => {
    app = Fastify();
    app.get("/rows.csv", async (_request, reply) => {
      const pages = await walkAll(ROWS, ({ limit, offset = 0, after: last = BigInt(ROWS + 1) }) => {
        const left = Math.max(0, Number(last) - 1 - offset);
        const rows = Array.from({ length: Math.min(limit, left) }, (_, index) => ({ id: last - 1n - BigInt(index) }));
        if (offset === 0) read += rows.length;
        return Promise.resolve(rows);
      });
      const columns = [
        { name: "id", plain: ({ id }: { id: bigint }) => String(id) },
        { name: "text", text: () => TEXT },
      ];
      return sendCsv(reply, "rows", columns, pages);
    });
    await app.listen({ host: "127.0.0.1", port: 0 });
  });
  after(() => app.close());

  /** Until no page was read for a while, by turns of the event loop. */
  async function untilQuiet(): Promise<void> {
    for (let seen = -1, quiet = 0; quiet < QUIET_TURNS; quiet = seen === read ? quiet + 1 : 0) {
      seen = read;
      await turn();
    }
  }

  it("is read page by page as the client takes it, and stops while the client does not", async () => {
    const { port } = app.server.address() as AddressInfo;
    const request = get({ host: "127.0.0.1", port, path: "/rows.csv" });
    const [response] = await once(request, "response");
    response.pause();
    await untilQuiet();
    assert.ok(
      read > 0 && read * TEXT.length < MOST_BUFFERED_BYTES,
      `${read} rows were read for a client that reads none`,
    );
    const ahead = read;
    let [bytes, lines, most] = [0, 0, 0];
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines++;
      most = Math.max(most, read * TEXT.length - bytes);
    }
    assert.ok(read > ahead);
    assert.deepEqual([read, lines], [ROWS, ROWS + 1]);
    assert.ok(most < MOST_BUFFERED_BYTES, `${most} bytes were read ahead of the client`);
  });

  it("reads no more once the client is gone", async () => {
    read = 0;
    const { port } = app.server.address() as AddressInfo;
    const request = get({ host: "127.0.0.1", port, path: "/rows.csv" });
    const [response] = await once(request, "response");
    response.destroy();
    await untilQuiet();
    assert.ok(read > 0 && read <= MOST_BUFFERED_BYTES / TEXT.length && read % PAGE_ROWS === 0);
  });
});
