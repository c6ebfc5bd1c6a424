import assert from "node:assert/strict";
import fc from "fast-check";
import { sql } from "kysely";
import { after, before, describe, it } from "node:test";
import type { Caller } from "../src/core/kernel/caller.ts";
import { reconcile } from "../src/core/ledger/reconciliation/reconcile.ts";
import { pageTransactions } from "../src/core/ledger/wallet/statement.ts";
import { moveMoney, readWalletRow } from "../src/core/ledger/wallet/wallet-rows.ts";
import { addMethod, changeMethod, setCredentials } from "../src/core/payments/methods/methods.ts";
import type { Observation } from "../src/core/payments/payment-kind.ts";
import { createPayment } from "../src/core/payments/payments/create-payment.ts";
import type { Payment } from "../src/core/payments/payments/payment.ts";
import { cancelPayment, findPayment } from "../src/core/payments/payments/read-payments.ts";
import { receiveEvent } from "../src/core/payments/settling/receive-event.ts";
import { claimDuePayments } from "../src/core/payments/settling/due-payments.ts";
import { settlePayment } from "../src/core/payments/settling/settle-payment.ts";
import {
  checkPaymentNow,
  creditReviewed,
  declinePayment,
  resolvePayment,
} from "../src/core/payments/settling/review-payment.ts";
import { createStaff } from "../src/core/people/staff/staff.ts";
import { createOutgoing } from "../src/workers/outgoing/outgoing.ts";
import { followPayment } from "../src/workers/payments/payment-worker.ts";
import { createFakeGateway, WAITING } from "./fake-gateway.ts";
import {
  assertBooksBalance,
  codeOf,
  imei,
  openMoneyWorld,
  OPERATOR,
  place,
  refusal,
  type MoneyWorld,
} from "./money-world.ts";
import { forEachDatabase } from "./support/databases.ts";

const UNIT = 1_000_000n;
/** 100 and a fee of 3; the bonus is 5. */
const PAYABLE = 103n * UNIT;
const CREDIT = 105n * UNIT;
const RETURN_URL = "https://shop.example/wallet/payments";

const paid = (amount = PAYABLE, currency = "USD"): Observation => ({
  state: "paid",
  received: { amount, currency },
  reversed: null,
});
const reversed = (amount: bigint): Observation => ({ ...paid(), reversed: amount });
const say = (state: Observation["state"]): Observation => ({ state, received: null, reversed: null });

