import assert from "node:assert/strict";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { after, before, describe, it } from "node:test";
import { closeAfterEach, closeLater, serve } from "../../../test/support/listeners.ts";
import { createNameLookUp, type LookUp } from "./look-up.ts";
import { createOutgoing } from "./outgoing.ts";

const MANY = 20;
const HEADER_BYTES = 12;
const TYPE_A = 1;

closeAfterEach();

/** A name server that knows `known.example`, says that others of that kind do not exist, and is silent about the rest. */
function answerTo(query: Buffer): Buffer | null {
  const end = query.indexOf(0, HEADER_BYTES) + 1;
  const name = query.subarray(HEADER_BYTES + 1, end - 1).toString("latin1");
  if (name.startsWith("silent")) return null;
  const hasAddress = name.startsWith("known") && query.readUInt16BE(end) === TYPE_A;
  const header = Buffer.from(query.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(name.startsWith("known") ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(hasAddress ? 1 : 0, 6);
  header.fill(0, 8);
  const record = Buffer.from([0xc0, HEADER_BYTES, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1]);
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end + 4), ...(hasAddress ? [record] : [])]);
}

describe("names that strangers give", () => {
  const server = createSocket("udp4");
  let lookUp: LookUp;
  before(async () => {
    server.on("message", (query, { port, address }) => {
      const answer = answerTo(query);
      if (answer) server.send(answer, port, address);
    });
    server.bind(0, "127.0.0.1");
    await once(server, "listening");
    lookUp = createNameLookUp([`127.0.0.1:${server.address().port}`]);
  });
  after(() => server.close());

  it("are found while the servers of many others are silent", async () => {
    let silent = 0;
    const others = Array.from({ length: MANY }, (_, n) =>
      lookUp(`silent${n}.example`, 0).catch(() => {
        silent++;
      }),
    );
    assert.deepEqual(await lookUp("known.example", 0), [{ address: "127.0.0.1", family: 4 }]);
    assert.equal(silent, 0);
    await Promise.all(others);
    assert.equal(silent, MANY);
  });

  it("are called at the addresses that were found, and not where these are private", async () => {
    const { url, connections } = await serve((_, response) => response.end("{}"));
    const { port } = new URL(url);
    for (const [allowPrivateAddresses, host, expected] of [
      [true, "known.example", "answer"],
      [false, "known.example", "the address is private: set ALLOW_PRIVATE_ADDRESSES=true to call suppliers there"],
      [true, "unknown.example", "no connection (ENOTFOUND)"],
    ] as const) {
      const outgoing = createOutgoing({ allowPrivateAddresses, timeoutMs: 20_000, maxAnswerBytes: 1_000, lookUp });
      closeLater(() => outgoing.close());
      const answer = await outgoing.post(`http://${host}:${port}/`, {});
      assert.equal(answer.kind === "answer" ? answer.kind : answer.message, expected);
    }
    assert.equal(connections(), 1);
  });
});
