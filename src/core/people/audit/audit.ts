import type { Core } from "../../core.ts";
import type { AuditEntry, AuditFilter, NewAuditEntry } from "./audit-entry.ts";
import { deleteOldEntries, insertEntry, listActionRows, listEntries, updateEntry } from "./audit-rows.ts";

export interface OpenEntry {
  /** `staffId` where it became known only while the call was answered, by a sign-in. */
  finish: (status: number, staffId?: number | null) => Promise<void>;
}

/** Writes a call down before it is answered, so that none goes unseen; `finish` adds how it ended. */
export async function openEntry(core: Core, entry: NewAuditEntry): Promise<OpenEntry> {
  const { kysely } = core.database;
  const id = await insertEntry(kysely, entry);
  return { finish: (status, staffId = entry.staffId) => updateEntry(kysely, id, { status, staffId }) };
}

/** A part of the log, the newest first; it goes on behind the entry `after`. */
export function listAudit(
  core: Core,
  filter: AuditFilter,
  part: { limit: number; after?: bigint | undefined },
): Promise<AuditEntry[]> {
  return listEntries(core.database.kysely, filter, { limit: part.limit, after: part.after });
}

/** Each action that is in the log, once, in order. */
export function listActions(core: Core): Promise<string[]> {
  return listActionRows(core.database.kysely);
}

/** Forgets entries older than AUDIT_DAYS. */
export function sweepAudit(core: Core): Promise<void> {
  return deleteOldEntries(core.database.kysely, core.config.AUDIT_DAYS);
}
