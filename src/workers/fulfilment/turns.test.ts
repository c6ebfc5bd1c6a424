import assert from "node:assert/strict";
import { it } from "node:test";
import { createTurns } from "./turns.ts";

it("runs no more tasks at once than asked for, each in its turn, with any outcome", async () => {
  const inTurn = createTurns(3);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const works = Array.from({ length: 20 }, (_, n) =>
    inTurn(async () => {
      begun.push(n);
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      if (n % 2 === 0) throw new Error("failed");
      return n;
    }),
  );
  const ended = await Promise.allSettled(works);
  assert.equal(most, 3);
  assert.deepEqual(
    begun,
    works.map((_, n) => n),
  );
  assert.equal(ended.filter(({ status }) => status === "fulfilled").length, 10);
});
