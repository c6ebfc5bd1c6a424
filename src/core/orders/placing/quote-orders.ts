import type { CatalogueContext } from "../../catalogue/context.ts";
import { requireScope, type Caller } from "../../kernel/caller.ts";
import { priceFor } from "../../catalogue/prices/prices.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { Micros } from "../../kernel/money.ts";
import { readWalletRow } from "../../ledger/wallet/wallet-rows.ts";
import { decide, type IntakeFacts, type Outcome } from "../intake/decide.ts";
import { readFacts, statementsOf } from "../intake/intake-rows.ts";
import type { OrderRequest } from "../order.ts";
import { readTerms, type OrderTerms } from "./order-terms.ts";
import { readForService } from "./visible-service.ts";

/** What placing a request would do. Amounts in micro-units of the wallet's currency. */
export interface Quote {
  serviceId: number;
  quantity: number;
  unitPrice: Micros;
  /** What placing would take now: nothing where the order is there already. */
  price: Micros;
  /** The request repeats an order that is there, or an earlier row: placing answers with that one. */
  replays: boolean;
}

/** What would become of one row. */
export type RowQuote = ({ kind: "quote" } & Quote) | { kind: "refuse"; error: DomainError };

export interface ManyQuoted {
  rows: RowQuote[];
  /** Of all rows that would be placed. */
  total: Micros;
  currency: string;
  /** What the wallet could spend before these orders. */
  spendable: Micros;
}

const DUPLICATE_ROW = "An earlier row orders the same service for the same thing: leave one of them out.";

export interface OneQuoted extends Quote {
  currency: string;
  /** What the wallet could spend before this order. */
  spendable: Micros;
}

/** What `quoteOrders` says of one request. Throws the code that would refuse it. */
export async function quoteOrder(context: CatalogueContext, caller: Caller, request: OrderRequest): Promise<OneQuoted> {
  const { rows, currency, spendable } = await quoteOrders(context, caller, [request]);
  const row = rows[0]!;
  if (row.kind === "refuse") throw row.error;
  return { ...row, currency, spendable };
}

/**
 * Says for each of many requests what placing all of them in this order would do, and changes nothing. A request that
 * could not be read comes as its refusal and stays one. Throws scope_missing.
 */
export async function quoteOrders(
  context: CatalogueContext,
  caller: Caller,
  requests: readonly (OrderRequest | DomainError)[],
): Promise<ManyQuoted> {
  requireScope(caller, "orders:read");
  const read = await Promise.all(requests.map((request) => readRow(context, caller, request)));
  const batch = read.filter((row): row is OrderTerms => !(row instanceof DomainError));
  const [facts, wallet] = await Promise.all([
    batch.length === 0 ? [] : readFacts(statementsOf(context.database), batch, context.config.REPLAY_WINDOW_SECONDS),
    readWalletRow(context.database.kysely, caller.walletId),
  ]);
  const decided = new Map(
    decide(batch, facts).map((outcome, index) => [batch[index]!, { outcome, facts: facts[index]! }]),
  );
  const rows = read.map((row): RowQuote => {
    if (row instanceof DomainError) return { kind: "refuse", error: row };
    const { outcome, facts: known } = decided.get(row)!;
    return toQuote(row, outcome, known);
  });
  return {
    rows,
    total: rows.reduce((sum, row) => sum + (row.kind === "quote" ? row.price : 0n), 0n),
    currency: caller.currency,
    spendable: wallet.available + wallet.creditLimit,
  };
}

async function readRow(context: CatalogueContext, caller: Caller, request: OrderRequest | DomainError) {
  if (request instanceof DomainError) return request;
  try {
    return await readForService(context, caller, request.serviceId, (service) => readTerms(caller, service, request));
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

function toQuote(terms: OrderTerms, outcome: Outcome, { prices }: IntakeFacts): RowQuote {
  if (outcome.kind === "refuse") return outcome;
  if (outcome.kind === "duplicate_of") {
    return { kind: "refuse", error: new DomainError("duplicate_order", DUPLICATE_ROW) };
  }
  const replays = outcome.kind !== "place";
  return {
    kind: "quote",
    serviceId: terms.serviceId,
    quantity: terms.quantity,
    unitPrice: priceFor(prices).price,
    price: replays ? 0n : outcome.price,
    replays,
  };
}
