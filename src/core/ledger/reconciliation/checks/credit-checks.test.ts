import assert from "node:assert/strict";
import fc from "fast-check";
import { sql } from "kysely";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, type MoneyWorld } from "../../../../../test/money-world.ts";
import { openFresh } from "../../../../../test/support/databases.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { addMethod } from "../../../payments/methods/methods.ts";
import { findPaymentRow, insertPayment } from "../../../payments/payments/payment-rows.ts";
import { settlePayment } from "../../../payments/settling/settle-payment.ts";
import type { Micros } from "../../../kernel/money.ts";
import { feeOn, toStoredTerms, type PaymentTerms } from "../../credit/terms.ts";
import { reconcile } from "../reconcile.ts";

const RUNS = 25;
const WHOLE = 10_000n;
const CHECK = "the fee and the bonus of every payment are those of its terms";
/** With their smallest units in micro-units. */
const CURRENCIES = [
  ["USD", 10_000n],
  ["JPY", 1_000_000n],
  ["KWD", 1_000n],
] as const;

const basisPoints = fc.integer({ min: 1, max: 10_000 });
const payments = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  amount: fc.bigInt(1n, 1_000_000n),
  /** Paid beyond what is payable, or less. */
  more: fc.oneof(fc.constant(0n), fc.bigInt(-5_000_000n, 5_000_000n)),
  feeFixed: fc.bigInt(0n, 300n),
  feeBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  tiers: fc.uniqueArray(fc.record({ from: fc.bigInt(1n, 1_000_000n), basisPoints }), {
    maxLength: 3,
    selector: ({ from }) => from,
  }),
  /** Basis points of what was paid that refunds have taken back, one after the other. */
  reversed: fc.array(fc.bigInt(0n, 10_000n), { maxLength: 3 }),
});

describe("the ledger check of fees and bonuses", () => {
  let world: MoneyWorld;
  let drop: () => Promise<void>;
  let methodId: number;
  let made = 0;
  const callers = new Map<string, Caller>();

  before(async () => {
    const fresh = await openFresh("embedded");
    ({ drop } = fresh);
    world = await openMoneyWorld(fresh.database);
    ({ id: methodId } = await addMethod(world.core, { kind: "manual", name: "Card" }));
    for (const [currency] of CURRENCIES) callers.set(currency, await world.caller({ currency }));
  });
  after(async () => {
    await world.close();
    await drop();
  });

  const failing = async () => (await reconcile(world.core)).checks.filter(({ ok }) => !ok);

  /** Books a payment and then its refunds: each is what was taken back in all. */
  async function book(
    { currency, amount, more, reversed }: { currency: string; amount: Micros; more: Micros; reversed: bigint[] },
    terms: PaymentTerms,
  ): Promise<bigint> {
    const { core } = world;
    const fee = feeOn(terms, amount, currency);
    const { walletId, test } = callers.get(currency)!;
    const id = await core.database.transaction((transaction) =>
      insertPayment(transaction, {
        wallet_id: walletId,
        test,
        method_id: methodId,
        reference: `pay_${String(++made).padStart(20, "0")}`,
        amount,
        fee,
        currency,
        terms: toStoredTerms(terms),
        return_url: "https://shop.example/wallet",
      }),
    );
    const paid = amount + fee + more > 0n ? amount + fee + more : 1n;
    for (const share of [0n, ...reversed]) {
      const known = (await findPaymentRow(core.database.kysely, id))!;
      const received = { amount: paid, currency };
      const observation = { state: "paid", received, reversed: (paid * share) / WHOLE } as const;
      await settlePayment(core, known, { observation, source: "event" });
    }
    return id;
  }

  it("comes to the same amounts as the code that books them", async () => {
    const property = fc.asyncProperty(payments, async ({ currency: [currency, unit], amount, tiers, ...given }) => {
      const bonusTiers = tiers.map(({ from, ...tier }) => ({ ...tier, from: from * unit }));
      const terms = { feeFixed: given.feeFixed * unit, feeBasisPoints: given.feeBasisPoints, bonusTiers };
      await book({ ...given, currency, amount: amount * unit }, terms);
    });
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
    assert.deepEqual(await failing(), []);
    const { rows } = await sql`
      select distinct kind from transfers where kind in ('payment_fee', 'promo', 'payment_reversal') and not test`.execute(
      world.core.database.kysely,
    );
    assert.equal(rows.length, 3);
  });

  it("finds a payment whose terms say otherwise", async () => {
    const terms = { feeFixed: 500_000n, feeBasisPoints: 250, bonusTiers: [{ from: 1_000_000n, basisPoints: 500 }] };
    const id = await book({ currency: "USD", amount: 100_000_000n, more: 0n, reversed: [] }, terms);
    await world.core.database.kysely
      .updateTable("payments")
      .set({ terms: toStoredTerms({ ...terms, bonusTiers: [] }) })
      .where("id", "=", id)
      .execute();
    const [check, ...others] = await failing();
    assert.deepEqual(
      [check?.name, check?.sums, others],
      [CHECK, [{ currency: "USD", test: false, amount: "5.00" }], []],
    );
    const [row] = check!.drift;
    assert.deepEqual(
      [row?.["fee"], row?.["fee_due"], row?.["bonus"], row?.["bonus_due"]],
      ["3.00", "3.00", "5.00", "0.00"],
    );
  });
});
