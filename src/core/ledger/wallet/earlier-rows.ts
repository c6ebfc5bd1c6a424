import { sql } from "kysely";
import type { Connection } from "../../../database/database.ts";
import type { Micros } from "../../kernel/money.ts";

/** A change of the balance that another panel noted. */
export interface EarlierEntry {
  id: bigint;
  /** The panel that noted it. */
  panel: string;
  at: Date;
  /** Signed, in the wallet's currency. */
  amount: Micros;
  balanceAfter: Micros | null;
  description: string;
  currency: string;
}

export interface EarlierPart {
  limit: number;
  /** Continues behind this one, towards older ones. */
  after?: bigint | undefined;
}

/** The newest first: a later run may bring older ones. */
export function listEarlierRows(
  connection: Connection,
  walletId: number,
  { limit, after }: EarlierPart,
): Promise<EarlierEntry[]> {
  return connection
    .selectFrom("earlier_transactions as e")
    .innerJoin("wallets as w", "w.id", "e.wallet_id")
    .select(["e.id", "e.panel", "e.at", "e.amount", "e.balance_after as balanceAfter", "e.description", "w.currency"])
    .where("e.wallet_id", "=", walletId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(e.at, e.id) < (select b.at, b.id from earlier_transactions b where b.id = ${after})`),
    )
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc")
    .limit(limit)
    .execute();
}
