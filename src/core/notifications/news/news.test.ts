import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import fc from "fast-check";
import { openMoneyWorld, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { withClock, type ClockedCore } from "../../../../test/support/notified.ts";
import { createPriceGroup, removePriceGroup } from "../../catalogue/prices/price-groups.ts";
import { silentMailer } from "../../kernel/ports/mailer.ts";
import { findUser } from "../../people/sign-in/sessions.ts";
import type { User } from "../../people/users/user.ts";
import { createReseller } from "../../resellers/accounts/resellers.ts";
import { changePreferences } from "../preferences/preferences.ts";
import { dismissNews, listCurrentNews } from "./current-news.ts";
import { endNews, pageNews, previewNews, publishNews, removeNews, sweepNews, type NewsInput } from "./news.ts";
import { beginNews, claimNews, recordNews } from "./send-news.ts";

const PASSWORD = "a long enough password";
const MOST = 1_000;
const DAY = 24 * 60;

describe("news", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let clock: ClockedCore;
    let people = 0;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());
    beforeEach(async () => {
      const { core, ...rest } = withClock(world.core);
      clock = { ...rest, core: { ...core, mailer: { ...silentMailer, from: "shop@example.com" } } };
      await kysely().deleteFrom("news").execute();
      await kysely().updateTable("resellers").set({ status: "suspended" }).execute();
    });

    const kysely = () => world.core.database.kysely;
    async function reseller(priceGroupId?: number): Promise<{ id: number; email: string; read: () => Promise<User> }> {
      const email = `news-${++people}@example.com`;
      const { id } = await createReseller(world.core, { email, name: "Reseller", password: PASSWORD, priceGroupId });
      const { user_id: userId } = await kysely()
        .selectFrom("resellers")
        .select("user_id")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return { id, email, read: () => findUser(world.core, userId!) };
    }
    const publish = (input: Partial<NewsInput> = {}) =>
      publishNews(clock.core, {
        title: "Holidays",
        text: "We are closed.",
        priceGroupId: null,
        endsAt: null,
        staffId: null,
        ...input,
      });
    const titlesFor = async ({ read }: { read: () => Promise<User> }) =>
      (await listCurrentNews(clock.core, await read())).map(({ title }) => title);
    /** Sends what is due and returns to whom. */
    async function send(outcome: "sent" | "failed" = "sent"): Promise<string[]> {
      const sent: string[] = [];
      for (const claimed of await claimNews(clock.core, MOST)) {
        const parcel = await beginNews(clock.core, claimed);
        if (parcel === null) continue;
        sent.push(parcel.recipient.email);
        await recordNews(clock.core, parcel, outcome);
      }
      return sent.toSorted();
    }
    const emailCounts = async () => (await pageNews(clock.core, { limit: 1 }))[0]!.counts.email;

    it("is shown to all active resellers and sent to them once", async () => {
      const [ada, bob] = [await reseller(), await reseller()];
      const { id, counts } = await publish({ title: " New\nservices ", text: "One.\r\n\r\n\r\n\r\nTwo." });
      assert.equal(counts.email.waiting, 2);
      const [shown] = await listCurrentNews(clock.core, await ada.read());
      assert.deepEqual([shown!.id, shown!.title, shown!.text], [id, "New services", "One.\n\nTwo."]);
      assert.deepEqual(await send(), [ada.email, bob.email]);
      clock.pass(DAY);
      assert.deepEqual(await send(), []);
      assert.deepEqual(await emailCounts(), { waiting: 0, sent: 2, failed: 0, unconfirmed: 0, skipped: 0 });
    });

    it("of a price group reaches no other reseller, not even when the group is gone", async () => {
      const { id: groupId } = await createPriceGroup(world.core, { name: `Gold ${++people}` });
      const [gold, other] = [await reseller(groupId), await reseller()];
      assert.deepEqual(await previewNews(clock.core, groupId), { resellers: 1, email: 1, telegram: 0 });
      const { id } = await publish({ priceGroupId: groupId });
      assert.deepEqual([await titlesFor(gold), await titlesFor(other)], [["Holidays"], []]);
      assert.equal(await refusal(dismissNews(clock.core, await other.read(), id)), "not_found");
      assert.deepEqual(await send(), [gold.email]);
      await kysely().updateTable("resellers").set({ price_group_id: null }).where("id", "=", gold.id).execute();
      await removePriceGroup(world.core, groupId);
      assert.deepEqual([await titlesFor(gold), await titlesFor(other)], [[], []]);
      const [news] = await pageNews(clock.core, { limit: 1 });
      assert.equal(news!.audience, "price_group");
      assert.equal(await refusal(publish({ priceGroupId: groupId })), "validation_failed");
      assert.equal(await refusal(previewNews(clock.core, groupId)), "validation_failed");
    });

    it("is not sent to resellers who have turned it off, before or meanwhile", async () => {
      const [off, later, on] = [await reseller(), await reseller(), await reseller()];
      const turnOff = async ({ read }: typeof off) =>
        changePreferences(clock.core, await read(), [{ topic: "news", email: false }]);
      await turnOff(off);
      assert.deepEqual(await previewNews(clock.core, null), { resellers: 3, email: 2, telegram: 0 });
      await publish();
      await turnOff(later);
      assert.deepEqual(await send(), [on.email]);
      assert.deepEqual(await titlesFor(off), ["Holidays"]);
      assert.deepEqual(await emailCounts(), { waiting: 0, sent: 1, failed: 0, unconfirmed: 0, skipped: 1 });
    });

    it("disappears when a user dismisses it, when it ends, and when staff end or remove it", async () => {
      const [ada, bob] = [await reseller(), await reseller()];
      const { id } = await publish();
      const user = await ada.read();
      await dismissNews(clock.core, user, id);
      await dismissNews(clock.core, user, id);
      assert.deepEqual([await titlesFor(ada), await titlesFor(bob)], [[], ["Holidays"]]);
      await publish({ title: "Sale", endsAt: new Date(clock.core.clock().getTime() + 60_000) });
      assert.deepEqual(await titlesFor(ada), ["Sale"]);
      clock.pass(2);
      assert.deepEqual(await titlesFor(ada), []);
      const ended = await endNews(clock.core, id);
      assert.ok(ended.endsAt! <= clock.core.clock());
      assert.deepEqual((await endNews(clock.core, id)).endsAt, ended.endsAt);
      assert.deepEqual(await titlesFor(bob), []);
      assert.deepEqual(await send(), []);
      const { id: removed } = await publish({ title: "Mistake" });
      await removeNews(clock.core, removed);
      assert.deepEqual(await titlesFor(ada), []);
      assert.deepEqual(await send(), []);
      assert.equal(await refusal(removeNews(clock.core, removed)), "not_found");
      assert.equal(await refusal(endNews(clock.core, removed)), "not_found");
    });

    it("is published once by a call that is repeated", async () => {
      await reseller();
      const [one, other] = await Promise.all([publish({ requestKey: "key" }), publish({ requestKey: "key" })]);
      assert.equal(one.id, other.id);
      assert.equal((await publish({ requestKey: "key" })).id, one.id);
      assert.equal((await send()).length, 1);
    });

    it("is not published under a key of other news", async () => {
      const endsAt = new Date(clock.core.clock().getTime() + 60_000);
      const { id: priceGroupId } = await createPriceGroup(world.core, { name: "Keyed" });
      const { id } = await publish({ priceGroupId, endsAt, requestKey: "other" });
      for (const changed of [{ title: "Sale" }, { text: "We are open." }, { priceGroupId: null }, { endsAt: null }]) {
        const again = publish({ priceGroupId, endsAt, requestKey: "other", ...changed });
        assert.equal(await refusal(again), "idempotency_mismatch");
      }
      await endNews(clock.core, id);
      assert.equal((await publish({ priceGroupId, endsAt, requestKey: "other" })).id, id);
      await removePriceGroup(world.core, priceGroupId);
      assert.equal((await publish({ priceGroupId, endsAt, requestKey: "other" })).id, id);
    });

    it("is refused without a title or a text, and with an end in the past", async () => {
      for (const wrong of [
        { title: " " },
        { title: "x".repeat(121) },
        { text: "\n" },
        { text: "x".repeat(3_001) },
        { endsAt: clock.core.clock() },
        { endsAt: new Date(Number.NaN) },
      ]) {
        assert.equal(await refusal(publish(wrong)), "validation_failed");
      }
    });

    it("is deleted with its messages NEWS_DAYS after it was published, or after it ended", async () => {
      const ada = await reseller();
      const days = clock.core.config.NEWS_DAYS;
      const { id } = await publish();
      await dismissNews(clock.core, await ada.read(), id);
      const endsAt = new Date(clock.core.clock().getTime() + 10 * DAY * 60_000);
      await publish({ title: "Sale", endsAt });
      await send();
      const stored = async () => (await pageNews(clock.core, { limit: 10 })).map(({ title }) => title);
      const sweepAfter = async (passed: number) => {
        clock.pass(passed * DAY);
        await sweepNews(clock.core);
        return stored();
      };
      assert.deepEqual(await sweepAfter(days - 1), ["Sale", "Holidays"]);
      assert.deepEqual(await sweepAfter(2), ["Sale"]);
      assert.deepEqual(await sweepAfter(8), ["Sale"]);
      assert.deepEqual(await sweepAfter(2), []);
      for (const table of ["news_deliveries", "news_dismissals"] as const) {
        assert.deepEqual(await kysely().selectFrom(table).select("news_id").execute(), []);
      }
    });

    it("that could not be sent is sent later, until it is given up", async () => {
      const { email } = await reseller();
      await publish();
      for (const minutes of [1, 5, 15, 60, 240, 720, 1_440]) {
        assert.deepEqual(await send("failed"), [email]);
        assert.deepEqual(await send(), []);
        clock.pass(minutes);
      }
      assert.deepEqual(await send("failed"), [email]);
      clock.pass(10 * DAY);
      assert.deepEqual(await send(), []);
      assert.equal((await emailCounts()).failed, 1);
    });

    it("reaches each person at most once, wherever workers die", async () => {
      const resellers = [await reseller(), await reseller(), await reseller()];
      const fates = fc.array(fc.constantFrom("claimed", "begun", "sent", "failed", "slow", "done"), { maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(fates, fc.integer({ min: 1, max: 3 }), async (given, most) => {
          await kysely().deleteFrom("news").execute();
          await publish();
          const sent: string[] = [];
          let lost = 0;
          let left = [...given];
          for (let round = 0; round < 40; round++) {
            for (const claimed of await claimNews(clock.core, most)) {
              const [fate = "done", ...others] = left;
              left = others;
              if (fate === "claimed") continue;
              const parcel = await beginNews(clock.core, claimed);
              assert.ok(parcel);
              if (fate !== "begun" && fate !== "failed") sent.push(parcel.recipient.email);
              if (fate === "begun" || fate === "sent") lost++;
              else {
                if (fate === "slow") clock.pass(3);
                await recordNews(clock.core, parcel, fate === "failed" ? "failed" : "sent");
              }
            }
            clock.pass(3);
          }
          assert.equal(new Set(sent).size, sent.length, "no one gets it twice");
          const counts = await emailCounts();
          assert.deepEqual(
            [counts.waiting, counts.sent, counts.unconfirmed],
            [0, resellers.length - lost, lost],
            "what was not confirmed is counted as such, and all else has arrived",
          );
        }),
        { numRuns: 12 },
      );
    });
  });
});
