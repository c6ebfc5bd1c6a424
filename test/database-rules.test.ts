import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sql } from "kysely";
import { addStock } from "../src/core/fulfilment/inventory/inventory.ts";
import type { Core } from "../src/core/core.ts";
import { ORDER_STATUSES, canMove } from "../src/core/orders/order-status.ts";
import { refundOrder } from "../src/core/orders/refund-order.ts";
import { rejectOrder, succeedOrder } from "../src/core/orders/settle-orders.ts";
import { forEachDatabase } from "./support/databases.ts";
import { assertBooksBalance, imei, openMoneyWorld, OPERATOR, place } from "./money-world.ts";
import { priceGroup } from "./support/price-groups.ts";

const CHECK = "23514";
const UNIQUE = "23505";
const FOREIGN_KEY = "23503";
const NOT_NULL = "23502";
const NO_CREDIT = "IM001";
const TOO_LATE = "IM005";
const NO_TRANSITION = "IM002";
const NO_CHANGE = "IM003";

/** `$open`, `$done` and `$failed` stand for orders, `$wallet`, `$test` and `$other` for wallets. */
const VIOLATIONS: readonly [rule: string, code: string, text: string][] = [
  ["spending more than the credit", CHECK, "update wallets set available = -1 - credit_limit where id = $wallet"],
  ["a negative amount on hold", CHECK, "update wallets set held = -1 where id = $wallet"],
  ["a negative credit limit", CHECK, "update wallets set credit_limit = -1 where id = $wallet"],
  [
    "a second wallet of the same mode",
    UNIQUE,
    "insert into wallets (reseller_id, test, currency, available_account_id, held_account_id) select reseller_id, test, currency, 1, 2 from wallets where id = $wallet",
  ],
  [
    "wallets that share an account",
    UNIQUE,
    "update wallets set available_account_id = (select available_account_id from wallets where id = $test) where id = $wallet",
  ],
  [
    "a wallet whose accounts have another currency",
    FOREIGN_KEY,
    "update wallets set currency = 'EUR' where id = $wallet",
  ],
  [
    "a wallet whose accounts have the other mode",
    FOREIGN_KEY,
    "update wallets set test = true, reseller_id = (select id from resellers where email = 'none@example.com') where id = $wallet",
  ],
  [
    "two house accounts of the same kind",
    UNIQUE,
    "insert into ledger_accounts (kind, currency, test) values ('revenue', 'USD', false)",
  ],
  [
    "an account of an unknown kind",
    CHECK,
    "insert into ledger_accounts (kind, currency, test) values ('pocket', 'USD', false)",
  ],
  [
    "a currency in lower case",
    CHECK,
    "insert into ledger_accounts (kind, currency, test) values ('revenue', 'usd', false)",
  ],
  [
    "removing an account with transfers",
    FOREIGN_KEY,
    "delete from ledger_accounts where id = (select available_account_id from wallets where id = $wallet)",
  ],
  [
    "moving an account to the other mode",
    FOREIGN_KEY,
    "update ledger_accounts set test = true where id = (select available_account_id from wallets where id = $wallet)",
  ],
  ["removing a house account", FOREIGN_KEY, "delete from ledger_accounts where kind = 'promo'"],
  [
    "a house account with another currency",
    FOREIGN_KEY,
    "update ledger_accounts set currency = 'EUR' where kind = 'promo'",
  ],
  ["a removed wallet", FOREIGN_KEY, "delete from wallets where id = $other"],
  ["a wallet with a changed id", FOREIGN_KEY, "update wallets set id = default where id = $other"],
  ["a removed service", FOREIGN_KEY, "delete from services where id <> $service"],
  ["a service with a changed id", FOREIGN_KEY, "update services set id = default where id <> $service"],
  ["a removed supplier", FOREIGN_KEY, "delete from suppliers where kind = 'stock'"],
  ["a supplier with a changed id", FOREIGN_KEY, "update suppliers set id = default where kind = 'stock'"],
  ["emptied accounts", NO_CHANGE, "truncate ledger_accounts cascade"],
  ["emptied services", NO_CHANGE, "truncate services cascade"],
  ["emptied suppliers", NO_CHANGE, "truncate suppliers cascade"],
  ["a changed transfer", NO_CHANGE, "update transfers set amount = amount + 1 where order_id = $open"],
  ["a removed transfer", NO_CHANGE, "delete from transfers where order_id = $open"],
  ["an emptied ledger", NO_CHANGE, "truncate transfers cascade"],
  ["changed history", NO_CHANGE, "update order_history set reason = 'other' where order_id = $open"],
  ["removed history", NO_CHANGE, "delete from order_history where order_id = $open"],
  ["an emptied code inventory", NO_CHANGE, "truncate stock_codes"],
  ["emptied history", NO_CHANGE, "truncate order_history"],
  ["a removed order", NO_CHANGE, "delete from orders where id = $open"],
  ["emptied orders", NO_CHANGE, "truncate orders cascade"],
  ["emptied wallets", NO_CHANGE, "truncate wallets cascade"],
  ["a changed price", NO_CHANGE, "update orders set price = price * 2, unit_price = unit_price * 2 where id = $open"],
  ["a changed quantity", NO_CHANGE, "update orders set quantity = 2, price = price * 2 where id = $open"],
  ["an order with a changed wallet", NO_CHANGE, "update orders set wallet_id = $other where id = $open"],
  ["an order with a changed service", NO_CHANGE, "update orders set service_id = service_id + 1 where id = $open"],
  ["a test order made live", NO_CHANGE, "update orders set test = not test where id = $open"],
  ["an order with a changed id", NO_CHANGE, "update orders set id = id + 1000 where id = $open"],
  ["an order with a changed identifier", NO_CHANGE, "update orders set identifier = '1' where id = $open"],
  [
    "a negative price",
    CHECK,
    "insert into orders (wallet_id, service_id, source, test, quantity, unit_price, price, currency, content_hash) values ($wallet, $service, 'api', false, 1, -1, -1, 'USD', '')",
  ],
  [
    "a quantity of 0",
    CHECK,
    "insert into orders (wallet_id, service_id, source, test, quantity, unit_price, price, currency, content_hash) values ($wallet, $service, 'api', false, 0, 1, 0, 'USD', '')",
  ],
  [
    "a price that is not unit price times quantity",
    CHECK,
    "insert into orders (wallet_id, service_id, source, test, quantity, unit_price, price, currency, content_hash) values ($wallet, $service, 'api', false, 2, 1, 1, 'USD', '')",
  ],
  [
    "an order without a wallet",
    NOT_NULL,
    "insert into orders (service_id, source, test, quantity, unit_price, price, currency, content_hash) values ($service, 'api', false, 1, 1, 1, 'USD', '')",
  ],
  [
    "an order of an unknown wallet",
    FOREIGN_KEY,
    "insert into orders (wallet_id, service_id, source, test, quantity, unit_price, price, currency, content_hash) values (1000000, $service, 'api', false, 1, 1, 1, 'USD', '')",
  ],
  [
    "an order of an unknown service",
    FOREIGN_KEY,
    "insert into orders (wallet_id, service_id, source, test, quantity, unit_price, price, currency, content_hash) values ($wallet, 1000000, 'api', false, 1, 1, 1, 'USD', '')",
  ],
  [
    "an order of an unknown supplier",
    FOREIGN_KEY,
    "insert into orders (wallet_id, service_id, source, test, quantity, unit_price, price, currency, content_hash, supplier_id) values ($wallet, $service, 'api', false, 1, 1, 1, 'USD', '', 1000000)",
  ],
  ["an order sent to an unknown supplier", FOREIGN_KEY, "update orders set supplier_id = 1000000 where id = $open"],
  [
    "two orders of which one has an unknown service",
    FOREIGN_KEY,
    "insert into orders (wallet_id, service_id, source, test, quantity, unit_price, price, currency, content_hash) select $wallet, n, 'api', false, 1, 1, 1, 'USD', '' from unnest(array[$service, 1000000]) n",
  ],
  [
    "a history entry that neither changes the status nor names its event",
    CHECK,
    "insert into order_history (order_id, from_status, to_status, actor_kind) values ($done, 'SUCCESS', 'SUCCESS', 'operator')",
  ],
  [
    "a history entry that changes the status and names another event",
    CHECK,
    "insert into order_history (order_id, event, from_status, to_status, actor_kind) values ($open, 'result_corrected', 'PENDING', 'SUCCESS', 'operator')",
  ],
  ["a duplicate of an open order", UNIQUE, copyOfOpenOrder("subject", "subject")],
  ["a repeated reference", UNIQUE, copyOfOpenOrder("client_reference", "client_reference")],
  ["a repeated request", UNIQUE, copyOfOpenOrder("request_key", "request_key")],
  ["a repeated call", UNIQUE, copyOfOpenOrder("replay_key", "replay_key")],
  ["a refund above the captured amount", CHECK, "update orders set refunded = captured + 1 where id = $done"],
  ["a refund of an open order", CHECK, "update orders set refunded = 1 where id = $open"],
  [
    "a capture above the price",
    CHECK,
    "update orders set status = 'SUCCESS', captured = price + 1, completed_at = now() where id = $open",
  ],
  [
    "a negative capture",
    CHECK,
    "update orders set status = 'SUCCESS', captured = -1, completed_at = now() where id = $open",
  ],
  [
    "a success without its captured amount",
    CHECK,
    "update orders set status = 'SUCCESS', completed_at = now() where id = $open",
  ],
  ["a capture changed afterwards", NO_CHANGE, "update orders set captured = captured - 1 where id = $done"],
  ["a refund that is reversed", NO_CHANGE, "update orders set refunded = 0 where id = $refunded"],
  ["an open order that captured", CHECK, "update orders set captured = 0 where id = $open"],
  ["an open order that is complete", CHECK, "update orders set completed_at = now() where id = $open"],
  ["a settled order that is not complete", CHECK, "update orders set completed_at = null where id = $done"],
  ["a refunded order with money left", CHECK, "update orders set status = 'REFUNDED' where id = $done"],
  ["a rejection without a reason", CHECK, "update orders set status_reason = null where id = $failed"],
  ["an order with an unknown status", NO_TRANSITION, "update orders set status = 'LOST' where id = $open"],
  ["a transfer of 0", CHECK, transfer({ amount: "0" })],
  ["a negative transfer", CHECK, transfer({ amount: "-1" })],
  ["a transfer to itself", CHECK, transfer({ to: "w.available_account_id" })],
  ["a transfer in another currency", FOREIGN_KEY, transfer({ currency: "'EUR'" })],
  [
    "a transfer from live to test money",
    FOREIGN_KEY,
    transfer({ to: "(select available_account_id from wallets where id = $test)" }),
  ],
  ["a transfer to an unknown account", FOREIGN_KEY, transfer({ to: "1000000" })],
  ["a transfer from test to live money", FOREIGN_KEY, transfer({ test: "true" })],
  [
    "a transfer made twice",
    UNIQUE,
    transfer({ key: "(select idempotency_key from transfers where kind = 'top_up' limit 1)" }),
  ],
  ["an adjustment without a reason", CHECK, transfer({ reason: "null" })],
  ["a transfer of a wallet without the balance after it", CHECK, transfer({ left: "null" })],
  ["a transfer by an unknown actor", CHECK, transfer({ actor: "'ghost'" })],
  ["a second hold of the same order", UNIQUE, transfer({ kind: "hold", order: "$open", key: "null" })],
  ["a hold under a key", CHECK, transfer({ kind: "hold", order: "$open", key: "'order:' || $open || ':hold2'" })],
  ["an adjustment without a key", CHECK, transfer({ order: "$open", key: "null" })],
  ["a second capture of the same order", UNIQUE, transfer({ kind: "capture", order: "$done", key: "null" })],
  ["a second release of the same order", UNIQUE, transfer({ kind: "release", order: "$failed", key: "null" })],
  ["a capture without an order", CHECK, transfer({ kind: "capture", key: "null" })],
  [
    "a delivered code given to another order",
    NO_CHANGE,
    "update stock_codes set order_id = $done where order_id is not null",
  ],
  [
    "a delivered code back in the inventory",
    NO_CHANGE,
    "update stock_codes set order_id = null, position = null, delivered_at = null where order_id is not null",
  ],
  ["a delivered code that is removed", NO_CHANGE, "delete from stock_codes where order_id is not null"],
  [
    "a code twice in the inventory of a service",
    UNIQUE,
    "insert into stock_codes (service_id, code) select service_id, code from stock_codes limit 1",
  ],
  ["a delivered code without an order", CHECK, "update stock_codes set delivered_at = now() where order_id is null"],
  ["a margin of −100 %", CHECK, "insert into price_groups (name, margin_basis_points) values ('Gift', -10000)"],
  [
    "a negative group price",
    CHECK,
    "insert into group_prices select id, (select min(id) from price_groups), -1 from services limit 1",
  ],
  ["an order with two suppliers at the same time", UNIQUE, attempt({ order: "$open", number: "2" })],
  ["two attempts with the same number", UNIQUE, attempt({ state: "'refused'", ended: "now()", refusal: "'credit'" })],
  [
    "two attempts with the same reference",
    UNIQUE,
    attempt({ order: "$failed", reference: "(select reference from attempts where order_id = $open)" }),
  ],
  [
    "two attempts with the same supplier order ID",
    UNIQUE,
    attempt({ order: "$failed", state: "'submitted'", theirs: "'number 1'" }),
  ],
  ["a submitted attempt without a supplier order ID", CHECK, attempt({ order: "$failed", state: "'submitted'" })],
  ["a refusal without its class", CHECK, attempt({ order: "$failed", state: "'refused'", ended: "now()" })],
  ["an ended attempt without its time", CHECK, attempt({ order: "$failed", state: "'failed'" })],
  [
    "an ended attempt that is live again",
    NO_CHANGE,
    "update attempts set state = 'unknown', ended_at = null where order_id = $done",
  ],
  ["an ended attempt with a changed cost", NO_CHANGE, "update attempts set cost = cost + 1 where order_id = $done"],
  ["a removed attempt", NO_CHANGE, "delete from attempts where order_id = $open"],
  ["emptied attempts", NO_CHANGE, "truncate attempts cascade"],
  [
    "a supplier's cost under another key",
    CHECK,
    transfer({ kind: "supplier_cost", order: "$done", key: "'order:1:cost'" }),
  ],
  [
    "a late result recorded twice",
    UNIQUE,
    "insert into late_results (attempt_id, order_id, result_text) select attempt_id, order_id, 'again' from late_results",
  ],
  ["a late result resolved without a resolution", CHECK, "update late_results set resolved_at = now()"],
  ["a second supplier of type stock", UNIQUE, "insert into suppliers (name, kind) values ('Other stock', 'stock')"],
  [
    "two suppliers with the same name",
    UNIQUE,
    "insert into suppliers (name, kind, url, sealed_key, currency) select upper(name), 'dhru', 'https://x.example', '-', 'USD' from suppliers where kind = 'stock'",
  ],
  ["a connected supplier without an address", CHECK, "insert into suppliers (name, kind) values ('Nowhere', 'dhru')"],
  ["a pause without a reason", CHECK, "update suppliers set paused_at = now()"],
  ["an emptied audit log", NO_CHANGE, "truncate audit_log cascade"],
  ["emptied recorded changes", NO_CHANGE, "truncate audit_changes"],
  [
    "a batch above the credit",
    NO_CREDIT,
    "select * from place_orders(array[$wallet], array[1000000000000000::bigint], array[1], array[1], array[]::text[], null, '[]', '{}')",
  ],
  [
    "a batch that was decided too long ago",
    TOO_LATE,
    "select * from place_orders(array[$wallet], array[1::bigint], array[1], array[1], array[]::text[], now() - interval '1 second', '[]', '{}')",
  ],
  [
    "an approval without its transfer",
    CHECK,
    "insert into top_up_requests (wallet_id, amount, currency, status, approved_amount, decided_at) values ($wallet, 5, 'USD', 'approved', 5, now())",
  ],
  [
    "an approval without its amount",
    CHECK,
    "insert into top_up_requests (wallet_id, amount, currency, status, transfer_id, decided_at) values ($wallet, 5, 'USD', 'approved', (select min(id) from transfers where wallet_id = $wallet and kind = 'top_up'), now())",
  ],
  [
    "an approval of another amount without a reason",
    CHECK,
    "insert into top_up_requests (wallet_id, amount, currency, status, approved_amount, transfer_id, decided_at) values ($wallet, 5, 'USD', 'approved', 4, (select min(id) from transfers where wallet_id = $wallet and kind = 'top_up'), now())",
  ],
  [
    "a declined request with an approved amount",
    CHECK,
    "insert into top_up_requests (wallet_id, amount, currency, status, reason, approved_amount, transfer_id, decided_at) values ($wallet, 5, 'USD', 'declined', 'No', 5, (select min(id) from transfers where wallet_id = $wallet and kind = 'top_up'), now())",
  ],
  [
    "a request declined without a reason",
    CHECK,
    "insert into top_up_requests (wallet_id, amount, currency, status, decided_at) values ($wallet, 5, 'USD', 'declined', now())",
  ],
  [
    "an open request with the time of a decision",
    CHECK,
    "insert into top_up_requests (wallet_id, amount, currency, decided_at) values ($wallet, 5, 'USD', now())",
  ],
  [
    "two requests paid by one transfer",
    UNIQUE,
    "insert into top_up_requests (wallet_id, amount, currency, status, approved_amount, transfer_id, decided_at) select $wallet, 5, 'USD', 'approved', 5, (select min(id) from transfers where wallet_id = $wallet and kind = 'top_up'), now() from generate_series(1, 2)",
  ],
  ["emptied top-up requests", NO_CHANGE, "truncate top_up_requests cascade"],
];

