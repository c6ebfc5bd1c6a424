import { sql, type RawBuilder } from "kysely";
import { run } from "../../../database/statements.ts";
import type { Connection } from "../../../database/database.ts";
import type { Change } from "../../kernel/changes.ts";
import type { AuditEntry, AuditFilter, AuditOutcome, NewAuditEntry } from "./audit-entry.ts";
import { fitForLog } from "./fit-for-log.ts";

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

export async function insertChanges(
  connection: Connection,
  entryId: bigint,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.map(({ target, fields }) => ({
    entry_id: entryId,
    target,
    fields: JSON.stringify(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fitForLog(field)]))),
  }));
  await connection.insertInto("audit_changes").values(rows).execute();
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

const CHANGES = sql<Change[]>`(
  select coalesce(json_agg(json_build_object('target', c.target, 'fields', c.fields) order by c.id), '[]')
    from audit_changes c where c.entry_id = a.id)`;

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
    .select(CHANGES.as("changes"))
    .$if(staffId !== undefined, (query) => query.where("a.staff_id", "=", staffId!))
    .$if(action !== undefined, (query) => query.where("a.action", "=", action!))
    .$if(target !== undefined, (query) => query.where(isAbout(target!)))
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

/** A change of many things at once is about each of them. */
function isAbout(target: string): RawBuilder<boolean> {
  return sql<boolean>`a.id in (
    select id from audit_log where target = ${target}
    union select entry_id from audit_changes where target = ${target})`;
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

/** The oldest first; returns how many were deleted. */
export async function deleteOldEntries(connection: Connection, days: number, most: number): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with deleted as (
      delete from audit_log where id in (
        select id from audit_log where at < now() - make_interval(days => ${days}::integer) order by at limit ${most})
      returning 1)
    select count(*)::integer as deleted from deleted`.execute(connection);
  return rows[0]!.deleted;
}
