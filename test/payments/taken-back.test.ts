import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { reconcile } from "../../src/core/ledger/reconciliation/reconcile.ts";
import { moveMoney } from "../../src/core/ledger/wallet/wallet-rows.ts";
import { claimDuePayments } from "../../src/core/payments/settling/due-payments.ts";
import { checkPaymentNow, creditReviewed } from "../../src/core/payments/settling/review-payment.ts";
import { assertLedgerBalances, imei, OPERATOR, place, refusal } from "../money-world.ts";
import { forEachDatabase } from "../support/databases.ts";
import { CREDENTIALS, CREDIT, paid, PAYABLE, reversed, UNIT, usePaymentWorld } from "./payment-world.ts";

describe("a payment through a gateway", () => {
  forEachDatabase((_kind, open) => {
    const world = usePaymentWorld(open);
    const { begin, send, poll, read, balance } = world;

    it("may take the wallet below zero when it is taken back, which then cannot order until it is topped up", async () => {
      const { core } = world;
      const caller = await world.caller();
      const serviceId = await world.service({ price: 60n * UNIT });
      const payment = await begin(caller);
      await poll(payment);
      await send(payment, paid());
      await place(core, caller, { serviceId, identifier: imei(1) });
      world.gateway.states.set(payment.reference, reversed(PAYABLE));
      await poll(payment);
      assert.equal(await balance(caller), -60n * UNIT);
      assert.equal(await refusal(place(core, caller, { serviceId, identifier: imei(2) })), "insufficient_balance");
      // A dispute that was won gives it back.
      world.gateway.states.set(payment.reference, reversed(0n));
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
      world.gateway.states.set(payment.reference, reversed(PAYABLE));
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
      await assertLedgerBalances(core, [caller]);
    });

    it("is taken back once where the gateway counts a refund and a dispute of the same money", async () => {
      const caller = await world.caller();
      const payment = await begin(caller);
      await poll(payment);
      await send(payment, paid());
      world.gateway.states.set(payment.reference, reversed(2n * PAYABLE));
      await poll(payment);
      assert.deepEqual([(await read(payment)).reversed, await balance(caller)], [PAYABLE, 0n]);
      await assertLedgerBalances(world.core, [caller]);
    });

    it("is taken back in its own currency, where staff credited money of another one", async () => {
      const caller = await world.caller();
      const payment = await begin(caller);
      await poll(payment);
      const received = { amount: 15_450n * UNIT, currency: "JPY" };
      await send(payment, { ...paid(), received });
      await creditReviewed(world.core, payment.id, { amount: PAYABLE, staffId: world.staffId });
      assert.equal(await balance(caller), CREDIT);
      world.gateway.states.set(payment.reference, { ...paid(), received, reversed: 1_545n * UNIT });
      await poll(payment);
      assert.equal((await read(payment)).reversed, PAYABLE / 10n);
      world.gateway.states.set(payment.reference, { ...paid(), received, reversed: received.amount });
      await poll(payment);
      assert.deepEqual([(await read(payment)).reversed, await balance(caller)], [PAYABLE, 0n]);
      await assertLedgerBalances(world.core, [caller]);
    });

    it("brings nothing to spend where it was refunded before it was credited", async () => {
      const { core } = world;
      const caller = await world.caller();
      const payment = await begin(caller);
      await poll(payment);
      world.gateway.states.set(payment.reference, reversed(PAYABLE));
      await poll(payment);
      const { status, reversed: taken, reviewReason } = await read(payment);
      assert.deepEqual([status, taken, reviewReason, await balance(caller)], ["credited", PAYABLE, null, 0n]);
      const partly = await begin(caller);
      await send(partly, { state: "partial", received: { amount: 51_750_000n, currency: "USD" }, reversed: null });
      world.gateway.states.set(partly.reference, {
        ...reversed(51_750_000n),
        received: { amount: 51_750_000n, currency: "USD" },
      });
      await creditReviewed(core, partly.id, { staffId: world.staffId });
      const due = await claimDuePayments(core, 100);
      assert.ok(due.some(({ payment: { id } }) => id === partly.id));
      await poll(partly);
      assert.equal(await balance(caller), 0n);
      await assertLedgerBalances(core, [caller]);
    });

    it("is not credited again by an answer that was requested before a later one, and is asked about again", async () => {
      const { core } = world;
      const caller = await world.caller();
      const payment = await begin(caller);
      await poll(payment);
      await send(payment, paid());
      const earlier = { payment: await read(payment), credentials: CREDENTIALS };
      world.gateway.states.set(payment.reference, reversed(PAYABLE));
      await checkPaymentNow(core, payment.id);
      await poll(payment);
      assert.equal(await balance(caller), 0n);
      await checkPaymentNow(core, payment.id);
      world.gateway.states.set(payment.reference, reversed(0n));
      await world.follow(earlier);
      assert.equal(await balance(caller), 0n);
      const due = await claimDuePayments(core, 100);
      assert.ok(due.some(({ payment: { id } }) => id === payment.id));
      await poll(payment);
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
  });
});
