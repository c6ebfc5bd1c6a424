import { isUniqueViolation } from "../../../database/unique.ts";
import { updateUser } from "../../people/users/user-rows.ts";
import { changePrices } from "../../catalogue/prices/change-prices.ts";
import type { Confirmable } from "../../kernel/confirmation.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Transaction } from "../../../database/database.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { Micros } from "../../kernel/money.ts";
import { readAmount, readText, readWhole } from "../../kernel/input/field-readers.ts";
import {
  lockResellerRow,
  moveResellerRow,
  readChangeable,
  updateReseller,
  type Reseller,
  type ResellerChange as RowChange,
} from "./reseller-rows.ts";
import { noSuchReseller, readProfile, requirePriceGroup, takenReseller, tellApproved } from "./resellers.ts";

const MOST_REQUESTS = 1_000_000;
const MAX_REASON_LENGTH = 500;

/** What is absent stays. */
export interface ResellerChange {
  name?: string | undefined;
  email?: string | undefined;
  username?: string | null | undefined;
  company?: string | null | undefined;
  /** Null: base prices. */
  priceGroupId?: number | null | undefined;
  /** Requests a minute of each key; null: the server's default. */
  rateLimit?: number | null | undefined;
  lowBalanceThreshold?: Micros | undefined;
}

/**
 * Changes a reseller and the email of the sign-in with it. Throws not_found, validation_failed, conflict, and
 * confirmation_required for a price group whose prices are far from what the reseller pays now.
 */
export async function changeReseller(
  context: Context,
  id: number,
  { confirm, ...change }: ResellerChange & Confirmable,
): Promise<void> {
  try {
    await context.database.transaction(async (transaction) => {
      const before = await lockResellerRow(transaction, id);
      if (!before) throw noSuchReseller();
      const { currency: _, ...profile } = readProfile(context, {
        name: change.name ?? before.name,
        email: change.email ?? before.email,
        username: (change.username === undefined ? before.username : change.username) ?? undefined,
        company: (change.company === undefined ? before.company : change.company) ?? undefined,
        currency: before.currency,
      });
      const { priceGroupId } = change;
      if (typeof priceGroupId === "number") await requirePriceGroup(transaction, priceGroupId);
      const update = () =>
        recordChanges(context, transaction, snapshotOf(transaction, id), () =>
          updateReseller(transaction, id, { ...profile, ...readLimits(change) }),
        );
      const sold = { serviceIds: "all", currency: before.currency } as const;
      if (priceGroupId === undefined || priceGroupId === before.priceGroupId) await update();
      else await changePrices(transaction, { resellerId: id }, sold, { confirm }, update);
      if (before.userId !== null) await updateUser(transaction, before.userId, profile);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? takenReseller() : error;
  }
  context.accessChanged.raise();
}

function snapshotOf(transaction: Transaction, id: number) {
  return async () => ({ [`reseller ${id}`]: await readChangeable(transaction, id) });
}

function readLimits({ priceGroupId, rateLimit, lowBalanceThreshold }: ResellerChange): RowChange {
  if (typeof rateLimit === "number") readWhole("rate_limit", rateLimit, 1, MOST_REQUESTS);
  if (lowBalanceThreshold !== undefined) readAmount("low_balance_threshold", lowBalanceThreshold);
  return {
    ...(priceGroupId !== undefined && { price_group_id: priceGroupId }),
    ...(rateLimit !== undefined && { rate_limit: rateLimit }),
    ...(lowBalanceThreshold !== undefined && { low_balance_threshold: lowBalanceThreshold }),
  };
}

interface Move {
  from: readonly Reseller["status"][];
  to: Reseller["status"];
  done: string;
}

const MOVES = {
  approve: { from: ["pending"], to: "active", done: "approved" },
  suspend: { from: ["pending", "active"], to: "suspended", done: "suspended" },
  reactivate: { from: ["suspended"], to: "active", done: "reactivated" },
} as const satisfies Record<string, Move>;
export type ResellerMove = keyof typeof MOVES;

/**
 * Lets a reseller in or keeps the reseller out, once; what was ordered goes on. `reason` is for the staff alone.
 * Throws not_found, validation_failed, invalid_transition where the reseller is in another state.
 */
export async function moveReseller(
  context: Context,
  id: number,
  move: ResellerMove,
  reason: string | null = null,
): Promise<void> {
  const { from, to, done } = MOVES[move];
  const text = reason === null ? null : readText("reason", reason, MAX_REASON_LENGTH);
  const status = await context.database.transaction(async (transaction) => {
    const before = await lockResellerRow(transaction, id);
    if (!before) throw noSuchReseller();
    if (from.some((known) => known === before.status)) {
      const write = () => moveResellerRow(transaction, id, to, text);
      await recordChanges(context, transaction, snapshotOf(transaction, id), write);
    }
    return before.status;
  });
  if (!from.some((known) => known === status)) {
    throw new DomainError("invalid_transition", `A reseller who is ${status} cannot be ${done}.`);
  }
  context.accessChanged.raise();
  if (move === "approve") await tellApproved(context, id);
}
