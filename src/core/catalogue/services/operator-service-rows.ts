import { sql, type RawBuilder } from "kysely";
import type { Connection } from "../../../database/database.ts";
import type { ServiceStatus, ServiceType, VisibleTo } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import { meansService } from "./search-words.ts";
import type { Service } from "./service.ts";

export const SERVICE_SORTS = ["catalogue", "name", "-name", "price", "-price", "-updated_at", "id", "-id"] as const;
export type ServiceSort = (typeof SERVICE_SORTS)[number];

export interface OperatorFilter {
  /** See `meansService`. */
  text?: string | undefined;
  types?: readonly ServiceType[] | undefined;
  statuses?: readonly ServiceStatus[] | undefined;
  serviceGroupId?: number | undefined;
  /** With a route to this supplier. */
  supplierId?: number | undefined;
  /** Whether everyone sees the service. */
  isRestricted?: boolean | undefined;
}

export interface OperatorPart {
  sort: ServiceSort;
  limit: number;
  offset?: number | undefined;
  /** Continues behind this service; the order is then by id. */
  after?: number | undefined;
}

/** What the operator's list shows of a service. Amounts in micro-units of its currency. */
export interface ListedService {
  id: number;
  serviceGroupId: number;
  serviceGroup: string;
  serviceGroupVisibleTo: VisibleTo;
  name: string;
  type: ServiceType;
  status: ServiceStatus;
  visibleTo: VisibleTo;
  currency: string;
  basePrice: Micros;
  /** The least that a route which is not paused costs; null where none has a known cost. */
  cost: Micros | null;
  /** A route makes the base price follow its cost. */
  priceFollows: boolean;
  routes: number;
  /** Codes that can be delivered now. */
  freeCodes: number;
  updatedAt: Date;
}

const ORDER_BY: Record<ServiceSort, string> = {
  catalogue: "g.position, g.id, s.position, s.id",
  name: "lower(s.name), s.id",
  "-name": "lower(s.name) desc, s.id",
  price: "s.base_price, s.id",
  "-price": "s.base_price desc, s.id",
  "-updated_at": "s.updated_at desc, s.id",
  id: "s.id",
  "-id": "s.id desc",
};

/** The cheapest route that takes orders. */
export const CHEAPEST = sql`(
  select min(r.cost) from routes r join suppliers p on p.id = r.supplier_id
   where r.service_id = s.id and r.paused_by is null and p.paused_at is null)`;
export const PRICE_FOLLOWS = sql`exists (
  select from routes r
   where r.service_id = s.id and r.margin_basis_points is not null and r.on_cost_change = 'follow')`;

/** Routes and stock are looked up for the rows of the page alone. */
export async function operatorServiceRows(
  connection: Connection,
  filter: OperatorFilter,
  { sort, limit, offset = 0, after }: OperatorPart,
): Promise<ListedService[]> {
  const { rows } = await sql<ListedService>`
    select s.id, s.group_id as "serviceGroupId", s.group_name as "serviceGroup", s.name, s.type, s.status,
           s.visible_to as "visibleTo", s.group_visible_to as "serviceGroupVisibleTo", s.currency,
           s.base_price as "basePrice", ${CHEAPEST} as cost, ${PRICE_FOLLOWS} as "priceFollows",
           (select count(*)::integer from routes r where r.service_id = s.id) as routes,
           (select count(*)::integer from stock_codes c
             where c.service_id = s.id and c.order_id is null) as "freeCodes", s.updated_at as "updatedAt"
      from (
        select s.*, g.name as group_name, g.visible_to as group_visible_to, row_number() over (order by ${sql.raw(ORDER_BY[sort])}) as place
          from services s join service_groups g on g.id = s.group_id
         where ${conditions(filter)} ${after === undefined ? sql`` : sql`and s.id > ${after}`}
         order by place limit ${limit} offset ${offset}) s
     order by s.place`.execute(connection);
  return rows;
}

