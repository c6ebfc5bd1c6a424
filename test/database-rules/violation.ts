export const CHECK = "23514";
export const UNIQUE = "23505";
export const FOREIGN_KEY = "23503";
export const NOT_NULL = "23502";
export const NO_CREDIT = "IM001";
export const TOO_LATE = "IM005";
export const NO_TRANSITION = "IM002";
export const NO_CHANGE = "IM003";

/**
 * What the database refuses, with which SQLSTATE, and a statement that tries it. `$open`, `$done`, `$failed` and
 * `$refunded` stand for orders, `$wallet`, `$test` and `$other` for wallets, `$service` for the service.
 */
export type Violation = readonly [rule: string, code: string, statement: string];

/** Moves credit of the wallet, except for what the input names. */
export function transfer(
  input: Partial<
    Record<"kind" | "to" | "amount" | "currency" | "test" | "key" | "reason" | "left" | "actor" | "order", string>
  >,
): string {
  return `insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, order_id,
      available_after, held_after, reason, actor_kind, idempotency_key)
    select '${input.kind ?? "adjustment"}', w.available_account_id, ${input.to ?? "w.held_account_id"}, ${input.amount ?? "1"},
      ${input.currency ?? "w.currency"}, ${input.test ?? "w.test"}, w.id, ${input.order ?? "null"}, ${input.left ?? "w.available"}, w.held,
      ${input.reason ?? "'try'"}, ${input.actor ?? "'system'"}, ${input.key ?? "'try'"} from wallets w where w.id = $wallet`;
}
