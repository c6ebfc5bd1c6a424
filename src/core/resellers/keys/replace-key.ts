import type { Transaction } from "../../../database/database.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { readApiKey, takeRoom, type KeyChoice, type MadeKey } from "./api-keys.ts";
import { findKeyRow, keySnapshot, lockReseller, replaceKeyRow } from "./key-rows.ts";

const HOUR_MS = 3_600_000;
const MOST_HOURS = 168;

/**
 * Makes a new secret for the same settings; the old key is refused from now on, on every node. Throws not_found,
 * conflict where the key was revoked, replaced or had expired: of two who regenerate a key one does.
 */
export async function regenerateApiKey(context: Context, choice: KeyChoice): Promise<MadeKey> {
  const { id, resellerId } = await readApiKey(context, choice);
  return replace(context, id, async (transaction) => {
    await lockReseller(transaction, resellerId);
    return replaceKeyRow(transaction, id, { now: context.clock(), endsAt: "at once" });
  });
}

/**
 * Makes a new secret for the same settings, beside which the old one lives for 0 to 168 hours more. Throws not_found,
 * validation_failed, conflict as `regenerateApiKey` does and where the reseller has MAX_KEYS live ones.
 */
export async function rotateApiKey(context: Context, choice: KeyChoice, hours: number): Promise<MadeKey> {
  if (!Number.isInteger(hours) || hours < 0 || hours > MOST_HOURS) {
    throw invalidField("hours", `The old key may live on for 0 to ${MOST_HOURS} whole hours.`);
  }
  if (hours === 0) return regenerateApiKey(context, choice);
  const { id, resellerId } = await readApiKey(context, choice);
  return replace(context, id, async (transaction) => {
    await takeRoom(context, transaction, resellerId);
    const now = context.clock();
    return replaceKeyRow(transaction, id, { now, endsAt: new Date(now.getTime() + hours * HOUR_MS) });
  });
}

async function replace(
  context: Context,
  id: number,
  work: (transaction: Transaction) => Promise<MadeKey | undefined>,
): Promise<MadeKey> {
  const made = await context.database.transaction((transaction) =>
    recordChanges(context, transaction, keySnapshot(transaction, id), () => work(transaction)),
  );
  if (!made) throw await notReplaceable(context, id);
  context.accessChanged.raise();
  return made;
}

async function notReplaceable(context: Context, id: number): Promise<DomainError> {
  const key = await findKeyRow(context.database.kysely, id);
  if (key?.replacedBy) {
    return new DomainError("conflict", `Key ${key.replacedBy} has taken the place of this one: change that one.`);
  }
  const what = key?.revokedAt ? "was revoked" : "has expired";
  return new DomainError("conflict", `This key ${what}: make a new one.`);
}
