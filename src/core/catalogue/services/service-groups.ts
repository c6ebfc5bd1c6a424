import { isUniqueViolation } from "../../../database/unique.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Transaction } from "../../../database/database.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import {
  deleteServiceGroup,
  insertServiceGroup,
  listServiceGroupRows,
  lockServiceGroup,
  lockServiceGroupRow,
  renameServiceGroup,
  reorderServiceGroups,
  reorderServices,
  type ListedServiceGroup,
} from "./service-group-rows.ts";
import { readVisibilities, type VisibilityRow } from "../visibility/visibility.ts";
import { readServiceGroupName } from "./services.ts";

const MOST_PLACES = 1_000;

export type { ListedServiceGroup } from "./service-group-rows.ts";

/** The service groups with who sees them, in the order in which resellers see them. */
export async function listServiceGroups(
  context: Context,
): Promise<(ListedServiceGroup & { visibility: VisibilityRow })[]> {
  const groups = await listServiceGroupRows(context.database.kysely);
  const ids = groups.map(({ id }) => id);
  const visibilities = await readVisibilities(context, "service_groups", ids);
  // A group that was removed in between is left out.
  return groups.flatMap((group) => {
    const visibility = visibilities.get(group.id);
    return visibility ? [{ ...group, visibility }] : [];
  });
}

/** Adds a group behind the others. Throws validation_failed, conflict when the name is taken, in any case. */
export async function createServiceGroup(context: Context, name: string): Promise<{ id: number }> {
  const text = readServiceGroupName(name);
  return named(() => insertServiceGroup(context.database.kysely, text));
}

/** Throws not_found, validation_failed, conflict. */
export async function changeServiceGroup(context: Context, id: number, name: string): Promise<void> {
  const text = readServiceGroupName(name);
  const write = (transaction: Transaction) =>
    recordChanges(context, transaction, snapshotOf(transaction, id), () => renameServiceGroup(transaction, id, text));
  if (!(await named(() => context.database.transaction(write)))) throw noSuchGroup();
}

/** Removes a group that no service is in, not even a retired one. Throws not_found, conflict. */
export async function removeServiceGroup(context: Context, id: number): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const services = await lockServiceGroup(transaction, id);
    if (services === undefined) throw noSuchGroup();
    if (services > 0) {
      const text = `There ${services === 1 ? "is 1 service" : `are ${services} services`} in this group: move them to another one first.`;
      throw new DomainError("conflict", text);
    }
    await recordChanges(context, transaction, snapshotOf(transaction, id), () => deleteServiceGroup(transaction, id));
  });
}

function snapshotOf(transaction: Transaction, id: number) {
  return async () => ({ [`service group ${id}`]: await lockServiceGroupRow(transaction, id) });
}

/** Puts these groups first, in this order; the others follow as they were. Throws validation_failed. */
export async function orderServiceGroups(context: Context, ids: readonly number[]): Promise<void> {
  checkPlaces("ids", ids);
  await context.database.transaction((transaction) => reorderServiceGroups(transaction, ids));
}

/**
 * The same for the services of one group; those of other groups stay where they are. Throws validation_failed, not_found.
 */
export async function orderServices(context: Context, groupId: number, serviceIds: readonly number[]): Promise<void> {
  checkPlaces("service_ids", serviceIds);
  await context.database.transaction(async (transaction) => {
    if ((await lockServiceGroup(transaction, groupId)) === undefined) throw noSuchGroup();
    await reorderServices(transaction, groupId, serviceIds);
  });
}

function checkPlaces(field: string, ids: readonly number[]): void {
  if (ids.length > MOST_PLACES) throw invalidField(field, `At most ${MOST_PLACES} at once: the first ones are enough.`);
  if (new Set(ids).size < ids.length) throw invalidField(field, "Each can stand in the order once.");
}

async function named<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError("conflict", "There is a service group of this name: choose another one.");
  }
}

function noSuchGroup(): DomainError {
  return new DomainError("not_found", "There is no such service group.");
}
