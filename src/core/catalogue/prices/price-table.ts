import type { Confirmable } from "../../kernel/confirmation.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { MAX_AMOUNT, type Micros } from "../../kernel/money.ts";
import { changePrices } from "./change-prices.ts";
import { listPriceGroups, type ListedPriceGroup } from "./price-groups.ts";
import { hasPriceTarget } from "./price-settings-rows.ts";
import {
  countPriceTable,
  lockPriceTable,
  priceTableRows,
  writeGroupPrices,
  type PriceTablePart,
  type PriceTableRow,
} from "./price-table-rows.ts";
import { priceFor, type PriceSource } from "./prices.ts";

export const MOST_PRICES = 5_000;

/** What a price group pays for one service, and why. */
export interface TablePrice extends PriceTableRow {
  price: Micros;
  source: PriceSource;
}

export interface PriceTable {
  group: ListedPriceGroup;
  prices: TablePrice[];
  total: number;
}

/** The prices of a group for all services that are not retired. Throws not_found. */
export async function readPriceTable(context: Context, groupId: number, part: PriceTablePart): Promise<PriceTable> {
  const { kysely } = context.database;
  const [groups, rows, total] = await Promise.all([
    listPriceGroups(context),
    priceTableRows(kysely, groupId, part),
    countPriceTable(kysely, part.q),
  ]);
  const group = groups.find(({ id }) => id === groupId);
  if (!group) throw noSuchGroup();
  const { marginBasisPoints } = group;
  const prices = rows.map((row) => ({
    ...row,
    ...priceFor({ base: row.base, group: row.set, personal: null, marginBasisPoints, exchange: null }),
  }));
  return { group, prices, total };
}

/** The price that a group should have for a service; null: none of its own. */
export interface WantedPrice {
  serviceId: number;
  price: Micros | null;
}

export interface PriceChange {
  id: number;
  name: string;
  currency: string;
  before: Micros | null;
  after: Micros | null;
}

/**
 * Sets many prices of a group, all or none, and returns what differs. With `preview`, nothing is changed. Throws not_found,
 * validation_failed that names every wrong row as prices.N, confirmation_required for prices of 0 or far from what the
 * group pays now.
 */
export async function setGroupPrices(
  context: Context,
  groupId: number,
  wanted: readonly WantedPrice[],
  { preview, confirm }: Confirmable & { preview: boolean },
): Promise<PriceChange[]> {
  return context.database.transaction(async (transaction) => {
    if (!(await hasPriceTarget(transaction, { priceGroupId: groupId }))) throw noSuchGroup();
    const read = () => lockPriceTable(transaction, groupId, [...new Set(wanted.map(({ serviceId }) => serviceId))]);
    const rows = new Map((await read()).map((row) => [row.id, row]));
    refuseWrong(wanted, rows);
    const changes = wanted.flatMap(({ serviceId, price }): PriceChange[] => {
      const { id, name, currency, set } = rows.get(serviceId)!;
      return set === price ? [] : [{ id, name, currency, before: set, after: price }];
    });
    if (preview || changes.length === 0) return changes;
    const sold = { serviceIds: changes.map(({ id }) => id), currency: null };
    const snapshot = async () =>
      Object.fromEntries(
        (await read()).map(({ id, set }) => [`service ${id}, price group ${groupId}`, { price: set }]),
      );
    const write = () =>
      writeGroupPrices(
        transaction,
        groupId,
        changes.map(({ id, after }) => ({ id, price: after })),
      );
    await changePrices(transaction, { priceGroupId: groupId }, sold, { confirm }, () =>
      recordChanges(context, transaction, snapshot, write),
    );
    return changes;
  });
}

function refuseWrong(wanted: readonly WantedPrice[], rows: ReadonlyMap<number, PriceTableRow>): void {
  const seen = new Set<number>();
  const problems = wanted.flatMap(({ serviceId, price }, index): [string, string[]][] => {
    const isRepeated = seen.has(serviceId);
    seen.add(serviceId);
    const problem = !rows.has(serviceId)
      ? `There is no service ${serviceId}.`
      : isRepeated
        ? `Service ${serviceId} is listed twice.`
        : price !== null && (price < 0n || price > MAX_AMOUNT)
          ? "A price must not be negative."
          : undefined;
    return problem === undefined ? [] : [[`prices.${index}`, [problem]]];
  });
  const [first] = problems;
  if (first) throw new DomainError("validation_failed", first[1][0]!, { fields: Object.fromEntries(problems) });
}

function noSuchGroup(): DomainError {
  return new DomainError("not_found", "There is no such price group.");
}
