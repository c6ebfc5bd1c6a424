import type { Connection, Database } from "../../database/open.ts";
import type { StaffRole } from "../accounts/staff.ts";
import type { Person, ResellerStatus } from "./person.ts";

interface PersonRow {
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
  person: Person;
}

const PERSON = `
  u.id, u.name, u.email, u."twoFactorEnabled", s.id as "staffId", s.name as "staffName", s.email as "staffEmail", s.role, r.id as "resellerId",
  r.name as "resellerName", r.email as "resellerEmail", r.username, r.status, r.currency,
  r.price_group_id as "priceGroupId", l.id as "liveWalletId", t.id as "testWalletId"`;
const JOINS = `
  left join staff s on s.auth_user_id = u.id
  left join resellers r on r.auth_user_id = u.id
  left join wallets l on l.reseller_id = r.id and not l.test
  left join wallets t on t.reseller_id = r.id and t.test`;

const BY_TOKEN = `
  select x.id as "sessionId", x."expiresAt", x."updatedAt" as "lastUsedAt", ${PERSON}
    from auth_sessions x join auth_users u on u.id = x."userId" ${JOINS}
   where x.token = $1`;
const BY_ID = `select ${PERSON} from auth_users u ${JOINS} where u.id = $1`;

export async function findSessionRow(database: Database, token: string): Promise<SessionRow | undefined> {
  const [row] = await database.statement<PersonRow & SessionRow>("session_by_token", BY_TOKEN, [token]);
  if (!row) return undefined;
  const { sessionId, expiresAt, lastUsedAt } = row;
  return { sessionId, expiresAt, lastUsedAt, person: toPerson(row) };
}

export async function findPersonRow(database: Database, id: string): Promise<Person | undefined> {
  const [row] = await database.statement<PersonRow>("person_by_id", BY_ID, [id]);
  return row && toPerson(row);
}

function toPerson(row: PersonRow): Person {
  const { id, name, email, twoFactorEnabled, staffId, resellerId } = row;
  const staff = staffId === null ? null : { id: staffId, name: row.staffName, email: row.staffEmail, role: row.role };
  if (resellerId === null) return { id, name, email, twoFactorEnabled, staff, reseller: null };
  const { username, status, currency, priceGroupId, liveWalletId, testWalletId } = row;
  const named = { id: resellerId, name: row.resellerName, email: row.resellerEmail, username };
  const reseller = { ...named, status, currency, priceGroupId, liveWalletId, testWalletId };
  return { id, name, email, twoFactorEnabled, staff, reseller };
}

export async function noteSignIn(connection: Connection, staffId: number, at: Date): Promise<void> {
  await connection.updateTable("staff").set({ last_sign_in_at: at }).where("id", "=", staffId).execute();
}

export async function noteSessionUse(connection: Connection, id: string, at: Date, ip: string): Promise<void> {
  await connection.updateTable("auth_sessions").set({ updatedAt: at, ipAddress: ip }).where("id", "=", id).execute();
}

export interface ListedSession {
  id: string;
  ip: string | null;
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Those that are neither over nor idle since before `usedAfter`, last used first. */
export function listSessionRows(
  connection: Connection,
  personId: string,
  { now, usedAfter }: { now: Date; usedAfter: Date },
): Promise<ListedSession[]> {
  return connection
    .selectFrom("auth_sessions")
    .select(["id", "ipAddress as ip", "userAgent", "createdAt", "updatedAt as lastUsedAt"])
    .where("userId", "=", personId)
    .where("expiresAt", ">", now)
    .where("updatedAt", ">", usedAfter)
    .orderBy("updatedAt", "desc")
    .execute();
}

/** Ends a person's sessions: the one of this id, or all but the one kept. Returns how many there were. */
export async function deleteSessionRows(
  connection: Connection,
  personId: string,
  which: { id: string } | { keep: string },
): Promise<number> {
  const ended = await connection
    .deleteFrom("auth_sessions")
    .where("userId", "=", personId)
    .where("id", "id" in which ? "=" : "!=", "id" in which ? which.id : which.keep)
    .returning("id")
    .execute();
  return ended.length;
}

/** Removes what is over: sessions, links and challenges. */
export async function deleteExpiredRows(
  connection: Connection,
  { now, usedAfter }: { now: Date; usedAfter: Date },
): Promise<void> {
  await connection
    .deleteFrom("auth_sessions")
    .where((where) => where.or([where("expiresAt", "<=", now), where("updatedAt", "<=", usedAfter)]))
    .execute();
  await connection.deleteFrom("auth_verifications").where("expiresAt", "<=", now).execute();
}
