import type { VisibleTo } from "../../../database/column-types.ts";
import type { Transaction } from "../../../database/database.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { GREATEST_INTEGER_ID } from "../../kernel/greatest-ids.ts";
import { restrictedServiceRows, seesServiceRow, type RestrictedServiceRow, type Viewer } from "./seen-service-rows.ts";
import {
  lockViewed,
  missingIds,
  visibilityRows,
  writeVisibilityRows,
  type ViewedTable,
  type VisibilityRow,
} from "./visibility-rows.ts";

const MOST_VIEWERS = 1_000;
const MOST_RESTRICTED = 1_000;

export const VISIBLE_TO: readonly VisibleTo[] = ["everyone", "price_groups", "resellers"];
export type { RestrictedServiceRow } from "./seen-service-rows.ts";
export type { VisibilityRow } from "./visibility-rows.ts";

/** Who sees a service or a service group: everyone, or only those that are listed. */
export type Visibility =
  | { visibleTo: "everyone" }
  | { visibleTo: "price_groups"; priceGroupIds: readonly number[] }
  | { visibleTo: "resellers"; resellerIds: readonly number[] };

/** Changes who sees a service. Throws service_not_found, validation_failed. */
export async function changeServiceVisibility(context: Context, id: number, visibility: Visibility): Promise<void> {
  await change(context, { table: "services", id, target: `service ${id}` }, visibility, () => {
    return new DomainError("service_not_found", "There is no such service.");
  });
}

/** Changes who sees the services of a group. Throws not_found, validation_failed. */
export async function changeGroupVisibility(context: Context, id: number, visibility: Visibility): Promise<void> {
  await change(context, { table: "service_groups", id, target: `service group ${id}` }, visibility, () => {
    return new DomainError("not_found", "There is no such service group.");
  });
}

/**
 * Replaces who sees each of these services or groups, inside the caller's transaction, which has inserted or locked them.
 * Throws validation_failed.
 */
export async function writeVisibilities(
  transaction: Transaction,
  table: ViewedTable,
  entries: readonly { id: number; visibility: Visibility }[],
): Promise<void> {
  if (entries.length === 0) return;
  const writes = entries.map(({ id, visibility }) => {
    checkVisibility(visibility);
    return { id, visibleTo: visibility.visibleTo, ...viewersOf(visibility) };
  });
  await requireExisting(transaction, "price_groups", new Set(writes.flatMap(({ priceGroupIds }) => priceGroupIds)));
  await requireExisting(transaction, "resellers", new Set(writes.flatMap(({ resellerIds }) => resellerIds)));
  await writeVisibilityRows(transaction, table, writes);
}

/** Throws validation_failed for a list that is empty, too long, or not of ids. */
export function checkVisibility(visibility: Visibility): void {
  if (visibility.visibleTo === "everyone") return;
  const isByGroup = visibility.visibleTo === "price_groups";
  const field = isByGroup ? "price_group_ids" : "reseller_ids";
  const ids = isByGroup ? visibility.priceGroupIds : visibility.resellerIds;
  if (ids.length === 0) {
    throw invalidField(field, isByGroup ? "Choose at least one price group." : "Choose at least one reseller.");
  }
  if (ids.length > MOST_VIEWERS) throw invalidField(field, `Choose at most ${MOST_VIEWERS}.`);
  const isId = (id: number) => Number.isInteger(id) && id >= 1 && id <= GREATEST_INTEGER_ID;
  if (!ids.every(isId)) throw invalidField(field, "An ID is a whole number from 1.");
}

/** Who sees the services or groups with these ids. */
export function readVisibilities(
  { database }: Context,
  table: ViewedTable,
  ids: readonly number[],
): Promise<Map<number, VisibilityRow>> {
  return visibilityRows(database.kysely, table, ids);
}

/** Whether the reseller sees the service; false too where there is none. */
export function seesService({ database }: Context, viewer: Viewer, serviceId: number): Promise<boolean> {
  return seesServiceRow(database.kysely, viewer, serviceId);
}

/** The services that the reseller sees and not everyone does; the first thousand, in the operator's order. */
export function listRestrictedServices({ database }: Context, viewer: Viewer): Promise<RestrictedServiceRow[]> {
  return restrictedServiceRows(database.kysely, viewer, MOST_RESTRICTED);
}

async function change(
  context: Context,
  { table, id, target }: { table: ViewedTable; id: number; target: string },
  visibility: Visibility,
  noSuch: () => DomainError,
): Promise<void> {
  await context.database.transaction(async (transaction) => {
    if (!(await lockViewed(transaction, table, id))) throw noSuch();
    const read = async () => ({ [target]: fieldsOf((await visibilityRows(transaction, table, [id])).get(id)!) });
    const write = () => writeVisibilities(transaction, table, [{ id, visibility }]);
    await recordChanges(context, transaction, read, write);
  });
}

/** As the audit log names them. */
function fieldsOf({ visibleTo, priceGroups, resellers }: VisibilityRow) {
  const labels = (named: readonly { id: number; name: string }[]) => named.map(({ id, name }) => `${name} (${id})`);
  return {
    visible_to: visibleTo,
    visible_to_price_groups: labels(priceGroups),
    visible_to_resellers: labels(resellers),
  };
}

function viewersOf(visibility: Visibility): { priceGroupIds: number[]; resellerIds: number[] } {
  return {
    priceGroupIds: visibility.visibleTo === "price_groups" ? [...new Set(visibility.priceGroupIds)] : [],
    resellerIds: visibility.visibleTo === "resellers" ? [...new Set(visibility.resellerIds)] : [],
  };
}

async function requireExisting(
  transaction: Transaction,
  table: "price_groups" | "resellers",
  ids: ReadonlySet<number>,
): Promise<void> {
  const [missing] = await missingIds(transaction, table, [...ids]);
  if (missing === undefined) return;
  const isByGroup = table === "price_groups";
  const what = isByGroup ? "price group" : "reseller";
  throw invalidField(isByGroup ? "price_group_ids" : "reseller_ids", `There is no ${what} ${missing}.`);
}
