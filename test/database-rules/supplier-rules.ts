import { CHECK, FOREIGN_KEY, NO_CHANGE, UNIQUE, transfer, type Violation } from "./violation.ts";

/** Suppliers, their attempts and late results, and the code inventory. */
export const SUPPLIER_RULES: readonly Violation[] = [
  ["a removed supplier", FOREIGN_KEY, "delete from suppliers where kind = 'stock'"],
  ["a supplier with a changed id", FOREIGN_KEY, "update suppliers set id = default where kind = 'stock'"],
  ["emptied suppliers", NO_CHANGE, "truncate suppliers cascade"],
  ["an emptied code inventory", NO_CHANGE, "truncate stock_codes"],
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
  [
    "a late result with neither a result nor a supplier order ID",
    CHECK,
    "insert into late_results (attempt_id, order_id) select attempt_id, order_id from late_results",
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
];

function attempt(
  input: Partial<Record<"order" | "number" | "state" | "reference" | "theirs" | "ended" | "refusal", string>>,
): string {
  return `insert into attempts (order_id, number, supplier_id, supplier_service, state, reference, supplier_reference, cost,
      ended_at, refusal)
    select ${input.order ?? "$open"}, ${input.number ?? "1"}, id, '7', ${input.state ?? "'submitting'"}, ${input.reference ?? "'new'"},
      ${input.theirs ?? "null"}, 1, ${input.ended ?? "null"}, ${input.refusal ?? "null"} from suppliers where kind = 'test'`;
}
