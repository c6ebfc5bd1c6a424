import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { creditReviewed, resolvePayment } from "../../src/core/payments/settling/review-payment.ts";
import { listStepRows } from "../../src/core/payments/payments/payment-rows.ts";
import { settlePayment } from "../../src/core/payments/settling/settle-payment.ts";
import type { Observation } from "../../src/core/payments/payment-kind.ts";
import { assertLedgerBalances } from "../money-world.ts";
import { forEachDatabase } from "../support/databases.ts";
import { paid, PAYABLE, usePaymentWorld } from "./payment-world.ts";

const fromAnother = (observation: Observation) => ({ observation, source: "event" as const, providerId: "another" });

describe("a second payment at the gateway for one of ours", () => {
  forEachDatabase((_kind, open) => {
    const world = usePaymentWorld(open);

    it("that staff credited leaves the money of the first one to be seen", async () => {
      const caller = await world.caller();
      const payment = await world.begin(caller);
      await world.poll(payment);
      await settlePayment(world.core, payment, fromAnother(paid()));
      await creditReviewed(world.core, payment.id, { amount: PAYABLE, staffId: world.staffId });
      assert.equal((await world.read(payment)).reviewReason, null);
      await world.send(payment, paid());
      assert.equal((await world.read(payment)).reviewReason, "extra");
      await assertLedgerBalances(world.core, [caller]);
    });

    it("is looked at once its money has come, and once for each amount", async () => {
      const { core, staffId } = world;
      const payment = await world.begin(await world.caller());
      await world.poll(payment);
      await world.send(payment, paid());
      const hear = async (news: Observation): Promise<string | null> => {
        await settlePayment(core, payment, fromAnother(news));
        const { reviewReason } = await world.read(payment);
        if (reviewReason !== null) await resolvePayment(core, payment.id, staffId);
        return reviewReason;
      };
      const heard = [
        await hear({ ...paid(), state: "seen" }),
        await hear({ ...paid(), state: "confirmed" }),
        await hear(paid(50_000_000n)),
        await hear(paid(50_000_000n)),
        await hear({ ...paid(), state: "seen" }),
        await hear(paid()),
        await hear(paid(50_000_000n)),
      ];
      assert.deepEqual(heard, [null, null, "extra", null, null, "extra", null]);
      const steps = await listStepRows(core.database.kysely, [payment.id]);
      const notes = steps.flatMap(({ note }) => note ?? []);
      assert.deepEqual(notes, [
        "Another payment at the gateway: another, 50.00 USD",
        "Resolved",
        "Another payment at the gateway: another, 103.00 USD",
        "Resolved",
      ]);
    });

    it("does not become the one whose refunds are taken back", async () => {
      const payment = await world.begin(await world.caller());
      await world.poll(payment);
      await world.send(payment, { ...paid(), providerCharge: "charge of ours" });
      await settlePayment(world.core, payment, fromAnother({ ...paid(), providerCharge: "charge of another" }));
      const { provider_charge: charge } = await world.core.database.kysely
        .selectFrom("payments")
        .select("provider_charge")
        .where("id", "=", payment.id)
        .executeTakeFirstOrThrow();
      assert.equal(charge, "charge of ours");
    });
  });
});
