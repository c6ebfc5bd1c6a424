import type { Database } from "../../../database/database.ts";
import type { Clock } from "../../kernel/clock.ts";
import type { Signal } from "../../kernel/signal.ts";
import { createBatchReads } from "../../kernel/reads/batch-reads.ts";
import { findTokenRows, recordUseRows, type TokenRow, type TokenUse } from "./token-rows.ts";

/** A backstop: notifications announce changes. This bounds the effect of a lost one. */
const KEPT_MS = 60_000;
const NOTE_USES_MS = 5_000;
const MOST_KEPT = 100_000;
const MOST_KEYS = 500;

/** Tokens of recent requests; every node forgets them when one is revoked or its reseller changes. */
export interface TokenCache {
  find(hash: string): Promise<TokenRow | undefined>;
  /** Remembers when and from where a token was used; written in batches. */
  recordUse(tokenId: number, ip: string): void;
  close(): Promise<void>;
}

export async function openTokenCache(database: Database, clock: Clock, accessChanged: Signal): Promise<TokenCache> {
  const kept = new Map<string, { row: TokenRow; readAt: number }>();
  const uses = new Map<number, TokenUse>();
  const read = createBatchReads((hashes: string[]) => findTokenRows(database, hashes), MOST_KEYS);
  let generation = 0;
  const forget = () => {
    generation++;
    kept.clear();
  };
  // At once on this node, which does not need the notification of its own change.
  const stopHearing = accessChanged.listen(forget);
  const stopListening = await database.listen("access_changed", forget, forget);

  async function writeUses(): Promise<void> {
    if (uses.size === 0) return;
    const batch = [...uses.values()];
    uses.clear();
    await recordUseRows(database.kysely, batch);
  }

  // A lost record of the last use does no harm. The next use writes again.
  const timer = setInterval(() => void writeUses().catch(() => {}), NOTE_USES_MS);
  timer.unref();

  return {
    find: async (hash) => {
      const now = clock().getTime();
      const entry = kept.get(hash);
      if (entry && now - entry.readAt < KEPT_MS) return entry.row;
      const asked = generation;
      const row = await read(hash);
      if (kept.size >= MOST_KEPT) kept.clear();
      // A row that was read before the notification of a change may be outdated.
      if (row && asked === generation) kept.set(hash, { row, readAt: now });
      else kept.delete(hash);
      return row;
    },
    recordUse: (tokenId, ip) => uses.set(tokenId, { tokenId, at: clock(), ip }),
    close: async () => {
      clearInterval(timer);
      stopHearing();
      await stopListening();
      await writeUses().catch(() => {});
    },
  };
}
