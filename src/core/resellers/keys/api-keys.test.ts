import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { createReseller } from "../accounts/resellers.ts";
import { keyState } from "./api-key.ts";
import { createApiKey, listApiKeys } from "./api-keys.ts";
import { regenerateApiKey, rotateApiKey } from "./replace-key.ts";
import { authenticate } from "./tokens.ts";
import { shows } from "../../../../test/support/wait.ts";

const HERE = "127.0.0.1";
const AT_ONCE = 8;

describe("an API key", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let other: MoneyWorld;
    before(async () => {
      const database = await open();
      world = await openMoneyWorld(database, { MAX_KEYS: 3 });
      other = await openMoneyWorld(database, { MAX_KEYS: 3 });
    });
    after(async () => {
      await other.close();
      await world.close();
    });

    async function reseller(): Promise<number> {
      const email = `${Math.random().toString(36).slice(2)}@example.com`;
      return (await createReseller(world.core, { email, name: "Ada" })).id;
    }
    async function liveKeys(resellerId: number): Promise<number[]> {
      const keys = await listApiKeys(world.core, resellerId);
      return keys.filter((key) => keyState(key, new Date()) === "live").map(({ id }) => id);
    }

    it("has one successor, whether nodes regenerate or rotate it at the same time", async () => {
      const resellerId = await reseller();
      const { id } = await createApiKey(world.core, { resellerId });
      const outcomes = await Promise.allSettled(
        Array.from({ length: AT_ONCE }, (_, n) => {
          const { core } = n % 2 === 0 ? world : other;
          return n % 3 === 0 ? rotateApiKey(core, { id }, 1) : regenerateApiKey(core, { id });
        }),
      );
      const made = outcomes.filter((outcome) => outcome.status === "fulfilled");
      assert.equal(made.length, 1);
      const live = await liveKeys(resellerId);
      assert.ok(live.includes(made[0]!.value.id));
      assert.deepEqual(
        live.filter((key) => key !== id && key !== made[0]!.value.id),
        [],
      );
    });

    it("is one of MAX_KEYS live ones at most, though nodes make them at the same time", async () => {
      const resellerId = await reseller();
      const outcomes = await Promise.allSettled(
        Array.from({ length: AT_ONCE }, (_, n) => createApiKey((n % 2 === 0 ? world : other).core, { resellerId })),
      );
      assert.equal(outcomes.filter(({ status }) => status === "fulfilled").length, 3);
      assert.equal((await liveKeys(resellerId)).length, 3);
    });

    it("is refused by a node that knew it, once another one regenerated it", async () => {
      const { id, key } = await createApiKey(world.core, { resellerId: await reseller() });
      assert.equal((await authenticate(other.core, key, HERE)).tokenId, id);
      const { key: successor } = await regenerateApiKey(world.core, { id });
      assert.equal(await refusal(authenticate(world.core, key, HERE)), "key_revoked");
      await shows(() => refusal(authenticate(other.core, key, HERE)).catch(() => null), "key_revoked");
      await authenticate(other.core, successor, HERE);
    });
  });
});
