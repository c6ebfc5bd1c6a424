import type { Operator } from "./authenticate.ts";
import { may } from "./roles.ts";

/** Whether this member of staff may see costs, margins and the balances of suppliers. */
export function seesCosts(operator: Operator): boolean {
  return may(operator, "see_costs");
}

/** A row without its cost, and thus without a margin, unless `isSeen`. */
export function withCost<Row extends { cost: bigint | null }>(row: Row, isSeen: boolean): Row {
  return isSeen ? row : { ...row, cost: null };
}
