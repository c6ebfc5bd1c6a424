import { greeting, linkTo } from "../users/emails.ts";
import { putInvitation, takeInvitation, type IssuedLink } from "../sign-in/one-time-link-rows.ts";
import { newLinkToken } from "../sign-in/one-time-links.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";
import { findUserByEmail } from "../users/user-rows.ts";
import { insertUser, prepareUser } from "../users/users.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { readServerSettings } from "../settings/server-settings.ts";
import { acceptRow, findInvitedRow, insertStaffRow, type InvitedStaff } from "./staff-rows.ts";
import { findStaffMember, readProfile, takenEmail, withRights, type NewStaff } from "./staff.ts";

const DAYS = 7;
const DAY_MS = 86_400_000;

/** Lets a staff member choose a password, once. */
export interface IssuedInvitation {
  staffId: number;
  email: string;
  /** Shown once. Anyone who has it can become the staff member. */
  token: string;
  expiresAt: Date;
  /** True when an email with the link is on its way. */
  mailed: boolean;
}

/**
 * Makes a member of staff who chooses a password later. Throws validation_failed, conflict where the email is taken.
 */
export async function inviteStaff(context: Context, wanted: NewStaff): Promise<IssuedInvitation> {
  const profile = readProfile(wanted);
  const { kysely } = context.database;
  const known = await findUserByEmail(kysely, profile.email);
  // A stranger who only claims the address does not keep its owner out.
  if (known?.isConfirmed) throw takenSignIn();
  const { token, link } = issue(context);
  const staffId = await context.database.transaction(async (transaction) => {
    const id = await insertStaffRow(transaction, { ...profile, userId: null });
    if (id === null) throw takenEmail();
    await putInvitation(transaction, id, link);
    return id;
  });
  const { expiresAt } = link;
  return { staffId, email: profile.email, token, expiresAt, mailed: await mail(context, profile, token) };
}

/**
 * A new invitation for a staff member who has not accepted the last one, which stops working. Throws scope_missing,
 * not_found, conflict.
 */
export async function renewInvitation(context: Context, id: number, actorId: number | null): Promise<IssuedInvitation> {
  const { token, link } = issue(context);
  await withRights(context, { id, actorId }, async (transaction, member) => {
    if (member.userId !== null)
      throw new DomainError("conflict", `${member.name} has accepted the invitation already.`);
    await putInvitation(transaction, id, link);
  });
  const member = await findStaffMember(context, id);
  return {
    staffId: id,
    email: member.email,
    token,
    expiresAt: link.expiresAt,
    mailed: await mail(context, member, token),
  };
}

/** Whom an invitation is for. Throws link_expired for one that was used, replaced, or is too old. */
export async function findInvitation(context: Context, token: string): Promise<InvitedStaff> {
  const invited = await findInvitedRow(context.database.kysely, hashSecret(token));
  if (!invited || invited.invitationExpiresAt <= context.clock()) throw noInvitation();
  return invited;
}

/** Sets the password that the invited staff member chose. Throws link_expired, validation_failed, conflict. */
export async function acceptInvitation(context: Context, token: string, password: string): Promise<InvitedStaff> {
  const invited = await findInvitation(context, token);
  const { id, email, name } = invited;
  const user = await prepareUser(context, { email, name, password, isConfirmed: true });
  await context.database.transaction(async (transaction) => {
    const userId = await insertUser(transaction, user);
    // Locks the member first, then the link, in the order in which a renewal locks them.
    const isAccepted = await acceptRow(transaction, id, userId);
    if (!isAccepted || !(await takeInvitation(transaction, hashSecret(token)))) throw noInvitation();
  });
  context.accessChanged.raise();
  return invited;
}

/** Where the page is that accepts it; behind the fragment, which no server and no log ever sees. */
export function invitationPath(token: string): string {
  return `/invitation#${token}`;
}

/** False where no email server is configured. Then the owner passes the link on. */
async function mail(
  context: Context,
  { name, email }: { name: string; email: string },
  token: string,
): Promise<boolean> {
  if (context.mailer.from === null) return false;
  const { name: server } = await readServerSettings(context);
  context.mailer.post({
    to: email,
    subject: `You are invited to work at ${server}`,
    paragraphs: [
      greeting(name),
      `you are invited to the staff of ${server}. Open this link within ${DAYS} days and choose a password.`,
      "The link works once, for anyone who has it. Do not pass it on.",
    ],
    link: { label: "Accept the invitation", url: linkTo(context.config, invitationPath(token)) },
  });
  return true;
}

function issue(context: Context): { token: string; link: IssuedLink } {
  const { token, hash } = newLinkToken();
  const now = context.clock();
  return { token, link: { hash, now, expiresAt: new Date(now.getTime() + DAYS * DAY_MS) } };
}

function takenSignIn(): DomainError {
  const sentence = "This email already belongs to an account.";
  return new DomainError("conflict", sentence, { fields: { email: [sentence] } });
}

function noInvitation(): DomainError {
  return new DomainError("link_expired", "This invitation was used or is too old: ask for a new one.");
}
