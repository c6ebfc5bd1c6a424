import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { Micros } from "../../kernel/money.ts";
import {
  countOperatorServices,
  countResellerPrices,
  fixedPriceRows,
  type FixedPriceRow,
  groupPriceRows,
  operatorServiceRows,
  resellerPriceRows,
  serviceCostRow,
  wholeServiceRow,
  type GroupPriceRow,
  type ListedService,
  type OperatorFilter,
  type OperatorPart,
  type ResellerPriceRow,
  type ServiceCosts,
  type WholeService,
} from "./operator-service-rows.ts";
import { priceFor, type PriceSource } from "../prices/prices.ts";
import { readVisibilities, type VisibilityRow } from "../visibility/visibility.ts";

const MOST_PERSONAL_PRICES = 100;

export { SERVICE_SORTS } from "./operator-service-rows.ts";
export type { ListedService, OperatorFilter } from "./operator-service-rows.ts";

/** A page of the operator's list. `total` is set only for a page by offset; null with a cursor. */
export async function pageOperatorServices(
  context: Context,
  filter: OperatorFilter,
  part: OperatorPart,
): Promise<{ services: ListedService[]; total: number | null }> {
  const { kysely } = context.database;
  const total = part.offset === undefined ? null : await countOperatorServices(kysely, filter);
  return { services: await operatorServiceRows(kysely, filter, part), total };
}

/** What a price group pays for a service, and why. */
export interface GroupPrice extends Omit<GroupPriceRow, "group"> {
  /** The price set for the group, if any. */
  set: Micros | null;
  price: Micros;
  source: PriceSource;
}

/** A service with everything that the operator sees and sets of it, but its routes. */
export interface OperatorService extends WholeService, ServiceCosts {
  groupPrices: GroupPrice[];
  fixedPrices: FixedPriceRow[];
  /** The first of them. */
  personalPrices: ResellerPriceRow[];
  personalPricesTotal: number;
  visibility: VisibilityRow;
}

/** Throws service_not_found. */
export async function readOperatorService(context: Context, id: number): Promise<OperatorService> {
  const { kysely } = context.database;
  const service = await wholeServiceRow(kysely, id);
  if (!service) throw noSuchService();
  const groups = await groupPriceRows(kysely, id);
  const visibility = (await readVisibilities(context, "services", [id])).get(id)!;
  return {
    ...service,
    ...(await serviceCostRow(kysely, id)),
    groupPrices: groups.map(({ group, ...row }) => {
      const { marginBasisPoints } = row;
      const parts = { base: service.basePrice, group, personal: null, marginBasisPoints, exchange: null };
      return { ...row, set: group, ...priceFor(parts) };
    }),
    fixedPrices: await fixedPriceRows(kysely, id),
    personalPrices: await resellerPriceRows(kysely, id, MOST_PERSONAL_PRICES),
    personalPricesTotal: await countResellerPrices(kysely, id),
    visibility,
  };
}

/** Whether every route that takes orders costs more than the price brings. */
export function isBelowCost(price: Micros, cost: Micros | null): boolean {
  return cost !== null && price < cost;
}

export function noSuchService(): DomainError {
  return new DomainError("service_not_found", "There is no such service.");
}
