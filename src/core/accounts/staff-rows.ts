import { sql, type Updateable } from "kysely";
import type { Connection, Transaction } from "../../database/open.ts";
import type { Schema } from "../../database/schema.ts";
import type { StaffRole } from "./staff.ts";

/** A member of staff as the operator sees it. */
export interface StaffMember {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  /** Null: who cannot sign in, yet or any more. */
  authUserId: string | null;
  twoFactorEnabled: boolean;
  lastSignInAt: Date | null;
  openSessions: number;
  /** Of an invitation that nobody has accepted. */
  invitationExpiresAt: Date | null;
  removedAt: Date | null;
  createdAt: Date;
}

/** What a rule about somebody's rights needs to know; the rows are locked. */
export interface LockedStaff {
  id: number;
  name: string;
  role: StaffRole;
  authUserId: string | null;
}

interface OpenSessions {
  now: Date;
  /** Sessions that were not used since then are over. */
  usedAfter: Date;
}

function selectMembers(connection: Connection, { now, usedAfter }: OpenSessions) {
  return connection
    .selectFrom("staff as s")
    .leftJoin("auth_users as u", "u.id", "s.auth_user_id")
    .select((row) => [
      "s.id",
      "s.name",
      "s.email",
      "s.role",
      "s.auth_user_id as authUserId",
      row.fn.coalesce("u.twoFactorEnabled", sql<boolean>`false`).as("twoFactorEnabled"),
      "s.last_sign_in_at as lastSignInAt",
      row
        .selectFrom("auth_sessions as x")
        .select(sql<number>`count(*)::integer`.as("open"))
        .whereRef("x.userId", "=", "s.auth_user_id")
        .where("x.expiresAt", ">", now)
        .where("x.updatedAt", ">", usedAfter)
        .$asScalar()
        .$notNull()
        .as("openSessions"),
      "s.invitation_expires_at as invitationExpiresAt",
      "s.removed_at as removedAt",
      "s.created_at as createdAt",
    ]);
}

/** Whoever has access first, in the order in which they came. */
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

/** Everybody who has access or is invited to it, so that two changes of rights follow one another. */
export function lockStaff(transaction: Transaction): Promise<LockedStaff[]> {
  return transaction
    .selectFrom("staff")
    .select(["id", "name", "role", "auth_user_id as authUserId"])
    .where("removed_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Null where the e-mail is taken. */
export async function insertStaffRow(
  connection: Connection,
  staff: { name: string; email: string; role: StaffRole } & ({ authUserId: string } | { invitation: Invitation }),
): Promise<number | null> {
  const { name, email, role } = staff;
  const access =
    "invitation" in staff
      ? { invitation_hash: staff.invitation.hash, invitation_expires_at: staff.invitation.expiresAt }
      : { auth_user_id: staff.authUserId };
  const made = await connection
    .insertInto("staff")
    .values({ name, email, role, ...access })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id ?? null;
}

export interface Invitation {
  hash: Uint8Array;
  expiresAt: Date;
}

export async function updateStaffRow(
  connection: Connection,
  id: number,
  changes: Updateable<Schema["staff"]>,
): Promise<void> {
  await connection.updateTable("staff").set(changes).where("id", "=", id).execute();
}

/** Takes the sign-in away, and forgets the person unless they buy here too. */
export async function removeAccess(transaction: Transaction, { id, authUserId }: LockedStaff): Promise<void> {
  await transaction
    .updateTable("staff")
    .set((set) => ({
      auth_user_id: null,
      invitation_hash: null,
      invitation_expires_at: null,
      removed_at: set.fn<Date>("now"),
    }))
    .where("id", "=", id)
    .execute();
  if (authUserId === null) return;
  await deleteSessionsOf(transaction, authUserId);
  await sql`delete from auth_users u where u.id = ${authUserId}
    and not exists (select from resellers r where r.auth_user_id = u.id)`.execute(transaction);
}

/** Returns how many there were. */
export async function deleteSessionsOf(connection: Connection, authUserId: string): Promise<number> {
  const ended = await connection.deleteFrom("auth_sessions").where("userId", "=", authUserId).returning("id").execute();
  return ended.length;
}

export async function deleteSecondFactor(transaction: Transaction, authUserId: string): Promise<void> {
  await sql`delete from auth_two_factors where "userId" = ${authUserId}`.execute(transaction);
  await transaction.updateTable("auth_users").set({ twoFactorEnabled: false }).where("id", "=", authUserId).execute();
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
    .selectFrom("staff")
    .select(["id", "name", "email", "role", "invitation_expires_at as invitationExpiresAt"])
    .where("invitation_hash", "=", hash)
    .$narrowType<{ invitationExpiresAt: Date }>()
    .executeTakeFirst();
}

/** Gives the sign-in to whoever was invited. False where the invitation was used or replaced meanwhile. */
export async function acceptRow(transaction: Transaction, hash: Uint8Array, authUserId: string): Promise<boolean> {
  const accepted = await transaction
    .updateTable("staff")
    .set({ auth_user_id: authUserId, invitation_hash: null, invitation_expires_at: null })
    .where("invitation_hash", "=", hash)
    .returning("id")
    .executeTakeFirst();
  return accepted !== undefined;
}
