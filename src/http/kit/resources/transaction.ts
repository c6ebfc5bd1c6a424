import { Type, type Static } from "typebox";
import { formatMoney } from "../../../core/kernel/money.ts";
import {
  ENTRY_TYPES,
  type EarlierEntry,
  type StatementEntry,
  type StatementQuery,
} from "../../../core/ledger/wallet/statement.ts";
import { choice, Currency, Id, Money, nullable, Text, Time } from "../fields.ts";
import { bigId, oneOf, time, type Given } from "../lists/parameters.ts";
import { idOrNull } from "../values.ts";

export type Transaction = Static<typeof Transaction>;
export const Transaction = Type.Object(
  {
    id: Id,
    type: choice(ENTRY_TYPES),
    amount: Money,
    currency: Currency,
    balance_after: Money,
    held_after: Money,
    description: Text,
    order_id: nullable(Id),
    client_reference: nullable(Text),
    created_at: Time,
  },
  { $id: "Transaction" },
);

export type EarlierTransaction = Static<typeof EarlierTransaction>;
export const EarlierTransaction = Type.Object(
  {
    id: Id,
    panel: Type.String({ description: "Where it was noted" }),
    amount: Money,
    currency: Currency,
    balance_after: nullable(Money),
    description: Text,
    created_at: Time,
  },
  { $id: "EarlierTransaction" },
);

/** Of the statement and of its export. */
export const STATEMENT_FILTERS = {
  type: oneOf(ENTRY_TYPES),
  order_id: bigId("Of one order"),
  created_from: time("At or after this time"),
  created_to: time("At or before this time"),
};

export function statementQuery(given: Given<typeof STATEMENT_FILTERS>): StatementQuery {
  const { type, order_id: orderId, created_from: createdFrom, created_to: createdTo } = given;
  return { type, orderId, createdFrom, createdTo };
}

export function presentTransaction(entry: StatementEntry): Transaction {
  return {
    id: Number(entry.id),
    type: entry.type,
    amount: formatMoney(entry.amount),
    currency: entry.currency,
    balance_after: formatMoney(entry.balanceAfter),
    held_after: formatMoney(entry.heldAfter),
    description: entry.description,
    order_id: idOrNull(entry.orderId),
    client_reference: entry.clientReference,
    created_at: entry.createdAt.toISOString(),
  };
}

export function presentEarlierTransaction(entry: EarlierEntry): EarlierTransaction {
  return {
    id: Number(entry.id),
    panel: entry.panel,
    amount: formatMoney(entry.amount),
    currency: entry.currency,
    balance_after: entry.balanceAfter === null ? null : formatMoney(entry.balanceAfter),
    description: entry.description,
    created_at: entry.at.toISOString(),
  };
}
