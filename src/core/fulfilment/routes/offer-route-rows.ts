import { run } from "../../../database/statements.ts";
import type { Connection } from "../../../database/database.ts";
import type { RoutePause } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";

/** A route to a service of a supplier, with what it means there. Amounts in micro-units of `currency`. */
export interface OfferRoute {
  /** The supplier's number of its service. */
  code: string;
  serviceId: number;
  serviceName: string;
  position: number;
  cost: Micros | null;
  agreedCost: Micros | null;
  /** What resellers pay where they have no price of their own. */
  price: Micros;
  currency: string;
  onCostChange: "follow" | "pause";
  marginBasisPoints: number | null;
  marginFixed: Micros | null;
  marginRoundTo: Micros | null;
  marginFloor: Micros | null;
  pausedBy: RoutePause | null;
  /** Who gets the orders that this route does not take; null: no other supplier. */
  nextSupplier: string | null;
}

const ROUTES = `
  select r.supplier_service as code, s.id as "serviceId", s.name as "serviceName", r.position, r.cost,
         r.agreed_cost as "agreedCost", s.base_price as price, s.currency, r.on_cost_change as "onCostChange",
         r.margin_basis_points as "marginBasisPoints", r.margin_fixed as "marginFixed",
         r.margin_round_to as "marginRoundTo", r.margin_floor as "marginFloor", r.paused_by as "pausedBy",
         (select p.name from routes n join suppliers p on p.id = n.supplier_id
           where n.service_id = r.service_id and n.position > r.position and n.paused_by is null and p.paused_at is null
           order by n.position limit 1) as "nextSupplier"
    from routes r join services s on s.id = r.service_id
   where r.supplier_id = $1 and r.supplier_service = any($2::text[])
   order by s.id, r.position`;

export function listOfferRouteRows(
  connection: Connection,
  supplierId: number,
  codes: readonly string[],
): Promise<OfferRoute[]> {
  return run(connection, ROUTES, [supplierId, codes]);
}
