import { checkService, insertServiceChunk, MAX_LENGTHS, type NewService } from "../../catalogue/services/services.ts";
import type { Context } from "../../kernel/context.ts";
import type { Transaction } from "../../../database/database.ts";
import type { ImportProblem } from "../../../database/json-types.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { costIn } from "../routes/follow-costs.ts";
import { checkMarginRule, priceFromCost, type MarginRule } from "../../catalogue/prices/margin-rule.ts";
import { insertRouteRows } from "../routes/route-rows.ts";
import { isCalled } from "../suppliers/supplier-kind.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import { countOfferRows, listOfferRows, type ListedOffer, type OfferFilter } from "./supplier-catalogue-rows.ts";
import { lockSupplierRow } from "../suppliers/supplier-rows.ts";
import { findSupplier, listSuppliers } from "./suppliers.ts";

const CHUNK = 500;
const MOST_PROBLEMS = 100;

export interface ImportInput {
  /** Which of the supplier's services; those that the own catalogue has already are passed over. */
  codes?: readonly string[] | undefined;
  text?: string | undefined;
  margin: MarginRule;
  onCostChange?: "follow" | "pause" | undefined;
  /** Group of the own catalogue; if unset, the supplier's own groups. */
  serviceGroup?: string | undefined;
}

export interface ImportResult {
  created: number;
  /** Services that could not be taken over, each with its reason; at most 100 are reported. */
  problems: ImportProblem[];
}

/**
 * Takes a supplier's services into the own catalogue, priced by the margin and routed to the supplier before people.
 * Broken off, it is simply done again: what is there is passed over. Throws not_found, validation_failed.
 */
export async function importOffers(
  context: Context,
  supplierId: number,
  params: ImportInput,
  report: (done: number, total: number) => Promise<void> = async () => {},
): Promise<ImportResult> {
  checkMarginRule(params.margin);
  requireCatalogue(await findSupplier(context, supplierId));
  const person = (await listSuppliers(context)).find(({ kind }) => kind === "manual")!;
  const { kysely } = context.database;
  const filter: OfferFilter = { supplierId, change: "new", text: params.text, codes: params.codes };
  const total = await countOfferRows(kysely, filter);
  const result: ImportResult = { created: 0, problems: [] };
  // What could not be imported stays new: it is skipped by the offset.
  for (let failed = 0; ;) {
    const part = { limit: CHUNK, offset: failed };
    const { created, problems } = await context.database.transaction((transaction) =>
      importPart(context, transaction, { person, params, filter, part }),
    );
    if (created + problems.length === 0) return result;
    failed += problems.length;
    result.created += created;
    result.problems.push(...problems.slice(0, MOST_PROBLEMS - result.problems.length));
    await report(Math.min(result.created + failed, total), total);
  }
}

/** With the supplier's lock: a rate that changes meanwhile reprices what is imported here. */
async function importPart(
  context: Context,
  transaction: Transaction,
  {
    person,
    params,
    filter,
    part,
  }: { person: Supplier; params: ImportInput; filter: OfferFilter; part: { limit: number; offset: number } },
): Promise<ImportResult> {
  const supplier = await lockSupplierRow(transaction, filter.supplierId);
  const offers = await listOfferRows(transaction, filter, part);
  const problems: ImportProblem[] = [];
  const rows = offers.flatMap((offer) => {
    const row = readOffer(context, { supplier, input: params, offer });
    if (!("problem" in row)) return [row];
    problems.push({ code: offer.code, message: row.problem });
    return [];
  });
  const ids = await insertServiceChunk(
    transaction,
    rows.map((row) => row.service),
  );
  await insertRouteRows(
    transaction,
    rows.flatMap((row, index) => routesOf(ids[index]!, { supplier, person, input: params, row })),
  );
  return { created: rows.length, problems };
}

/** Throws validation_failed for a supplier that is part of the server. */
export function requireCatalogue(supplier: Supplier): void {
  if (!isCalled(supplier)) throw invalidField("supplier", `${supplier.name} has no catalogue to import.`);
}

/** A service as it would be taken over, or why it cannot be. `cost` in micro-units of the server's currency. */
export interface ImportRow {
  code: string;
  cost: bigint;
  wanted: NewService;
  service: ReturnType<typeof checkService>;
}

export function readOffer(
  context: Context,
  { supplier, input, offer }: { supplier: Supplier; input: ImportInput; offer: ListedOffer },
): ImportRow | { problem: string } {
  try {
    const cost = costIn(context, supplier, offer.cost, context.config.CURRENCY);
    const wanted = toService(offer, input, priceFromCost(input.margin, cost));
    return { code: offer.code, cost, wanted, service: checkService(context, wanted) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problem: error.message };
  }
}

function toService(offer: ListedOffer, input: ImportInput, price: bigint): NewService {
  return {
    name: offer.name.slice(0, MAX_LENGTHS.name),
    type: offer.type,
    serviceGroup: (input.serviceGroup ?? offer.groupName).slice(0, MAX_LENGTHS.serviceGroup) || undefined,
    price,
    description: offer.description.slice(0, MAX_LENGTHS.description),
    // Suppliers take serial numbers and 14 digits in the same field: what they need is for them to say.
    identifierKind: offer.needsIdentifier ? (offer.type === "imei" ? "imei_or_serial" : "text") : "none",
    inputs: offer.inputs,
    minQuantity: offer.minQuantity,
    maxQuantity: offer.maxQuantity,
    deliveryTime: offer.deliveryTime.slice(0, MAX_LENGTHS.deliveryTime),
  };
}

function routesOf(
  serviceId: number,
  { supplier, person, input, row }: { supplier: Supplier; person: Supplier; input: ImportInput; row: ImportRow },
) {
  const { margin } = input;
  const upstream = {
    service_id: serviceId,
    position: 1,
    supplier_id: supplier.id,
    supplier_service: row.code,
    cost: row.cost,
    agreed_cost: row.cost,
    on_cost_change: input.onCostChange ?? "follow",
    margin_basis_points: margin.percentBasisPoints,
    margin_fixed: margin.fixed,
    margin_round_to: margin.roundTo,
    margin_floor: margin.floor,
  };
  const byHand = {
    ...upstream,
    position: 2,
    supplier_id: person.id,
    supplier_service: null,
    cost: null,
    agreed_cost: null,
    margin_basis_points: null,
    margin_fixed: null,
    margin_round_to: null,
    margin_floor: null,
  };
  return [upstream, byHand];
}