function copyOfOpenOrder(column: string, value: string): string {
  return `insert into orders (wallet_id, service_id, source, test, quantity, unit_price, price, currency, content_hash, ${column})
    select wallet_id, service_id, source, test, quantity, unit_price, price, currency, content_hash, ${value} from orders where id = $open`;
}

function transfer(
  input: Partial<
    Record<"kind" | "to" | "amount" | "currency" | "test" | "key" | "reason" | "left" | "actor" | "order", string>
  >,
) {
  return `insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, order_id,
      available_after, held_after, reason, actor_kind, idempotency_key)
    select '${input.kind ?? "adjustment"}', w.available_account_id, ${input.to ?? "w.held_account_id"}, ${input.amount ?? "1"},
      ${input.currency ?? "w.currency"}, ${input.test ?? "w.test"}, w.id, ${input.order ?? "null"}, ${input.left ?? "w.available"}, w.held,
      ${input.reason ?? "'try'"}, ${input.actor ?? "'system'"}, ${input.key ?? "'try'"} from wallets w where w.id = $wallet`;
}

function attempt(
  input: Partial<Record<"order" | "number" | "state" | "reference" | "theirs" | "ended" | "refusal", string>>,
) {
  return `insert into attempts (order_id, number, supplier_id, supplier_service, state, reference, supplier_reference, cost,
      ended_at, refusal)
    select ${input.order ?? "$open"}, ${input.number ?? "1"}, id, '7', ${input.state ?? "'submitting'"}, ${input.reference ?? "'new'"},
      ${input.theirs ?? "null"}, 1, ${input.ended ?? "null"}, ${input.refusal ?? "null"} from suppliers where kind = 'test'`;
}

