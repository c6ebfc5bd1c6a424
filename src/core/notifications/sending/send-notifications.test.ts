import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { openMoneyWorld, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { withClock, type ClockedCore, type Notified } from "../../../../test/support/notified.ts";
import type { Caller } from "../../kernel/caller.ts";
import { requestTopUp } from "../../ledger/top-ups/request-top-up.ts";
import { declineTopUp } from "../../ledger/top-ups/decide-top-up.ts";
import { topUp } from "../../ledger/wallet/wallet.ts";
import { findUser } from "../../people/sign-in/sessions.ts";
import { createStaff, removeStaff } from "../../people/staff/staff.ts";
import type { StaffRole, User } from "../../people/users/user.ts";
import { createReseller } from "../../resellers/accounts/resellers.ts";
import { signUp } from "../../resellers/accounts/sign-up.ts";
import { changePreferences, listPreferences } from "../preferences/preferences.ts";
import { claimLines, openLine, recordOutcome, sweepNotifications } from "./send-notifications.ts";

const PASSWORD = "a long enough password";

describe("notifications", () => {
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
      await kysely()
        .updateTable("notification_lines")
        .set({ due_at: null, leased_until: null, sent_at: null })
        .execute();
    });

    const kysely = () => world.core.database.kysely;
    const email = () => `person-${++people}@example.com`;
    async function reseller(): Promise<{ id: number; user: User }> {
      const { id } = await createReseller(world.core, { email: email(), name: "Reseller", password: PASSWORD });
      const { user_id: userId } = await kysely()
        .selectFrom("resellers")
        .select("user_id")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return { id, user: await findUser(world.core, userId!) };
    }
    async function member(role: StaffRole): Promise<{ id: number; email: string; user: User }> {
      const made = await createStaff(world.core, { email: email(), name: role, role, password: PASSWORD });
      const { user_id: userId } = await kysely()
        .selectFrom("staff")
        .select("user_id")
        .where("id", "=", made.id)
        .executeTakeFirstOrThrow();
      return { ...made, user: await findUser(world.core, userId!) };
    }
    const credit = (resellerId: number, amount = 1_000_000n) =>
      topUp(world.core, {
        resellerId,
        test: false,
        amount,
        reason: "Payment",
        actor: { kind: "operator", id: null },
      });
    const subjects = (sent: readonly Notified[]) => sent.map(({ subject }) => subject).toSorted();

    it("say what happened, by email", async () => {
      const { id, user } = await reseller();
      await credit(id, 12_500_000n);
      const [message, ...more] = await clock.send();
      assert.deepEqual(more, []);
      assert.equal(message!.to, user.email);
      assert.equal(message!.channel, "email");
      assert.equal(message!.subject, "Your top-up is credited");
      assert.match(message!.paragraphs[0]!, /^12\.50 USD was added/);
    });

    it("of one topic leave once in 10 minutes, with all that was gathered", async () => {
      const { id } = await reseller();
      await credit(id);
      assert.equal((await clock.send()).length, 1);
      for (let n = 0; n < 23; n++) await credit(id);
      clock.pass(9);
      assert.deepEqual(await clock.send(), []);
      clock.pass(1);
      const [message, ...more] = await clock.send();
      assert.deepEqual(more, []);
      assert.equal(message!.subject, "23 top-ups are credited");
      assert.equal(message!.paragraphs.at(-1), "And 13 more.");
      clock.pass(60);
      assert.deepEqual(await clock.send(), []);
    });

    it("are sent again if their worker dies before it records that they left", async () => {
      const { id } = await reseller();
      await credit(id);
      assert.equal((await claimLines(clock.core, 10)).length, 1);
      clock.pass(1);
      assert.deepEqual(await clock.send(), []);
      clock.pass(1);
      assert.deepEqual(subjects(await clock.send()), ["Your top-up is credited"]);
    });

    it("stay with the worker that has the lease", async () => {
      const { id } = await reseller();
      await credit(id);
      const [slow] = await claimLines(clock.core, 10);
      const parcel = (await openLine(clock.core, slow!))!;
      clock.pass(3);
      const [quick] = await claimLines(clock.core, 10);
      assert.ok(quick);
      await recordOutcome(clock.core, parcel, "sent");
      const rows = await kysely().selectFrom("notifications").select("id").execute();
      assert.equal(rows.length, 1);
      await recordOutcome(clock.core, (await openLine(clock.core, quick))!, "sent");
      assert.deepEqual(await kysely().selectFrom("notifications").select("id").execute(), []);
    });

    it("that arrive while one is sent are in the next one", async () => {
      const { id } = await reseller();
      await credit(id);
      const [line] = await claimLines(clock.core, 10);
      const parcel = (await openLine(clock.core, line!))!;
      await credit(id);
      await credit(id);
      await recordOutcome(clock.core, parcel, "sent");
      assert.deepEqual(await clock.send(), []);
      clock.pass(10);
      assert.deepEqual(subjects(await clock.send()), ["2 top-ups are credited"]);
    });

    it("that could not be sent are sent later, until they are given up", async () => {
      const { id } = await reseller();
      await credit(id);
      for (const minutes of [1, 5, 15, 60, 240, 720, 1_440]) {
        assert.equal((await clock.send("failed")).length, 1);
        clock.pass(minutes - 0.5);
        assert.deepEqual(await clock.send(), []);
        clock.pass(0.5);
      }
      assert.equal((await clock.send("failed")).length, 1);
      clock.pass(10_000);
      assert.deepEqual(await clock.send(), []);
      await credit(id);
      assert.equal((await clock.send()).length, 1);
    });

    it("write nothing for a topic that is off", async () => {
      const { id, user } = await reseller();
      const off = await changePreferences(clock.core, user, [{ topic: "top_up_credited", email: false }]);
      assert.deepEqual(
        off.find(({ topic }) => topic === "top_up_credited"),
        { topic: "top_up_credited", email: false, telegram: true },
      );
      await credit(id);
      assert.deepEqual(await kysely().selectFrom("notifications").select("id").execute(), []);
      await changePreferences(clock.core, user, [{ topic: "top_up_credited", email: true }]);
      await credit(id);
      assert.equal((await clock.send()).length, 1);
    });

    it("that wait are not sent if they are turned off meanwhile, or their reseller is suspended", async () => {
      const [off, suspended, on] = [await reseller(), await reseller(), await reseller()];
      for (const { id } of [off, suspended, on]) await credit(id);
      await changePreferences(clock.core, off.user, [{ topic: "top_up_credited", email: false }]);
      await kysely().updateTable("resellers").set({ status: "suspended" }).where("id", "=", suspended.id).execute();
      const sent = await clock.send();
      assert.deepEqual(
        sent.map(({ to }) => to),
        [on.user.email],
      );
      assert.deepEqual(await kysely().selectFrom("notifications").select("id").execute(), []);
    });

    it("have their own topics for resellers and for each role", async () => {
      const topicsOf = async (user: User) => (await listPreferences(clock.core, user)).map(({ topic }) => topic);
      const [{ user }, agent, readOnly] = [await reseller(), await member("agent"), await member("read-only")];
      const topics = await topicsOf(user);
      assert.ok(topics.includes("order_rejected") && !topics.includes("sign_up"));
      assert.deepEqual(await topicsOf(agent.user), ["new_sign_in", "orders_waiting"]);
      assert.deepEqual(await topicsOf(readOnly.user), ["new_sign_in"]);
      for (const topic of ["sign_up", "nonsense"]) {
        assert.equal(await refusal(changePreferences(clock.core, user, [{ topic, email: true }])), "validation_failed");
      }
    });

    it("tell the staff whom it concerns of sign-ups and top-up requests", async () => {
      const [owner, agent, gone] = [await member("owner"), await member("agent"), await member("manager")];
      await removeStaff(world.core, gone.id, null);
      await signUp(world.core, { email: email(), name: "Newcomer", password: PASSWORD });
      const caller: Caller = await world.caller({ name: "Buyer" });
      const { id } = await requestTopUp(world.core, caller, { amount: 5_000_000n });
      const sent = await clock.send();
      const told = (to: string) => subjects(sent.filter((message) => message.to === to));
      assert.deepEqual(told(owner.email), ["A reseller requests credit", "New reseller: Newcomer"]);
      assert.deepEqual([told(agent.email), told(gone.email)], [[], []]);
      await declineTopUp(world.core, id, "No payment found", owner.id);
      const declined = (await clock.send()).find(({ topic }) => topic === "top_up_declined");
      assert.match(declined!.paragraphs[0]!, /5\.00 USD was declined\. Reason: No payment found$/);
    });

    it("that are never sent are deleted after a month", async () => {
      const { id } = await reseller();
      await credit(id);
      clock.pass(29 * 24 * 60);
      await sweepNotifications(clock.core);
      assert.equal((await kysely().selectFrom("notifications").select("id").execute()).length, 1);
      clock.pass(2 * 24 * 60);
      await sweepNotifications(clock.core);
      assert.deepEqual(await kysely().selectFrom("notifications").select("id").execute(), []);
      assert.deepEqual(await clock.send(), []);
    });
  });
});
