import { findReseller } from "../accounts/resellers.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { readWhole } from "../../kernel/input/field-readers.ts";
import { SCOPES } from "../../kernel/caller.ts";
import type { ApiKey, KeyQuery } from "./api-key.ts";
import { readKeySettings, type KeySettings } from "./key-settings.ts";
import {
  countLiveKeys,
  findKeyRow,
  insertKeyRow,
  keySnapshot,
  listKeyRows,
  lockReseller,
  pageKeyRows,
  revokeKeyRow,
  updateKeyRow,
} from "./key-rows.ts";
import type { Transaction } from "../../../database/database.ts";

export interface NewApiKey extends KeySettings {
  resellerId: number;
  test?: boolean | undefined;
}

/** A key with its secret, which is shown this once. */
export interface MadeKey {
  id: number;
  key: string;
}

/**
 * Creates a key and shows it once; only its hash is stored. Throws validation_failed, not_found, conflict where the
 * reseller has MAX_KEYS live ones.
 */
export async function createApiKey(
  context: Context,
  { resellerId, test = false, ...wanted }: NewApiKey,
): Promise<MadeKey> {
  const settings = readKeySettings(wanted, context.clock());
  await findReseller(context, String(resellerId));
  return context.database.transaction(async (transaction) => {
    await takeRoom(context, transaction, resellerId);
    return insertKeyRow(transaction, {
      reseller_id: resellerId,
      test,
      label: settings.label ?? "",
      scopes: settings.scopes ?? [...SCOPES],
      allowed_cidrs: settings.allowed_cidrs ?? null,
      rate_limit: settings.rate_limit ?? null,
      dialect: settings.dialect ?? "auto",
      strict_http: settings.strict_http ?? false,
      replay: settings.replay ?? true,
      expires_at: settings.expires_at ?? null,
    });
  });
}

/**
 * No other transaction makes or replaces a key of the reseller until this one ends. Throws conflict at MAX_KEYS live
 * ones.
 */
export async function takeRoom(context: Context, transaction: Transaction, resellerId: number): Promise<void> {
  await lockReseller(transaction, resellerId);
  const most = context.config.MAX_KEYS;
  if ((await countLiveKeys(transaction, resellerId, context.clock())) < most) return;
  throw new DomainError(
    "conflict",
    `You have ${most} live keys, which is the maximum. Revoke one that is no longer used.`,
  );
}

/** The reseller's API keys without their secrets. */
export function listApiKeys(context: Context, resellerId: number): Promise<ApiKey[]> {
  return listKeyRows(context.database.kysely, resellerId);
}

/** A part of them, the newest first, with the number of all where a page was asked for. */
export function pageApiKeys(
  context: Context,
  resellerId: number,
  query: KeyQuery,
): Promise<{ keys: ApiKey[]; total: number | null }> {
  return pageKeyRows(context.database.kysely, resellerId, context.clock(), query);
}

/** A key by its number; of any reseller where none is named. */
export interface KeyChoice {
  id: number;
  resellerId?: number | undefined;
}

/** Throws not_found, also for the key of another reseller. */
export async function readApiKey(context: Context, { id, resellerId }: KeyChoice): Promise<ApiKey> {
  const key = await findKeyRow(context.database.kysely, id);
  if (!key || (resellerId !== undefined && key.resellerId !== resellerId)) {
    throw new DomainError("not_found", "There is no such key.");
  }
  return key;
}

/**
 * Changes what is named and returns the key. Throws validation_failed, not_found, conflict for a revoked key and for the
 * end of one that another replaces.
 */
export async function changeApiKey(context: Context, choice: KeyChoice, wanted: KeySettings): Promise<ApiKey> {
  const { id } = await readApiKey(context, choice);
  const changed = await updateKeyRow(context.database.kysely, id, readKeySettings(wanted, context.clock()));
  if (!changed) throw await notChangeable(context, choice);
  context.accessChanged.raise();
  return changed;
}

async function notChangeable(context: Context, choice: KeyChoice): Promise<DomainError> {
  const { revokedAt, replacedBy } = await readApiKey(context, choice);
  if (revokedAt !== null) return new DomainError("conflict", "This key was revoked: make a new one.");
  return new DomainError("conflict", `The key ends because key ${replacedBy} replaces it: its end stays.`);
}

/**
 * Revokes a key: every node refuses it from now on. A second revocation leaves the time of the first. Throws
 * not_found.
 */
export async function revokeApiKey(context: Context, choice: KeyChoice): Promise<ApiKey> {
  const { id } = await readApiKey(context, choice);
  const revoked = await context.database.transaction((transaction) =>
    recordChanges(context, transaction, keySnapshot(transaction, id), () => revokeKeyRow(transaction, id)),
  );
  context.accessChanged.raise();
  return revoked;
}

/**
 * A reseller may bound a key, but only the operator gives more than the reseller's own limit. `held` is what the key
 * has already. Throws not_found, validation_failed.
 */
export async function requireOwnRateLimit(
  context: Context,
  resellerId: number,
  wanted: number,
  held: number | null = null,
): Promise<void> {
  const { rateLimit } = await findReseller(context, String(resellerId));
  readWhole("rate_limit", wanted, 1, Math.max(rateLimit ?? context.config.RATE_LIMIT, held ?? 0));
}
