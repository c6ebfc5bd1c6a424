import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sql } from "kysely";
import { addStock } from "../../src/core/fulfilment/inventory/inventory.ts";
import type { Core } from "../../src/core/core.ts";
import { ORDER_STATUS, ORDER_STATUSES } from "../../src/core/orders/order-status.ts";
import { refundOrder } from "../../src/core/orders/refund-order.ts";
import { rejectOrder, succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { forEachDatabase } from "../support/databases.ts";
import { assertLedgerBalances, imei, openMoneyWorld, OPERATOR, place } from "../money-world.ts";
import { priceGroup } from "../support/price-groups.ts";
import { MONEY_RULES } from "./money-rules.ts";
import { ORDER_RULES } from "./order-rules.ts";
import { SUPPLIER_RULES } from "./supplier-rules.ts";
import { NO_TRANSITION } from "./violation.ts";

/** A row of everything that the statements refer to. */
async function prepare(world: Awaited<ReturnType<typeof openMoneyWorld>>) {
  const { core } = world;
  const { kysely } = core.database;
  const [reseller, other] = [
    await world.caller({ credit: 50_000_000n, priceGroupId: await priceGroup(core, "Gold") }),
    await world.caller(),
  ];
  const service = await world.service();
  await world.service();
  const ordered = async (n: number, request = {}) =>
    (await place(core, reseller, { serviceId: service, identifier: imei(n), ...request })).order.id;
  const open = await ordered(1, { requestKey: "K-1", clientReference: "R-1" });
  await sql`update orders set replay_key = 'call' where id = ${open}`.execute(kysely);
  const [done, refunded, failed] = [await ordered(2), await ordered(4), await ordered(3)];
  await succeedOrder(core, done, { result: "code" }, OPERATOR);
  await succeedOrder(core, refunded, { result: "code" }, OPERATOR);
  await refundOrder(core, refunded, { reason: "wrong code" }, OPERATOR);
  await rejectOrder(core, failed, "not found", OPERATOR);
  await addStock(core, service, ["free", "sold"]);
  await sql`update stock_codes set order_id = ${done}, position = 1, delivered_at = now()
     where code = 'sold'`.execute(kysely);
  await sql`insert into resellers (name, email, currency)
    values ('No wallet', 'none@example.com', 'USD')`.execute(kysely);
  const { id: test } = await kysely
    .selectFrom("wallets")
    .select("id")
    .where("reseller_id", "=", reseller.resellerId)
    .where("test", "=", true)
    .executeTakeFirstOrThrow();
  await sql`insert into attempts (order_id, number, supplier_id, supplier_service, state, reference, supplier_reference, cost,
      ended_at) select n.id, 1, p.id, '7', n.state, 'ours ' || n.id, n.theirs, 0, n.ended_at from suppliers p
      cross join (values (${open}::bigint, 'submitted', 'number 1', null),
        (${done}::bigint, 'succeeded', 'number 2', now())) n (id, state, theirs, ended_at)
     where p.kind = 'test'`.execute(kysely);
  await sql`insert into late_results (attempt_id, order_id, result_text)
    select id, order_id, 'late' from attempts where order_id = ${done}`.execute(kysely);
  const names = { open, done, failed, refunded, service, wallet: reseller.walletId, test, other: other.walletId };
  return { reseller, names };
}

async function sqlState(core: Core, text: string): Promise<string> {
  try {
    await sql.raw(text).execute(core.database.kysely);
  } catch (error) {
    return (error as { code: string }).code;
  }
  return "done";
}

describe("the database itself refuses", () => {
  forEachDatabase((_kind, open) => {
    it("every change that would break a rule about money or orders", async () => {
      await using world = await openMoneyWorld(await open());
      const { reseller, names } = await prepare(world);
      const wrong: string[] = [];
      for (const [rule, code, text] of [...MONEY_RULES, ...ORDER_RULES, ...SUPPLIER_RULES]) {
        const statement = text.replaceAll(/\$(\w+)/g, (_, name: string) => String(names[name as keyof typeof names]));
        const state = await sqlState(world.core, statement);
        if (state !== code) wrong.push(`${rule}: ${state} instead of ${code}`);
      }
      assert.deepEqual(wrong, []);
      await assertLedgerBalances(world.core, [reseller]);
    });

    it("every status change that the table of transitions does not have", async () => {
      await using world = await openMoneyWorld(await open());
      const { core } = world;
      const reseller = await world.caller({ credit: 100_000_000n });
      const serviceId = await world.service();
      for (const [n, [from, to]] of ORDER_STATUSES.flatMap((a) =>
        ORDER_STATUSES.map((b) => [a, b] as const),
      ).entries()) {
        if (from === to) continue;
        const { order } = await place(core, reseller, { serviceId, identifier: imei(n) });
        const force = (status: string) => {
          const isOpen = status === "PENDING" || status === "PROCESSING";
          const captured = status === "SUCCESS" || status === "REFUNDED" ? "price" : "captured";
          return sqlState(
            core,
            `update orders set status = '${status}', status_reason = 'forced', captured = ${captured},
            refunded = ${status === "REFUNDED" ? "price" : "refunded"}, completed_at = ${isOpen ? "null" : "now()"} where id = ${order.id}`,
          );
        };
        if (from === "REFUNDED") await force("SUCCESS");
        if (from !== "PENDING") assert.equal(await force(from), "done");
        assert.equal(await force(to), ORDER_STATUS[from].next.includes(to) ? "done" : NO_TRANSITION, `${from} → ${to}`);
      }
    });
  });
});
