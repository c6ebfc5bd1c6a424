import { createHash, randomBytes } from "node:crypto";
import { findPersonByEmail, insertPerson, preparePerson } from "../access/people.ts";
import type { Core } from "../core.ts";
import { DomainError } from "../errors.ts";
import { acceptRow, findInvitedRow, insertStaffRow, updateStaffRow, type InvitedStaff } from "./staff-rows.ts";
import { readProfile, takenEmail, withRights, type NewStaff } from "./staff.ts";

const TOKEN_BYTES = 32;
const DAYS = 7;
const DAY_MS = 86_400_000;

/** What lets somebody choose a password, once. */
export interface IssuedInvitation {
  staffId: number;
  email: string;
  /** Shown this once; whoever has it becomes the member of staff. */
  token: string;
  expiresAt: Date;
}

/** Makes a member of staff who chooses a password later. Throws validation_failed, conflict where the e-mail is taken. */
export async function inviteStaff(core: Core, wanted: NewStaff): Promise<IssuedInvitation> {
  const profile = readProfile(wanted);
  const { kysely } = core.database;
  if (await findPersonByEmail(kysely, profile.email)) throw takenSignIn();
  const { token, hash, expiresAt } = issue(core);
  const staffId = await insertStaffRow(kysely, { ...profile, invitation: { hash, expiresAt } });
  if (staffId === null) throw takenEmail();
  return { staffId, email: profile.email, token, expiresAt };
}

/** A new invitation for somebody who has not accepted the last one, which is worth nothing then. Throws not_found, conflict. */
export function renewInvitation(
  core: Core,
  id: number,
  actorId: number | null,
): Promise<Omit<IssuedInvitation, "email">> {
  return withRights(core, { id, actorId }, async (transaction, member) => {
    if (member.authUserId !== null)
      throw new DomainError("conflict", `${member.name} has accepted the invitation already.`);
    const { token, hash, expiresAt } = issue(core);
    await updateStaffRow(transaction, id, { invitation_hash: hash, invitation_expires_at: expiresAt });
    return { staffId: id, token, expiresAt };
  });
}

/** Whom an invitation is for. Throws not_found for one that was used, replaced, or is too old. */
export async function findInvitation(core: Core, token: string): Promise<InvitedStaff> {
  const invited = await findInvitedRow(core.database.kysely, digest(token));
  if (!invited || invited.invitationExpiresAt <= core.clock()) throw noInvitation();
  return invited;
}

/** Gives whoever was invited the password they chose. Throws not_found, validation_failed, conflict. */
export async function acceptInvitation(core: Core, token: string, password: string): Promise<InvitedStaff> {
  const invited = await findInvitation(core, token);
  const { email, name } = invited;
  const person = await preparePerson(core.signIn, { email, name, password });
  await core.database.kysely.transaction().execute(async (transaction) => {
    const authUserId = await insertPerson(transaction, person);
    if (!(await acceptRow(transaction, digest(token), authUserId))) throw noInvitation();
  });
  return invited;
}

function issue(core: Core): { token: string; hash: Uint8Array; expiresAt: Date } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, hash: digest(token), expiresAt: new Date(core.clock().getTime() + DAYS * DAY_MS) };
}

function digest(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}

function takenSignIn(): DomainError {
  const sentence = "Somebody signs in with this e-mail already.";
  return new DomainError("conflict", sentence, { fields: { email: [sentence] } });
}

function noInvitation(): DomainError {
  return new DomainError("not_found", "This invitation was used or is too old: ask for a new one.");
}
