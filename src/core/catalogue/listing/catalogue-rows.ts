import { sql, type SelectQueryBuilder } from "kysely";
import type { Connection, Database } from "../../../database/database.ts";
import type { ServiceStatus, ServiceType } from "../../../database/column-types.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { Micros } from "../../kernel/money.ts";
import type { ExchangeJson } from "../prices/prices.ts";
import { meansService } from "../services/search-words.ts";
import type { Service, ServiceSort } from "../services/service.ts";
import { isVisibleTo } from "../visibility/seen-service-rows.ts";

const FIELDS = [
  "s.id",
  "s.group_id as groupId",
  "g.name as groupName",
  "s.type",
  "s.name",
  "s.description",
  "s.currency",
  "s.identifier_kind as identifierKind",
  "s.identifier_check as identifierCheck",
  "s.completes_check_digit as completesCheckDigit",
  "s.inputs",
  "s.min_quantity as minQuantity",
  "s.max_quantity as maxQuantity",
  "s.allow_duplicate as allowDuplicate",
  "s.cancellable",
  "s.delivery_time as deliveryTime",
  "s.delivery_p50_seconds as deliveryP50Seconds",
  "s.delivery_p95_seconds as deliveryP95Seconds",
  "s.result_rules as resultRules",
  "s.status",
  "s.updated_at as updatedAt",
] as const;

const IS_RESTRICTED = sql<boolean>`(s.visible_to <> 'everyone' or g.visible_to <> 'everyone')`.as("isRestricted");

export async function readVersionRows(database: Database): Promise<Map<true, bigint>> {
  const rows = await database.statement<{ version: bigint }>(
    "catalogue_version",
    "select version from catalogue_version",
    [],
  );
  return new Map([[true, rows[0]!.version]]);
}

export async function findServiceRows(database: Database, ids: number[]): Promise<Map<number, DefinedService>> {
  const services: DefinedService[] = await database.kysely
    .selectFrom("services as s")
    .innerJoin("service_groups as g", "g.id", "s.group_id")
    .select(FIELDS)
    .select(IS_RESTRICTED)
    .where("s.id", "in", ids)
    .execute();
  return new Map(services.map((service) => [service.id, service]));
}

/** What a service asks for, without a price. */
export interface DefinedService extends Service {
  /** Not visible to everyone. */
  isRestricted: boolean;
}

/** A service with everything that bears on its price for one reseller. */
export interface PricedRow extends Service {
  base: Micros;
  group: Micros | null;
  personal: Micros | null;
  marginBasisPoints: number | null;
  exchange: ExchangeJson | null;
}

export interface ServiceFilter {
  type?: ServiceType | undefined;
  /** Id or name of a service group. */
  group?: string | undefined;
  /** See `meansService`. */
  q?: string | undefined;
  status?: Exclude<ServiceStatus, "retired"> | undefined;
}

export interface ServicePage {
  limit?: number;
  offset?: number | undefined;
  /** In place of the operator's order; not with `afterId`. */
  sort?: ServiceSort | undefined;
  /** Continues behind this service; the order is then by id. */
  afterId?: number | undefined;
}

export interface PriceSeeker {
  resellerId: number;
  priceGroupId: number | null;
  currency: string;
}

export function listServiceRows(
  connection: Connection,
  seeker: PriceSeeker,
  filter: ServiceFilter,
  page: ServicePage,
): Promise<PricedRow[]> {
  let query = priced(connection, seeker, filter);
  if (page.afterId !== undefined) query = query.where("s.id", ">", page.afterId).orderBy("s.id");
  else query = sorted(query, page.sort);
  if (page.limit !== undefined) query = query.limit(page.limit);
  if (page.offset) query = query.offset(page.offset);
  return query.execute();
}

export function findServiceRow(
  connection: Connection,
  seeker: PriceSeeker,
  id: number,
): Promise<PricedRow | undefined> {
  return priced(connection, seeker, {}).where("s.id", "=", id).executeTakeFirst();
}

