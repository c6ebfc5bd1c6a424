import type { PanelKind } from "../kinds.ts";
import { text, type PanelTables } from "../tables.ts";

type Status = "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED";

export interface StatusReader {
  /** Null for a status that no panel has. */
  read(order: { status: string; reply: string; replied: string | null }): Status | null;
  /** Statuses that orders may have while they are open. */
  openStatuses: readonly number[];
}

const NEW: Record<string, Status> = { "0": "PENDING", "-1": "PROCESSING" };
const FOUR: Record<string, Status> = { ...NEW, "1": "PROCESSING", "2": "SUCCESS", "3": "REJECTED" };
const THREE: Record<string, Status> = { ...NEW, "1": "SUCCESS", "2": "REJECTED" };

/**
 * IMEI orders are 0 new, 1 in process, 2 done, 3 rejected. Orders of other kinds are the same in some panels; in others
 * 1 is done, 2 is rejected and -1 in process. A status that only one of the two has decides for all; without one, the
 * reply of each order tells whether it was done.
 */
export async function statusReader(tables: PanelTables, kind: PanelKind): Promise<StatusReader> {
  if (kind.orderOffset === 0) return { read: ({ status }) => FOUR[status] ?? null, openStatuses: [-1, 0, 1] };
  const found = await tables.read(kind.orders, { status: text("status") }, "group by status");
  const statuses = new Set(found.map(({ status }) => status));
  if (statuses.has("3")) return { read: ({ status }) => FOUR[status] ?? null, openStatuses: [-1, 0, 1] };
  if (statuses.has("-1")) return { read: ({ status }) => THREE[status] ?? null, openStatuses: [-1, 0] };
  return { read: readByReply, openStatuses: [-1, 0, 1] };
}

function readByReply({
  status,
  reply,
  replied,
}: {
  status: string;
  reply: string;
  replied: string | null;
}): Status | null {
  const hasReply = reply.trim() !== "";
  if (status === "1") return hasReply || replied !== null ? "SUCCESS" : "PROCESSING";
  if (status === "2") return hasReply ? "SUCCESS" : "REJECTED";
  return NEW[status] ?? null;
}
