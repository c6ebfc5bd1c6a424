import { sql, type Updateable } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import { deleteSessionRows } from "../sign-in/session-rows.ts";
import type { StaffRole } from "../users/user.ts";

/** A member of staff as the operator sees it. */
export interface StaffMember {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  /** Null: who cannot sign in, yet or any more. */
  userId: string | null;
  twoFactorEnabled: boolean;
  lastSignInAt: Date | null;
  openSessions: number;
  /** Of an invitation that has not been accepted. */
  invitationExpiresAt: Date | null;
  removedAt: Date | null;
  createdAt: Date;
}

/** What a rule about the rights of staff needs to know; the rows are locked. */
export interface LockedStaff {
  id: number;
  name: string;
  role: StaffRole;
  userId: string | null;
}

interface OpenSessions {
  now: Date;
  /** Sessions that were not used since then are over. */
  usedAfter: Date;
}

function selectMembers(connection: Connection, { now, usedAfter }: OpenSessions) {
  return connection
    .selectFrom("staff as s")
    .leftJoin("two_factor as f", "f.user_id", "s.user_id")
    .leftJoin("one_time_links as i", "i.staff_id", "s.id")
    .select((row) => [
      "s.id",
      "s.name",
      "s.email",
      "s.role",
      "s.user_id as userId",
      row("f.confirmed_at", "is not", null).$castTo<boolean>().as("twoFactorEnabled"),
      "s.last_sign_in_at as lastSignInAt",
      row
        .selectFrom("sessions as x")
        .select(sql<number>`count(*)::integer`.as("open"))
        .whereRef("x.user_id", "=", "s.user_id")
        .where("x.expires_at", ">", now)
        .where("x.last_used_at", ">", usedAfter)
        .$asScalar()
        .$notNull()
        .as("openSessions"),
      "i.expires_at as invitationExpiresAt",
      "s.removed_at as removedAt",
      "s.created_at as createdAt",
    ]);
}

/** Staff with access first, in the order in which they were added. */
export function listMemberRows(connection: Connection, open: OpenSessions): Promise<StaffMember[]> {
  return selectMembers(connection, open)
    .orderBy((row) => row("s.removed_at", "is not", null))
    .orderBy("s.id")
    .execute();
}

export function findMemberRow(
  connection: Connection,
  id: number,
  open: OpenSessions,
): Promise<StaffMember | undefined> {
  return selectMembers(connection, open).where("s.id", "=", id).executeTakeFirst();
}

/** All staff who have access or are invited, so that two changes of rights follow one another. */
export function lockStaff(transaction: Transaction): Promise<LockedStaff[]> {
  return transaction
    .selectFrom("staff")
    .select(["id", "name", "role", "user_id as userId"])
    .where("removed_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** What can be changed of a member of staff, as the audit log names it. */
export async function readRights(transaction: Transaction, id: number) {
  const { removed_at: removedAt, ...rights } = await transaction
    .selectFrom("staff as s")
    .leftJoin("two_factor as f", "f.user_id", "s.user_id")
    .select(["s.name", "s.role", "s.removed_at"])
    .select((row) => row("f.confirmed_at", "is not", null).$castTo<boolean>().as("two_factor"))
    .where("s.id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...rights, access: removedAt === null };
}

/** Null where the email is taken. */
export async function insertStaffRow(
  connection: Connection,
  { name, email, role, userId }: { name: string; email: string; role: StaffRole; userId: string | null },
): Promise<number | null> {
  const made = await connection
    .insertInto("staff")
    .values({ name, email, role, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id ?? null;
}

export async function updateStaffRow(
  connection: Connection,
  id: number,
  changes: Updateable<Schema["staff"]>,
): Promise<void> {
  await connection.updateTable("staff").set(changes).where("id", "=", id).execute();
}

/** Takes the sign-in away, and forgets the user unless they buy here too. */
export async function removeAccess(transaction: Transaction, { id, userId }: LockedStaff): Promise<void> {
  await transaction
    .updateTable("staff")
    .set((set) => ({ user_id: null, removed_at: set.fn<Date>("now") }))
    .where("id", "=", id)
    .execute();
  if (userId === null) return;
  await deleteSessionRows(transaction, userId);
  await sql`delete from users u where u.id = ${userId}
    and not exists (select from resellers r where r.user_id = u.id)`.execute(transaction);
}

export interface InvitedStaff {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  invitationExpiresAt: Date;
}

export function findInvitedRow(connection: Connection, hash: Uint8Array): Promise<InvitedStaff | undefined> {
  return connection
    .selectFrom("one_time_links as i")
    .innerJoin("staff as s", "s.id", "i.staff_id")
    .select(["s.id", "s.name", "s.email", "s.role", "i.expires_at as invitationExpiresAt"])
    .where("i.purpose", "=", "invitation")
    .where("i.hash", "=", hash)
    .$narrowType<{ invitationExpiresAt: Date }>()
    .executeTakeFirst();
}

/** Gives the sign-in to the invited staff member. False where they have one or were removed in between. */
export async function acceptRow(transaction: Transaction, id: number, userId: string): Promise<boolean> {
  const accepted = await transaction
    .updateTable("staff")
    .set({ user_id: userId })
    .where("id", "=", id)
    .where("user_id", "is", null)
    .where("removed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return accepted !== undefined;
}
