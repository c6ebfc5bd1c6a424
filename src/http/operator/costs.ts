import type { FastifyRequest } from "fastify";
import { operatorOf } from "./authenticate.ts";
import { may } from "./roles.ts";

/** Whether the user who sent the request may see costs, margins and the balances of suppliers. */
export function seesCosts(request: FastifyRequest): boolean {
  return may(operatorOf(request), "see_costs");
}

/** A row without its cost, and thus without a margin, unless `isSeen`. */
export function withCost<Row extends { cost: bigint | null }>(row: Row, isSeen: boolean): Row {
  return isSeen ? row : { ...row, cost: null };
}
