import type { RoutePause } from "../../../database/column-types.ts";
import { run } from "../../../database/statements.ts";
import type { Transaction } from "../../../database/database.ts";

/** A route to a supplier beside what the supplier asks now. */
export interface RepricedRoute {
  serviceId: number;
  /** In the supplier's currency. */
  offered: bigint;
  cost: bigint | null;
  agreedCost: bigint | null;
  onCostChange: "follow" | "pause";
  marginBasisPoints: number | null;
  marginFixed: bigint | null;
  marginRoundTo: bigint | null;
  marginFloor: bigint | null;
  pausedBy: RoutePause | null;
  basePrice: bigint;
  currency: string;
  vanished: boolean;
}

const LOCK = `
  select 1 from services s
   where exists (select from routes r where r.service_id = s.id and r.supplier_id = $1)
   order by s.id for no key update of s`;
const ROUTES = `
  select r.service_id as "serviceId", o.cost as offered, r.cost, r.agreed_cost as "agreedCost",
         r.on_cost_change as "onCostChange", r.margin_basis_points as "marginBasisPoints",
         r.margin_fixed as "marginFixed", r.margin_round_to as "marginRoundTo", r.margin_floor as "marginFloor",
         r.paused_by as "pausedBy", s.base_price as "basePrice", s.currency,
         o.vanished_at is not null as vanished
    from routes r
    join supplier_services o on o.supplier_id = r.supplier_id and o.code = r.supplier_service
    join services s on s.id = r.service_id
   where r.supplier_id = $1
   order by r.service_id`;

/**
 * The routes to a supplier. A change of routes holds their services' locks, so what is read after these locks stays true
 * until the transaction ends.
 */
export async function lockRoutesOf(transaction: Transaction, supplierId: number): Promise<RepricedRoute[]> {
  await run(transaction, LOCK, [supplierId]);
  return run(transaction, ROUTES, [supplierId]);
}

/** The change of a service's route to the supplier. */
export interface RouteChange {
  serviceId: number;
  cost: bigint;
  pausedBy: RoutePause | null;
  /** Null: the price stays. */
  basePrice: bigint | null;
}

export async function writeRouteChanges(
  transaction: Transaction,
  supplierId: number,
  changes: readonly RouteChange[],
): Promise<void> {
  const rows = changes.map((change) => ({
    service_id: change.serviceId,
    cost: change.cost.toString(),
    paused_by: change.pausedBy,
    base_price: change.basePrice?.toString() ?? null,
  }));
  const record =
    "json_to_recordset($1::json) as c (service_id integer, cost bigint, paused_by text, base_price bigint)";
  const values = [JSON.stringify(rows)];
  await run(
    transaction,
    `update routes r set cost = c.cost, paused_by = c.paused_by from ${record}
      where r.service_id = c.service_id and r.supplier_id = $2`,
    [...values, supplierId],
  );
  if (rows.every((row) => row.base_price === null)) return;
  await run(
    transaction,
    `update services s set base_price = c.base_price from ${record}
      where s.id = c.service_id and c.base_price is not null and s.base_price <> c.base_price`,
    values,
  );
}
