import {
  CHECK,
  FOREIGN_KEY,
  NOT_NULL,
  NO_CHANGE,
  NO_CREDIT,
  NO_TRANSITION,
  TOO_LATE,
  UNIQUE,
  type Violation,
} from "./violation.ts";

/** Orders with their history, the services and prices that they refer to, and the audit log. */
export const ORDER_RULES: readonly Violation[] = [
  ["a removed service", FOREIGN_KEY, "delete from services where id <> $service"],
  ["a service with a changed id", FOREIGN_KEY, "update services set id = default where id <> $service"],
  ["emptied services", NO_CHANGE, "truncate services cascade"],
  ["changed history", NO_CHANGE, "update order_history set reason = 'other' where order_id = $open"],
  ["removed history", NO_CHANGE, "delete from order_history where order_id = $open"],
  ["emptied history", NO_CHANGE, "truncate order_history"],
  ["a removed order", NO_CHANGE, "delete from orders where id = $open"],
  ["emptied orders", NO_CHANGE, "truncate orders cascade"],
  ["a changed price", NO_CHANGE, "update orders set price = price * 2, unit_price = unit_price * 2 where id = $open"],
  ["a changed quantity", NO_CHANGE, "update orders set quantity = 2, price = price * 2 where id = $open"],
  ["an order with a changed wallet", NO_CHANGE, "update orders set wallet_id = $other where id = $open"],
  ["an order with a changed service", NO_CHANGE, "update orders set service_id = service_id + 1 where id = $open"],
  ["a test order made live", NO_CHANGE, "update orders set test = not test where id = $open"],
  ["an order with a changed id", NO_CHANGE, "update orders set id = id + 1000 where id = $open"],
  ["an order with a changed identifier", NO_CHANGE, "update orders set identifier = '1' where id = $open"],
  ["a negative price", CHECK, order({ unitPrice: "-1", price: "-1" })],
  ["a quantity of 0", CHECK, order({ quantity: "0", price: "0" })],
  ["a price that is not unit price times quantity", CHECK, order({ quantity: "2" })],
  ["an order without a wallet", NOT_NULL, order({ wallet: "null" })],
  ["an order of an unknown wallet", FOREIGN_KEY, order({ wallet: "1000000" })],
  ["an order of an unknown service", FOREIGN_KEY, order({ service: "1000000" })],
  ["an order of an unknown supplier", FOREIGN_KEY, order({ supplier: "1000000" })],
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
  ["a duplicate of an open order", UNIQUE, copyOfOpenOrder("subject")],
  ["a repeated reference", UNIQUE, copyOfOpenOrder("client_reference")],
  ["a repeated request", UNIQUE, copyOfOpenOrder("request_key")],
  ["a repeated call", UNIQUE, copyOfOpenOrder("replay_key")],
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
  ["a margin of −100 %", CHECK, "insert into price_groups (name, margin_basis_points) values ('Gift', -10000)"],
  [
    "a negative group price",
    CHECK,
    "insert into group_prices select id, (select min(id) from price_groups), -1 from services limit 1",
  ],
  ["an emptied audit log", NO_CHANGE, "truncate audit_log cascade"],
  ["emptied recorded changes", NO_CHANGE, "truncate audit_changes"],
  [
    "a batch above the credit",
    NO_CREDIT,
    "select * from place_orders(array[$wallet], array[1000000000000000::bigint], array[1], array[1], array[]::bigint[], null, '[]', '{}')",
  ],
  [
    "a batch that was decided too long ago",
    TOO_LATE,
    "select * from place_orders(array[$wallet], array[1::bigint], array[1], array[1], array[]::bigint[], now() - interval '1 second', '[]', '{}')",
  ],
];

function order(
  input: Partial<Record<"wallet" | "service" | "supplier" | "quantity" | "unitPrice" | "price", string>>,
): string {
  return `insert into orders (wallet_id, service_id, supplier_id, source, test, quantity, unit_price, price, currency, content_hash)
    values (${input.wallet ?? "$wallet"}, ${input.service ?? "$service"}, ${input.supplier ?? "default"}, 'api', false,
      ${input.quantity ?? "1"}, ${input.unitPrice ?? "1"}, ${input.price ?? "1"}, 'USD', '')`;
}

function copyOfOpenOrder(column: string): string {
  return `insert into orders (wallet_id, service_id, source, test, quantity, unit_price, price, currency, content_hash, ${column})
    select wallet_id, service_id, source, test, quantity, unit_price, price, currency, content_hash, ${column} from orders where id = $open`;
}
