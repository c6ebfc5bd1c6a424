import type { Connection, Database } from "../../../database/database.ts";
import { run } from "../../../database/statements.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { Micros } from "../../kernel/money.ts";
import { readExchange, type ExchangeJson } from "../../catalogue/prices/prices.ts";
import { worthAt, formatRate } from "../../currencies/exchange.ts";
import { isDuplicateAllowed, type IntakeFacts, type Outcome } from "./decide.ts";
import type { OrderTerms } from "../placing/order-terms.ts";

/** Runs a hot statement: by itself on the database, or inside the transaction that holds the wallet's lock. */
export type RunStatement = <Row>(name: string, text: string, values: unknown[]) => Promise<Row[]>;

export function statementsOf(database: Database): RunStatement {
  return (name, text, values) => database.statement(name, text, values);
}

export function statementsIn(transaction: Connection): RunStatement {
  return (_name, text, values) => run(transaction, text, values);
}

interface FactsRow {
  available: Micros;
  credit_limit: Micros;
  reseller_status: IntakeFacts["resellerStatus"];
  service_status: IntakeFacts["serviceStatus"];
  base_price: Micros | null;
  group_price: Micros | null;
  personal_price: Micros | null;
  margin_basis_points: number | null;
  exchange: ExchangeJson | null;
  allow_duplicate: boolean | null;
  supplier_id: number | null;
  supplier_kind: string | null;
  route_position: number | null;
  open_duplicate_id: bigint | null;
  reference_id: bigint | null;
  reference_hash: string | null;
  request_order_id: bigint | null;
  replay_id: bigint | null;
  replay_in_window: boolean | null;
  read_at: Date;
  basis: string;
}

const READ_FACTS = "select * from read_intake_facts($1::json, $2)";

/** Reads what `decide` needs, one row for each order of the batch and in its order. */
export async function readFacts(
  statement: RunStatement,
  batch: readonly OrderTerms[],
  replayWindowSeconds: number,
): Promise<IntakeFacts[]> {
  const asked = JSON.stringify(batch.map(toAsked));
  const rows = await statement<FactsRow>("intake_facts", READ_FACTS, [asked, replayWindowSeconds]);
  if (rows.length !== batch.length) throw new Error(`${batch.length} orders asked, ${rows.length} rows of facts read`);
  return rows.map(toFacts);
}

function toAsked(terms: OrderTerms) {
  return {
    wallet_id: terms.walletId,
    service_id: terms.serviceId,
    subject: terms.subject,
    client_reference: terms.clientReference,
    request_key: terms.requestKey,
    replay_key: terms.replayKey,
  };
}

function toFacts(row: FactsRow): IntakeFacts {
  return {
    available: row.available,
    creditLimit: row.credit_limit,
    resellerStatus: row.reseller_status,
    serviceStatus: row.service_status,
    prices: {
      base: row.base_price ?? 0n,
      personal: row.personal_price,
      group: row.group_price,
      marginBasisPoints: row.margin_basis_points,
      exchange: readExchange(row.exchange),
    },
    allowsDuplicate: row.allow_duplicate ?? false,
    supplier:
      row.supplier_id === null
        ? null
        : { id: row.supplier_id, kind: row.supplier_kind!, routePosition: row.route_position },
    openDuplicateId: row.open_duplicate_id,
    byReference: row.reference_id === null ? null : { id: row.reference_id, contentHash: row.reference_hash! },
    byRequestKey: row.request_order_id === null ? null : { id: row.request_order_id },
    byReplayKey: row.replay_id === null ? null : { id: row.replay_id, inWindow: row.replay_in_window! },
    readAt: row.read_at,
    basis: row.basis,
  };
}

export interface Accepted {
  terms: OrderTerms;
  facts: IntakeFacts;
  outcome: Extract<Outcome, { kind: "place" }>;
}

/** A new order, as the database names it. */
export interface Placed {
  id: bigint;
  placedAt: Date;
}

const PLACE = `select n, id, placed_at
  from place_orders($1::int[], $2::bigint[], $3::int[], $4::int[], $5::bigint[], $6, $7::json, $8::int[])`;

/**
 * Writes the accepted orders of a batch: wallets, orders, holds and history, all or nothing.
 * Returns their ids in the order given. Refused by the database after `notAfter`; null where the wallets are locked.
 */
