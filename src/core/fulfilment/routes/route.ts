import type { RoutePause } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";

/** One way to have a service fulfilled, at the moment that an order asks. */
export interface RouteOption {
  /** From 1, in order of preference. */
  position: number;
  supplierId: number;
  kind: string;
  /** The service's id in the supplier's catalogue. */
  supplierService: string | null;
  /** Of one, in the service's currency. */
  cost: Micros | null;
  /** The same in the supplier's currency, as it was last offered. */
  offered: Micros | null;
  /** The operator's word that it may cost more than the order brings. */
  allowLoss: boolean;
  pausedBy: RoutePause | null;
  supplierName: string;
  supplierPaused: boolean;
  pauseReason: string | null;
  /** How long the supplier's circuit stays open; 0 when it is closed. */
  openSeconds: number;
  /** Our name of an input → the supplier's. */
  inputNames: Record<string, string>;
  continueOnRejection: boolean;
}

/** Routes as `routes_of` writes them: JSON has no number for an amount. */
export type RouteJson = Omit<RouteOption, "cost" | "offered"> & { cost: string | null; offered: string | null };

export function readRoutes(routes: readonly RouteJson[]): RouteOption[] {
  return routes.map((route) => ({ ...route, cost: readCost(route.cost), offered: readCost(route.offered) }));
}

function readCost(text: string | null): Micros | null {
  return text === null ? null : BigInt(text);
}
