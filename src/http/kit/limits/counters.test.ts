import assert from "node:assert/strict";
import { it } from "node:test";
import { fastify } from "fastify";
import { Redis } from "ioredis";
import { openCounters, type Usage } from "./counters.ts";

/** A port of the range without a listener, so that the connection is always away. */
const NOWHERE = "redis://127.0.0.1:1";
const COUNTER = { key: "guesses", max: 2, seconds: 60 };

async function openApp(redis: Redis | undefined) {
  const app = fastify();
  const count = await openCounters(app, redis);
  app.get("/count", (request) => count(request, COUNTER));
  app.get("/look", (request) => count(request, COUNTER, false));
  app.addHook("onClose", () => redis?.disconnect());
  const ask = async (path: string) => (await app.inject({ url: path })).json<Usage>();
  return { ask, close: () => app.close() };
}

it("what is counted in memory ends at its limit, and looking counts nothing", async () => {
  const { ask, close } = await openApp(undefined);
  for (const remaining of [1, 0]) {
    const usage = await ask("/count");
    assert.deepEqual([usage.remaining, usage.isExceeded], [remaining, false]);
  }
  for (let look = 0; look < 3; look++) assert.deepEqual((await ask("/look")).isExceeded, false);
  assert.equal((await ask("/count")).isExceeded, true);
  await close();
});

it("while Redis is away counts go on in memory: no limit is open", async () => {
  const redis = new Redis(NOWHERE, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  redis.on("error", () => {});
  const { ask, close } = await openApp(redis);
  const usages = [await ask("/count"), await ask("/count"), await ask("/look"), await ask("/count")];
  assert.deepEqual(
    usages.map(({ isExceeded }) => isExceeded),
    [false, false, false, true],
  );
  await close();
});
