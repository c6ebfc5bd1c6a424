import type { CatalogueContext } from "../../catalogue/context.ts";
import type { Transaction } from "../../../database/database.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { lockService, routeToStockFirst } from "../../catalogue/services/service-rows.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { requeueOrders } from "../due/due-rows.ts";
import { isStorable } from "../../kernel/text.ts";
import { doubtOfCodes } from "./joined-codes.ts";
import { countFreeCodes, insertCodes, lowStockRows, stockRows, type StockRow } from "./inventory-rows.ts";

const MAX_CODE_LENGTH = 2_000;
const MOST_CODES = 100_000;
const CHUNK = 5_000;

export interface StockAdded {
  added: number;
  /** Codes that the service has or had already. */
  duplicates: number;
  /** Codes that can be delivered now. */
  free: number;
}

/**
 * Adds codes to a service's stock, all or none, and routes the service to stock first. Orders that waited for a
 * code become due. Throws service_not_found, validation_failed, confirmation_required for lines that look like several codes.
 */
export async function addStock(
  context: CatalogueContext,
  serviceId: number,
  lines: readonly string[],
  { confirm }: Confirmable = {},
): Promise<StockAdded> {
  if (!(await context.serviceCache.find(serviceId)))
    throw new DomainError("service_not_found", "There is no such service.");
  const codes = lines.map((line) => line.trim()).filter((line) => line !== "");
  if (codes.length === 0) throw invalidField("codes", "There is no code in it. Enter one per line.");
  if (codes.length > MOST_CODES) throw invalidField("codes", `At most ${MOST_CODES} codes at once.`);
  const bad = codes.findIndex((code) => code.length > MAX_CODE_LENGTH || !isStorable(code));
  if (bad !== -1)
    throw invalidField(
      "codes",
      `Code ${bad + 1} is longer than ${MAX_CODE_LENGTH} characters or contains invalid characters.`,
    );
  requireConfirmation(doubtOfCodes(codes), { confirm });
  const { added, free } = await context.database.transaction(async (transaction) => {
    await lockService(transaction, serviceId);
    const read = async () => ({ [`service ${serviceId}`]: { codes: await countFreeCodes(transaction, serviceId) } });
    const inserted = await recordChanges(context, transaction, read, () => insertAll(transaction, serviceId, codes));
    await routeToStockFirst(transaction, serviceId);
    await requeueOrders(transaction, serviceId);
    return { added: inserted, free: await countFreeCodes(transaction, serviceId) };
  });
  context.ordersDue.raise();
  return { added, duplicates: codes.length - added, free };
}

async function insertAll(transaction: Transaction, serviceId: number, codes: readonly string[]): Promise<number> {
  let inserted = 0;
  for (let start = 0; start < codes.length; start += CHUNK) {
    inserted += await insertCodes(transaction, serviceId, codes.slice(start, start + CHUNK));
  }
  return inserted;
}

export interface ServiceStock extends StockRow {
  /** Orders go there, and fewer codes are free than LOW_STOCK_CODES. */
  low: boolean;
}

/** Every service that has, had or should have codes. */
export async function listStock(context: Context): Promise<ServiceStock[]> {
  const rows = await stockRows(context.database.kysely);
  return rows.map((row) => ({ ...row, low: row.routed && row.free < context.config.LOW_STOCK_CODES }));
}

/** Services that run out of codes, the emptiest first. */
export function listLowStock(context: Context): Promise<Pick<StockRow, "serviceId" | "serviceName" | "free">[]> {
  return lowStockRows(context.database.kysely, context.config.LOW_STOCK_CODES);
}
