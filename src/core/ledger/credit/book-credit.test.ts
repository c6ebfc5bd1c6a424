import assert from "node:assert/strict";
import { it } from "node:test";
import { assertLedgerBalances, openMoneyWorld, OPERATOR } from "../../../../test/money-world.ts";
import { openFresh } from "../../../../test/support/databases.ts";
import { readWalletRow } from "../wallet/wallet-rows.ts";
import { bookCredit, bookReversal, type Credit } from "./book-credit.ts";

it("a credit or reversal with a key that was used before is refused, with its fee and its bonus", async () => {
  const { database, drop } = await openFresh("embedded");
  const world = await openMoneyWorld(database);
  try {
    const caller = await world.caller();
    const credit: Credit = {
      walletId: caller.walletId,
      key: "payment:1",
      paid: 103_000_000n,
      fee: 3_000_000n,
      bonus: 5_000_000n,
      reason: "Payment 1",
      actor: OPERATOR,
    };
    const book = (given: Credit) => database.transaction((transaction) => bookCredit(transaction, given));
    await book(credit);
    await assert.rejects(book(credit), /payment:1 was booked before/);
    // Fees and bonuses have keys of their own, which are unused here.
    const late = { ...credit, key: "payment:2", fee: 0n, bonus: 0n };
    await book(late);
    await assert.rejects(book({ ...late, fee: 3_000_000n, bonus: 5_000_000n }), /payment:2 was booked before/);
    const { paid: amount, ...rest } = { ...credit, key: "payment:1:reversal:1" };
    const takeBack = () => database.transaction((transaction) => bookReversal(transaction, { ...rest, amount }));
    await takeBack();
    await assert.rejects(takeBack(), /payment:1:reversal:1 was booked before/);
    assert.equal((await readWalletRow(database.kysely, caller.walletId)).available, 103_000_000n);
    await assertLedgerBalances(world.core, [caller]);
  } finally {
    await world.close();
    await drop();
  }
});
