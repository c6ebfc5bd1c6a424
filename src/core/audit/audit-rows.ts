import { sql } from "kysely";
import type { Connection } from "../../database/open.ts";
import type { AuditEntry, AuditFilter, NewAuditEntry } from "./audit-entry.ts";

export async function insertEntry(connection: Connection, entry: NewAuditEntry): Promise<bigint> {
  const { id } = await connection
    .insertInto("audit_log")
    .values({
      staff_id: entry.staffId,
      action: entry.action,
      target: entry.target,
      details: entry.details === null ? null : JSON.stringify(entry.details),
      ip: entry.ip,
      request_id: entry.requestId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateEntry(
  connection: Connection,
  id: bigint,
  { status, staffId }: { status: number; staffId: number | null },
): Promise<void> {
  await connection.updateTable("audit_log").set({ status, staff_id: staffId }).where("id", "=", id).execute();
}

export function listEntries(
  connection: Connection,
  { staffId, action, before, limit }: AuditFilter,
): Promise<AuditEntry[]> {
  return connection
    .selectFrom("audit_log as a")
    .leftJoin("staff as s", "s.id", "a.staff_id")
    .select([
      "a.id",
      "a.at",
      "a.staff_id as staffId",
      "s.name as staffName",
      "a.action",
      "a.target",
      "a.details",
      "a.status",
      "a.ip",
      "a.request_id as requestId",
    ])
    .$if(staffId !== undefined, (query) => query.where("a.staff_id", "=", staffId!))
    .$if(action !== undefined, (query) => query.where("a.action", "=", action!))
    .$if(before !== undefined, (query) => query.where("a.id", "<", before!))
    .orderBy("a.id", "desc")
    .limit(limit)
    .execute();
}

export async function deleteOldEntries(connection: Connection, days: number): Promise<void> {
  await sql`delete from audit_log where at < now() - make_interval(days => ${days}::integer)`.execute(connection);
}
