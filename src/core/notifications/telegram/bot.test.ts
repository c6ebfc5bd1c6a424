import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { withClock } from "../../../../test/support/notified.ts";
import { claimBot, releaseBot, setBot } from "./bot.ts";

describe("what is sent to the Telegram bot", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    it("is read by one worker, also when a suspended one comes back", async () => {
      const { core, pass } = withClock(world.core);
      await setBot(core, `123456789:${"A".repeat(35)}`);
      const suspended = await claimBot(core);
      assert.equal(await claimBot(core), null);
      pass(2);
      const second = await claimBot(core);
      await releaseBot(core, suspended!, 5n);
      assert.equal(await claimBot(core), null);
      await releaseBot(core, second!, 9n);
      assert.equal((await claimBot(core))!.nextUpdate, 9n);
    });
  });
});