export async function countOperatorServices(connection: Connection, filter: OperatorFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from services s join service_groups g on g.id = s.group_id where ${conditions(filter)}`.execute(
    connection,
  );
  return rows[0]!.total;
}

function conditions({
  text,
  types,
  statuses,
  serviceGroupId,
  supplierId,
  isRestricted,
}: OperatorFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (text !== undefined) all.push(meansService(text));
  if (types) all.push(sql`s.type = any(${types}::text[])`);
  if (statuses) all.push(sql`s.status = any(${statuses}::text[])`);
  if (serviceGroupId !== undefined) all.push(sql`s.group_id = ${serviceGroupId}`);
  if (supplierId !== undefined)
    all.push(sql`exists (select from routes r where r.service_id = s.id and r.supplier_id = ${supplierId})`);
  if (isRestricted !== undefined)
    all.push(sql`(s.visible_to <> 'everyone' or g.visible_to <> 'everyone') = ${isRestricted}`);
  return sql.join(all, sql` and `);
}

/** A service with all that can be changed of it. */
export interface WholeService extends Service {
  basePrice: Micros;
  /** Further words that find it; not shown to resellers. */
  searchTerms: string;
  promisedMinutes: number | null;
  expiresMinutes: number | null;
  createdAt: Date;
  visibleTo: VisibleTo;
  serviceGroupVisibleTo: VisibleTo;
}

/** With `lock` the row stays as it is until the transaction ends. */
export async function wholeServiceRow(
  connection: Connection,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<WholeService | undefined> {
  const { rows } = await sql<WholeService>`
    select s.id, s.group_id as "groupId", g.name as "groupName", s.type, s.name, s.description, s.search_terms as "searchTerms", s.currency,
           s.base_price as "basePrice", s.identifier_kind as "identifierKind", s.identifier_check as "identifierCheck",
           s.completes_check_digit as "completesCheckDigit", s.inputs, s.min_quantity as "minQuantity",
           s.max_quantity as "maxQuantity", s.allow_duplicate as "allowDuplicate", s.cancellable,
           s.delivery_time as "deliveryTime", s.promised_minutes as "promisedMinutes",
           s.expires_minutes as "expiresMinutes", s.delivery_p50_seconds as "deliveryP50Seconds",
           s.delivery_p95_seconds as "deliveryP95Seconds", s.result_rules as "resultRules", s.status,
           s.created_at as "createdAt", s.updated_at as "updatedAt",
           s.visible_to as "visibleTo", g.visible_to as "serviceGroupVisibleTo"
      from services s join service_groups g on g.id = s.group_id
     where s.id = ${id} ${lock ? sql`for no key update of s` : sql``}`.execute(connection);
  return rows[0];
}

/** What the price of a service rests on. */
export interface ServiceCosts {
  cost: Micros | null;
  priceFollows: boolean;
  freeCodes: number;
}

export async function serviceCostRow(connection: Connection, id: number): Promise<ServiceCosts> {
  const { rows } = await sql<ServiceCosts>`
    select ${CHEAPEST} as cost, ${PRICE_FOLLOWS} as "priceFollows",
           (select count(*)::integer from stock_codes c
             where c.service_id = s.id and c.order_id is null) as "freeCodes"
      from services s where s.id = ${id}`.execute(connection);
  return rows[0] ?? { cost: null, priceFollows: false, freeCodes: 0 };
}

/** A price group with the price set for it, if any. */
export interface GroupPriceRow {
  priceGroupId: number;
  priceGroup: string;
  marginBasisPoints: number | null;
  group: Micros | null;
}

export async function groupPriceRows(connection: Connection, serviceId: number): Promise<GroupPriceRow[]> {
  const { rows } = await sql<GroupPriceRow>`
    select g.id as "priceGroupId", g.name as "priceGroup", g.margin_basis_points as "marginBasisPoints",
           p.price as "group"
      from price_groups g
      left join group_prices p on p.price_group_id = g.id and p.service_id = ${serviceId} and p.currency is null
     order by lower(g.name)`.execute(connection);
  return rows;
}

/** A price of a group that is fixed in another currency than the service's. */
export interface FixedPriceRow {
  priceGroupId: number;
  priceGroup: string;
  currency: string;
  price: Micros;
}

export async function fixedPriceRows(connection: Connection, serviceId: number): Promise<FixedPriceRow[]> {
  const { rows } = await sql<FixedPriceRow>`
    select g.id as "priceGroupId", g.name as "priceGroup", p.currency, p.price
      from group_prices p join price_groups g on g.id = p.price_group_id
     where p.service_id = ${serviceId} and p.currency is not null order by lower(g.name), p.currency`.execute(
    connection,
  );
  return rows;
}

/** A reseller who has a price of a service alone. */
export interface ResellerPriceRow {
  resellerId: number;
  reseller: string;
  personal: Micros;
  /** The service's, or the reseller's. */
  currency: string;
}

export async function resellerPriceRows(
  connection: Connection,
  serviceId: number,
  most: number,
): Promise<ResellerPriceRow[]> {
  const { rows } = await sql<ResellerPriceRow>`
    select r.id as "resellerId", r.name as reseller, p.price as personal, coalesce(p.currency, s.currency) as currency
      from personal_prices p join resellers r on r.id = p.reseller_id join services s on s.id = p.service_id
     where p.service_id = ${serviceId} order by lower(r.name), r.id limit ${most}`.execute(connection);
  return rows;
}

export async function countResellerPrices(connection: Connection, serviceId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from personal_prices where service_id = ${serviceId}`.execute(connection);
  return rows[0]!.total;
}
