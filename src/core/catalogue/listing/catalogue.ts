import type { CatalogueContext } from "../context.ts";
import { requireScope, type Caller } from "../../kernel/caller.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import {
  countServiceRows,
  findServiceRow,
  listGroupRows,
  listServiceRows,
  type ListedGroup,
  type PricedRow,
  type PriceSeeker,
  type ServiceFilter,
  type ServicePage,
} from "./catalogue-rows.ts";
import { priceFor } from "../prices/prices.ts";
import type { PricedService } from "../services/service.ts";

/** A number that grows with every change of what a catalogue can show; callers at the same time share one read. */
export function readCatalogueVersion(context: CatalogueContext): Promise<bigint> {
  return context.readCatalogueVersion();
}

/** Every service that the caller may see, in the operator's order, at the caller's prices. */
export async function listCatalogue(context: Context, caller: Caller): Promise<PricedService[]> {
  requireScope(caller, "services:read");
  return (await listServiceRows(context.database.kysely, caller, {}, {})).map(withPrice);
}

/** Throws service_not_found. */
export async function findPricedService(context: Context, caller: Caller, id: number): Promise<PricedService> {
  requireScope(caller, "services:read");
  const row = await findServiceRow(context.database.kysely, caller, id);
  if (!row) throw new DomainError("service_not_found", "There is no such service: see the list of services.");
  return withPrice(row);
}

export type WantedServices = ServiceFilter & ServicePage & { limit: number };

/** A page of the catalogue; `total` only where the page was asked by offset, null with a cursor (`afterId`). */
export async function pageServices(
  context: Context,
  caller: Caller,
  wanted: WantedServices,
): Promise<{ services: PricedService[]; total: number | null }> {
  requireScope(caller, "services:read");
  return pageServicesOf(context, caller, wanted);
}

/** The same page as the operator sees it in a reseller's place. */
export async function pageServicesOf(
  context: Context,
  seeker: PriceSeeker,
  { limit, offset, afterId, sort, ...filter }: WantedServices,
): Promise<{ services: PricedService[]; total: number | null }> {
  const { kysely } = context.database;
  const services = (await listServiceRows(kysely, seeker, filter, { limit, offset, afterId, sort })).map(withPrice);
  return { services, total: afterId === undefined ? await countServiceRows(kysely, seeker, filter) : null };
}

/** The service groups that hold something for the caller, in the operator's order. */
export function listServiceGroups(context: Context, caller: Caller): Promise<ListedGroup[]> {
  requireScope(caller, "services:read");
  return listGroupRows(context.database.kysely, caller);
}

function withPrice({ base, group, personal, marginBasisPoints, ...service }: PricedRow): PricedService {
  const { price, source } = priceFor({ base, group, personal, marginBasisPoints });
  return { ...service, price, priceSource: source };
}
