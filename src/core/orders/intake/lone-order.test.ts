import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before, beforeEach, describe, it } from "node:test";
import {
  assertLedgerBalances,
  imei,
  openMoneyWorld,
  OPERATOR,
  place,
  type MoneyWorld,
} from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Database } from "../../../database/database.ts";
import type { Caller } from "../../kernel/caller.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { OrderRequest } from "../order.ts";
import { succeedOrder } from "../settle-orders.ts";

const PRICE = 1_000_000n;
const AT_ONCE = ["intake_expected"];
/** The facts have changed: nothing was placed by the first statement. */
const ANEW = ["intake_expected", "intake_facts", "intake_place"];
const REFUSED = ["intake_expected", "intake_facts"];

interface World {
  core: MoneyWorld["core"];
  caller: Caller;
  serviceId: number;
}

/** What changes after an order, as SQL, and what becomes of the next one. */
const CHANGES: [string, (world: World) => string, { price?: bigint; refused?: string; supplier?: boolean }][] = [
  [
    "its price",
    ({ serviceId }) => `update services set base_price = 1500000 where id = ${serviceId}`,
    { price: 1_500_000n },
  ],
  [
    "the reseller's own price",
    ({ serviceId, caller }) =>
      `insert into personal_prices (service_id, reseller_id, price) values (${serviceId}, ${caller.resellerId}, 700000)`,
    { price: 700_000n },
  ],
  [
    "its status",
    ({ serviceId }) => `update services set status = 'paused' where id = ${serviceId}`,
    { refused: "service_paused" },
  ],
  [
    "who sees it",
    ({ serviceId }) => `update services set visible_to = 'resellers' where id = ${serviceId}`,
    { refused: "service_not_found" },
  ],
  [
    "the reseller's status",
    ({ caller }) => `update resellers set status = 'suspended' where id = ${caller.resellerId}`,
    { refused: "account_suspended" },
  ],
  [
    "its route",
    ({ serviceId }) => `delete from routes where service_id = ${serviceId}`,
    { price: PRICE, supplier: false },
  ],
];

describe("an order that comes alone", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let lone: World;
    let statements: string[] = [];
    let numbers = 0;

    before(async () => {
      const database = await open();
      const counting: Database = {
        ...database,
        statement: (name, text, values) => {
          if (name.startsWith("intake_")) statements.push(name);
          return database.statement(name, text, values);
        },
      };
      world = await openMoneyWorld(counting);
    });
    after(() => world.close());

    /** A reseller whose last order was for the same service. */
    beforeEach(async () => {
      const caller = await world.caller({ credit: 10n * PRICE });
      lone = { core: world.core, caller, serviceId: await world.service({ price: PRICE }) };
      await order();
      statements = [];
    });

    const order = (request: Partial<OrderRequest> = {}) =>
      place(lone.core, lone.caller, { serviceId: lone.serviceId, identifier: imei(++numbers), ...request });
    const run = (text: string) => sql.raw(text).execute(world.core.database.kysely);
    const refused = async (request: Partial<OrderRequest> = {}): Promise<DomainError> => {
      const error: unknown = await order(request).then(
        () => null,
        (reason: unknown) => reason,
      );
      assert.ok(error instanceof DomainError);
      return error;
    };

    it("is placed by one statement", async () => {
      for (let n = 0; n < 3; n++) await order();
      assert.deepEqual(statements, [...AT_ONCE, ...AT_ONCE, ...AT_ONCE]);
      await assertLedgerBalances(lone.core, [lone.caller]);
    });

    for (const [what, change, expected] of CHANGES) {
      it(`is decided anew where ${what} has changed`, async () => {
        await run(change(lone));
        if (expected.refused !== undefined) {
          assert.equal((await refused()).code, expected.refused);
          assert.deepEqual(statements, REFUSED);
          return;
        }
        const { order: placed } = await order();
        assert.deepEqual([placed.price, statements], [expected.price, ANEW]);
        await order();
        assert.deepEqual(statements, [...ANEW, ...AT_ONCE]);
        const { supplier_id } = await world.core.database.kysely
          .selectFrom("orders")
          .select("supplier_id")
          .where("id", "=", placed.id)
          .executeTakeFirstOrThrow();
        assert.equal(supplier_id !== null, expected.supplier ?? true);
        await assertLedgerBalances(lone.core, [lone.caller]);
      });
    }

    it("is refused like any other where the credit is spent, in the words of this moment", async () => {
      await order({ quantity: 1 });
      await run(`update wallets set credit_limit = 0 where id = ${lone.caller.walletId}`);
      for (let n = 0; n < 8; n++) await order();
      const error = await refused();
      assert.equal(error.code, "insufficient_balance");
      assert.match(error.message, /costs 1\.00 USD; 0\.00 USD is available/);
      await assertLedgerBalances(lone.core, [lone.caller]);
    });

    it("is a duplicate, a repeated reference, a repeated request or a repeated call as before", async () => {
      const identifier = imei(++numbers);
      const { order: first } = await order({ identifier, clientReference: "PO-1" });
      const duplicate = await refused({ identifier });
      assert.deepEqual([duplicate.code, duplicate.details], ["duplicate_order", { existingOrderId: first.id }]);
      const again = await order({ identifier, clientReference: "PO-1" });
      assert.deepEqual([again.order.id, again.replayed], [first.id, true]);
      assert.equal((await refused({ clientReference: "PO-1" })).code, "reference_conflict");
      const request = { identifier: imei(++numbers), requestKey: "K-1" };
      const once = await order(request);
      assert.deepEqual(await order(request).then((twice) => [twice.order.id, twice.replayed]), [once.order.id, true]);
      const call = { identifier: imei(++numbers), source: "dispatch" } as const;
      const { order: called } = await order(call);
      await succeedOrder(lone.core, called.id, { result: "code" }, OPERATOR);
      assert.deepEqual(await order(call).then((twice) => [twice.order.id, twice.replayed]), [called.id, true]);
      await assertLedgerBalances(lone.core, [lone.caller]);
    });

    it("is a duplicate of an order that was placed while duplicates were allowed", async () => {
      const identifier = imei(++numbers);
      await run(`update services set allow_duplicate = true where id = ${lone.serviceId}`);
      const { order: first } = await order({ identifier, allowDuplicate: true });
      await order();
      await run(`update services set allow_duplicate = false where id = ${lone.serviceId}`);
      await order();
      const duplicate = await refused({ identifier });
      assert.deepEqual([duplicate.code, duplicate.details], ["duplicate_order", { existingOrderId: first.id }]);
    });

    it("is placed for one service and one wallet by what is known of these alone", async () => {
      const other = await world.caller({ credit: PRICE });
      await place(lone.core, other, { serviceId: lone.serviceId, identifier: imei(++numbers) });
      assert.deepEqual(statements, ["intake_facts", "intake_place"]);
      await order({ serviceId: await world.service() });
      assert.deepEqual(statements.slice(2), ["intake_facts", "intake_place"]);
    });
  });
});
