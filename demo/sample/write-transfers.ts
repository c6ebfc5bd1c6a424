import { sql } from "kysely";
import type { Transaction } from "../../src/database/database.ts";
import { timestamp, toJson, type Row } from "./insert-rows.ts";
import type { Books, SampleTransfer } from "./keep-books.ts";
import type { SamplePlaces } from "./places.ts";
import { REFUND_REASON } from "./plan-orders.ts";

const REASONS: Partial<Record<SampleTransfer["kind"], string>> = {
  top_up: "Sample data: bank transfer",
  adjustment: "Sample data: paid out on request",
  refund: REFUND_REASON,
};

/** Writes the ledger in the order of time. `attemptOf`: the attempt of an order that was bought. */
export async function writeTransfers(
  transaction: Transaction,
  books: Books,
  places: SamplePlaces,
  attemptOf: ReadonlyMap<number, number>,
): Promise<void> {
  const inOrder = books.transfers.toSorted((one, other) => one.at - other.at);
  const rows = inOrder.map((transfer, n) => ({ n, ...transferRow(transfer, n, books, places, attemptOf) }));
  const { currency } = places;
  await sql`
    insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, order_id,
      available_after, held_after, reason, actor_kind, actor_id, idempotency_key, created_at)
    select r.kind, side.gives, side.takes, r.amount, ${currency}, false, r.wallet_id, r.order_id, r.available_after,
      r.held_after, r.reason, r.actor_kind, r.actor_id, r.idempotency_key, r.created_at
      from json_to_recordset(${toJson(rows)}::json) as r (n integer, kind text, amount bigint, is_incoming boolean,
        wallet_id integer, order_id bigint, available_after bigint, held_after bigint, reason text, actor_kind text,
        actor_id integer, idempotency_key text, created_at timestamptz)
      left join wallets w on w.id = r.wallet_id
      cross join lateral (select
        (select id from ledger_accounts a where a.currency = ${currency} and not a.test and a.kind = case r.kind
           when 'top_up' then 'cash_in' when 'adjustment' then 'adjustment' when 'supplier_cost' then 'supplier_prepaid'
           else 'revenue' end) as house,
        (select id from ledger_accounts a where a.currency = ${currency} and not a.test and a.kind = 'supplier_cost')
          as spent) known
      cross join lateral (select case r.kind
           when 'hold' then w.available_account_id when 'capture' then w.held_account_id
           when 'release' then w.held_account_id when 'supplier_cost' then known.house
           else case when r.is_incoming then known.house else w.available_account_id end end as gives,
         case r.kind
           when 'hold' then w.held_account_id when 'capture' then known.house
           when 'release' then w.available_account_id when 'supplier_cost' then known.spent
           else case when r.is_incoming then w.available_account_id else known.house end end as takes) side
     order by r.n`.execute(transaction);
}

function transferRow(
  { kind, order, amount, wallet, ...transfer }: SampleTransfer,
  n: number,
  { orders }: Books,
  { wallets, staffId, suppliers }: SamplePlaces,
  attemptOf: ReadonlyMap<number, number>,
): Row {
  const orderId = order === null ? null : order + 1;
  const isCancelled = order !== null && orders[order]!.outcome === "cancelled";
  const actor =
    kind === "supplier_cost"
      ? { actor_kind: "supplier", actor_id: suppliers.upstream }
      : kind === "hold" || isCancelled
        ? { actor_kind: "reseller" }
        : { actor_kind: "operator", actor_id: staffId };
  return {
    kind,
    amount,
    is_incoming: transfer.isIncoming,
    wallet_id: wallet === null ? null : wallets[wallet]!.id,
    order_id: orderId,
    available_after: transfer.availableAfter,
    held_after: transfer.heldAfter,
    reason: REASONS[kind] ?? null,
    ...actor,
    idempotency_key: keyOf(kind, orderId, n, attemptOf),
    created_at: timestamp(transfer.at),
  };
}

/** None for a hold, a capture and a release. */
function keyOf(
  kind: SampleTransfer["kind"],
  orderId: number | null,
  n: number,
  attemptOf: ReadonlyMap<number, number>,
): string | null {
  if (orderId === null) return `sample:${n}`;
  if (kind === "supplier_cost") return `attempt:${attemptOf.get(orderId)}:cost`;
  return kind === "refund" ? `order:${orderId}:refund:0` : null;
}
