import type { Core } from "../core.ts";
import { deleteOldEntries, insertEntry, listEntries, updateEntry } from "./audit-rows.ts";

/** One call of the operator's, as it is begun. Nothing in it may be a secret. */
export interface NewAuditEntry {
  /** Null: the command line. */
  staffId: number | null;
  /** What was called, such as `POST /api/operator/orders/:id/reject` or `supplier add`. */
  action: string;
  /** What it was about, such as `order 17`. */
  target: string | null;
  details: Record<string, unknown> | null;
  ip: string | null;
  requestId: string | null;
}

export interface AuditEntry extends NewAuditEntry {
  id: bigint;
  at: Date;
  staffName: string | null;
  /** HTTP status of the answer; null: it was never given. */
  status: number | null;
}

export interface OpenEntry {
  /** `staffId` where it became known only while the call was answered, by a sign-in. */
  finish: (status: number, staffId?: number | null) => Promise<void>;
}

export interface AuditFilter {
  staffId?: number | undefined;
  action?: string | undefined;
  /** Entries older than this one. */
  before?: bigint | undefined;
  limit: number;
}

/** Writes a call down before it is answered, so that none goes unseen; `finish` adds how it ended. */
export async function openEntry(core: Core, entry: NewAuditEntry): Promise<OpenEntry> {
  const { kysely } = core.database;
  const id = await insertEntry(kysely, entry);
  return { finish: (status, staffId = entry.staffId) => updateEntry(kysely, id, { status, staffId }) };
}

/** The newest first. */
export function listAudit(core: Core, filter: AuditFilter): Promise<AuditEntry[]> {
  return listEntries(core.database.kysely, filter);
}

/** Forgets entries older than AUDIT_DAYS. */
export function sweepAudit(core: Core): Promise<void> {
  return deleteOldEntries(core.database.kysely, core.config.AUDIT_DAYS);
}
