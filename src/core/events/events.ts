import { requireScope, type Caller } from "../kernel/caller.ts";
import type { Context } from "../kernel/context.ts";
import type { Event } from "./event.ts";
import {
  deleteOldEvents,
  hasRecordingWallet,
  pageEventRows,
  startRecording,
  type EventFilter,
  type EventPart,
} from "./event-rows.ts";

const SWEPT_AT_ONCE = 1_000;

/**
 * A part of the caller's events, in the caller's mode, the newest first. Recording starts with the first webhook, or
 * with the first call of this. Throws scope_missing.
 */
export async function listEvents(
  { database }: Context,
  caller: Caller,
  { limit, after, ...filter }: Omit<EventFilter, "walletId"> & EventPart,
): Promise<Event[]> {
  requireScope(caller, "events:read");
  const { walletId } = caller;
  await startRecording(database.kysely, walletId);
  return pageEventRows(database.kysely, { ...filter, walletId }, { limit, after });
}

/** Whether any reseller has ever asked for events. */
export function areEventsRecorded({ database }: Context): Promise<boolean> {
  return hasRecordingWallet(database.kysely);
}

/** Forgets events older than EVENTS_DAYS, and their deliveries, a few at a time. */
export async function sweepEvents({ database, config }: Context): Promise<void> {
  while ((await deleteOldEvents(database.kysely, config.EVENTS_DAYS, SWEPT_AT_ONCE)) === SWEPT_AT_ONCE);
}
