import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, type MoneyWorld, refusal } from "../../../test/money-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { beginIdempotent, forgetAnswer, keepAnswer, readIdempotencyKey } from "./idempotency.ts";

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
      const calls = Array.from({ length: 20 }, () => beginIdempotent(core, reseller, "K", "same"));
      const settled = await Promise.allSettled(calls);
      assert.deepEqual(
        settled.flatMap((call) => (call.status === "fulfilled" ? [call.value] : [])),
        [{ kind: "first" }],
      );
      assert.equal(await refusal(beginIdempotent(core, reseller, "K", "same")), "idempotency_in_progress");
      assert.equal(await refusal(beginIdempotent(core, reseller, "K", "other")), "idempotency_mismatch");
      const answer = { status: 201, body: "{}", location: "/api/v1/orders/1" };
      await keepAnswer(core, reseller, "K", answer);
      assert.deepEqual(await beginIdempotent(core, reseller, "K", "same"), { kind: "replay", ...answer });
      await forgetAnswer(core, reseller, "K");
      assert.equal((await beginIdempotent(core, reseller, "K", "same")).kind, "replay");
    });

    it("may succeed after a refusal, and belongs to one wallet", async () => {
      const { core } = world;
      const [reseller, other] = [await world.caller(), await world.caller()];
      assert.deepEqual(await beginIdempotent(core, reseller, "K", "same"), { kind: "first" });
      assert.deepEqual(await beginIdempotent(core, other, "K", "other"), { kind: "first" });
      await forgetAnswer(core, reseller, "K");
      assert.deepEqual(await beginIdempotent(core, reseller, "K", "changed"), { kind: "first" });
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
