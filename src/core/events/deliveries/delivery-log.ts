import { requireScope, type Caller } from "../../kernel/caller.ts";
import { DomainError } from "../../kernel/errors.ts";
import { GREATEST_ID } from "../../kernel/greatest-ids.ts";
import type { EventContext } from "../context.ts";
import type { Event } from "../event.ts";
import { readWebhook, requireEnabled } from "../webhooks/webhooks.ts";
import type { Delivery, DeliveryAttempt, DeliveryState } from "./delivery.ts";
import {
  findDeliveryRow,
  findEventRow,
  listAttemptRows,
  pageDeliveryRows,
  resendFailedRows,
  resendRow,
} from "./delivery-rows.ts";

/** Failed deliveries that one call makes ready again. */
export const MOST_RESENT = 10_000;

/** A part of the deliveries of one of the caller's webhooks, the newest first. Throws scope_missing, not_found. */
export async function listDeliveries(
  context: EventContext,
  caller: Caller,
  {
    webhookId,
    states,
    ...part
  }: { webhookId: number; states?: DeliveryState[] | undefined; limit: number; after?: bigint | undefined },
): Promise<Delivery[]> {
  await readWebhook(context, caller, webhookId);
  return pageDeliveryRows(context.database.kysely, { webhookId, states }, part);
}

export interface DeliveryDetails {
  delivery: Delivery;
  event: Event;
  /** Oldest first. */
  attempts: DeliveryAttempt[];
}

/** One delivery with its event and its attempts. Throws scope_missing, not_found. */
export async function readDelivery(
  context: EventContext,
  caller: Caller,
  webhookId: number,
  id: bigint,
): Promise<DeliveryDetails> {
  await readWebhook(context, caller, webhookId);
  const { kysely } = context.database;
  const delivery = id <= GREATEST_ID ? await findDeliveryRow(kysely, webhookId, id) : undefined;
  if (!delivery) throw new DomainError("not_found", "There is no such delivery.");
  return {
    delivery,
    event: await findEventRow(kysely, delivery.eventId),
    attempts: await listAttemptRows(kysely, id),
  };
}

/**
 * Sends a delivery again, delivered or not. Throws scope_missing, not_found, and conflict where the webhook is disabled
 * or the delivery is being sent.
 */
export async function resendDelivery(
  context: EventContext,
  caller: Caller,
  webhookId: number,
  id: bigint,
): Promise<Delivery> {
  requireScope(caller, "webhooks:write");
  await readDelivery(context, caller, webhookId, id);
  requireEnabled((await readWebhook(context, caller, webhookId)).disabledAt);
  const { kysely } = context.database;
  if (!(await resendRow(kysely, id))) {
    throw new DomainError("conflict", "The delivery is being sent: look at it again in a moment.");
  }
  context.eventsWritten.raise();
  return (await findDeliveryRow(kysely, webhookId, id))!;
}

/** Sends again what has failed since a time, at most 10,000 deliveries; returns how many. Throws as `resendDelivery`. */
export async function resendFailed(
  context: EventContext,
  caller: Caller,
  webhookId: number,
  since: Date,
): Promise<number> {
  requireScope(caller, "webhooks:write");
  requireEnabled((await readWebhook(context, caller, webhookId)).disabledAt);
  const resent = await resendFailedRows(context.database.kysely, webhookId, since, MOST_RESENT);
  context.eventsWritten.raise();
  return resent;
}
