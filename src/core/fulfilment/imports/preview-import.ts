import type { Context } from "../../kernel/context.ts";
import { doubtOfPrices, type NewPrice } from "../../catalogue/prices/odd-prices.ts";
import type { Micros } from "../../kernel/money.ts";
import { readOffer, requireCatalogue, type ImportInput } from "./import-services.ts";
import { checkMarginRule } from "../../catalogue/prices/margin-rule.ts";
import { countOfferRows, listOfferRows, type OfferFilter } from "./supplier-catalogue-rows.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import { findSupplier } from "./suppliers.ts";

/** A service as an import would make it. Amounts in micro-units of the server's currency. */
export interface PlannedService {
  code: string;
  name: string;
  /** In the own catalogue; null: in none. */
  serviceGroup: string | null;
  type: string;
  cost: Micros;
  price: Micros;
}

/** Why a service could not be taken over. */
export interface RefusedService {
  code: string;
  name: string;
  problem: string;
}

export interface ImportPlan {
  /** So many services would be taken over or refused. */
  total: number;
  /** The first of them. */
  services: (PlannedService | RefusedService)[];
}

const CHUNK = 500;

/** What an import would do, which does nothing yet. Throws not_found, validation_failed, conflict. */
export async function previewImport(
  context: Context,
  supplierId: number,
  input: ImportInput,
  limit: number,
): Promise<ImportPlan> {
  checkMarginRule(input.margin);
  const supplier = await findSupplier(context, supplierId);
  requireCatalogue(supplier);
  const { kysely } = context.database;
  const filter: OfferFilter = { supplierId, change: "new", text: input.text, codes: input.codes };
  const total = await countOfferRows(kysely, filter);
  const offers = await listOfferRows(kysely, filter, { limit, offset: 0 });
  return {
    total,
    services: offers.map((offer): PlannedService | RefusedService => {
      const { code, name } = offer;
      const row = readOffer(context, { supplier, input, offer });
      if ("problem" in row) return { code, name, problem: row.problem };
      const { serviceGroup, price, type } = row.wanted;
      return { code, name: row.wanted.name, serviceGroup: serviceGroup ?? null, type, cost: row.cost, price };
    }),
  };
}

/** What is asked before an import; null where none of its prices looks like a mistake. */
export async function doubtOfImport(context: Context, supplier: Supplier, input: ImportInput): Promise<string | null> {
  const filter: OfferFilter = { supplierId: supplier.id, change: "new", text: input.text, codes: input.codes };
  const prices: NewPrice[] = [];
  for (let offset = 0; ; offset += CHUNK) {
    const offers = await listOfferRows(context.database.kysely, filter, { limit: CHUNK, offset });
    for (const offer of offers) {
      const row = readOffer(context, { supplier, input, offer });
      if ("problem" in row) continue;
      const { name, price } = row.wanted;
      prices.push({ name, price, currency: context.config.CURRENCY, margin: input.margin });
    }
    if (offers.length < CHUNK) return doubtOfPrices(prices);
  }
}
