import type { Staff } from "../accounts/staff.ts";
import type { Core } from "../core.ts";
import { DomainError } from "../errors.ts";
import { SCOPES, type Caller } from "./caller.ts";
import { requireActive, type Person, type Session } from "./person.ts";
import { checkSecondFactor } from "./second-factor.ts";
import {
  deleteExpiredRows,
  deleteSessionRows,
  findPersonRow,
  findSessionRow,
  listSessionRows,
  noteSessionUse,
  noteSignIn,
  type ListedSession,
} from "./session-rows.ts";
import { checkPassword, wrongCredentials } from "./sign-in.ts";

export type { Session } from "./person.ts";
export type { ListedSession } from "./session-rows.ts";

const HOUR_MS = 3_600_000;
const MAX_USER_AGENT_LENGTH = 500;
/** A use is noted at most so often. */
const NOTE_USE_MS = 60_000;

export interface Credentials {
  email: string;
  password: string;
  /** Code of the second factor, or a recovery code. */
  otp?: string | undefined;
}

/** Where a call comes from. */
export interface CallSource {
  ip: string;
  userAgent?: string | undefined;
}

/**
 * Who the credentials belong to; opens no session. Throws invalid_credentials, alike for an unknown e-mail and a wrong
 * password, otp_required where a second factor is missing, login_throttled after too many wrong codes.
 */
export async function checkCredentials(core: Core, { email, password, otp }: Credentials): Promise<Person> {
  const person = await findPersonRow(core.database, await checkPassword(core.signIn, email, password));
  if (!person || (!person.staff && !person.reseller)) throw wrongCredentials();
  if (person.twoFactorEnabled) await checkSecondFactor(core.signIn, person.id, otp);
  return person;
}

/** A person who is there. */
export async function findPerson(core: Core, id: string): Promise<Person> {
  const person = await findPersonRow(core.database, id);
  if (!person) throw new Error(`there is no person ${id}`);
  return person;
}

/** Opens a session, whose lifetime is SESSION_DAYS. Throws account_suspended for a reseller who may not act. */
export async function openSession(core: Core, person: Person, { ip, userAgent = "" }: CallSource): Promise<Session> {
  if (!person.staff && person.reseller) requireActive(person.reseller.status);
  const { users } = await core.signIn.open();
  const from = { ipAddress: ip, userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH) };
  const { id, token, expiresAt } = await users.createSession(person.id, false, from);
  if (person.staff) await noteSignIn(core.database.kysely, person.staff.id, core.clock());
  return { id, token, expiresAt, person };
}

/** Whose session a token is. Throws unauthenticated for an unknown token and a session that is over. */
export async function findSession(core: Core, token: string, ip: string): Promise<Session> {
  const row = await findSessionRow(core.database, token);
  if (!row) throw new DomainError("unauthenticated", "Unauthenticated.");
  const { sessionId, expiresAt, lastUsedAt, person } = row;
  const now = core.clock();
  if (expiresAt <= now || lastUsedAt <= usedAfter(core)) {
    throw new DomainError("unauthenticated", "Your session has expired: sign in again.");
  }
  if (now.getTime() - lastUsedAt.getTime() >= NOTE_USE_MS) {
    await noteSessionUse(core.database.kysely, sessionId, now, ip);
  }
  return { id: sessionId, token, expiresAt, person };
}

/** Sessions that were not used since then are over. */
export function usedAfter(core: Core): Date {
  return new Date(core.clock().getTime() - core.config.SESSION_IDLE_HOURS * HOUR_MS);
}

/** The member of staff whose session this is. Throws unauthenticated for a reseller's. */
export function staffOfSession({ person }: Session): Staff {
  if (!person.staff) throw new DomainError("unauthenticated", "Sign in as a member of the operator's staff.");
  return person.staff;
}

/** The reseller's session as a caller with every scope. Throws unauthenticated for staff, account_suspended. */
export function callerOfSession(core: Core, { id, person: { reseller } }: Session, test: boolean): Caller {
  if (!reseller) throw new DomainError("unauthenticated", "Sign in as a reseller: this account is the operator's.");
  requireActive(reseller.status);
  return {
    tokenId: null,
    tokenKind: "session",
    sessionId: id,
    resellerId: reseller.id,
    walletId: test ? reseller.testWalletId : reseller.liveWalletId,
    test,
    scopes: SCOPES,
    dialect: "auto",
    strictHttp: true,
    replay: false,
    rateLimit: core.config.SESSION_RATE_LIMIT,
    email: reseller.email,
    username: reseller.username,
    currency: reseller.currency,
    priceGroupId: reseller.priceGroupId,
  };
}

/** From now on the token is refused. */
export async function closeSession(core: Core, token: string): Promise<void> {
  const { users } = await core.signIn.open();
  await users.deleteSession(token);
}

/** The open sessions of the same person, the last used first. */
export function listSessions(core: Core, { person }: Session): Promise<ListedSession[]> {
  return listSessionRows(core.database.kysely, person.id, { now: core.clock(), usedAfter: usedAfter(core) });
}

/** Ends one session of the same person. Throws not_found for what is none of theirs. */
export async function revokeSession(core: Core, { person }: Session, id: string): Promise<void> {
  if ((await deleteSessionRows(core.database.kysely, person.id, { id })) > 0) return;
  throw new DomainError("not_found", "There is no such session: it may have ended already.");
}

/** Ends the person's other sessions and says how many there were. */
export function revokeOtherSessions(core: Core, { person, id }: Session): Promise<number> {
  return deleteSessionRows(core.database.kysely, person.id, { keep: id });
}

/** Removes sessions, links and challenges that are over. */
export function sweepSessions(core: Core): Promise<void> {
  return deleteExpiredRows(core.database.kysely, { now: core.clock(), usedAfter: usedAfter(core) });
}
