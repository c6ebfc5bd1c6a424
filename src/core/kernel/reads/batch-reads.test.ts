import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createBatchReads } from "./batch-reads.ts";

/** A reader whose reads end when the test says so. */
function openReader() {
  const reads: { keys: number[]; end: PromiseWithResolvers<Map<number, string>> }[] = [];
  const batchRead = createBatchReads((keys: number[]) => {
    const end = Promise.withResolvers<Map<number, string>>();
    reads.push({ keys, end });
    return end.promise;
  }, 3);
  return { reads, batchRead };
}

const answers = (keys: number[]) => new Map(keys.map((key) => [key, `answer ${key}`]));

describe("batched look-ups", () => {
  it("go at once when idle and together while one is under way, never more than the most", async () => {
    const { reads, batchRead } = openReader();
    const calls = [1, 2, 3, 4, 5, 2].map(batchRead);
    assert.deepEqual(
      reads.map((read) => read.keys),
      [[1]],
    );
    for (let n = 0; n < 3; n++) {
      reads[n]!.end.resolve(answers(reads[n]!.keys));
      await new Promise(setImmediate);
    }
    assert.deepEqual(
      reads.map((read) => read.keys),
      [[1], [2, 3, 4], [5]],
    );
    assert.deepEqual(
      await Promise.all(calls),
      [1, 2, 3, 4, 5, 2].map((key) => `answer ${key}`),
    );
  });

  it("read again for who asks after a read began, so that no caller gets an older answer", async () => {
    const { reads, batchRead } = openReader();
    const early = batchRead(1);
    const late = batchRead(1);
    reads[0]!.end.resolve(new Map([[1, "old"]]));
    assert.equal(await early, "old");
    await new Promise(setImmediate);
    reads[1]!.end.resolve(new Map([[1, "new"]]));
    assert.equal(await late, "new");
  });

  it("fail together and go on with the next", async () => {
    const { reads, batchRead } = openReader();
    const failing = batchRead(1);
    const next = batchRead(2);
    reads[0]!.end.reject(new Error("no connection"));
    await assert.rejects(failing, /no connection/);
    await new Promise(setImmediate);
    reads[1]!.end.resolve(new Map());
    assert.equal(await next, undefined);
  });
});
