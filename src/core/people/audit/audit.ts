import type { ChangeLog } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { sweep } from "../../kernel/work/sweep.ts";
import type { AuditEntry, AuditFilter, NewAuditEntry } from "./audit-entry.ts";
import {
  deleteOldEntries,
  insertChanges,
  insertEntry,
  listActionRows,
  listEntries,
  updateEntry,
} from "./audit-rows.ts";

export interface OpenEntry extends ChangeLog {
  /** `staffId` where it became known only while the call was answered, by a sign-in. */
  finish: (status: number, staffId?: number | null) => Promise<void>;
}

/**
 * Records a call before it is answered, so that none goes unseen. `record` adds what it changes, in the transaction that
 * changes it; `finish` adds how it ended.
 */
export async function openEntry(context: Context, entry: NewAuditEntry): Promise<OpenEntry> {
  const { kysely } = context.database;
  const id = await insertEntry(kysely, entry);
  return {
    record: (connection, changes) => insertChanges(connection, id, changes),
    finish: (status, staffId = entry.staffId) => updateEntry(kysely, id, { status, staffId }),
  };
}

/** A part of the log, the newest first; it goes on behind the entry `after`. */
export function listAudit(
  context: Context,
  filter: AuditFilter,
  part: { limit: number; after?: bigint | undefined },
): Promise<AuditEntry[]> {
  return listEntries(context.database.kysely, filter, { limit: part.limit, after: part.after });
}

/** Each action that is in the log, once, in order. */
export function listActions(context: Context): Promise<string[]> {
  return listActionRows(context.database.kysely);
}

/** Forgets entries older than AUDIT_DAYS. */
export function sweepAudit({ database, config }: Context): Promise<void> {
  return sweep((most) => deleteOldEntries(database.kysely, config.AUDIT_DAYS, most));
}