export async function writeAccepted(
  statement: RunStatement,
  accepted: readonly Accepted[],
  notAfter: Date | null,
): Promise<Placed[]> {
  const rows = await statement<PlacedRow>("intake_place", PLACE, [
    ...sumsOf(accepted),
    accepted.flatMap(({ outcome: { endsReplayOf } }) => endsReplayOf?.toString() ?? []),
    notAfter,
    ...rowsOf(accepted),
  ]);
  const placed: Placed[] = [];
  for (const row of rows) placed[row.n - 1] = toPlaced(row);
  return placed;
}

const PLACE_AS_EXPECTED = `select n, id, placed_at
  from place_as_expected($1::json, $2, $3, $4::int[], $5::bigint[], $6::int[], $7::int[], $8, $9::json, $10::int[])`;

/**
 * Writes one order that was decided by remembered facts, in the statement that finds them unchanged. Null where they are not,
 * or another order stands in its way: then it is not placed.
 */
export async function writeExpected(
  statement: RunStatement,
  order: Accepted,
  { asked, replayWindowSeconds, notAfter }: { asked: OrderTerms; replayWindowSeconds: number; notAfter: Date },
): Promise<Placed | null> {
  const [row] = await statement<PlacedRow>("intake_expected", PLACE_AS_EXPECTED, [
    JSON.stringify([toAsked(asked)]),
    replayWindowSeconds,
    order.facts.basis,
    ...sumsOf([order]),
    notAfter,
    ...rowsOf([order]),
  ]);
  return row ? toPlaced(row) : null;
}

interface PlacedRow {
  n: number;
  id: bigint;
  placed_at: Date;
}

function toPlaced({ id, placed_at: placedAt }: PlacedRow): Placed {
  return { id, placedAt };
}

function rowsOf(accepted: readonly Accepted[]): unknown[] {
  return [JSON.stringify(accepted.map(toOrderRow)), accepted.map(({ terms }) => terms.tokenId)];
}

/** One element for each wallet: its id, what it pays, its orders, and how many of them cost something. */
function sumsOf(accepted: readonly Accepted[]): unknown[] {
  const wallets = sumByWallet(accepted);
  const sums = [...wallets.values()];
  return [
    [...wallets.keys()],
    sums.map(({ total }) => total.toString()),
    sums.map(({ orders }) => orders),
    sums.map(({ paidOrders }) => paidOrders),
  ];
}

function sumByWallet(accepted: readonly Accepted[]) {
  const wallets = new Map<number, { total: Micros; orders: number; paidOrders: number }>();
  for (const { terms, outcome } of accepted) {
    const sums = wallets.get(terms.walletId) ?? { total: 0n, orders: 0, paidOrders: 0 };
    sums.total += outcome.price;
    sums.orders += 1;
    sums.paidOrders += outcome.price > 0n ? 1 : 0;
    wallets.set(terms.walletId, sums);
  }
  return wallets;
}

/** By the names of the columns; PostgreSQL would ignore a name that it does not know. */
function toOrderRow({ terms, facts, outcome }: Accepted): Partial<Record<keyof Schema["orders"], unknown>> {
  return {
    wallet_id: terms.walletId,
    service_id: terms.serviceId,
    source: terms.source,
    test: terms.test,
    identifier: terms.identifier,
    inputs: terms.inputs,
    subject: terms.subject,
    quantity: terms.quantity,
    unit_price: outcome.unitPrice.toString(),
    price: outcome.price.toString(),
    currency: terms.currency,
    allow_duplicate: isDuplicateAllowed(terms, facts),
    client_reference: terms.clientReference,
    content_hash: terms.contentHash,
    request_key: terms.requestKey,
    replay_key: terms.replayKey,
    request_id: terms.requestId,
    feedback_url: terms.feedbackUrl,
    metadata: terms.metadata,
    supplier_id: facts.supplier?.id ?? null,
    route_position: facts.supplier?.routePosition ?? null,
    attention: outcome.due ? null : facts.supplier === null ? "no_route" : "manual",
    ...toExchangeColumns(facts, outcome),
  };
}

/** None where the wallet is in the service's currency. */
function toExchangeColumns(
  { prices: { exchange } }: IntakeFacts,
  { price }: Accepted["outcome"],
): Partial<Record<keyof Schema["orders"], string>> {
  if (exchange === null) return {};
  const { base, rate } = exchange;
  return { base_currency: base, base_price: worthAt(price, rate).toString(), exchange_rate: formatRate(rate) };
}