describe("a payment through a gateway", () => {
  forEachDatabase((kind, open) => {
    const gateway = createFakeGateway();
    const outgoing = createOutgoing({ allowPrivateAddresses: false, timeoutMs: 1_000, maxAnswerBytes: 1_000 });
    let world: MoneyWorld;
    let methodId: number;
    let staffId: number;

    before(async () => {
      world = await openMoneyWorld(await open(), {}, undefined, [gateway.kind]);
      const { core } = world;
      ({ id: methodId } = await addMethod(core, {
        kind: "fake",
        name: "Card",
        feeFixed: UNIT / 2n,
        feeBasisPoints: 250,
        bonusTiers: [{ from: 100n * UNIT, basisPoints: 500 }],
      }));
      await setCredentials(core, methodId, false, { secret: "live events" });
      await setCredentials(core, methodId, true, { secret: "test events" });
      await changeMethod(core, methodId, { isEnabled: true });
      const staff = {
        email: "a@example.com",
        name: "Ann",
        role: "owner",
        password: "a password of the tests",
      } as const;
      ({ id: staffId } = await createStaff(core, staff));
    });
    after(async () => {
      await outgoing.close();
      await world.close();
    });

    const begin = (caller: Caller, amount = 100n * UNIT) =>
      createPayment(world.core, caller, { methodId, amount, returnUrl: RETURN_URL });
    const send = ({ reference }: Payment, news: Observation, secret?: string) =>
      receiveEvent(world.core, methodId, gateway.event(reference, news, secret));
    const read = ({ id }: Payment) => findPayment(world.core, id);
    const balance = async ({ walletId }: Caller) =>
      (await readWalletRow(world.core.database.kysely, walletId)).available;
    const entries = async (caller: Caller) => (await pageTransactions(world.core, caller, { limit: 50 })).entries;

    /** The worker asks the gateway, which says what it knows now. */
    async function poll(payment: Payment): Promise<void> {
      const due = { payment: await read(payment), credentials: { secret: "live events" } };
      await followPayment(world.core, { kinds: [gateway.kind], outgoing }, due);
    }

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
          gateway.states.set(payment.reference, last);
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
      await assertBooksBalance(world.core, [caller]);
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
      await assertBooksBalance(world.core, [caller]);
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
      await assertBooksBalance(world.core, [caller]);
    });

    it("waits for staff where it is partial or late, who credit or decline it once", async () => {
      const { core } = world;
      const caller = await world.caller();
      const partial = await begin(caller);
      await send(partial, { state: "partial", received: { amount: 51_750_000n, currency: "USD" }, reversed: null });
      await send(partial, say("expired"));
      assert.equal((await read(partial)).status, "review");
      const settled = await Promise.allSettled([1, 2, 3].map(() => creditReviewed(core, partial.id, { staffId })));
      const refused = settled.flatMap((call) => (call.status === "rejected" ? [codeOf(call.reason)] : []));
      assert.deepEqual(refused, ["conflict", "conflict"]);
      assert.equal(await balance(caller), 50n * UNIT);
      const late = await begin(caller);
      await send(late, { state: "late", received: { amount: PAYABLE, currency: "USD" }, reversed: null });
      assert.equal((await declinePayment(core, late.id, "Sent back", staffId)).reason, "Sent back");
      await send(late, { state: "late", received: { amount: PAYABLE, currency: "USD" }, reversed: null });
      assert.equal(await refusal(creditReviewed(core, late.id, { staffId })), "conflict");
      assert.equal((await read(late)).reviewReason, null);
      await send(late, paid(2n * PAYABLE));
      assert.equal((await read(late)).reviewReason, "extra");
      assert.equal((await resolvePayment(core, late.id, staffId)).reviewReason, null);
      assert.equal(await balance(caller), 50n * UNIT);
      await assertBooksBalance(core, [caller]);
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

    it("may take the wallet below zero when it is taken back, which then cannot order until it is topped up", async () => {
      const { core } = world;
      const caller = await world.caller();
      const serviceId = await world.service({ price: 60n * UNIT });
      const payment = await begin(caller);
      await poll(payment);
      await send(payment, paid());
      await place(core, caller, { serviceId, identifier: imei(1) });
      gateway.states.set(payment.reference, reversed(PAYABLE));
      await poll(payment);
      assert.equal(await balance(caller), -60n * UNIT);
      assert.equal(await refusal(place(core, caller, { serviceId, identifier: imei(2) })), "insufficient_balance");
      // A dispute that was won gives it back.
      gateway.states.set(payment.reference, reversed(0n));
      await poll(payment);
      assert.equal(await balance(caller), 45n * UNIT);
      assert.deepEqual(
        (await reconcile(core)).checks.filter(({ ok }) => !ok),
        [],
      );
    });

    it("is credited with its fee to a wallet that owes more than it brings", async () => {
      const { core } = world;
      const caller = await world.caller();
      const serviceId = await world.service({ price: 100n * UNIT });
      const payment = await begin(caller);
      await poll(payment);
      await send(payment, paid());
      await place(core, caller, { serviceId, identifier: imei(5) });
      gateway.states.set(payment.reference, reversed(PAYABLE));
      await poll(payment);
      assert.equal(await balance(caller), -100n * UNIT);
      // 20 and a fee of 1.
      const small = await begin(caller, 20n * UNIT);
      await send(small, paid(21n * UNIT));
      assert.deepEqual([(await read(small)).status, await balance(caller)], ["credited", -80n * UNIT]);
      assert.equal(await refusal(place(core, caller, { serviceId, identifier: imei(6) })), "insufficient_balance");
      // With the bonus: 25.
      const large = await begin(caller);
      await send(large, paid());
      assert.equal(await balance(caller), 25n * UNIT);
      await assertBooksBalance(core, [caller]);
    });

    it("is taken back once where the gateway counts a refund and a dispute of the same money", async () => {
      const caller = await world.caller();
      const payment = await begin(caller);
      await poll(payment);
      await send(payment, paid());
      gateway.states.set(payment.reference, reversed(2n * PAYABLE));
      await poll(payment);
      assert.deepEqual([(await read(payment)).reversed, await balance(caller)], [PAYABLE, 0n]);
      await assertBooksBalance(world.core, [caller]);
    });

    it("brings nothing to spend where it was refunded before it was credited", async () => {
      const { core } = world;
      const caller = await world.caller();
      const payment = await begin(caller);
      await poll(payment);
      gateway.states.set(payment.reference, reversed(PAYABLE));
      await poll(payment);
      const { status, reversed: taken, reviewReason } = await read(payment);
      assert.deepEqual([status, taken, reviewReason, await balance(caller)], ["credited", PAYABLE, null, 0n]);
      const partly = await begin(caller);
      await send(partly, { state: "partial", received: { amount: 51_750_000n, currency: "USD" }, reversed: null });
      gateway.states.set(partly.reference, {
        ...reversed(51_750_000n),
        received: { amount: 51_750_000n, currency: "USD" },
      });
      await creditReviewed(core, partly.id, { staffId });
      const due = await claimDuePayments(core, 100);
      assert.ok(due.some(({ payment: { id } }) => id === partly.id));
      await poll(partly);
      assert.equal(await balance(caller), 0n);
      await assertBooksBalance(core, [caller]);
    });

    it("is not credited again by an answer that was requested before a later one, and is asked about again", async () => {
      const { core } = world;
      const caller = await world.caller();
      const payment = await begin(caller);
      await poll(payment);
      await send(payment, paid());
      const credentials = { secret: "live events" };
      const earlier = { payment: await read(payment), credentials };
      gateway.states.set(payment.reference, reversed(PAYABLE));
      await checkPaymentNow(core, payment.id);
      await poll(payment);
      assert.equal(await balance(caller), 0n);
      await checkPaymentNow(core, payment.id);
      gateway.states.set(payment.reference, reversed(0n));
      await followPayment(core, { kinds: [gateway.kind], outgoing }, earlier);
      assert.equal(await balance(caller), 0n);
      const due = await claimDuePayments(core, 100);
      assert.ok(due.some(({ payment: { id } }) => id === payment.id));
      await poll(payment);
      assert.equal(await balance(caller), CREDIT);
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

    it("lets nothing else take a wallet below its credit limit", async () => {
      const { kysely } = world.core.database;
      const { walletId } = await world.caller();
      const owe = (debt: bigint) =>
        kysely
          .updateTable("wallets")
          .set({ available: -UNIT, ...(debt > 0n && { reversal_debt: debt }) })
          .where("id", "=", walletId)
          .execute();
      await assert.rejects(owe(0n), /check constraint/);
      await assert.rejects(owe(UNIT), /without a reversed payment/);
      const fee = {
        kind: "payment_fee",
        houseKind: "payment_fees",
        amount: -UNIT,
        reason: "Fee",
        mayOwe: true,
      } as const;
      const alone = world.core.database.transaction((transaction) =>
        moveMoney(transaction, { ...fee, walletId, actor: OPERATOR, idempotencyKey: "a fee alone" }),
      );
      await assert.rejects(alone, /without a reversed payment/);
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
      const input = { methodId, amount: 100n * UNIT, returnUrl: RETURN_URL, requestKey: "one" };
      const repeated = await Promise.all([1, 2, 3].map(() => createPayment(world.core, caller, input)));
      assert.equal(new Set(repeated.map(({ id }) => id)).size, 1);
      const settled = await Promise.allSettled(Array.from({ length: 7 }, () => begin(caller)));
      const refused = settled.flatMap((call) => (call.status === "rejected" ? [codeOf(call.reason)] : []));
      assert.deepEqual(refused, ["conflict", "conflict", "conflict"]);
      await poll(repeated[0]!);
      const { providerId, checkoutUrl } = await read(repeated[0]!);
      assert.deepEqual(
        [providerId, checkoutUrl],
        [`fake_${repeated[0]!.reference}`, `https://gateway.example/${repeated[0]!.reference}`],
      );
      assert.deepEqual(gateway.states.get(repeated[0]!.reference), WAITING);
    });

    it("has failed when the gateway has not made it for an hour, and is not asked for again", async () => {
      const caller = await world.caller();
      const payment = await begin(caller);
      const follow = async () => {
        const due = { payment: await read(payment), credentials: null };
        await followPayment(world.core, { kinds: [gateway.kind], outgoing }, due);
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
