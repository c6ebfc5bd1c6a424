import type { Context } from "../../kernel/context.ts";
import type { Micros } from "../../kernel/money.ts";
import { personalPriceRows, type PersonalPriceRow } from "./personal-price-rows.ts";
import { priceFor, readExchange, type PriceSource } from "./prices.ts";

/** A price that one reseller alone pays, with the one that would count without it, in the same currency. */
export interface PersonalPrice extends Pick<
  PersonalPriceRow,
  "serviceId" | "serviceName" | "serviceGroup" | "status" | "currency"
> {
  price: Micros;
  otherwise: { price: Micros; source: PriceSource };
}

/** The personal prices of a reseller, as the catalogue lists the services. */
export async function listPersonalPrices(context: Context, resellerId: number): Promise<PersonalPrice[]> {
  const rows = await personalPriceRows(context.database.kysely, resellerId);
  return rows.map(({ base, group, personal, marginBasisPoints, exchange, ...service }) => ({
    ...service,
    price: personal,
    otherwise: priceFor({ base, group, personal: null, marginBasisPoints, exchange: readExchange(exchange) }),
  }));
}
