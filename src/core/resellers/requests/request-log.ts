import type { Config } from "../../../config.ts";
import type { Database } from "../../../database/database.ts";
import type { Metrics } from "../../kernel/metrics.ts";
import type { NewCall } from "./api-request.ts";
import { insertCalls } from "./request-rows.ts";

const WRITE_MS = 500;
/** Small enough that one set does not delay an order that is placed at the same time. */
const MOST_IN_A_SET = 500;
/** Maximum number of entries that wait for a slow database; more are dropped. */
const MOST_WAITING = 20_000;
/** How many programs that run into their limit are remembered at once. */
const MOST_LIMITED = 10_000;
const SECOND_MS = 1_000;

/** Notes calls in memory and writes them in sets, so that answering one never waits for its note. */
export interface CallLog {
  note(call: NewCall): void;
  /** Resolves when everything noted before is written, or dropped because that failed. */
  write(): Promise<void>;
  /** Writes what is noted and stops. */
  close(): Promise<void>;
}

export function openCallLog(
  database: Database,
  config: Pick<Config, "CALLS_DAYS">,
  metrics: Pick<Metrics, "requestsDropped">,
): CallLog {
  if (config.CALLS_DAYS === 0) return { note: () => {}, write: async () => {}, close: async () => {} };
  const waiting: NewCall[] = [];
  const limited = new Map<string, number>();
  let taken = 0;
  let done = 0;
  let writing: Promise<void> | null = null;

  async function writeSet(): Promise<void> {
    const set = waiting.splice(0, MOST_IN_A_SET);
    await insertCalls(database, set).catch(() => metrics.requestsDropped(set.length));
    done += set.length;
    writing = null;
  }

  /** Entries recorded in between are not awaited, since calls may never stop. */
  async function write(): Promise<void> {
    const end = taken;
    while (done < end) await (writing ??= writeSet());
  }

  /**
   * A program that runs into its limit could fill the log faster than it may call: one of such calls a second stands
   * for all.
   */
  function isRepeatedlyLimited({ errorCode, tokenId, walletId, action, at }: NewCall): boolean {
    if (errorCode !== "rate_limited") return false;
    const who = `${walletId} ${tokenId} ${action}`;
    const second = Math.floor(at.getTime() / SECOND_MS);
    if (limited.get(who) === second) return true;
    if (limited.size >= MOST_LIMITED) limited.clear();
    limited.set(who, second);
    return false;
  }

  const timer = setInterval(() => void write(), WRITE_MS);
  timer.unref();

  return {
    note: (call) => {
      if (isRepeatedlyLimited(call)) return;
      if (waiting.length >= MOST_WAITING) return metrics.requestsDropped(1);
      waiting.push(call);
      taken++;
    },
    write,
    close: async () => {
      clearInterval(timer);
      await write();
    },
  };
}
