import type { Change } from "../../kernel/changes.ts";

/** One call of the operator's, as it is begun. Nothing in it may be a secret. */
export interface NewAuditEntry {
  /** Null: the command line. */
  staffId: number | null;
  /** What was called, such as `POST /api/operator/orders/:id/reject` or `supplier add`. */
  action: string;
  /** What it was about, such as `order 17`. */
  target: string | null;
  /** What was sent. */
  details: Record<string, unknown> | null;
  ip: string | null;
  requestId: string | null;
}

export interface AuditEntry extends NewAuditEntry {
  id: bigint;
  at: Date;
  staffName: string | null;
  /** What it changed, in the order of the changes. */
  changes: Change[];
  /** HTTP status of the answer; null: it was never given. */
  status: number | null;
}

/** How calls ended: `failed` are those that the server could not answer, too. */
export const AUDIT_OUTCOMES = ["done", "refused", "failed"] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

export interface AuditFilter {
  staffId?: number | undefined;
  action?: string | undefined;
  target?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  outcome?: AuditOutcome | undefined;
}
