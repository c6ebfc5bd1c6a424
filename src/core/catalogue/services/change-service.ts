import type { Transaction } from "../../../database/database.ts";
import type { ServiceStatus } from "../../../database/column-types.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { updateServiceRow } from "./change-service-rows.ts";
import { doubtOfPrices } from "../prices/odd-prices.ts";
import { wholeServiceRow, type WholeService } from "./operator-service-rows.ts";
import { noSuchService } from "./operator-services.ts";
import { ensureServiceGroups } from "./service-rows.ts";
import { checkService, type NewService } from "./services.ts";

/** What is unset stays; the type and the currency never change, because orders depend on them. */
export interface ServiceChange extends Partial<
  Omit<NewService, "type" | "currency" | "promisedMinutes" | "expiresMinutes" | "visibility">
> {
  promisedMinutes?: number | null | undefined;
  expiresMinutes?: number | null | undefined;
  status?: ServiceStatus | undefined;
}

/**
 * Changes a service. `seenAt` is the `updatedAt` that the editor saw: if the service was changed since, nothing
 * is. Throws service_not_found, validation_failed, conflict, confirmation_required where the price becomes 0 or far
 * from what it was.
 */
export async function changeService(
  context: Context,
  id: number,
  change: ServiceChange,
  { seenAt, confirm }: { seenAt?: Date | undefined } & Confirmable = {},
): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const before = await wholeServiceRow(transaction, id, { lock: true });
    if (!before) throw noSuchService();
    if (seenAt !== undefined && seenAt.getTime() !== before.updatedAt.getTime()) {
      const text = "This service was changed in the meantime. Check its current values, then change it again.";
      throw new DomainError("conflict", text);
    }
    const { name, basePrice, currency } = before;
    const { price = basePrice } = change;
    const doubt = price === basePrice ? null : doubtOfPrices([{ name, price, currency, before: basePrice }]);
    requireConfirmation(doubt, { confirm });
    const read = async () => ({ [`service ${id}`]: fieldsOf((await wholeServiceRow(transaction, id))!) });
    await recordChanges(context, transaction, read, () => writeChange(context, transaction, before, change));
  });
}

/** What can be changed of a service, as the audit log names it. */
function fieldsOf(service: WholeService) {
  return {
    name: service.name,
    status: service.status,
    price: service.basePrice,
    service_group: service.groupName,
    description: service.description,
    search_terms: service.searchTerms,
    identifier_kind: service.identifierKind,
    identifier_check: service.identifierCheck,
    completes_check_digit: service.completesCheckDigit,
    inputs: service.inputs,
    min_quantity: service.minQuantity,
    max_quantity: service.maxQuantity,
    allow_duplicate: service.allowDuplicate,
    cancellable: service.cancellable,
    delivery_time: service.deliveryTime,
    promised_minutes: service.promisedMinutes,
    expires_minutes: service.expiresMinutes,
    result_rules: service.resultRules,
  };
}

async function writeChange(
  context: Context,
  transaction: Transaction,
  before: WholeService,
  change: ServiceChange,
): Promise<void> {
  const { group, row } = checkService(context, merge(before, change));
  const groupId =
    group.toLowerCase() === before.groupName.toLowerCase()
      ? before.groupId
      : (await ensureServiceGroups(transaction, [group])).get(group.toLowerCase())!;
  await updateServiceRow(transaction, before.id, {
    ...row,
    group_id: groupId,
    status: change.status ?? before.status,
    // What comes from another group stands behind what is there.
    ...(groupId !== before.groupId && { position: 0 }),
  });
}

function merge(before: WholeService, change: ServiceChange): NewService {
  const { promisedMinutes, expiresMinutes, basePrice, groupName, ...kept } = before;
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return {
    ...kept,
    price: basePrice,
    serviceGroup: groupName,
    ...given,
    promisedMinutes: (change.promisedMinutes === undefined ? promisedMinutes : change.promisedMinutes) ?? undefined,
    expiresMinutes: (change.expiresMinutes === undefined ? expiresMinutes : change.expiresMinutes) ?? undefined,
  };
}
