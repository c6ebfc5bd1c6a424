import { sql } from "kysely";
import type { Connection, Database } from "../../../database/database.ts";
import type { Call, CallQuery } from "./api-request.ts";
import { WINDOW_MS, type EntryRow } from "./log-entry.ts";

const INSERT = `
  insert into calls (wallet_id, at, last_at, count, interface, action, token_id, status, error_code, duration_ms, ip, request_id)
  select "walletId", at, "lastAt", count, interface, action, "tokenId", status, "errorCode", "durationMs", ip, "requestId"
    from json_to_recordset($1::json) as c ("walletId" integer, at timestamptz, "lastAt" timestamptz, count integer,
      interface text, action text, "tokenId" integer, status smallint, "errorCode" text, "durationMs" real, ip text,
      "requestId" text)`;

const UPDATE = `
  update calls c set last_at = g."lastAt", count = g.count, duration_ms = g."durationMs", request_id = g."requestId"
    from json_to_recordset($1::json) as g ("walletId" integer, at timestamptz, "writtenAs" text, "lastAt" timestamptz,
      count integer, "durationMs" real, "requestId" text)
   where c.wallet_id = g."walletId" and c.at = g.at and c.request_id = g."writtenAs"`;

/** Inserts entries, and updates the rows of those that have grown since they were written. */
export async function writeEntryRows(database: Database, rows: readonly EntryRow[]): Promise<void> {
  const fresh = rows.filter(({ writtenAs }) => writtenAs === null);
  const grown = rows.filter(({ writtenAs }) => writtenAs !== null);
  if (fresh.length > 0) await database.statement("insert_calls", INSERT, [JSON.stringify(fresh)]);
  if (grown.length > 0) await database.statement("update_calls", UPDATE, [JSON.stringify(grown)]);
}

/** The newest first. */
export function listCallRows(connection: Connection, walletId: number, query: CallQuery): Promise<Call[]> {
  const { tokenId, outcome, action, from, to, after, limit } = query;
  return (
    connection
      .selectFrom("calls as c")
      .leftJoin("tokens as t", "t.id", "c.token_id")
      .select([
        "c.id",
        "c.at",
        "c.last_at as lastAt",
        "c.count",
        "c.wallet_id as walletId",
        "c.interface",
        "c.action",
        "c.token_id as tokenId",
      ])
      .select(["c.status", "c.error_code as errorCode", "c.duration_ms as durationMs", "c.ip"])
      .select(["c.request_id as requestId", "t.label as tokenLabel", "t.last_four as tokenLastFour"])
      .where("c.wallet_id", "=", walletId)
      .$if(tokenId !== undefined, (rows) => rows.where("c.token_id", "=", tokenId!))
      .$if(outcome !== undefined, (rows) => rows.where("c.error_code", outcome === "ok" ? "is" : "is not", null))
      .$if(action !== undefined, (rows) => rows.where("c.action", "=", action!))
      // The second condition follows from the first, and is one that the index knows.
      .$if(from !== undefined, (rows) => rows.where("c.last_at", ">=", from!).where("c.at", ">=", windowBefore(from!)))
      .$if(to !== undefined, (rows) => rows.where("c.at", "<=", to!))
      .$if(after !== undefined, (rows) => rows.where(sql<boolean>`(c.at, c.id) < (${after!.at}, ${after!.id})`))
      .orderBy("c.at", "desc")
      .orderBy("c.id", "desc")
      .limit(limit)
      .execute()
  );
}

function windowBefore(time: Date): Date {
  return new Date(time.getTime() - WINDOW_MS);
}

/** Returns how many were deleted. */
export async function deleteOldCalls(connection: Connection, days: number, most: number): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with deleted as (
      delete from calls where ctid = any(array(
        select ctid from calls where at < now() - make_interval(days => ${days}::integer) limit ${most}))
      returning 1)
    select count(*)::integer as deleted from deleted`.execute(connection);
  return rows[0]!.deleted;
}

/** Of each wallet the newest stay. */
export async function deleteSurplusCalls(connection: Connection, most: number): Promise<void> {
  await sql`
    delete from calls c
     using (select wallet_id from calls group by wallet_id having count(*) > ${most}::bigint) w
      cross join lateral (
        select at, id from calls k where k.wallet_id = w.wallet_id
         order by at desc, id desc offset ${most}::bigint limit 1) newest
     where c.wallet_id = w.wallet_id and (c.at, c.id) <= (newest.at, newest.id)`.execute(connection);
}
