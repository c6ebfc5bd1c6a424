import type { ServiceStatus } from "../../../database/column-types.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { invalidField } from "../../kernel/errors.ts";
import { MAX_AMOUNT, type Micros } from "../../kernel/money.ts";
import { checkMarginRule, priceFromCost, type MarginRule } from "../prices/margin-rule.ts";
import { bulkRows, readBulkFields, writeBulk, type BulkRow } from "./change-service-rows.ts";
import { doubtOfPrices, type NewPrice } from "../prices/odd-prices.ts";
import { ensureServiceGroups } from "./service-rows.ts";
import { readServiceGroupName } from "./services.ts";

const MOST_SERVICES = 500;
const PRICE_CHANGED = "Its price has changed since the preview. Preview the changes again.";

/** What many services become; what is absent stays. */
export interface BulkChange {
  status?: ServiceStatus | undefined;
  /** By name; made on first use. */
  serviceGroup?: string | undefined;
  /** The base price by a margin over what it is now, or over the cheapest known cost. */
  price?: { over: "price" | "cost"; rule: MarginRule } | undefined;
}

export interface BulkOptions extends Confirmable {
  /** Only says what the change would do. */
  preview: boolean;
  /**
   * Base prices as the preview showed them: a service with another one is passed over, and one that has its new price by this change
   * already, as where it is sent again, is left as it is.
   */
  pricesBefore?: ReadonlyMap<number, Micros> | undefined;
}

/** What a change makes of one service; with a problem nothing of it is changed. */
export interface BulkOutcome extends Omit<BulkRow, "basePrice" | "priceFollows"> {
  before: Micros;
  after: Micros;
  problem: string | null;
}

/**
 * Changes many services in one transaction, passing over those with a problem; with `preview` it only says what it
 * would do. Outcomes are in the order of the ids given. Throws validation_failed, also for services that are not there,
 * and confirmation_required where prices become 0 or far from what they were or, by a margin without a step, get more
 * decimals than the currency.
 */
export async function changeServices(
  context: Context,
  ids: readonly number[],
  change: BulkChange,
  { preview, confirm, pricesBefore }: BulkOptions,
): Promise<BulkOutcome[]> {
  const { status, serviceGroup, price } = change;
  if (ids.length === 0) throw invalidField("ids", "Choose the services to change.");
  if (ids.length > MOST_SERVICES) throw invalidField("ids", `At most ${MOST_SERVICES} services at once.`);
  if (status === undefined && serviceGroup === undefined && price === undefined)
    throw invalidField("status", "Say what to change: the status, the group or the price.");
  const group = serviceGroup === undefined ? undefined : readServiceGroupName(serviceGroup);
  if (price) checkMarginRule(price.rule);
  return context.database.transaction(async (transaction) => {
    const rows = await bulkRows(transaction, ids, !preview);
    const known = new Map(rows.map((row) => [row.id, row]));
    const outcomes = [...new Set(ids)].map((id) => {
      const row = known.get(id);
      if (!row) throw invalidField("ids", `There is no service ${id}.`);
      return becomes(row, price, pricesBefore?.get(id));
    });
    if (preview) return outcomes;
    const changed = outcomes.filter(({ problem }) => problem === null);
    requireConfirmation(doubtOfPrices(newPrices(changed, price?.rule)), { confirm });
    const writes = changed.map(({ id, after }) => ({ id, price: after }));
    const groups = group === undefined ? undefined : await ensureServiceGroups(transaction, [group]);
    const groupId = groups?.get(group!.toLowerCase()) ?? null;
    const read = () =>
      readBulkFields(
        transaction,
        changed.map(({ id }) => id),
      );
    const write = () => writeBulk(transaction, writes, { groupId, status: status ?? null });
    await recordChanges(context, transaction, read, write);
    return outcomes;
  });
}

function newPrices(changed: readonly BulkOutcome[], margin: MarginRule | undefined): NewPrice[] {
  const others = changed.filter(({ before, after }) => before !== after);
  return others.map(({ name, currency, before, after }) => ({ name, currency, before, price: after, margin }));
}

function becomes(
  { basePrice, priceFollows, ...row }: BulkRow,
  price: BulkChange["price"],
  seen: Micros | undefined,
): BulkOutcome {
  const { cost } = row;
  const before = seen ?? basePrice;
  const stays = { ...row, before: basePrice, after: basePrice };
  if (!price) return { ...stays, problem: before === basePrice ? null : PRICE_CHANGED };
  if (priceFollows) return { ...stays, problem: "Its price follows a route's cost: change the margin of that route." };
  if (price.over === "cost" && cost === null)
    return { ...stays, problem: "None of its routes that take orders has a known cost." };
  const after = priceFromCost(price.rule, price.over === "cost" ? cost! : before);
  if (before !== basePrice && after !== basePrice) return { ...stays, problem: PRICE_CHANGED };
  if (after > MAX_AMOUNT) return { ...stays, problem: "The price would be too large." };
  return { ...row, before, after, problem: null };
}
