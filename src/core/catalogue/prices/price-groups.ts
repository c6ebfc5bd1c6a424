import type { Confirmable } from "../../kernel/confirmation.ts";
import { isUniqueViolation } from "../../../database/unique.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Transaction } from "../../../database/database.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { readText } from "../../kernel/input/field-readers.ts";
import { changePrices } from "./change-prices.ts";
import {
  deletePriceGroup,
  insertPriceGroup,
  listPriceGroupRows,
  lockPriceGroup,
  lockPriceGroupRow,
  updatePriceGroup,
  type ListedPriceGroup,
} from "./price-group-rows.ts";

const MAX_NAME_LENGTH = 100;
const LEAST_MARGIN_BASIS_POINTS = -9_999;
const MOST_MARGIN_BASIS_POINTS = 1_000_000;

export type { ListedPriceGroup } from "./price-group-rows.ts";

export interface PriceGroupSettings {
  name?: string | undefined;
  /** Over base prices, in 1/100 of a percent; null: base prices where none is set for the group. */
  marginBasisPoints?: number | null | undefined;
}

export function listPriceGroups(context: Context): Promise<ListedPriceGroup[]> {
  return listPriceGroupRows(context.database.kysely);
}

/** Throws validation_failed, conflict when the name is taken, in any case. */
export async function createPriceGroup(
  context: Context,
  { name, marginBasisPoints = null }: PriceGroupSettings & { name: string },
): Promise<{ id: number }> {
  const row = { name: readPriceGroupName(name), margin_basis_points: readMargin(marginBasisPoints) };
  return named(() => insertPriceGroup(context.database.kysely, row));
}

/**
 * What is absent stays. Throws not_found, validation_failed, conflict, and confirmation_required for a margin that makes
 * prices far from what the group pays now.
 */
export async function changePriceGroup(
  context: Context,
  id: number,
  { name, marginBasisPoints, confirm }: PriceGroupSettings & Confirmable,
): Promise<void> {
  const change = {
    ...(name !== undefined && { name: readPriceGroupName(name) }),
    ...(marginBasisPoints !== undefined && { margin_basis_points: readMargin(marginBasisPoints) }),
  };
  const write = (transaction: Transaction) => {
    const update = () =>
      recordChanges(context, transaction, snapshotOf(transaction, id), () => updatePriceGroup(transaction, id, change));
    if (marginBasisPoints === undefined) return update();
    return changePrices(transaction, { priceGroupId: id }, { serviceIds: "all", currency: null }, { confirm }, update);
  };
  if (!(await named(() => context.database.transaction(write)))) throw noSuchGroup();
}

/** Removes a group that no reseller is in, with the prices set for it. Throws not_found, conflict. */
export async function removePriceGroup(context: Context, id: number): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const resellers = await lockPriceGroup(transaction, id);
    if (resellers === undefined) throw noSuchGroup();
    if (resellers > 0) {
      const text = `There ${resellers === 1 ? "is 1 reseller" : `are ${resellers} resellers`} in this group: give them another one first.`;
      throw new DomainError("conflict", text);
    }
    await recordChanges(context, transaction, snapshotOf(transaction, id), () => deletePriceGroup(transaction, id));
  });
}

function snapshotOf(transaction: Transaction, id: number) {
  return async () => ({ [`price group ${id}`]: await lockPriceGroupRow(transaction, id) });
}

function readMargin(basisPoints: number | null): number | null {
  const isWhole = basisPoints === null || Number.isInteger(basisPoints);
  const given = basisPoints ?? 0;
  if (isWhole && given >= LEAST_MARGIN_BASIS_POINTS && given <= MOST_MARGIN_BASIS_POINTS) return basisPoints;
  const text = "A margin lies between -99.99 and 10000 percent, with at most two decimals.";
  throw invalidField("margin_basis_points", text);
}

function readPriceGroupName(name: string): string {
  return readText("group", name, MAX_NAME_LENGTH, "name of the price group");
}

async function named<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError("conflict", "There is a price group of this name: choose another one.");
  }
}

function noSuchGroup(): DomainError {
  return new DomainError("not_found", "There is no such price group.");
}
