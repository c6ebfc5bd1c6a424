import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { openMoneyWorld, OPERATOR, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { interleaved } from "../../../../test/support/interleaved.ts";
import { withClock, type ClockedCore } from "../../../../test/support/notified.ts";
import { NoConnection } from "../../../database/failure.ts";
import { topUp } from "../../ledger/wallet/wallet.ts";
import { beginNews, claimNews, recordNews } from "../news/send-news.ts";
import { pageNews, publishNews } from "../news/news.ts";
import { changePreferences } from "../preferences/preferences.ts";
import { findUser } from "../../people/sign-in/sessions.ts";
import { createReseller, findReseller } from "../../resellers/accounts/resellers.ts";
import { claimLines, openLine, recordOutcome } from "./send-notifications.ts";

const MOST = 100;

describe("what becomes of a message when much has happened since it was claimed", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let clock: ClockedCore;
    let people = 0;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());
    beforeEach(async () => {
      clock = withClock(world.core);
      await kysely().deleteFrom("notifications").execute();
      await kysely().deleteFrom("news").execute();
      await kysely().updateTable("notification_lines").set({ due_at: null, leased_until: null }).execute();
    });

    const kysely = () => world.core.database.kysely;
    const linkedChats = async () => {
      const rows = await kysely().selectFrom("telegram_links").select("chat_id").execute();
      return rows.map((row) => row.chat_id);
    };
    /** A reseller whose top-up is told in this chat. */
    async function toldIn(chatId: bigint) {
      const email = `ada${++people}@example.com`;
      const { id } = await createReseller(world.core, { email, name: "Ada", password: "a long enough password" });
      const { userId } = await findReseller(world.core, String(id));
      const { id: recipientId } = await kysely()
        .selectFrom("recipients")
        .select("id")
        .where("reseller_id", "=", id)
        .executeTakeFirstOrThrow();
      await kysely().deleteFrom("telegram_links").execute();
      await kysely()
        .insertInto("telegram_links")
        .values({ recipient_id: recipientId, chat_id: chatId, chat_name: "@ada" })
        .execute();
      await changePreferences(world.core, await findUser(world.core, userId!), [
        { topic: "top_up_credited", email: false, telegram: true },
        { topic: "news", email: false, telegram: true },
      ]);
      await topUp(world.core, { resellerId: id, test: false, amount: 1_000_000n, reason: "Paid", actor: OPERATOR });
    }
    async function openedNews() {
      await kysely().updateTable("telegram_bot").set({ sealed_token: "sealed" }).execute();
      await publishNews(clock.core, { title: "Hi", text: "Hi", priceGroupId: null, endsAt: null, staffId: null });
      // The clock of the database may be ahead by less than a millisecond.
      clock.pass(0.01);
      const [news] = await claimNews(clock.core, MOST);
      return (await beginNews(clock.core, news!))!;
    }
    const link = (chatId: bigint) => kysely().updateTable("telegram_links").set({ chat_id: chatId }).execute();

    it("unlinks the chat that is gone, and not one that was linked meanwhile", async () => {
      await toldIn(7n);
      const [line] = await claimLines(clock.core, MOST);
      const parcel = await openLine(clock.core, line!);
      await link(8n);
      await recordOutcome(clock.core, parcel!, "gone");
      assert.deepEqual(await linkedChats(), [8n]);
      const newsParcel = await openedNews();
      await link(9n);
      await recordNews(clock.core, newsParcel, "gone");
      assert.deepEqual(await linkedChats(), [9n]);
    });

    it("is left to another worker where its lease may be over", async () => {
      await toldIn(7n);
      const [line] = await claimLines(clock.core, MOST);
      clock.pass(1.5);
      assert.equal(await openLine(clock.core, line!), null);
      clock.pass(1);
      const [again] = await claimLines(clock.core, MOST);
      assert.equal((await openLine(clock.core, again!))!.ids.length, 1);
    });

    it("is recorded where the database is away for a moment", async () => {
      await toldIn(7n);
      const away = () => interleaved(clock.core, () => Promise.reject(new NoConnection("away")));
      const [line] = await claimLines(clock.core, MOST);
      const parcel = await openLine(clock.core, line!);
      await recordOutcome(away(), parcel!, "failed");
      const { due_at: dueAt, leased_until: lease } = await kysely()
        .selectFrom("notification_lines")
        .selectAll()
        .where("recipient_id", "=", line!.recipientId)
        .where("topic", "=", line!.topic)
        .where("channel", "=", "telegram")
        .executeTakeFirstOrThrow();
      assert.ok(dueAt! > clock.core.clock());
      assert.equal(lease, null);
      await recordNews(away(), await openedNews(), "sent");
      assert.equal((await pageNews(clock.core, { limit: 1 }))[0]!.counts.telegram.sent, 1);
    });
  });
});
