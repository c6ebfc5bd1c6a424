import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, type MoneyWorld, refusal } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { openPgProxy } from "../../../../test/support/postgres/pg-proxy.ts";
import { freshDatabase, hasPostgres } from "../../../../test/support/postgres/postgres.ts";
import { openDatabase } from "../../../database/open.ts";
import type { Caller } from "../../kernel/caller.ts";
import { beginIdempotent, endIdempotent, readIdempotencyKey, type KeyUse } from "./idempotency.ts";

const ANSWER = { status: 201, body: "{}", location: "/api/v1/orders/1" };
const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";

/** A call of its own with a key. */
const useOf = ({ walletId }: Caller, key: string): KeyUse => ({ walletId, key, callId: randomUUID() });
const neverFails = (error: unknown): never => assert.fail(String(error));

describe("an Idempotency-Key", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    it("lets one of many calls at once begin and the others wait for its answer", async () => {
      const { core } = world;
      const reseller = await world.caller();
      const uses = Array.from({ length: 20 }, () => useOf(reseller, "K"));
      const settled = await Promise.allSettled(uses.map((use) => beginIdempotent(core, use, "same")));
      const first = settled.findIndex((call) => call.status === "fulfilled");
      assert.deepEqual(
        settled.flatMap((call) => (call.status === "fulfilled" ? [call.value] : [])),
        [{ kind: "first" }],
      );
      const begin = (fingerprint: string) => beginIdempotent(core, useOf(reseller, "K"), fingerprint);
      assert.equal(await refusal(begin("same")), "idempotency_in_progress");
      assert.equal(await refusal(begin("other")), "idempotency_mismatch");
      await endIdempotent(core, uses[first]!, { kind: "answer", answer: ANSWER }, neverFails);
      assert.deepEqual(await begin("same"), { kind: "replay", ...ANSWER });
      await endIdempotent(core, uses[first]!, { kind: "forget" }, neverFails);
      assert.equal((await begin("same")).kind, "replay");
    });

    it("may succeed after a refusal, and belongs to one wallet", async () => {
      const { core } = world;
      const [reseller, other] = [await world.caller(), await world.caller()];
      const use = useOf(reseller, "K");
      assert.deepEqual(await beginIdempotent(core, use, "same"), { kind: "first" });
      assert.deepEqual(await beginIdempotent(core, useOf(other, "K"), "other"), { kind: "first" });
      await endIdempotent(core, use, { kind: "forget" }, neverFails);
      assert.deepEqual(await beginIdempotent(core, useOf(reseller, "K"), "changed"), { kind: "first" });
    });

    it("is written to by the call that has it, and not by one that lost it", async () => {
      const { core } = world;
      const reseller = await world.caller();
      const [late, now] = [useOf(reseller, "K"), useOf(reseller, "K")];
      await beginIdempotent(core, late, "same");
      await endIdempotent(core, late, { kind: "release" }, neverFails);
      await beginIdempotent(core, now, "same");
      for (const end of [{ kind: "release" }, { kind: "forget" }, { kind: "answer", answer: ANSWER }] as const) {
        await endIdempotent(core, late, end, neverFails);
        const repeated = beginIdempotent(core, useOf(reseller, "K"), "same");
        assert.equal(await refusal(repeated), "idempotency_in_progress", end.kind);
      }
    });
  });

  it("is read quoted or bare", async () => {
    assert.equal(readIdempotencyKey('"K-1"'), "K-1");
    assert.equal(readIdempotencyKey(" K-1 "), "K-1");
    for (const header of ["", '""', "\0", "x".repeat(256)]) {
      assert.equal(await refusal(Promise.resolve().then(() => readIdempotencyKey(header))), "validation_failed");
    }
  });
});

describe("an Idempotency-Key whose call ended while the database was away", { skip }, () => {
  it("is free again as soon as the database is back", async () => {
    await using fresh = await freshDatabase();
    const proxy = await openPgProxy(fresh.url);
    const database = await openDatabase({ url: proxy.url, dataDir: "", connections: 2 });
    const world = await openMoneyWorld(database);
    const { core } = world;
    try {
      const reseller = await world.caller();
      const [begun, lost] = [useOf(reseller, "begun"), useOf(reseller, "lost")];
      await beginIdempotent(core, begun, "same");
      proxy.lose("idempotency_keys", "answer_lost", () => proxy.refuse(true));
      assert.equal(await refusal(beginIdempotent(core, lost, "same")), "maintenance");
      const problems: unknown[] = [];
      await endIdempotent(core, begun, { kind: "answer", answer: ANSWER }, (error) => problems.push(error));
      assert.equal(problems.length, 1);
      proxy.refuse(false);
      const begin = async (key: string): Promise<string> => {
        for (;;) {
          const call = await beginIdempotent(core, useOf(reseller, key), "same").catch(() => undefined);
          if (call) return call.kind;
          await sleep(50);
        }
      };
      const started = performance.now();
      assert.deepEqual([await begin("begun"), await begin("lost")], ["replay", "first"]);
      // The locks would be over by themselves after a minute.
      assert.ok(performance.now() - started < 30_000);
    } finally {
      await world.close();
      await database.close();
      await proxy.close();
    }
  });
});
