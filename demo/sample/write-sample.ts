import { sql } from "kysely";
import type { Transaction } from "../../src/database/database.ts";
import { insertRows, timestamp, type Row } from "./insert-rows.ts";
import type { BookedOrder, Books } from "./keep-books.ts";
import type { SamplePlaces } from "./places.ts";
import { REFUND_REASON, type Outcome } from "./plan-orders.ts";
import { writeTransfers } from "./write-transfers.ts";

const STATUS: Record<Outcome, string> = {
  success: "SUCCESS",
  refunded: "REFUNDED",
  rejected: "REJECTED",
  cancelled: "CANCELLED",
  open: "PENDING",
};
/** Shown with each order: what the sample data is, and that it is none of the visitor's. */
const METADATA = { sample: "true" };
const UPSTREAM_DELAY_MS = 400;

/**
 * Writes the orders with their money and history into an empty database, in the order of time, and the wallets' balances.
 * The rows are those that placing and settling would have written at that time.
 */
export async function writeSample(transaction: Transaction, books: Books, places: SamplePlaces): Promise<void> {
  await insertRows(
    transaction,
    "orders",
    books.orders.map((order, index) => orderRow(order, index + 1, places)),
  );
  await sql`select setval(pg_get_serial_sequence('orders', 'id'), ${books.orders.length})`.execute(transaction);
  await insertRows(transaction, "order_history", historyRows(books.orders, places));
  const attempts = attemptRows(books.orders, places);
  await insertRows(transaction, "attempts", attempts);
  await sql`select setval(pg_get_serial_sequence('attempts', 'id'), ${attempts.length})`.execute(transaction);
  await insertRows(transaction, "stock_codes", codeRows(books.orders));
  const attemptOf = new Map(attempts.map(({ order_id: order, id }) => [Number(order), Number(id)]));
  await writeTransfers(transaction, books, places, attemptOf);
  for (const [index, { available, held, orders, entries }] of books.balances.entries()) {
    const counts = { orders_count: BigInt(orders), entries_count: BigInt(entries) };
    await transaction
      .updateTable("wallets")
      .set({ available, held, ...counts })
      .where("id", "=", places.wallets[index]!.id)
      .execute();
  }
}

function orderRow(order: BookedOrder, id: number, { wallets, suppliers, staffId, currency }: SamplePlaces): Row {
  const { service, outcome, placedAt, endedAt, refundedAt, text, price } = order;
  const isDelivered = outcome === "success" || outcome === "refunded";
  const isOpen = outcome === "open";
  const { id: walletId, source } = wallets[order.reseller]!;
  return {
    id,
    wallet_id: walletId,
    service_id: service.id,
    source,
    test: false,
    identifier: order.identifier,
    inputs: order.inputs,
    quantity: order.quantity,
    unit_price: order.unitPrice,
    price,
    currency,
    metadata: METADATA,
    subject: order.identifier,
    allow_duplicate: order.identifier === null,
    client_reference: source === "dashboard" ? null : `S-${id + 40_000}`,
    content_hash: `sample-${id}`,
    status: STATUS[outcome],
    status_reason: outcome === "refunded" ? REFUND_REASON : isDelivered || isOpen ? null : text,
    result_text: isDelivered ? text : null,
    captured: isDelivered ? price : null,
    refunded: outcome === "refunded" ? price : 0n,
    created_at: timestamp(placedAt),
    submitted_at: isDelivered ? timestamp(Math.min(placedAt + UPSTREAM_DELAY_MS, endedAt)) : null,
    completed_at: isOpen ? null : timestamp(endedAt),
    updated_at: timestamp(isOpen ? placedAt : outcome === "refunded" ? refundedAt : endedAt),
    supplier_id: suppliers[service.fulfilment],
    route_position: 1,
    cost: service.fulfilment === "upstream" ? service.cost * BigInt(order.quantity) : null,
    attention: isOpen ? "manual" : null,
    ...(isOpen && id % 4 === 0 && { taken_by: staffId, taken_at: timestamp(placedAt + UPSTREAM_DELAY_MS) }),
  };
}

function historyRows(orders: readonly BookedOrder[], { suppliers, staffId }: SamplePlaces): Row[] {
  const rows = orders.flatMap((order, index) => {
    const { service, outcome, placedAt, endedAt, refundedAt, text } = order;
    const step = (time: number, from: string | null, to: string, actor: Row): Row => ({
      order_id: index + 1,
      at: timestamp(time),
      event: "status_changed",
      from_status: from,
      to_status: to,
      ...actor,
    });
    const reseller = { actor_kind: "reseller" };
    const staff = { actor_kind: "operator", actor_id: staffId };
    const supplier = { actor_kind: "supplier", actor_id: suppliers.upstream };
    const steps = [step(placedAt, null, "PENDING", reseller)];
    if (outcome === "open") return steps;
    if (outcome === "cancelled")
      return [...steps, step(endedAt, "PENDING", "CANCELLED", { ...reseller, reason: text })];
    if (outcome === "rejected") return [...steps, step(endedAt, "PENDING", "REJECTED", { ...staff, reason: text })];
    const byUpstream = service.fulfilment === "upstream";
    if (byUpstream) steps.push(step(placedAt + UPSTREAM_DELAY_MS, "PENDING", "PROCESSING", supplier));
    const by = byUpstream ? supplier : service.fulfilment === "stock" ? { actor_kind: "system" } : staff;
    steps.push(step(endedAt, byUpstream ? "PROCESSING" : "PENDING", "SUCCESS", by));
    if (outcome === "refunded")
      steps.push(step(refundedAt, "SUCCESS", "REFUNDED", { ...staff, reason: REFUND_REASON, amount: order.price }));
    return steps;
  });
  return rows.toSorted((one, other) => String(one.at).localeCompare(String(other.at)));
}

function attemptRows(orders: readonly BookedOrder[], { suppliers }: SamplePlaces): Row[] {
  const bought = [...orders.entries()].filter(([, { service }]) => service.fulfilment === "upstream");
  return bought.map(([index, { service, quantity, placedAt, endedAt }], number) => ({
    id: number + 1,
    order_id: index + 1,
    number: 1,
    supplier_id: suppliers.upstream,
    supplier_service: "sample",
    state: "succeeded",
    reference: `sample-${index + 1}-1`,
    // No number of the upstream, whose own orders count from 1.
    supplier_reference: `sample-${number + 1}`,
    cost: service.cost * BigInt(quantity),
    asked: 1,
    created_at: timestamp(placedAt),
    sent_at: timestamp(placedAt),
    submitted_at: timestamp(placedAt + UPSTREAM_DELAY_MS),
    ended_at: timestamp(endedAt),
  }));
}

function codeRows(orders: readonly BookedOrder[]): Row[] {
  return orders.flatMap(({ service, text, placedAt, endedAt }, index) =>
    service.fulfilment !== "stock"
      ? []
      : text.split("\n").map((code, position) => ({
          service_id: service.id,
          code,
          order_id: index + 1,
          position,
          added_at: timestamp(placedAt),
          delivered_at: timestamp(endedAt),
        })),
  );
}
