import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before, describe, it } from "node:test";
import {
  assertLedgerBalances,
  codeOf,
  openMoneyWorld,
  refusal,
  type MoneyWorld,
} from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Caller } from "../../kernel/caller.ts";
import { readAccount } from "../../resellers/accounts/resellers.ts";
import { createStaff } from "../../people/staff/staff.ts";
import type { ErrorCode } from "../../kernel/errors.ts";
import { MAX_AMOUNT } from "../../kernel/money.ts";
import { pageTransactions } from "../wallet/statement.ts";
import { requestTopUp, pageTopUps, withdrawTopUp } from "./request-top-up.ts";
import { approveTopUp, declineTopUp, listTopUps } from "./decide-top-up.ts";
import type { TopUpRequest } from "./top-up-request.ts";

const AMOUNT = 50_000_000n;
const MOST_OPEN = 3;

describe("a top-up request", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let staffId: number;
    let otherId: number;
    before(async () => {
      world = await openMoneyWorld(await open(), { TOP_UP_REQUESTS: MOST_OPEN });
      const password = "a password of the tests";
      ({ id: staffId } = await createStaff(world.core, {
        email: "a@example.com",
        name: "Ann",
        role: "owner",
        password,
      }));
      ({ id: otherId } = await createStaff(world.core, {
        email: "b@example.com",
        name: "Ben",
        role: "owner",
        password,
      }));
    });
    after(() => world.close());

    const balance = async (caller: Caller) => (await readAccount(world.core, caller)).available;

    /** How calls made at once ended: the statuses, and the codes of the refused ones. */
    async function collectRequests(calls: Promise<TopUpRequest>[]): Promise<{ done: string[]; refused: ErrorCode[] }> {
      const settled = await Promise.allSettled(calls);
      return {
        done: settled.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.status] : [])),
        refused: settled.flatMap((answer) => (answer.status === "rejected" ? [codeOf(answer.reason)] : [])),
      };
    }

    it("is credited once, however many of the staff approve it at once", async () => {
      const { core } = world;
      const caller = await world.caller();
      const { id } = await requestTopUp(core, caller, { amount: AMOUNT });
      const { done, refused } = await collectRequests(
        Array.from({ length: 10 }, (_, n) => approveTopUp(core, id, { staffId: n % 2 ? staffId : otherId })),
      );
      assert.deepEqual(done, ["approved"]);
      assert.deepEqual(refused, Array<ErrorCode>(9).fill("conflict"));
      assert.equal(await refusal(approveTopUp(core, id, { staffId })), "conflict");
      assert.equal(await balance(caller), AMOUNT);
      await assertLedgerBalances(core, [caller]);
    });

    it("has one outcome when approval, decline and withdrawal come at once", async () => {
      const { core } = world;
      const caller = await world.caller();
      for (let round = 0; round < 5; round++) {
        const held = await balance(caller);
        const { id } = await requestTopUp(core, caller, { amount: AMOUNT });
        const { done, refused } = await collectRequests([
          withdrawTopUp(core, caller, id),
          declineTopUp(core, id, "No payment", otherId),
          approveTopUp(core, id, { staffId }),
        ]);
        assert.equal(done.length, 1);
        assert.deepEqual(refused, ["conflict", "conflict"]);
        const [request] = (await pageTopUps(core, caller, { limit: 1 })).requests;
        assert.equal(request!.status, done[0]);
        assert.equal((await balance(caller)) - held, done[0] === "approved" ? AMOUNT : 0n);
      }
      await assertLedgerBalances(core, [caller]);
    });

    it("moves nothing when the server fails between the money and the decision, and goes through afterwards", async () => {
      const { core } = world;
      const caller = await world.caller();
      const { id } = await requestTopUp(core, caller, { amount: AMOUNT });
      const { kysely } = core.database;
      await sql`alter table top_up_requests add constraint test_failure check (status <> 'approved') not valid`.execute(
        kysely,
      );
      await assert.rejects(approveTopUp(core, id, { staffId }), /test_failure/);
      await sql`alter table top_up_requests drop constraint test_failure`.execute(kysely);
      assert.equal(await balance(caller), 0n);
      await assertLedgerBalances(core, [caller]);
      const approved = await approveTopUp(core, id, { staffId });
      assert.deepEqual([approved.status, approved.decidedByName], ["approved", "Ann"]);
      assert.equal(await balance(caller), AMOUNT);
      await assertLedgerBalances(core, [caller]);
    });

    it("may be approved with another amount, and then says why", async () => {
      const { core } = world;
      const caller = await world.caller();
      const { id } = await requestTopUp(core, caller, { amount: AMOUNT, paymentReference: " TX-9 " });
      for (const wrong of [
        { amount: 1n },
        { amount: 1n, reason: "  " },
        { amount: 0n, reason: "Fee" },
        { amount: -1n, reason: "Fee" },
        { amount: MAX_AMOUNT + 1n, reason: "Fee" },
        { reason: "x".repeat(501) },
      ]) {
        assert.equal(await refusal(approveTopUp(core, id, { ...wrong, staffId })), "validation_failed");
      }
      const { approvedAmount, reason, transferId } = await approveTopUp(core, id, {
        amount: AMOUNT - 1n,
        reason: "Less the bank's fee",
        staffId,
      });
      assert.deepEqual([approvedAmount, reason], [AMOUNT - 1n, "Less the bank's fee"]);
      const [entry] = (await pageTransactions(core, caller, { limit: 1 })).entries;
      assert.deepEqual(
        [entry!.id, entry!.type, entry!.amount, entry!.description],
        [transferId, "top_up", AMOUNT - 1n, `Top-up request ${id} – TX-9`],
      );
    });

    it("is declined with a reason that the reseller reads, and for good", async () => {
      const { core } = world;
      const caller = await world.caller();
      const { id } = await requestTopUp(core, caller, { amount: AMOUNT });
      for (const reason of ["", " ", "\0", "x".repeat(501)]) {
        assert.equal(await refusal(declineTopUp(core, id, reason, staffId)), "validation_failed");
      }
      await declineTopUp(core, id, "No payment came", staffId);
      const [request] = (await pageTopUps(core, caller, { limit: 1 })).requests;
      assert.deepEqual([request!.status, request!.reason], ["declined", "No payment came"]);
      assert.equal(await refusal(approveTopUp(core, id, { staffId })), "conflict");
      assert.equal(await refusal(withdrawTopUp(core, caller, id)), "conflict");
      const change = core.database.kysely.updateTable("top_up_requests").set({ status: "open" }).where("id", "=", id);
      await assert.rejects(change.execute(), /never changed/);
      assert.equal(await balance(caller), 0n);
    });

    it("waits with few others at most, however they are made, and once for a repeated call", async () => {
      const { core } = world;
      const caller = await world.caller();
      const { done, refused } = await collectRequests(
        Array.from({ length: 8 }, () => requestTopUp(core, caller, { amount: AMOUNT })),
      );
      assert.deepEqual([done.length, refused.length], [MOST_OPEN, 8 - MOST_OPEN]);
      assert.deepEqual([...new Set(refused)], ["conflict"]);
      const [request] = (await pageTopUps(core, caller, { limit: 1 })).requests;
      await withdrawTopUp(core, caller, request!.id);
      const call = { amount: AMOUNT, requestKey: "one" };
      const repeated = await Promise.all([1, 2, 3].map(() => requestTopUp(core, caller, call)));
      assert.equal(new Set(repeated.map(({ id }) => id)).size, 1);
      assert.equal((await pageTopUps(core, caller, { limit: 9, offset: 0, status: "open" })).total, MOST_OPEN);
      await assert.doesNotReject(requestTopUp(core, await world.caller(), call));
      for (const changed of [{ amount: 2n * AMOUNT }, { note: "Again" }, { paymentReference: "TX-2" }]) {
        assert.equal(await refusal(requestTopUp(core, caller, { ...call, ...changed })), "idempotency_mismatch");
      }
    });

    it("is refused with what is no amount or no text", async () => {
      const { core } = world;
      const caller = await world.caller();
      for (const wrong of [
        { amount: 0n },
        { amount: -1n },
        { amount: MAX_AMOUNT + 1n },
        { amount: 1n, note: "x".repeat(501) },
        { amount: 1n, note: "a\0b" },
        { amount: 1n, paymentReference: "\ud800" },
        { amount: 1n, paymentReference: "x".repeat(101) },
      ]) {
        assert.equal(await refusal(requestTopUp(core, caller, wrong)), "validation_failed");
      }
      assert.deepEqual((await pageTopUps(core, caller, { limit: 1, offset: 0 })).total, 0);
    });

    it("is seen and withdrawn by its own reseller alone", async () => {
      const { core } = world;
      const caller = await world.caller();
      const other = await world.caller();
      const { id } = await requestTopUp(core, caller, { amount: AMOUNT });
      assert.deepEqual((await pageTopUps(core, other, { limit: 9, offset: 0 })).requests, []);
      assert.equal(await refusal(withdrawTopUp(core, other, id)), "not_found");
      assert.equal(await refusal(withdrawTopUp(core, caller, id + 1_000n)), "not_found");
      const reader = await world.caller({ key: { scopes: ["transactions:read"] } });
      assert.equal(await refusal(requestTopUp(core, reader, { amount: AMOUNT })), "scope_missing");
      assert.equal(await refusal(withdrawTopUp(core, reader, id)), "scope_missing");
      assert.equal((await withdrawTopUp(core, caller, id)).status, "withdrawn");
      assert.equal((await withdrawTopUp(core, caller, id)).status, "withdrawn");
    });

    it("is for live money, and for test money only where it was made in test mode", async () => {
      const { core } = world;
      const test = await world.caller({ key: { test: true } });
      const live = { ...test, test: false, walletId: (await world.caller()).walletId };
      const testMoney = await balance(test);
      const asked = await requestTopUp(core, live, { amount: AMOUNT });
      const tried = await requestTopUp(core, test, { amount: AMOUNT });
      assert.deepEqual([asked.test, tried.test], [false, true]);
      const listed = async (isTest: boolean) =>
        (await listTopUps(core, { test: isTest, limit: 100 })).map(({ id }) => id);
      assert.ok((await listed(false)).includes(asked.id) && !(await listed(false)).includes(tried.id));
      assert.ok((await listed(true)).includes(tried.id) && !(await listed(true)).includes(asked.id));
      await approveTopUp(core, asked.id, { staffId });
      assert.equal(await balance(test), testMoney);
      await approveTopUp(core, tried.id, { staffId });
      assert.equal(await balance(test), testMoney + AMOUNT);
      await assertLedgerBalances(core, [test]);
    });
  });
});
