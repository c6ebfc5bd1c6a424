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
      isRead: false,
      tokenId: ada.tokenId,
      status: 200,
      errorCode: null,
      durationMs: 1.5,
      ip: "203.0.113.7",
      requestId: "req_1",
      ...change,
    });
    const read = (caller = ada) => listCalls(world.core, caller, { limit: 1_000 });

    it("has a call as it was noted, with the name of its key, and none of other resellers", async () => {
      const bob = await world.caller({ key: { label: "Shop" } });
      const noted = call({ walletId: bob.walletId, tokenId: bob.tokenId, errorCode: "not_found", status: 404 });
      world.core.callLog.note(noted);
      const [found, ...others] = await read(bob);
      const { id, tokenLabel, tokenLastFour, ...told } = found!;
      const { isRead: _, ...once } = { ...noted, count: 1, lastAt: noted.at };
      assert.deepEqual([told, tokenLabel, others], [once, "Shop", []]);
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

    it("counts the successful reads of a minute that are alike, with the first, the last and the slowest", async () => {
      const jan = await world.caller();
      // A minute that does not end while the test runs.
      const minute = new Date(Date.now() + 120_000).setSeconds(0, 0);
      const at = (second: number) => new Date(minute + 1_000 * second);
      const reading = (second: number, change: Partial<NewCall> = {}) =>
        call({ walletId: jan.walletId, isRead: true, at: at(second), requestId: `req_${second}`, ...change });
      const seen = async () => {
        const rows = await read(jan);
        return rows.map((row) => [row.at, row.lastAt, row.count, row.durationMs, row.requestId, row.errorCode]);
      };
      for (const second of [1, 2, 3]) world.core.callLog.note(reading(second, { durationMs: second === 2 ? 90 : 1.5 }));
      const [first] = await read(jan);
      assert.deepEqual(await seen(), [[at(1), at(3), 3, 90, "req_3", null]]);
      // It goes on growing after it was written.
      for (const second of [4, 59]) world.core.callLog.note(reading(second));
      assert.deepEqual(await seen(), [[at(1), at(59), 5, 90, "req_59", null]]);
      assert.equal((await read(jan))[0]!.id, first!.id);
      world.core.callLog.note(reading(60));
      assert.deepEqual(await seen(), [
        [at(60), at(60), 1, 1.5, "req_60", null],
        [at(1), at(59), 5, 90, "req_59", null],
      ]);
    });

    it("counts no refusal, no change, and nothing of another key, action or address together", async () => {
      const kim = await world.caller();
      const at = new Date("2026-05-01T08:00:00Z");
      const kinds: Partial<NewCall>[] = [
        {},
        { errorCode: "order_not_found", status: 404 },
        { isRead: false, action: "POST /orders" },
        { action: "GET /orders" },
        { ip: "203.0.113.8" },
        { status: 304 },
        { tokenId: null },
      ];
      for (let n = 0; n < 2; n++) {
        for (const kind of kinds) {
          world.core.callLog.note(call({ walletId: kim.walletId, isRead: true, at, requestId: `req_${n}`, ...kind }));
        }
      }
      const rows = await read(kim);
      const counts = (isSingle: boolean) =>
        rows
          .filter(({ errorCode, action }) => (errorCode !== null || action === "POST /orders") === isSingle)
          .map(({ count }) => count);
      assert.deepEqual([counts(true), counts(false)], [Array(4).fill(1), Array(5).fill(2)]);
    });

    it("loses and repeats no read while entries grow and are written", async () => {
      const lea = await world.caller();
      const writes: Promise<void>[] = [];
      for (let n = 0; n < 3_000; n++) {
        const action = `GET /orders/${n % 700}`;
        world.core.callLog.note(call({ walletId: lea.walletId, isRead: true, action, requestId: `req_${n}` }));
        if (n % 250 === 0) writes.push(world.core.callLog.write());
        if (n % 500 === 0) await writes.at(-1);
      }
      await Promise.all(writes);
      const rows = await listCalls(world.core, lea, { limit: 10_000 });
      assert.equal(
        rows.reduce((sum, { count }) => sum + count, 0),
        3_000,
      );
    });

    it("finds an entry by any time that it covers", async () => {
      const mia = await world.caller();
      const at = (second: number) => new Date(Date.UTC(2026, 4, 1, 8, 0, second));
      for (const second of [10, 50]) {
        world.core.callLog.note(call({ walletId: mia.walletId, isRead: true, at: at(second) }));
      }
      const count = async (range: { from?: Date; to?: Date }) =>
        (await listCalls(world.core, mia, { limit: 10, ...range })).length;
      assert.deepEqual(
        [
          await count({ from: at(50) }),
          await count({ from: at(51) }),
          await count({ to: at(10) }),
          await count({ to: at(9) }),
        ],
        [1, 0, 1, 0],
      );
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

    it("drops and counts the reads of an entry that the database does not take, and begins another", async () => {
      let dropped = 0;
      const log = openCallLog(database, { CALLS_DAYS: 1 }, { requestsDropped: (calls) => void (dropped += calls) });
      const ned = await world.caller();
      const reading = { walletId: ned.walletId, isRead: true };
      // No text of the database holds this character.
      for (let n = 0; n < 3; n++) log.note(call({ ...reading, requestId: "\u0000" }));
      await log.write();
      assert.equal(dropped, 3);
      log.note(call(reading));
      await log.close();
      assert.deepEqual(
        (await read(ned)).map(({ count }) => count),
        [1],
      );
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
