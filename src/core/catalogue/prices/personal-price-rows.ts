import { sql } from "kysely";
import type { Connection } from "../../../database/database.ts";
import type { ServiceStatus } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import type { ExchangeJson } from "./prices.ts";

export interface PersonalPriceRow {
  serviceId: number;
  serviceName: string;
  serviceGroup: string;
  status: ServiceStatus;
  /** Of the price: the service's, or the reseller's. */
  currency: string;
  base: Micros;
  group: Micros | null;
  personal: Micros;
  marginBasisPoints: number | null;
  /** Null where the price is in the service's currency. */
  exchange: ExchangeJson | null;
}

/** A reseller's personal prices, as the catalogue lists the services. */
export async function personalPriceRows(connection: Connection, resellerId: number): Promise<PersonalPriceRow[]> {
  const { rows } = await sql<PersonalPriceRow>`
    select s.id as "serviceId", s.name as "serviceName", c.name as "serviceGroup", s.status,
           coalesce(p.currency, s.currency) as currency,
           s.base_price as base, g.price as "group", p.price as personal, m.margin_basis_points as "marginBasisPoints",
           case when x.rate is not null then exchange_terms(x, s.id, m.id, null) end as exchange
      from personal_prices p
      join resellers r on r.id = p.reseller_id
      join services s on s.id = p.service_id
      join service_groups c on c.id = s.group_id
      left join price_groups m on m.id = r.price_group_id
      left join group_prices g on g.service_id = s.id and g.price_group_id = r.price_group_id and g.currency is null
      left join exchange_rates x on x.base = s.currency and x.currency = p.currency
     where p.reseller_id = ${resellerId}
     order by c.position, c.id, s.position, s.id`.execute(connection);
  return rows;
}
