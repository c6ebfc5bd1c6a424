import { sql, type RawBuilder } from "kysely";
import { run } from "../../../database/statements.ts";
import type { Connection } from "../../../database/database.ts";
import type { AuditEntry, AuditFilter, AuditOutcome, NewAuditEntry } from "./audit-entry.ts";

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

const OUTCOMES: Record<AuditOutcome, RawBuilder<boolean>> = {
  done: sql`a.status < 400`,
  refused: sql`a.status >= 400 and a.status < 500`,
  failed: sql`(a.status >= 500 or a.status is null)`,
};
/** As the partial indexes have them, so that a filter is read from its index. */
const NOT_DONE = sql<boolean>`(a.status is null or a.status >= 400)`;

/** The newest first; behind the entry `after`, however deep, by an index. */
export function listEntries(
  connection: Connection,
  { staffId, action, target, from, to, outcome }: AuditFilter,
  { limit, after }: { limit: number; after: bigint | undefined },
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
    .$if(target !== undefined, (query) => query.where("a.target", "=", target!))
    .$if(from !== undefined, (query) => query.where("a.at", ">=", from!))
    .$if(to !== undefined, (query) => query.where("a.at", "<", to!))
    .$if(outcome !== undefined, (query) => query.where(OUTCOMES[outcome!]))
    .$if(outcome === "refused" || outcome === "failed", (query) => query.where(NOT_DONE))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(a.at, a.id) < ((select at from audit_log where id = ${after}), ${after})`),
    )
    .orderBy("a.at", "desc")
    .orderBy("a.id", "desc")
    .limit(limit)
    .execute();
}

const ACTIONS = `
  with recursive found as (
    (select action from audit_log order by action limit 1)
    union all
    select (select a.action from audit_log a where a.action > f.action order by a.action limit 1)
      from found f where f.action is not null
  )
  select action from found where action is not null`;

/** Each action that is in the log, once: one probe of the index for each. */
export async function listActionRows(connection: Connection): Promise<string[]> {
  return (await run<{ action: string }>(connection, ACTIONS, [])).map(({ action }) => action);
}

export async function deleteOldEntries(connection: Connection, days: number): Promise<void> {
  await sql`delete from audit_log where at < now() - make_interval(days => ${days}::integer)`.execute(connection);
}
