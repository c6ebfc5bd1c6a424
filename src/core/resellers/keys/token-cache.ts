import type { Database } from "../../../database/database.ts";
import type { Clock } from "../../kernel/ports/clock.ts";
import type { Signal } from "../../kernel/signal.ts";
import { createBatchReads } from "../../kernel/reads/batch-reads.ts";
import { findTokenRows, hasImportedRow, recordUseRows, type TokenRow, type TokenUse } from "./token-rows.ts";

/** A backstop: notifications announce changes. This bounds the effect of a lost one. */
const KEPT_MS = 60_000;
const NOTE_USES_MS = 5_000;
const MOST_KEPT = 100_000;
const MOST_KEYS = 500;

/** Tokens of recent requests; every node forgets them when one is revoked or its reseller changes. */
export interface TokenCache {
  find(hash: string): Promise<TokenRow | undefined>;
  /** Whether there are keys of other panels, whose format says nothing. */
  hasImported(): Promise<boolean>;
  /** The token of a secret that was remembered a moment ago: no longer than `find` would return it without reading it again. */
  recall(secret: string): TokenRow | undefined;
  /** Remembers which hash, that was found, a secret has. */
  remember(secret: string, hash: string): void;
  /** Remembers when and from where a token was used; written in batches. */
  recordUse(tokenId: number, ip: string): void;
  close(): Promise<void>;
}

interface Entry {
  row: TokenRow;
  readAt: number;
}

export async function openTokenCache(database: Database, clock: Clock, accessChanged: Signal): Promise<TokenCache> {
  const kept = new Map<string, Entry>();
  /** The same by secret: to check and to hash it costs most of authentication. */
  const bySecret = new Map<string, Entry>();
  const read = createBatchReads((hashes: string[]) => findTokenRows(database, hashes), MOST_KEYS);
  const uses = openUses(database, clock);
  let generation = 0;
  const imported = createImportedFlag(database, clock);
  const forget = () => {
    generation++;
    kept.clear();
    bySecret.clear();
    imported.forget();
  };
  // At once on this node, which does not need the notification of its own change.
  const stopHearing = accessChanged.listen(forget);
  const stopListening = await database.listen("access_changed", forget, forget);
  // A secret that is no longer used does not stay in memory.
  const forgettingSecrets = setInterval(() => bySecret.clear(), KEPT_MS).unref();

  return {
    find: async (hash) => {
      const now = clock().getTime();
      const known = freshRow(kept.get(hash), now);
      if (known) return known;
      const asked = generation;
      const row = await read(hash);
      if (kept.size >= MOST_KEPT) kept.clear();
      // A row that was read before the notification of a change may be outdated.
      if (row && asked === generation) kept.set(hash, { row, readAt: now });
      else kept.delete(hash);
      return row;
    },
    hasImported: imported.read,
    recall: (secret) => freshRow(bySecret.get(secret), clock().getTime()),
    remember: (secret, hash) => {
      const entry = kept.get(hash);
      if (entry && bySecret.size < MOST_KEPT) bySecret.set(secret, entry);
    },
    recordUse: uses.record,
    close: async () => {
      clearInterval(forgettingSecrets);
      stopHearing();
      await stopListening();
      await uses.close();
    },
  };
}

function freshRow(entry: Entry | undefined, now: number): TokenRow | undefined {
  return entry && now - entry.readAt < KEPT_MS ? entry.row : undefined;
}

/** Whether keys were imported, as it was read a moment ago. */
function createImportedFlag(database: Database, clock: Clock): { read: () => Promise<boolean>; forget: () => void } {
  let known: { has: boolean; readAt: number } | null = null;
  let generation = 0;
  return {
    read: async () => {
      const now = clock().getTime();
      if (known !== null && now - known.readAt < KEPT_MS) return known.has;
      const asked = generation;
      const has = await hasImportedRow(database);
      // What was read before it was forgotten may be outdated.
      if (asked === generation) known = { has, readAt: now };
      return has;
    },
    forget: () => {
      generation++;
      known = null;
    },
  };
}

interface Uses {
  record: TokenCache["recordUse"];
  close(): Promise<void>;
}

function openUses(database: Database, clock: Clock): Uses {
  const uses = new Map<number, TokenUse>();

  // A lost record of the last use does no harm. The next use writes again.
  async function write(): Promise<void> {
    if (uses.size === 0) return;
    const batch = [...uses.values()];
    uses.clear();
    await recordUseRows(database.kysely, batch).catch(() => {});
  }

  const timer = setInterval(() => void write(), NOTE_USES_MS).unref();
  return {
    record: (tokenId, ip) => void uses.set(tokenId, { tokenId, at: clock(), ip }),
    close: async () => {
      clearInterval(timer);
      await write();
    },
  };
}