async function prepare(world: Awaited<ReturnType<typeof openMoneyWorld>>) {
  const { core } = world;
  const [reseller, other] = [
    await world.caller({ credit: 50_000_000n, priceGroupId: await priceGroup(world.core, "Gold") }),
    await world.caller(),
  ];
  const service = await world.service();
  await world.service();
  const request = { serviceId: service, requestKey: "K-1", clientReference: "R-1", identifier: imei(1) };
  const open = await place(core, reseller, request);
  await sql`update orders set replay_key = 'call' where id = ${open.order.id}`.execute(core.database.kysely);
  const done = await place(core, reseller, { serviceId: service, identifier: imei(2) });
  await succeedOrder(core, done.order.id, { result: "code" }, OPERATOR);
  const refunded = await place(core, reseller, { serviceId: service, identifier: imei(4) });
  await succeedOrder(core, refunded.order.id, { result: "code" }, OPERATOR);
  await refundOrder(core, refunded.order.id, { reason: "wrong code" }, OPERATOR);
  const failed = await place(core, reseller, { serviceId: service, identifier: imei(3) });
  await rejectOrder(core, failed.order.id, "not found", OPERATOR);
  await addStock(core, service, ["free", "sold"]);
  await sql`update stock_codes set order_id = ${done.order.id}, position = 1, delivered_at = now() where code = 'sold'`.execute(
    core.database.kysely,
  );
  await sql`insert into resellers (name, email, currency) values ('No wallet', 'none@example.com', 'USD')`.execute(
    core.database.kysely,
  );
  const { rows } = await sql<{
    id: number;
  }>`select id from wallets where reseller_id = ${reseller.resellerId} and test`.execute(core.database.kysely);
  await sql`insert into attempts (order_id, number, supplier_id, supplier_service, state, reference, supplier_reference, cost,
      ended_at) select n.id, 1, p.id, '7', n.state, 'ours ' || n.id, n.theirs, 0, n.ended_at from suppliers p
      cross join (values (${open.order.id}::bigint, 'submitted', 'number 1', null),
        (${done.order.id}::bigint, 'succeeded', 'number 2', now())) n (id, state, theirs, ended_at)
     where p.kind = 'test'`.execute(core.database.kysely);
  await sql`insert into late_results (attempt_id, order_id, result_text)
    select id, order_id, 'late' from attempts where order_id = ${done.order.id}`.execute(core.database.kysely);
  const names = {
    open: open.order.id,
    done: done.order.id,
    failed: failed.order.id,
    refunded: refunded.order.id,
    service,
  };
  return { reseller, names: { ...names, wallet: reseller.walletId, test: rows[0]!.id, other: other.walletId } };
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
      for (const [rule, code, text] of VIOLATIONS) {
        const statement = text.replaceAll(/\$(\w+)/g, (_, name: string) => String(names[name as keyof typeof names]));
        const state = await sqlState(world.core, statement);
        if (state !== code) wrong.push(`${rule}: ${state} instead of ${code}`);
      }
      assert.deepEqual(wrong, []);
      await assertBooksBalance(world.core, [reseller]);
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
        assert.equal(await force(to), canMove(from, to) ? "done" : NO_TRANSITION, `${from} → ${to}`);
      }
    });
  });
});
