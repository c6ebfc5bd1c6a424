import type { Insertable } from "kysely";
import type { Connection, Database, Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { StaffRole, ResellerStatus, User } from "../users/user.ts";

interface UserWithRoles {
  id: string;
  name: string;
  email: string;
  twoFactorEnabled: boolean;
  staffId: number | null;
  staffName: string;
  staffEmail: string;
  role: StaffRole;
  resellerId: number | null;
  resellerName: string;
  resellerEmail: string;
  username: string | null;
  status: ResellerStatus;
  currency: string;
  priceGroupId: number | null;
  liveWalletId: number;
  testWalletId: number;
}

export interface SessionRow {
  sessionId: string;
  expiresAt: Date;
  lastUsedAt: Date;
  user: User;
}

const USER = `
  u.id, u.name, u.email, f.confirmed_at is not null as "twoFactorEnabled", s.id as "staffId", s.name as "staffName",
  s.email as "staffEmail", s.role, r.id as "resellerId",
  r.name as "resellerName", r.email as "resellerEmail", r.username, r.status, r.currency,
  r.price_group_id as "priceGroupId", l.id as "liveWalletId", t.id as "testWalletId"`;
const JOINS = `
  left join two_factor f on f.user_id = u.id
  left join staff s on s.user_id = u.id
  left join resellers r on r.user_id = u.id
  left join wallets l on l.reseller_id = r.id and not l.test
  left join wallets t on t.reseller_id = r.id and t.test`;

const BY_TOKEN = `
  select x.id as "sessionId", x.expires_at as "expiresAt", x.last_used_at as "lastUsedAt", ${USER}
    from sessions x join users u on u.id = x.user_id ${JOINS}
   where x.token_hash = $1`;
const BY_ID = `select ${USER} from users u ${JOINS} where u.id = $1`;

export async function findSessionRow(database: Database, tokenHash: Uint8Array): Promise<SessionRow | undefined> {
  const [row] = await database.statement<UserWithRoles & SessionRow>("session_by_token", BY_TOKEN, [tokenHash]);
  if (!row) return undefined;
  const { sessionId, expiresAt, lastUsedAt } = row;
  return { sessionId, expiresAt, lastUsedAt, user: toUser(row) };
}

export async function findUserRow(database: Database, id: string): Promise<User | undefined> {
  const [row] = await database.statement<UserWithRoles>("user_by_id", BY_ID, [id]);
  return row && toUser(row);
}

function toUser(row: UserWithRoles): User {
  const { id, name, email, twoFactorEnabled, staffId, resellerId } = row;
  const staff = staffId === null ? null : { id: staffId, name: row.staffName, email: row.staffEmail, role: row.role };
  if (resellerId === null) return { id, name, email, twoFactorEnabled, staff, reseller: null };
  const { username, status, currency, priceGroupId, liveWalletId, testWalletId } = row;
  const named = { id: resellerId, name: row.resellerName, email: row.resellerEmail, username };
  const reseller = { ...named, status, currency, priceGroupId, liveWalletId, testWalletId };
  return { id, name, email, twoFactorEnabled, staff, reseller };
}

export async function recordSignIn(connection: Connection, staffId: number, at: Date): Promise<void> {
  await connection.updateTable("staff").set({ last_sign_in_at: at }).where("id", "=", staffId).execute();
}

/** Ends those of a user that were used least lately, but for the `most` others. */
export async function deleteSurplusSessions(connection: Connection, userId: string, most: number): Promise<void> {
  await connection
    .deleteFrom("sessions")
    .where("id", "in", (rows) =>
      rows
        .selectFrom("sessions")
        .select("id")
        .where("user_id", "=", userId)
        .orderBy("last_used_at", "desc")
        .offset(most),
    )
    .execute();
}

export async function insertSessionRow(connection: Connection, session: Insertable<Schema["sessions"]>): Promise<void> {
  await connection.insertInto("sessions").values(session).execute();
}

/** Whether a session is still open; it then stays so until the transaction ends. */
export async function holdSessionRow(transaction: Transaction, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateSessionToken(connection: Connection, id: string, tokenHash: Uint8Array): Promise<void> {
  await connection.updateTable("sessions").set({ token_hash: tokenHash }).where("id", "=", id).execute();
}

export async function recordSessionUse(connection: Connection, id: string, at: Date, ip: string): Promise<void> {
  await connection.updateTable("sessions").set({ last_used_at: at, ip }).where("id", "=", id).execute();
}

export interface ListedSession {
  id: string;
  ip: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Those that are neither over nor idle since before `usedAfter`, last used first. */
export function listSessionRows(
  connection: Connection,
  userId: string,
  { now, usedAfter }: { now: Date; usedAfter: Date },
): Promise<ListedSession[]> {
  return connection
    .selectFrom("sessions")
    .select(["id", "ip", "user_agent as userAgent", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .where("last_used_at", ">", usedAfter)
    .orderBy("last_used_at", "desc")
    .execute();
}

/** Ends a user's sessions: all, the one with this id, or all except one. Returns how many there were. */
export async function deleteSessionRows(
  connection: Connection,
  userId: string,
  which: { id?: string; keep?: string } = {},
): Promise<number> {
  const ended = await connection
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(which.id !== undefined, (rows) => rows.where("id", "=", which.id!))
    .$if(which.keep !== undefined, (rows) => rows.where("id", "!=", which.keep!))
    .returning("id")
    .execute();
  return ended.length;
}

/** Removes sessions that are over. */
export async function deleteExpiredSessions(
  connection: Connection,
  { now, usedAfter }: { now: Date; usedAfter: Date },
): Promise<void> {
  await connection
    .deleteFrom("sessions")
    .where((where) => where.or([where("expires_at", "<=", now), where("last_used_at", "<=", usedAfter)]))
    .execute();
}
