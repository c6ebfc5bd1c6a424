import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sql } from "kysely";
import { openMoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { TOPIC_NAMES } from "../topics.ts";
import { readUnsubscribeToken, unsubscribe, unsubscribePath } from "./unsubscribe.ts";

const KEY = Buffer.alloc(32, 7);

describe("the link of an email that turns off emails like it", () => {
  forEachDatabase((_kind, open) => {
    it("turns off one topic by email for one recipient, once or many times", async () => {
      await using world = await openMoneyWorld(await open());
      const { kysely } = world.core.database;
      const [{ resellerId }, other] = [await world.caller(), await world.caller()];
      const [recipient, neighbour] = await kysely
        .selectFrom("recipients")
        .select("id")
        .where("reseller_id", "in", [resellerId, other.resellerId])
        .orderBy("id")
        .execute();
      await kysely
        .insertInto("telegram_links")
        .values({ recipient_id: recipient!.id, chat_id: 1n, chat_name: "Chat" })
        .execute();
      const subscribed = async () => {
        const { rows } = await sql<{ id: number; topic: string; channel: string }>`
          select recipient_id as id, topic, channel from notification_subscriptions
           where recipient_id = any(${[recipient!.id, neighbour!.id]}::integer[])`.execute(kysely);
        return rows.map(({ id, topic, channel }) => `${id} ${topic} ${channel}`);
      };
      const before = await subscribed();
      const token = tokenOf(unsubscribePath(world.core, { recipientId: recipient!.id, topic: "news" }));
      const found = readUnsubscribeToken(world.core, token);
      assert.ok(found);
      assert.deepEqual(found, { recipientId: recipient!.id, topic: "news" });
      for (let times = 0; times < 2; times++) {
        await unsubscribe(world.core, found);
        const after = new Set(await subscribed());
        assert.deepEqual(
          before.filter((line) => !after.has(line)),
          [`${recipient!.id} news email`],
        );
      }
    });
  });

  const context = (unsubscribeKey = KEY) => ({ unsubscribeKey });
  const tokenFor = (recipientId: number) => tokenOf(unsubscribePath(context(), { recipientId, topic: "news" }));

  it("is of one recipient, one topic and one server", () => {
    const token = tokenFor(12);
    assert.deepEqual(readUnsubscribeToken(context(), token), { recipientId: 12, topic: "news" });
    assert.equal(readUnsubscribeToken(context(Buffer.alloc(32, 8)), token), null);
    for (let at = 0; at < token.length; at++) {
      const changed = token.slice(0, at) + (token[at] === "1" ? "2" : "1") + token.slice(at + 1);
      assert.equal(readUnsubscribeToken(context(), changed), null, changed);
      assert.equal(readUnsubscribeToken(context(), token.slice(0, at)), null);
    }
    const signature = token.slice(token.lastIndexOf("."));
    for (const wrong of ["13.news", "12.price_changes", "12.constructor", "012.news", "1.2.news", "12..news"]) {
      assert.equal(readUnsubscribeToken(context(), wrong + signature), null, wrong);
    }
  });

  it("is in all emails but those about the security of the account", () => {
    const without = TOPIC_NAMES.filter((topic) => unsubscribePath(context(), { recipientId: 1, topic }) === null);
    assert.deepEqual(without, ["key_created", "new_sign_in"]);
  });
});

function tokenOf(path: string | null): string {
  return new URL(path!, "https://shop.example.com").searchParams.get("token")!;
}
