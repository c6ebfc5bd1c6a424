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
import { priceFor, readExchange } from "../prices/prices.ts";
import type { PricedService } from "../services/service.ts";

/** A number that grows with every change of what a catalogue can show; callers at the same time share one read. */
export function readCatalogueVersion(context: CatalogueContext): Promise<bigint> {
  return context.readCatalogueVersion();
}

/** Every service that the caller may see, in the operator's order, at the caller's prices. Throws scope_missing. */
export async function listCatalogue(context: Context, caller: Caller): Promise<PricedService[]> {
  requireScope(caller, "services:read");
  return (await listServiceRows(context.database.kysely, caller, {}, {})).map(pricedFor(caller));
}

/** Throws scope_missing, service_not_found. */
export async function findPricedService(context: Context, caller: Caller, id: number): Promise<PricedService> {
  requireScope(caller, "services:read");
  const service = await findServiceOf(context, caller, id);
  if (!service) throw new DomainError("service_not_found", "There is no such service: see the list of services.");
  return service;
}

/** As a reseller sees it; undefined where they do not. */
export async function findServiceOf(
  context: Context,
  seeker: PriceSeeker,
  id: number,
): Promise<PricedService | undefined> {
  const row = await findServiceRow(context.database.kysely, seeker, id);
  return row && pricedFor(seeker)(row);
}

export type WantedServices = ServiceFilter & ServicePage & { limit: number };

/**
 * A page of the catalogue; `total` only where the page was asked by offset, null with a cursor (`afterId`). Throws
 * scope_missing.
 */
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
  const rows = await listServiceRows(kysely, seeker, filter, { limit, offset, afterId, sort });
  const services = rows.map(pricedFor(seeker));
  return { services, total: afterId === undefined ? await countServiceRows(kysely, seeker, filter) : null };
}

/** The service groups that hold something for the caller, in the operator's order. Throws scope_missing. */
export function listServiceGroups(context: Context, caller: Caller): Promise<ListedGroup[]> {
  requireScope(caller, "services:read");
  return listGroupRows(context.database.kysely, caller);
}

/** In the seeker's currency; paused while the rate is too old to sell at. */
function pricedFor({ currency }: PriceSeeker): (row: PricedRow) => PricedService {
  return ({ base, group, personal, marginBasisPoints, exchange: json, ...service }) => {
    const exchange = readExchange(json);
    const { price, source } = priceFor({ base, group, personal, marginBasisPoints, exchange });
    const status = exchange?.expired && service.status === "active" ? "paused" : service.status;
    return { ...service, status, currency, price, priceSource: source };
  };
}
