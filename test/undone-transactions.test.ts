import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { sql } from "kysely";
import type { Caller } from "../src/core/kernel/caller.ts";
import { createApiKey } from "../src/core/resellers/keys/api-keys.ts";
import { refundOrder } from "../src/core/orders/refund-order.ts";
import { correctResult, succeedOrder } from "../src/core/orders/settle-orders.ts";
import { takeOrder } from "../src/core/fulfilment/review/take-order.ts";
import { requestTopUp } from "../src/core/ledger/top-ups/request-top-up.ts";
import { setCreditLimit, topUp } from "../src/core/ledger/wallet/wallet.ts";
import { assertLedgerBalances, openMoneyWorld, OPERATOR, place, type MoneyWorld } from "./money-world.ts";
import { forEachDatabase } from "./support/databases.ts";

/** Once armed, the next write is rolled back, as PostgreSQL does to end a deadlock; sequences are not. */
const UNDO_ONCE = sql`
  do $$ begin
    create sequence writes;
    create function undo_once() returns trigger language plpgsql as $undo$ begin
      if nextval('writes') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return null;
    end $undo$;
    create trigger undo_once after update on wallets for each row execute function undo_once();
    create trigger undo_once after update on orders for each row execute function undo_once();
    create trigger undo_once after insert on top_up_requests for each row execute function undo_once();
    create trigger undo_once after insert on tokens for each row execute function undo_once();
  end $$`;

forEachDatabase((_kind, open) => {
  let world: MoneyWorld;
  let reseller: Caller;
  before(async () => {
    world = await openMoneyWorld(await open());
    reseller = await world.caller({ credit: 10_000_000n });
    await UNDO_ONCE.execute(world.core.database.kysely);
  });
  after(() => world.close());

  async function undoneOnce<Result>(act: () => Promise<Result>): Promise<Result> {
    const { kysely } = world.core.database;
    await sql`select setval('writes', 1, false)`.execute(kysely);
    const result = await act();
    const { rows } = await sql<{ count: bigint }>`select last_value as count from writes`.execute(kysely);
    assert.ok(rows[0]!.count > 1n, "something was undone and written again");
    return result;
  }

  it("a transaction that a deadlock rolled back is done once, without an error", async () => {
    const { core, service } = world;
    const { resellerId } = reseller;
    const amount = 1_000_000n;
    const serviceId = await service({ identifierKind: "none" });
    const { id } = (await place(core, reseller, { serviceId })).order;
    await undoneOnce(() => topUp(core, { resellerId, amount, reason: "cash", actor: OPERATOR }));
    await undoneOnce(() => setCreditLimit(core, resellerId, 5_000_000n));
    await undoneOnce(() => createApiKey(core, { resellerId }));
    await undoneOnce(() => takeOrder(core, id, OPERATOR));
    await undoneOnce(() => succeedOrder(core, id, { result: "code" }, OPERATOR));
    await undoneOnce(() => correctResult(core, id, { result: "other code", reason: "a typo" }, OPERATOR));
    await undoneOnce(() => refundOrder(core, id, { reason: "unusable" }, OPERATOR));
    await undoneOnce(() => requestTopUp(core, reseller, { amount }));
    await assertLedgerBalances(core, [reseller]);
  });
});
