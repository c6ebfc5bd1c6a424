/** Names of ledger checks. */
export const WALLETS = "wallet balances equal their transfers";
export const ACCOUNTS = "debits equal credits in every currency";
export const SUMS = "stored sums of the ledger equal their transfers";
export const ON_HOLD = "held money equals the price of open orders";
export const STATEMENTS = "the last entry of every wallet shows its balance";
export const COUNTS = "the counts of every wallet are those of its lists";
export const ORDERS = "every order was held, captured and released as its status says";
export const TRANSFERS = "every transfer belongs to an order and a wallet";
export const HISTORY = "every step of history belongs to an order";
export const REFUNDS = "refunds stay within what was captured";
export const ATTEMPTS = "every attempt that succeeded was paid for once, and no other";
export const CODES = "every code in stock was delivered to one order that succeeded";
export const TOP_UPS = "every approved top-up request was credited once, and no other";
export const TERMS = "the fee and the bonus of every top-up request are those of its terms";

/** Orders and a request for credit of one time. */
export interface Trade {
  open: bigint;
  done: bigint;
  refunded: bigint;
  stocked: bigint;
  request: bigint;
}

/** What is done to the rows of a trade, and which check must notice it. */
export const TRADE_DAMAGES: readonly [name: string, damage: (trade: Trade) => string, check: string][] = [
  ["a hold that is gone", ({ done }) => `delete from transfers where kind = 'hold' and order_id = ${done}`, ORDERS],
  [
    "a capture of another amount",
    ({ done }) => `update transfers set amount = amount + 1 where kind = 'capture' and order_id = ${done}`,
    ORDERS,
  ],
  [
    "a transfer that grew",
    ({ open }) => `update transfers set amount = amount + 1 where kind = 'hold' and order_id = ${open}`,
    WALLETS,
  ],
  ["an order that is gone", ({ done }) => `delete from orders where id = ${done}`, TRANSFERS],
  ["an order that no list counts", ({ done }) => `delete from orders where id = ${done}`, COUNTS],
  [
    "a transfer that hides its wallet",
    ({ done }) =>
      `update transfers set wallet_id = null, available_after = null, held_after = null where kind = 'hold' and order_id = ${done}`,
    TRANSFERS,
  ],
  ["a refund that never was", ({ done }) => `update orders set refunded = 1 where id = ${done}`, REFUNDS],
  [
    "a refund of another amount",
    ({ refunded }) => `update transfers set amount = amount + 1 where kind = 'refund' and order_id = ${refunded}`,
    REFUNDS,
  ],
  [
    "an attempt that was never paid for",
    ({ done }) => `update attempts set cost = 5 where order_id = ${done}`,
    ATTEMPTS,
  ],
  [
    "a code for an order that failed",
    ({ stocked }) =>
      `update orders set status = 'REJECTED', status_reason = 'x', captured = null where id = ${stocked}`,
    CODES,
  ],
  [
    "a top-up request that brought another amount",
    ({ request }) =>
      `update top_up_requests set approved_amount = approved_amount + 1, reason = 'x' where id = ${request}`,
    TOP_UPS,
  ],
  [
    "a fee that is not the one agreed",
    ({ request }) =>
      `update top_up_requests set terms = jsonb_set(terms, '{feeFixed}', '"310000"') where id = ${request}`,
    TERMS,
  ],
  [
    "a bonus that was never booked",
    ({ request }) => `delete from transfers where idempotency_key = 'top_up_request:${request}:bonus'`,
    TERMS,
  ],
];

/** What shows in the balances and counts of this moment, whenever it was done. */
export const PRESENT_DAMAGES: readonly [name: string, damage: string, check: string][] = [
  ["credit out of nowhere", "update wallets set available = available + 1", WALLETS],
  ["held money that no order holds", "update wallets set held = held + 1", ON_HOLD],
  ["an account that is gone", "delete from ledger_accounts where kind = 'revenue'", ACCOUNTS],
  ["a list that counts wrong", "update wallets set entries_count = entries_count + 1", COUNTS],
  [
    "a sum that was not stored",
    `update ledger_sums set sums = '[{"kind":"revenue","currency":"USD","test":false,"balance":"7"}]'`,
    SUMS,
  ],
  [
    "a last entry that ends elsewhere",
    "update transfers set available_after = available_after + 1 where id > (select transfers_to from ledger_checkpoint)",
    STATEMENTS,
  ],
];
