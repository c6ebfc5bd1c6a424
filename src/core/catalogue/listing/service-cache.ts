import { GREATEST_INTEGER_ID } from "../../kernel/greatest-ids.ts";
import type { Database } from "../../../database/database.ts";
import type { Clock } from "../../kernel/ports/clock.ts";
import { createBatchReads } from "../../kernel/reads/batch-reads.ts";
import { findServiceRows, type DefinedService } from "./catalogue-rows.ts";

/** How long a definition may be old. Prices, status and who sees it are never taken from here: the intake reads them fresh. */
const KEPT_MS = 1_000;
const MOST_KEYS = 500;
const MOST_KEPT = 50_000;

/** What services ask for (identifier rule, inputs, quantities), remembered briefly for the hot path. */
export interface ServiceCache {
  find(id: number): Promise<DefinedService | undefined>;
}

export function createServiceCache(database: Database, clock: Clock): ServiceCache {
  const kept = new Map<number, { service: DefinedService; readAt: number }>();
  const read = createBatchReads((ids: number[]) => findServiceRows(database, ids), MOST_KEYS);
  return {
    find: async (id) => {
      // A look-up that the database refuses would fail all others of its batch.
      if (!Number.isInteger(id) || id < 1 || id > GREATEST_INTEGER_ID) return undefined;
      const now = clock().getTime();
      const entry = kept.get(id);
      if (entry && now - entry.readAt < KEPT_MS) return entry.service;
      const service = await read(id);
      if (kept.size >= MOST_KEPT) kept.clear();
      if (service) kept.set(id, { service, readAt: now });
      else kept.delete(id);
      return service;
    },
  };
}
