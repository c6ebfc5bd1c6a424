import type { Config } from "../../../config.ts";
import type { Database } from "../../../database/database.ts";
import type { Metrics } from "../../kernel/ports/metrics.ts";
import type { NewCall } from "./api-request.ts";
import { addToEntry, canGrow, isOver, newEntry, sharedKey, type EntryRow, type LogEntry } from "./log-entry.ts";
import { writeEntryRows } from "./request-rows.ts";

const WRITE_MS = 500;
/** Entries that still grow are written less often: each time updates their row. */
const WRITE_GROWING_MS = 10_000;
/** Small enough that one set does not delay an order that is placed at the same time. */
const MOST_IN_A_SET = 500;
/** Maximum number of entries that wait for a slow database, and of entries that still grow; more are dropped. */
const MOST_WAITING = 20_000;
/** How many programs that run into their limit are remembered at once. */
const MOST_LIMITED = 10_000;
const SECOND_MS = 1_000;

/** Records requests in memory and writes them in sets, so that no answer waits for its record. */
export interface CallLog {
  note(call: NewCall): void;
  /** Resolves when everything recorded before is written, or dropped because that failed. */
  write(): Promise<void>;
  /** Writes what is recorded and stops. */
  close(): Promise<void>;
}

export function openCallLog(
  database: Database,
  config: Pick<Config, "CALLS_DAYS">,
  metrics: Pick<Metrics, "requestsDropped">,
): CallLog {
  if (config.CALLS_DAYS === 0) return { note: () => {}, write: async () => {}, close: async () => {} };
  const queue = openQueue(database, metrics);
  const isRepeatedlyLimited = createLimitedFilter();
  /** Entries of the current minute that further reads are added to. */
  const growing = new Map<string, LogEntry>();

  function noteRead(key: string, call: NewCall): void {
    const entry = growing.get(key);
    if (entry && canGrow(entry, call.at)) return addToEntry(entry, call);
    if (entry) queue.add(entry);
    else if (growing.size >= MOST_WAITING) return metrics.requestsDropped(1);
    growing.set(key, newEntry(call));
  }

  async function write(): Promise<void> {
    const now = new Date();
    for (const [key, entry] of growing) {
      queue.add(entry);
      if (isOver(entry, now)) growing.delete(key);
    }
    await queue.write();
  }

  const timers = [
    setInterval(() => void queue.write(), WRITE_MS).unref(),
    setInterval(() => void write(), WRITE_GROWING_MS).unref(),
  ];

  return {
    note: (call) => {
      const key = sharedKey(call);
      if (key !== null) noteRead(key, call);
      else if (!isRepeatedlyLimited(call)) queue.add(newEntry(call));
    },
    write,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await write();
    },
  };
}

interface Queue {
  /** Writes an entry with the next sets, unless nothing of it is new. */
  add(entry: LogEntry): void;
  /** Resolves when all entries that wait now are written, or dropped. */
  write(): Promise<void>;
}

function openQueue(database: Database, metrics: Pick<Metrics, "requestsDropped">): Queue {
  const waiting: LogEntry[] = [];
  let taken = 0;
  let done = 0;
  let writing: Promise<void> | null = null;

  async function writeSet(): Promise<void> {
    const set = waiting.splice(0, MOST_IN_A_SET);
    // Entries grow while they are being written.
    const rows = set.map(({ row }) => ({ ...row }));
    for (const entry of set) entry.isWaiting = false;
    try {
      await writeEntryRows(database, rows);
      set.forEach((entry, index) => markWritten(entry, rows[index]!));
    } catch {
      set.forEach(drop);
    }
    done += set.length;
    writing = null;
  }

  return {
    add: (entry) => {
      if (entry.isWaiting || entry.row.count === entry.written) return;
      if (waiting.length >= MOST_WAITING) return drop(entry);
      entry.isWaiting = true;
      waiting.push(entry);
      taken++;
    },
    // Entries recorded in between are not awaited, since requests may never stop.
    write: async () => {
      const end = taken;
      while (done < end) await (writing ??= writeSet());
    },
  };

  /** Nothing is added to it later: whether a part of it was written is not known. */
  function drop(entry: LogEntry): void {
    metrics.requestsDropped(entry.row.count - entry.written);
    entry.written = entry.row.count;
    entry.isDropped = true;
  }
}

function markWritten(entry: LogEntry, { count, requestId }: EntryRow): void {
  entry.written = count;
  entry.row.writtenAs = requestId;
}

/**
 * A program that runs into its limit could fill the log faster than it may call: one of such requests a second stands
 * for all.
 */
function createLimitedFilter(): (call: NewCall) => boolean {
  const limited = new Map<string, number>();
  return ({ errorCode, tokenId, walletId, action, at }) => {
    if (errorCode !== "rate_limited") return false;
    const who = `${walletId} ${tokenId} ${action}`;
    const second = Math.floor(at.getTime() / SECOND_MS);
    if (limited.get(who) === second) return true;
    if (limited.size >= MOST_LIMITED) limited.clear();
    limited.set(who, second);
    return false;
  };
}
