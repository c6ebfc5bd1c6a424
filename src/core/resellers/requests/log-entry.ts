import type { Call, NewCall } from "./api-request.ts";

/** Successful reads of one minute become one entry. */
export const WINDOW_MS = 60_000;
const FIRST_ERROR_STATUS = 400;

/** An entry of the log as it is written. */
export interface EntryRow extends Omit<Call, "id" | "tokenLabel" | "tokenLastFour"> {
  /** Its request ID when it was last written; null: it is new. */
  writtenAs: string | null;
}

/** An entry in memory. */
export interface LogEntry {
  readonly row: EntryRow;
  /** How many of its requests are written. */
  written: number;
  /** Whether it waits to be written. */
  isWaiting: boolean;
  isDropped: boolean;
}

export function newEntry({ isRead: _isRead, ...call }: NewCall): LogEntry {
  const row = { ...call, count: 1, lastAt: call.at, writtenAs: null };
  return { row, written: 0, isWaiting: false, isDropped: false };
}

/** What the reads that share an entry have in common; null for a request that has an entry of its own. */
export function sharedKey({ isRead, errorCode, walletId, tokenId, action, status, ip }: NewCall): string | null {
  if (!isRead || errorCode !== null || status >= FIRST_ERROR_STATUS) return null;
  return `${walletId} ${tokenId} ${status} ${ip} ${action}`;
}

/** Whether a read at this time may be added to an entry. */
export function canGrow({ row, isDropped }: LogEntry, at: Date): boolean {
  return !isDropped && minuteOf(row.at) === minuteOf(at);
}

/** Whether nothing more will be added to it. */
export function isOver({ row, isDropped }: LogEntry, now: Date): boolean {
  return isDropped || minuteOf(row.at) < minuteOf(now);
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / WINDOW_MS);
}

export function addToEntry({ row }: LogEntry, { at, durationMs, requestId }: NewCall): void {
  row.count++;
  // An earlier request may have taken longer.
  if (at > row.lastAt) row.lastAt = at;
  row.durationMs = Math.max(row.durationMs, durationMs);
  row.requestId = requestId;
}
