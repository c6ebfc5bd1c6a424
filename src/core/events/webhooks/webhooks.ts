import type { Transaction } from "../../../database/database.ts";
import { requireScope, type Caller } from "../../kernel/caller.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { GREATEST_INTEGER_ID } from "../../kernel/greatest-ids.ts";
import type { EventContext } from "../context.ts";
import { startRecording } from "../event-rows.ts";
import { newSecret, placeOfSecret } from "./secret.ts";
import type { Webhook } from "./webhook.ts";
import { toColumns, type WebhookInput } from "./webhook-input.ts";
import {
  findOpenPing,
  findWebhookRow,
  insertReceiver,
  listWebhookRows,
  lockWebhookRow,
  lockWebhooks,
  nextReceiverId,
  recordPing,
  updateReceiver,
  type LockedWebhook,
} from "./webhook-rows.ts";

/** Of one wallet. */
export const MOST_WEBHOOKS = 10;
const HOUR_MS = 3_600_000;
/** For so long after a rotation the old secret signs as well. */
const BOTH_SECRETS_HOURS = 24;

/** A webhook with a secret that was just made, and is shown this once. */
export interface WebhookSecret {
  webhook: Webhook;
  secret: string;
}

/** Adds a webhook to the caller's wallet. Throws scope_missing, validation_failed, and conflict where there are ten. */
export async function createWebhook(
  context: EventContext,
  caller: Caller,
  input: WebhookInput,
): Promise<WebhookSecret> {
  requireScope(caller, "webhooks:write");
  const { walletId } = caller;
  const { url, ...columns } = toColumns(context.config, input);
  if (url === undefined) throw invalidField("url", "Enter the address that events are sent to.");
  const secret = newSecret();
  const id = await context.database.transaction(async (transaction) => {
    await lockWebhooks(transaction, walletId);
    await startRecording(transaction, walletId);
    if ((await listWebhookRows(transaction, walletId)).length >= MOST_WEBHOOKS) {
      throw new DomainError("conflict", `You have ${MOST_WEBHOOKS} webhooks, which is the most: remove one first.`);
    }
    const made = await nextReceiverId(transaction);
    const sealed = context.secretBox.seal(secret, placeOfSecret(made));
    return insertReceiver(transaction, {
      ...columns,
      url,
      id: made,
      wallet_id: walletId,
      channel: "webhook",
      sealed_secret: sealed,
    });
  });
  return { webhook: await readWebhookRow(context, caller, id), secret };
}

/** The webhooks of the caller's wallet, oldest first. Throws scope_missing. */
export async function listWebhooks({ database }: EventContext, caller: Caller): Promise<Webhook[]> {
  requireScope(caller, "events:read");
  return listWebhookRows(database.kysely, caller.walletId);
}

/** Throws scope_missing, not_found. */
export async function readWebhook(context: EventContext, caller: Caller, id: number): Promise<Webhook> {
  requireScope(caller, "events:read");
  const rows = await listWebhookRows(context.database.kysely, caller.walletId);
  return rows.find((webhook) => webhook.id === id) ?? noSuchWebhook();
}

/** A webhook of any wallet, also one that was removed: events are about it. Throws not_found. */
export async function findWebhook({ database }: EventContext, id: number): Promise<Webhook> {
  return (await findWebhookRow(database.kysely, id)) ?? noSuchWebhook();
}

export interface WebhookChange extends WebhookInput {
  /** Whether it gets nothing. What happens meanwhile is not sent later. */
  disabled?: boolean | undefined;
}

/**
 * Changes what is given. A webhook that is enabled or gets another address starts afresh. Throws scope_missing, not_found,
 * validation_failed.
 */
export async function changeWebhook(
  context: EventContext,
  caller: Caller,
  id: number,
  { disabled, ...input }: WebhookChange,
): Promise<Webhook> {
  const columns = toColumns(context.config, input);
  await withLock(context, caller, id, async (transaction, { disabledAt, url }) => {
    const isDisabled = disabledAt !== null;
    const isMoved = columns.url !== undefined && columns.url !== url;
    const state = disabled === undefined || disabled === isDisabled ? {} : disabled ? DISABLED(context) : ENABLED;
    await updateReceiver(transaction, id, { ...columns, ...(isMoved && { failing_since: null }), ...state });
  });
  return readWebhookRow(context, caller, id);
}

const ENABLED = { disabled_at: null, disabled_by: null, failing_since: null };
const DISABLED = ({ clock }: EventContext) => ({ disabled_at: clock(), disabled_by: "reseller" as const });

/** Removes a webhook; what is under way to it is given up. Throws scope_missing, not_found. */
export async function removeWebhook(context: EventContext, caller: Caller, id: number): Promise<Webhook> {
  await withLock(context, caller, id, (transaction, { disabledAt }) =>
    updateReceiver(transaction, id, { ...(disabledAt === null && DISABLED(context)), removed_at: context.clock() }),
  );
  return readWebhookRow(context, caller, id);
}

/** Makes a new secret; the old one signs beside it for 24 hours. Throws scope_missing, not_found. */
export async function rotateSecret(context: EventContext, caller: Caller, id: number): Promise<WebhookSecret> {
  const secret = newSecret();
  await withLock(context, caller, id, (transaction, { sealedSecret }) =>
    updateReceiver(transaction, id, {
      sealed_secret: context.secretBox.seal(secret, placeOfSecret(id)),
      previous_secret: sealedSecret,
      previous_secret_until: new Date(context.clock().getTime() + BOTH_SECRETS_HOURS * HOUR_MS),
    }),
  );
  return { webhook: await readWebhookRow(context, caller, id), secret };
}

/**
 * Sends a test event to one webhook; returns its delivery, or that of one which has just begun and is still on its way: a
 * call that is sent twice sends one. Throws scope_missing, not_found, and conflict where it is disabled.
 */
export async function pingWebhook(context: EventContext, caller: Caller, id: number): Promise<bigint> {
  const delivery = await withLock(context, caller, id, async (transaction, { disabledAt }) => {
    requireEnabled(disabledAt);
    const underWay = await findOpenPing(transaction, caller.walletId, id);
    return underWay ?? recordPing(transaction, caller.walletId, id);
  });
  context.eventsWritten.raise();
  return delivery;
}

/** Throws conflict. */
export function requireEnabled(disabledAt: Date | null): void {
  if (disabledAt === null) return;
  throw new DomainError("conflict", "This webhook is disabled: enable it first.");
}

async function withLock<Result>(
  { database }: EventContext,
  caller: Caller,
  id: number,
  work: (transaction: Transaction, locked: LockedWebhook) => Promise<Result>,
): Promise<Result> {
  requireScope(caller, "webhooks:write");
  return database.transaction(async (transaction) => {
    const locked = id <= GREATEST_INTEGER_ID ? await lockWebhookRow(transaction, caller.walletId, id) : null;
    return work(transaction, locked ?? noSuchWebhook());
  });
}

async function readWebhookRow(context: EventContext, { walletId }: Caller, id: number): Promise<Webhook> {
  const webhook = await findWebhook(context, id);
  return webhook.walletId === walletId ? webhook : noSuchWebhook();
}

function noSuchWebhook(): never {
  throw new DomainError("not_found", "There is no such webhook.");
}
