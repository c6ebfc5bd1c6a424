import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";

/** Active resellers with a sign-in, but without a password that works here, who have never been signed in. */
const WITHOUT_PASSWORD = sql`
  users u join resellers r on r.user_id = u.id
   where u.password_hash is null and r.status = 'active'
     and not exists (select from sessions s where s.user_id = u.id)
     and not exists (select from passkeys p where p.user_id = u.id)`;

export interface LinkCounts {
  eligible: number;
  waiting: number;
  sent: number;
  failed: number;
}

/** `validSince`: who was sent a link after it can still use it. */
export async function countLinks(connection: Connection, validSince: Date): Promise<LinkCounts> {
  const { rows } = await sql<LinkCounts>`
    select (select count(*)::integer from ${WITHOUT_PASSWORD} and ${isUnasked(validSince)}) as eligible,
           count(*) filter (where due_at is not null)::integer as waiting,
           count(*) filter (where sent_at is not null)::integer as sent,
           count(*) filter (where due_at is null and sent_at is null)::integer as failed
      from moving_password_links`.execute(connection);
  return rows[0]!;
}

function isUnasked(validSince: Date) {
  return sql`not exists (select from moving_password_links l
    where l.user_id = u.id and (l.due_at is not null or l.sent_at > ${validSince}::timestamptz))`;
}

/** Queues links one after the other, behind those that wait. Returns how many. */
export async function queueLinks(
  transaction: Transaction,
  { now, validSince, most, pauseSeconds }: { now: Date; validSince: Date; most: number; pauseSeconds: number },
): Promise<number> {
  const { rows } = await sql`
    with wanted as (
      select u.id, row_number() over (order by r.id) as place
        from ${WITHOUT_PASSWORD} and ${isUnasked(validSince)} order by r.id limit ${most}
    ), last as (
      select greatest(max(due_at), ${now}::timestamptz) as at from moving_password_links)
    insert into moving_password_links as l (user_id, requested_at, due_at)
    select w.id, ${now}::timestamptz, last.at + make_interval(secs => ${pauseSeconds}) * w.place from wanted w, last
    on conflict (user_id) do update
      set requested_at = excluded.requested_at, due_at = excluded.due_at, leased_until = null, attempts = 0, sent_at = null,
          error = null
      where l.due_at is null and (l.sent_at is null or l.sent_at <= ${validSince}::timestamptz)
    returning user_id`.execute(transaction);
  return rows.length;
}

export interface ClaimedLink {
  userId: string;
  email: string;
  name: string;
  attempts: number;
  /** Whether the reseller still needs the link. */
  isWanted: boolean;
}

/** Leases the link that is due the longest. */
export async function claimLink(
  connection: Connection,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedLink | undefined> {
  const { rows } = await sql<ClaimedLink>`
    update moving_password_links l set leased_until = ${until}::timestamptz, attempts = l.attempts + 1
      from users u
     where u.id = l.user_id and l.user_id = (
       select user_id from moving_password_links
        where due_at <= ${now}::timestamptz and (leased_until is null or leased_until <= ${now}::timestamptz)
        order by due_at limit 1 for no key update skip locked)
    returning l.user_id as "userId", u.email, u.name, l.attempts,
      exists (select from ${WITHOUT_PASSWORD} and u.id = l.user_id) as "isWanted"`.execute(connection);
  return rows[0];
}

/** The link is no longer needed. */
export async function deleteLink(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom("moving_password_links").where("user_id", "=", userId).execute();
}

export async function recordLink(
  connection: Connection,
  userId: string,
  outcome: { due_at: Date | null; sent_at: Date | null; error: string | null },
): Promise<void> {
  await connection
    .updateTable("moving_password_links")
    .set({ ...outcome, leased_until: null })
    .where("user_id", "=", userId)
    .execute();
}
