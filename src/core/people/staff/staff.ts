import type { Transaction } from "../../../database/database.ts";
import { deleteInvitation } from "../sign-in/one-time-link-rows.ts";
import { deleteSessionRows } from "../sign-in/session-rows.ts";
import { usedAfter } from "../sign-in/sessions.ts";
import { resetSignIn } from "../sign-in/two-factor.ts";
import type { StaffRole } from "../users/user.ts";
import { insertUser, prepareUser, readEmail, readName, type PreparedUser } from "../users/users.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import {
  findMemberRow,
  insertStaffRow,
  listMemberRows,
  lockStaff,
  readRights,
  removeAccess,
  updateStaffRow,
  type LockedStaff,
  type StaffMember,
} from "./staff-rows.ts";

export type { StaffMember } from "./staff-rows.ts";

export interface NewStaff {
  email: string;
  name: string;
  role: StaffRole;
}

/** Makes a member of the operator's staff who can sign in. Throws validation_failed, conflict. */
export async function createStaff(
  context: Context,
  { password, ...wanted }: NewStaff & { password: string },
): Promise<{ id: number; email: string }> {
  const { email, name, role } = readProfile(wanted);
  const user = await prepareUser(context, { email, name, password, isConfirmed: true });
  const { id } = await context.database.transaction((transaction) => insertStaff(transaction, user, role));
  context.accessChanged.raise();
  return { id, email: user.row.email };
}

/** Writes a member of staff with the user that they sign in as. Throws conflict. */
export async function insertStaff(
  transaction: Transaction,
  user: PreparedUser,
  role: StaffRole,
): Promise<{ id: number; email: string; userId: string }> {
  const userId = await insertUser(transaction, user);
  const { email, name } = user.row;
  const id = await insertStaffRow(transaction, { email, name, role, userId });
  if (id === null) throw takenEmail();
  return { id, email, userId };
}

/** Name, email and role as they are stored. Throws validation_failed. */
export function readProfile({ email, name, role }: NewStaff): NewStaff {
  return { email: readEmail(email).toLowerCase(), name: readName(name), role };
}

export function takenEmail(): DomainError {
  const sentence = "A staff member with this email already exists.";
  return new DomainError("conflict", sentence, { fields: { email: [sentence] } });
}

/** Whether any user can sign in as operator. */
export async function hasStaff(context: Context): Promise<boolean> {
  const anyone = await context.database.kysely.selectFrom("staff").select("id").limit(1).executeTakeFirst();
  return anyone !== undefined;
}

/** All staff, those without access last. */
export function listStaff(context: Context): Promise<StaffMember[]> {
  return listMemberRows(context.database.kysely, openSessions(context));
}

/** Throws not_found. */
export async function findStaffMember(context: Context, id: number): Promise<StaffMember> {
  const member = await findMemberRow(context.database.kysely, id, openSessions(context));
  if (!member) throw noStaff();
  return member;
}

/**
 * Changes the name or the role. `actorId` is the owner who does it, null the command line. Throws not_found,
 * validation_failed, scope_missing, conflict for the own role and for the last owner's.
 */
export async function changeStaff(
  context: Context,
  id: number,
  { name, role }: { name?: string | undefined; role?: StaffRole | undefined },
  actorId: number | null,
): Promise<StaffMember> {
  await withRights(context, { id, actorId }, async (transaction, member, others) => {
    if (role !== undefined && role !== member.role) {
      if (id === actorId) throw new DomainError("conflict", "You can't change your own role. Ask another owner.");
      if (role !== "owner") requireOtherOwner(member, others);
    }
    const changes = { ...(name !== undefined && { name: readName(name) }), ...(role !== undefined && { role }) };
    if (Object.keys(changes).length > 0) await updateStaffRow(transaction, id, changes);
  });
  return findStaffMember(context, id);
}

/**
 * Removes the access or the invitation of a staff member: every session ends, the address is free again. What they did
 * stays in the audit log. Throws not_found, scope_missing, conflict for oneself and for the last owner.
 */
export function removeStaff(context: Context, id: number, actorId: number | null): Promise<void> {
  return withRights(context, { id, actorId }, async (transaction, member, others) => {
    if (id === actorId) throw new DomainError("conflict", "You can't remove your own access. Ask another owner.");
    requireOtherOwner(member, others);
    await removeAccess(transaction, member);
    await deleteInvitation(transaction, id);
  });
}

/** Ends every session of a member of staff and says how many there were. Throws not_found, scope_missing. */
export function endStaffSessions(context: Context, id: number, actorId: number | null): Promise<number> {
  return withRights(context, { id, actorId }, async (transaction, { userId }) =>
    userId === null ? 0 : deleteSessionRows(transaction, userId),
  );
}

/**
 * Resets two-factor authentication of a staff member: the password alone signs in, in a new session. Throws not_found,
 * scope_missing, conflict for oneself, who says the password for it.
 */
export function resetSecondFactor(context: Context, id: number, actorId: number | null): Promise<void> {
  return withRights(context, { id, actorId }, async (transaction, { userId }) => {
    if (id === actorId)
      throw new DomainError("conflict", "Turn off your own two-factor authentication in your account settings.");
    if (userId === null) throw new DomainError("conflict", "This person has not signed in yet.");
    await resetSignIn(transaction, userId);
  });
}

type Work<Result> = (transaction: Transaction, member: LockedStaff, others: readonly LockedStaff[]) => Promise<Result>;

/**
 * One change of rights at a time, by a caller who is still an owner when it is their turn. Throws scope_missing,
 * not_found.
 */
export function withRights<Result>(
  context: Context,
  { id, actorId }: { id: number; actorId: number | null },
  work: Work<Result>,
): Promise<Result> {
  return context.database.transaction(async (transaction) => {
    const staff = await lockStaff(transaction);
    const isOwner = staff.some((row) => row.id === actorId && row.role === "owner" && row.userId !== null);
    if (actorId !== null && !isOwner) throw new DomainError("scope_missing", "You are not an owner any more.");
    const member = staff.find((row) => row.id === id);
    if (!member) throw noStaff();
    const others = staff.filter((row) => row !== member);
    const read = async () => ({ [`staff ${id}`]: await readRights(transaction, id) });
    return recordChanges(context, transaction, read, () => work(transaction, member, others));
  });
}

function requireOtherOwner({ role, userId }: LockedStaff, others: readonly LockedStaff[]): void {
  if (role !== "owner" || userId === null) return;
  if (others.some((other) => other.role === "owner" && other.userId !== null)) return;
  const sentence = "This is the last owner who can sign in. Make another staff member an owner first.";
  throw new DomainError("conflict", sentence);
}

function openSessions(context: Context) {
  return { now: context.clock(), usedAfter: usedAfter(context) };
}

function noStaff(): DomainError {
  return new DomainError("not_found", "There is no such member of staff.");
}