export async function countServiceRows(
  connection: Connection,
  seeker: PriceSeeker,
  filter: ServiceFilter,
): Promise<number> {
  const { total } = await connection
    .selectFrom(priced(connection, seeker, filter).as("listed"))
    .select((count) => count.fn.countAll<bigint>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export interface ListedGroup {
  id: number;
  name: string;
  services: number;
}

/** The service groups in which a reseller finds something, in the operator's order. */
export async function listGroupRows(connection: Connection, seeker: PriceSeeker): Promise<ListedGroup[]> {
  const { rows } = await sql<ListedGroup>`
    select g.id, g.name, count(*)::integer as services
      from service_groups g join services s on s.group_id = g.id
     where (s.currency = ${seeker.currency}
         or exists (select from exchange_rates x where x.base = s.currency and x.currency = ${seeker.currency}))
       and s.status <> 'retired' and ${isVisibleTo(seeker)}
     group by g.id order by g.position, g.id`.execute(connection);
  return rows;
}

function sorted(query: PricedQuery, sort: ServiceSort | undefined): PricedQuery {
  if (sort === undefined) {
    return query.orderBy("g.position").orderBy("g.id").orderBy("s.position").orderBy("s.id");
  }
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const key = sort.endsWith("name")
    ? sql`lower(s.name)`
    : // As priceFor reckons it; rounding keeps the order.
      sql`case when pp.currency is null and pp.price is null and fp.price is not null then fp.price
            when pp.currency is not null then pp.price
            else coalesce(pp.price, gp.price, s.base_price * (10000 + coalesce(pg.margin_basis_points, 0)) / 10000.0)
              * coalesce(x.rate * (10000 + x.margin_basis_points) / 10000, 1) end`;
  return query.orderBy(key, direction).orderBy("s.id");
}

const EXCHANGE = sql<ExchangeJson | null>`case when x.rate is not null then
  exchange_terms(x, s.id, pg.id, case when pp.currency is not null then pp.price end) end`;
/** As the list shows it. */
const SHOWN_STATUS = sql<ServiceStatus>`case when x.expired or x.valid_until <= now() then 'paused' else s.status end`;

type PricedQuery = SelectQueryBuilder<PricedTables, "s" | "g", PricedRow>;
type PricedTables = Schema & { s: Schema["services"]; g: Schema["service_groups"] };

function priced(connection: Connection, seeker: PriceSeeker, filter: ServiceFilter): PricedQuery {
  let query = connection
    .selectFrom("services as s")
    .innerJoin("service_groups as g", "g.id", "s.group_id")
    .leftJoin("group_prices as gp", (join) =>
      join
        .onRef("gp.service_id", "=", "s.id")
        .on("gp.price_group_id", "=", seeker.priceGroupId)
        .on("gp.currency", "is", null),
    )
    .leftJoin("exchange_rates as x", (join) =>
      join.onRef("x.base", "=", "s.currency").on("x.currency", "=", seeker.currency),
    )
    .leftJoin("group_prices as fp", (join) =>
      join
        .onRef("fp.service_id", "=", "s.id")
        .on("fp.price_group_id", "=", seeker.priceGroupId)
        .onRef("fp.currency", "=", "x.currency"),
    )
    .leftJoin("personal_prices as pp", (join) =>
      join
        .onRef("pp.service_id", "=", "s.id")
        .on("pp.reseller_id", "=", seeker.resellerId)
        .on((on) => on.or([on("pp.currency", "is", null), on("pp.currency", "=", on.ref("x.currency"))])),
    )
    .leftJoin("price_groups as pg", (join) => join.on("pg.id", "=", seeker.priceGroupId))
    .select(FIELDS)
    .select(["s.base_price as base", "gp.price as group"])
    .select(sql<Micros | null>`case when pp.currency is null then pp.price end`.as("personal"))
    .select("pg.margin_basis_points as marginBasisPoints")
    .select(EXCHANGE.as("exchange"))
    .where((where) => where.or([where("s.currency", "=", seeker.currency), where("x.rate", "is not", null)]))
    .where("s.status", "<>", "retired")
    .where(isVisibleTo(seeker));
  if (filter.type) query = query.where("s.type", "=", filter.type);
  if (filter.status) query = query.where(SHOWN_STATUS, "=", filter.status);
  if (filter.q !== undefined) query = query.where(meansService(filter.q));
  if (filter.group) {
    query = query.where((where) =>
      where.or([
        where(sql<string>`g.id::text`, "=", filter.group!),
        where(sql<string>`lower(g.name)`, "=", filter.group!.toLowerCase()),
      ]),
    );
  }
  return query;
}
