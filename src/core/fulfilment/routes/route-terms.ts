import type { Context } from "../../kernel/context.ts";
import type { Transaction } from "../../../database/database.ts";
import type { RoutePause } from "../../../database/column-types.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { MAX_AMOUNT, type Micros } from "../../kernel/money.ts";
import { findRepeated, isStorable } from "../../kernel/text.ts";
import { costIn, marginOf } from "./follow-costs.ts";
import { checkMarginRule, priceFromCost, type MarginRule } from "../../catalogue/prices/margin-rule.ts";
import { findOfferedCost, type RoutedService, type RouteRow } from "./route-rows.ts";
import { isCalled } from "../suppliers/supplier-kind.ts";
import type { Supplier } from "../suppliers/supplier.ts";

const MOST_INPUT_NAMES = 50;

/** What a route says beside its supplier; what is absent has its default, or stays. */
export interface RouteTerms {
  /** The service's id in the supplier's catalogue; for suppliers that are called. */
  supplierService?: string | undefined;
  /** `follow`: the price follows by the margin. `pause`: the route pauses while it costs more than was agreed. */
  onCostChange?: "follow" | "pause" | undefined;
  /** Null: the price does not depend on the route's cost. */
  margin?: MarginRule | null | undefined;
  allowLoss?: boolean | undefined;
  inputNames?: Record<string, string> | undefined;
  continueOnRejection?: boolean | undefined;
}

export interface CheckedTerms {
  row: RouteColumns;
  /** What the service costs by them; null where its price stays. */
  price: Micros | null;
  margin: MarginRule | null;
}

interface RouteColumns {
  supplier_service?: string;
  cost?: Micros;
  agreed_cost?: Micros;
  on_cost_change?: "follow" | "pause";
  margin_basis_points?: number | null;
  margin_fixed?: Micros | null;
  margin_round_to?: Micros | null;
  margin_floor?: Micros | null;
  allow_loss?: boolean;
  input_names?: string;
  continue_on_rejection?: boolean;
  paused_by: RoutePause | null;
}

interface WantedRoute {
  service: RoutedService;
  supplier: Supplier;
  routes: readonly RouteRow[];
  terms: RouteTerms;
  /** The route as it is; unset for a new one. */
  before?: RouteRow | undefined;
}

/** Throws validation_failed, not_found where the supplier has no such service, conflict where no exchange rate helps. */
export async function checkTerms(
  context: Context,
  transaction: Transaction,
  wanted: WantedRoute,
): Promise<CheckedTerms> {
  const { supplier, terms, before } = wanted;
  if (supplier.kind === "test") {
    throw invalidField("supplier_id", "The simulator fulfils test orders by itself, and no others.");
  }
  if (!isCalled(supplier)) {
    if (terms.margin) throw invalidField("margin", `${supplier.name} has no cost that a price could follow.`);
    return { row: { paused_by: before?.pausedBy ?? null }, price: null, margin: null };
  }
  const code = readCode(wanted);
  const { offered, vanished } = await findOffer(transaction, wanted, code);
  const cost = costIn(context, supplier, offered, wanted.service.currency);
  const margin = readMargin(wanted);
  const onCostChange = terms.onCostChange ?? before?.onCostChange ?? "follow";
  // The operator agrees to a cost by naming the service, or by asking for the pause.
  const isAgreed = code !== before?.supplierService || onCostChange !== before.onCostChange;
  const agreed = isAgreed ? cost : (before.agreedCost ?? cost);
  const isTooDear = onCostChange === "pause" && cost > agreed;
  return {
    row: {
      supplier_service: code,
      cost,
      agreed_cost: agreed,
      on_cost_change: onCostChange,
      margin_basis_points: margin?.percentBasisPoints ?? null,
      margin_fixed: margin?.fixed ?? null,
      margin_round_to: margin?.roundTo ?? null,
      margin_floor: margin?.floor ?? null,
      allow_loss: terms.allowLoss ?? before?.allowLoss ?? false,
      input_names: JSON.stringify(readInputNames(terms.inputNames ?? before?.inputNames)),
      continue_on_rejection: terms.continueOnRejection ?? before?.continueOnRejection ?? false,
      paused_by: before?.pausedBy === "operator" ? "operator" : vanished ? "vanished" : isTooDear ? "cost" : null,
    },
    price: vanished || !decidesPrice(before, { margin, cost, onCostChange }) ? null : readPrice(margin!, cost),
    margin,
  };
}

/** A price that only began with the margin is the operator's to change; one that follows is always the margin's. */
function decidesPrice(
  before: RouteRow | undefined,
  { margin, cost, onCostChange }: { margin: MarginRule | null; cost: Micros; onCostChange: "follow" | "pause" },
): boolean {
  if (margin === null) return false;
  if (onCostChange === "follow" || !before || cost !== before.cost) return true;
  const old = marginOf(before);
  return old === null || priceFromCost(old, cost) !== priceFromCost(margin, cost);
}

function readPrice(margin: MarginRule, cost: Micros): Micros {
  const price = priceFromCost(margin, cost);
  if (price > MAX_AMOUNT) throw invalidField("margin", "The price would be too large.");
  return price;
}

function readCode({ supplier, terms, before }: WantedRoute): string {
  const code = (terms.supplierService ?? before?.supplierService)?.trim();
  if (code && isStorable(code)) return code;
  throw invalidField("supplier_service", `Choose a service of ${supplier.name}.`);
}

/** A route may stay at a service that vanished; none begins there. */
async function findOffer(transaction: Transaction, { supplier, before }: WantedRoute, code: string) {
  const offer = await findOfferedCost(transaction, supplier.id, code);
  if (offer && (!offer.vanished || code === before?.supplierService)) return offer;
  const text = `${supplier.name} offers no service ${code}. Synchronise its catalogue and look there.`;
  throw new DomainError("not_found", text);
}

function readMargin({ supplier, routes, terms, before }: WantedRoute): MarginRule | null {
  const margin = terms.margin === undefined ? before && marginOf(before) : terms.margin;
  if (!margin) return null;
  checkMarginRule(margin);
  const other = routes.find((route) => route.supplierId !== supplier.id && route.marginBasisPoints !== null);
  if (!other) return margin;
  const text = `The price follows the route to ${other.supplierName} already. Remove the margin there first.`;
  throw invalidField("margin", text);
}

function readInputNames(names: Record<string, string> = {}): Record<string, string> {
  const entries = Object.entries(names);
  const isNamed = ([ours, theirs]: [string, string]) => theirs.trim() !== "" && isStorable(ours) && isStorable(theirs);
  if (entries.length > MOST_INPUT_NAMES || !entries.every(isNamed))
    throw invalidField("input_names", "Give the supplier's name for each input.");
  const theirs = entries.map(([, name]) => name);
  const repeated = findRepeated(theirs, (name) => name.trim().toLowerCase());
  if (repeated === undefined) return names;
  // Of two values under one name, the supplier would get the last.
  const text = `Two inputs have the supplier's name “${repeated}”. Give each of them its own.`;
  throw invalidField("input_names", text);
}
