import assert from "node:assert/strict";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, it } from "node:test";
import { reconcile } from "../../src/core/ledger/reconciliation/reconcile.ts";
import { createPayment } from "../../src/core/payments/payments/create-payment.ts";
import { cancelPayment } from "../../src/core/payments/payments/read-payments.ts";
import { claimDuePayments } from "../../src/core/payments/settling/due-payments.ts";
import { makeDue } from "../../src/core/payments/settling/due-rows.ts";
import { recordFault } from "../../src/core/payments/settling/record-check.ts";
import { creditReviewed, declinePayment, resolvePayment } from "../../src/core/payments/settling/review-payment.ts";
import { settlePayment } from "../../src/core/payments/settling/settle-payment.ts";
import { WAITING } from "../fake-gateway.ts";
import { assertLedgerBalances, codeOf, refusal } from "../money-world.ts";
import { forEachDatabase } from "../support/databases.ts";
import {
  CREDENTIALS,
  CREDIT,
  paid,
  PAYABLE,
  RETURN_URL,
  reversed,
  say,
  UNIT,
  usePaymentWorld,
} from "./payment-world.ts";

describe("a payment through a gateway", () => {
  forEachDatabase((kind, open) => {
    const world = usePaymentWorld(open);
    const { begin, send, poll, read, balance, entries } = world;

    it("is credited once for events in any order and number", async () => {
      const steps = [
        say("seen"),
        say("confirmed"),
        paid(),
        reversed(20n * UNIT),
        reversed(PAYABLE),
        reversed(50n * UNIT),
      ];
      const script = fc.record({
        length: fc.integer({ min: 3, max: steps.length }),
        // Each number is an event of the step with this number, repeated and reordered, or a poll.
        news: fc.array(fc.integer({ min: -1, max: steps.length - 1 }), { maxLength: 10 }),
      });
      await fc.assert(
        fc.asyncProperty(script, async ({ length, news }) => {
          const caller = await world.caller();
          const payment = await begin(caller);
          await poll(payment);
          const last = steps[length - 1]!;
          world.gateway.states.set(payment.reference, last);
          for (const number of news) {
            // Refunds and disputes are not in events: they make the worker ask.
            if (number === -1 || number >= 3) await poll(payment);
            else await send(payment, steps[number]!);
          }
          await poll(payment);
          await poll(payment);
          const { status, credited } = await read(payment);
          assert.deepEqual([status, credited], ["credited", PAYABLE]);
          const taken = last.reversed ?? 0n;
          const fee = (3n * UNIT * taken) / PAYABLE;
          const bonus = (5n * UNIT * taken) / PAYABLE;
          assert.equal(await balance(caller), CREDIT - taken + fee - bonus);
          const kinds = (await entries(caller)).map(({ type }) => type);
          assert.equal(kinds.filter((type) => type === "top_up").length, 1);
        }),
        { numRuns: kind === "embedded" ? 12 : 25 },
      );
      assert.deepEqual(
        (await reconcile(world.core)).checks.filter(({ ok }) => !ok),
        [],
      );
    });

    it("is credited once by the same event many times at once", async () => {
      const caller = await world.caller();
      const payment = await begin(caller);
      await Promise.all(Array.from({ length: 12 }, () => send(payment, paid())));
      assert.equal(await balance(caller), CREDIT);
      assert.deepEqual(
        (await entries(caller)).map(({ type, amount }) => [type, amount]),
        [
          ["promo", 5n * UNIT],
          ["payment_fee", -3n * UNIT],
          ["top_up", PAYABLE],
        ],
      );
      await assertLedgerBalances(world.core, [caller]);
    });

    it("moves nothing when the server fails between the event and the commit, and is credited by the next", async () => {
      const { kysely } = world.core.database;
      const caller = await world.caller();
      const payment = await begin(caller);
      await sql`alter table payments add constraint test_failure check (status <> 'credited') not valid`.execute(
        kysely,
      );
      await assert.rejects(send(payment, paid()), /test_failure/);
      await sql`alter table payments drop constraint test_failure`.execute(kysely);
      assert.deepEqual([await balance(caller), (await read(payment)).status], [0n, "created"]);
      await assertLedgerBalances(world.core, [caller]);
      await send(payment, paid());
      assert.equal(await balance(caller), CREDIT);
    });

    it("is credited with what came, less or more, and not in another currency", async () => {
      const caller = await world.caller();
      const less = await begin(caller);
      await send(less, paid(51_750_000n));
      // 50 and a fee of 1.75, without the bonus.
      assert.equal(await balance(caller), 50n * UNIT);
      const more = await begin(caller);
      await send(more, paid(205_500_000n));
      assert.equal(await balance(caller), 50n * UNIT + 210n * UNIT);
      const other = await begin(caller);
      await send(other, paid(PAYABLE, "EUR"));
      const small = await begin(caller);
      await send(small, paid(UNIT / 2n));
      const reasons = [(await read(other)).reviewReason, (await read(small)).reviewReason];
      assert.deepEqual(reasons, ["currency", "small"]);
      assert.equal(await balance(caller), 260n * UNIT);
      await assertLedgerBalances(world.core, [caller]);
    });

    it("waits for staff where it is partial or late, who credit or decline it once", async () => {
      const { core } = world;
      const caller = await world.caller();
      const partial = await begin(caller);
      await send(partial, { state: "partial", received: { amount: 51_750_000n, currency: "USD" }, reversed: null });
      await send(partial, say("expired"));
      assert.equal((await read(partial)).status, "review");
      const settled = await Promise.allSettled(
        [1, 2, 3].map(() => creditReviewed(core, partial.id, { staffId: world.staffId })),
      );
      const refused = settled.flatMap((call) => (call.status === "rejected" ? [codeOf(call.reason)] : []));
      assert.deepEqual(refused, ["conflict", "conflict"]);
      assert.equal(await balance(caller), 50n * UNIT);
      const late = await begin(caller);
      await send(late, { state: "late", received: { amount: PAYABLE, currency: "USD" }, reversed: null });
      assert.equal((await declinePayment(core, late.id, "Sent back", world.staffId)).reason, "Sent back");
      await send(late, { state: "late", received: { amount: PAYABLE, currency: "USD" }, reversed: null });
      assert.equal(await refusal(creditReviewed(core, late.id, { staffId: world.staffId })), "conflict");
      assert.equal((await read(late)).reviewReason, null);
      await send(late, paid(2n * PAYABLE));
      assert.equal((await read(late)).reviewReason, "extra");
      assert.equal((await resolvePayment(core, late.id, world.staffId)).reviewReason, null);
      assert.equal(await balance(caller), 50n * UNIT);
      await assertLedgerBalances(core, [caller]);
    });

    it("is credited after it was cancelled or has expired, if its money comes all the same", async () => {
      const caller = await world.caller();
      const cancelled = await begin(caller);
      await cancelPayment(world.core, caller, cancelled.id);
      const expired = await begin(caller);
      await send(expired, say("expired"));
      assert.equal(await refusal(cancelPayment(world.core, caller, expired.id)), "conflict");
      // Old news open nothing again; the gateway's answer of this moment does.
      await send(expired, say("seen"));
      assert.equal((await read(expired)).status, "expired");
      for (const payment of [cancelled, expired]) await send(payment, paid());
      assert.equal(await balance(caller), 2n * CREDIT);
    });

    it("stays credited: the database undoes nothing, and takes an id of the gateway once", async () => {
      const { kysely } = world.core.database;
      const caller = await world.caller();
      const [one, other] = [await begin(caller), await begin(caller)];
      await send(one, paid());
      const change = (id: bigint, columns: { status?: "created"; credited?: bigint; provider_id?: string }) =>
        kysely.updateTable("payments").set(columns).where("id", "=", id).execute();
      await assert.rejects(change(one.id, { status: "created" }), /never changed/);
      await assert.rejects(change(one.id, { credited: 1n }), /never changed/);
      await assert.rejects(kysely.deleteFrom("payments").where("id", "=", one.id).execute(), /never changed/);
      const { providerId } = await read(one);
      await assert.rejects(change(other.id, { provider_id: providerId! }), /unique/);
    });

    it("leaves the money of a second payment at the gateway to staff", async () => {
      const { core } = world;
      const caller = await world.caller();
      const payment = await begin(caller);
      await poll(payment);
      const news = { observation: paid(), source: "event" as const, providerId: "another" };
      await settlePayment(core, payment, news);
      assert.deepEqual([(await read(payment)).reviewReason, await balance(caller)], ["extra", 0n]);
      await send(payment, paid());
      const { status, reviewReason } = await read(payment);
      assert.deepEqual([status, reviewReason, await balance(caller)], ["credited", "extra", CREDIT]);
      await settlePayment(core, payment, news);
      assert.equal(await balance(caller), CREDIT);
    });

    it("keeps test and live apart: each event counts for the mode whose secret signed it", async () => {
      const live = await world.caller();
      const test = await world.caller({ key: { test: true } });
      const [real, tried] = [await begin(live), await begin(test)];
      const credit = await balance(test);
      await send(real, paid(), "test events");
      await send(tried, paid(), "live events");
      assert.deepEqual([(await read(real)).status, (await read(tried)).status], ["created", "created"]);
      assert.equal(await refusal(send(real, paid(), "guessed")), "malformed_request");
      await send(tried, paid(), "test events");
      assert.deepEqual([(await balance(test)) - credit, await balance(live)], [CREDIT, 0n]);
    });

    it("is made once for a repeated call, and few are open at a time", async () => {
      const caller = await world.caller();
      const input = { methodId: world.methodId, amount: 100n * UNIT, returnUrl: RETURN_URL, requestKey: "one" };
      const repeated = await Promise.all([1, 2, 3].map(() => createPayment(world.core, caller, input)));
      assert.equal(new Set(repeated.map(({ id }) => id)).size, 1);
      const other = createPayment(world.core, caller, { ...input, amount: 500n * UNIT });
      assert.equal(await refusal(other), "idempotency_mismatch");
      const settled = await Promise.allSettled(Array.from({ length: 7 }, () => begin(caller)));
      const refused = settled.flatMap((call) => (call.status === "rejected" ? [codeOf(call.reason)] : []));
      assert.deepEqual(refused, ["conflict", "conflict", "conflict"]);
      await poll(repeated[0]!);
      const { providerId, checkoutUrl } = await read(repeated[0]!);
      assert.deepEqual(
        [providerId, checkoutUrl],
        [`fake_${repeated[0]!.reference}`, `https://gateway.example/${repeated[0]!.reference}`],
      );
      assert.deepEqual(world.gateway.states.get(repeated[0]!.reference), WAITING);
    });

    it("is made again where the gateway tells of it, but its answer with the page to pay at was lost", async () => {
      const payment = await begin(await world.caller());
      await send(payment, WAITING);
      await poll(payment);
      assert.equal((await read(payment)).checkoutUrl, `https://gateway.example/${payment.reference}`);
    });

    it("has failed when the gateway refuses to make it, with any answer", async () => {
      const payment = await world.begin(await world.caller());
      for (const [answer, stored] of [
        ["no\0 \ud800thanks ", "no \ufffdthanks"],
        ["x".repeat(501), `${"x".repeat(499)}…`],
      ] as const) {
        await recordFault(world.core, await world.read(payment), { message: answer, isRefused: true });
        const { status, lastError } = await world.read(payment);
        assert.deepEqual([status, lastError], ["failed", stored]);
      }
    });

    it("has not failed for a worker that comes back after another one has taken it over", async () => {
      const payment = await begin(await world.caller());
      const frozen = (await claimDuePayments(world.core, 100)).find((due) => due.payment.id === payment.id)!;
      await makeDue(world.core.database.kysely, payment.id);
      const [next] = await claimDuePayments(world.core, 100);
      await recordFault(world.core, frozen.payment, { message: "The gateway refused it.", isRefused: true });
      await world.follow({ ...next!, credentials: CREDENTIALS });
      const { status, checkoutUrl, lastError } = await read(payment);
      assert.deepEqual([status, checkoutUrl !== null, lastError], ["created", true, null]);
    });

    it("has failed when the gateway has not made it for an hour, and is not asked for again", async () => {
      const caller = await world.caller();
      const payment = await begin(caller);
      const follow = async () => {
        const due = { payment: await read(payment), credentials: null };
        await world.follow(due);
        return (await read(payment)).status;
      };
      assert.equal(await follow(), "created");
      const { kysely } = world.core.database;
      await sql`update payments set created_at = created_at - interval '2 hours' where id = ${payment.id}`.execute(
        kysely,
      );
      assert.equal(await follow(), "failed");
    });
  });
});
