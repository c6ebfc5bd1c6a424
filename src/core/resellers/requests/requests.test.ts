import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Database } from "../../../database/database.ts";
import type { Caller } from "../../kernel/caller.ts";
import type { NewCall } from "./api-request.ts";
import { openCallLog } from "./request-log.ts";
import { listCalls, sweepCalls } from "./requests.ts";

const DAY_MS = 86_400_000;
const KEPT = 5;

describe("the log of a reseller's calls", () => {
  forEachDatabase((_kind, open) => {
    let database: Database;
    let world: MoneyWorld;
    let ada: Caller;
    before(async () => {
      database = await open();
      world = await openMoneyWorld(database, { CALLS_KEPT: KEPT, CALLS_DAYS: 30 });
      ada = await world.caller();
    });
    after(() => world.close());

    const call = (change: Partial<NewCall> = {}): NewCall => ({
      walletId: ada.walletId,
      at: new Date(),
      interface: "rest",
      action: "GET /account",
      tokenId: ada.tokenId,
      status: 200,
      errorCode: null,
      durationMs: 1.5,
      ip: "203.0.113.7",
      requestId: "req_1",
      ...change,
    });
    const read = (caller = ada) => listCalls(world.core, caller, { limit: 1_000 });

    it("has a call as it was noted, with the name of its key, and nobody else's", async () => {
      const bob = await world.caller({ key: { label: "Shop" } });
      const noted = call({ walletId: bob.walletId, tokenId: bob.tokenId, errorCode: "not_found", status: 404 });
      world.core.callLog.note(noted);
      const [found, ...others] = await read(bob);
      const { id, tokenLabel, tokenLastFour, ...told } = found!;
      assert.deepEqual([told, tokenLabel, others], [noted, "Shop", []]);
      assert.equal(typeof id, "bigint");
      assert.match(tokenLastFour!, /^\w{4}$/);
      assert.deepEqual(await read(await world.caller()), []);
    });

    it("is written set by set, without one lost or twice, while more calls arrive", async () => {
      const eve = await world.caller();
      const writes: Promise<void>[] = [];
      for (let n = 0; n < 1_700; n++) {
        world.core.callLog.note(call({ walletId: eve.walletId, requestId: `req_${n}` }));
        if (n % 400 === 0) writes.push(world.core.callLog.write());
      }
      await Promise.all(writes);
      const found = await listCalls(world.core, eve, { limit: 10_000 });
      assert.equal(found.length, 1_700);
      assert.equal(new Set(found.map(({ requestId }) => requestId)).size, 1_700);
    });

    it("forgets what is older than CALLS_DAYS, and of each wallet all but the last CALLS_KEPT", async () => {
      const [carl, dora] = [await world.caller(), await world.caller()];
      const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
      for (const days of [40, 31, 29]) {
        world.core.callLog.note(call({ walletId: dora.walletId, at: ago(days), requestId: `${days} days` }));
      }
      const at = ago(1);
      for (let n = 0; n < KEPT + 3; n++) {
        world.core.callLog.note(call({ walletId: carl.walletId, at, requestId: `same time ${n}` }));
      }
      await world.core.callLog.write();
      await sweepCalls(world.core);
      const left = async (caller: Caller) => (await read(caller)).map(({ requestId }) => requestId);
      assert.deepEqual(await left(dora), ["29 days"]);
      assert.deepEqual(
        await left(carl),
        [7, 6, 5, 4, 3].map((n) => `same time ${n}`),
      );
    });

    it("has one call a second of a program that runs into its limit", async () => {
      const ivy = await world.caller();
      const at = new Date("2026-05-01T08:00:00.100Z");
      const limited = { walletId: ivy.walletId, errorCode: "rate_limited", status: 429, at };
      for (let n = 0; n < 50; n++) world.core.callLog.note(call(limited));
      world.core.callLog.note(call({ ...limited, action: "GET /orders" }));
      world.core.callLog.note(call({ ...limited, at: new Date(at.getTime() + 1_000) }));
      world.core.callLog.note(call({ walletId: ivy.walletId, at }));
      const found = await read(ivy);
      assert.deepEqual(
        found.map(({ action, errorCode }) => [action, errorCode]),
        [
          ["GET /account", "rate_limited"],
          ["GET /account", null],
          ["GET /orders", "rate_limited"],
          ["GET /account", "rate_limited"],
        ],
      );
    });

    it("drops and counts what the database does not take, and goes on", async () => {
      let dropped = 0;
      const log = openCallLog(database, { CALLS_DAYS: 1 }, { requestsDropped: (calls) => void (dropped += calls) });
      log.note(call({ ip: null as unknown as string }));
      await log.write();
      assert.equal(dropped, 1);
      const fay = await world.caller();
      log.note(call({ walletId: fay.walletId }));
      await log.close();
      assert.equal((await read(fay)).length, 1);
    });

    it("drops and counts what does not fit while the database is behind", async () => {
      let dropped = 0;
      const gus = await world.caller();
      const log = openCallLog(database, { CALLS_DAYS: 1 }, { requestsDropped: (calls) => void (dropped += calls) });
      for (let n = 0; n < 20_010; n++) log.note(call({ walletId: gus.walletId }));
      assert.equal(dropped, 10);
      await log.close();
      assert.equal((await listCalls(world.core, gus, { limit: 30_000 })).length, 20_000);
    });

    it("stays empty where CALLS_DAYS is 0", async () => {
      const hal = await world.caller();
      const log = openCallLog(database, { CALLS_DAYS: 0 }, { requestsDropped: () => assert.fail() });
      log.note(call({ walletId: hal.walletId }));
      await log.close();
      assert.deepEqual(await read(hal), []);
    });
  });
});
