import type { SignInContext } from "../context.ts";
import { randomUUID } from "node:crypto";
import { type Staff, requireActive, type Session, type User } from "../users/user.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { SCOPES, type Caller } from "../../kernel/caller.ts";
import { checkPassword, requireUnchanged, wrongCredentials, type CheckedPassword } from "./check-password.ts";
import { deleteExpiredLinks } from "./one-time-link-rows.ts";
import {
  deleteExpiredSessions,
  deleteSessionRows,
  deleteSurplusSessions,
  findSessionRow,
  findUserRow,
  insertSessionRow,
  listSessionRows,
  recordSessionUse,
  recordSignIn,
  type ListedSession,
} from "./session-rows.ts";
import { newSessionToken } from "./session-token.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";
import { checkTwoFactor } from "./two-factor.ts";

export type { Session } from "../users/user.ts";
export type { ListedSession } from "./session-rows.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MAX_USER_AGENT_LENGTH = 500;
/** Open sessions of one user; a new one ends the one that was used least lately. */
const MAX_SESSIONS = 100;
/** A use is noted at most so often. */
const NOTE_USE_MS = 60_000;

export interface Credentials {
  email: string;
  password: string;
  /** Code of the authenticator app, or a recovery code. */
  otp?: string | undefined;
}

/** Where a call comes from. */
export interface CallSource {
  ip: string;
  userAgent?: string | undefined;
}

/** A session that begins: its token is shown this once, and only its hash is stored. */
export interface OpenedSession extends Session {
  token: string;
}

/** Who has proved to be whom. */
export interface CheckedCredentials {
  user: User;
  checked: CheckedPassword;
}

/**
 * Who the credentials belong to; opens no session. Throws invalid_credentials, alike for an unknown email and a wrong
 * password, otp_required where a code is missing, login_throttled after too many wrong codes.
 */
export async function checkCredentials(
  context: SignInContext,
  { email, password, otp }: Credentials,
): Promise<CheckedCredentials> {
  const checked = await checkPassword(context.database.kysely, email, password);
  const user = await findUserRow(context.database, checked.userId);
  if (!user || (!user.staff && !user.reseller)) throw wrongCredentials();
  if (user.twoFactorEnabled) await checkTwoFactor(context, user.id, otp);
  return { user, checked };
}

/** A user who exists. */
export async function findUser(context: Context, id: string): Promise<User> {
  const user = await findUserRow(context.database, id);
  if (!user) throw new Error(`there is no user ${id}`);
  return user;
}

/**
 * Opens a session, whose lifetime is SESSION_DAYS. Of 100 open ones the least lately used ends. `checked`: the password that
 * the user signed in with. Throws account_suspended for a reseller who may not act, and invalid_credentials for a password
 * that was changed since.
 */
export async function openSession(
  context: Context,
  user: User,
  { ip, userAgent = "" }: CallSource,
  checked: CheckedPassword | null,
): Promise<OpenedSession> {
  if (!user.staff && user.reseller) requireActive(user.reseller.status);
  const now = context.clock();
  await deleteSurplusSessions(context.database.kysely, user.id, MAX_SESSIONS - 1);
  const { token, hash } = newSessionToken();
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + context.config.SESSION_DAYS * DAY_MS);
  await context.database.transaction(async (transaction) => {
    if (checked !== null) await requireUnchanged(transaction, checked);
    await insertSessionRow(transaction, {
      id,
      token_hash: hash,
      user_id: user.id,
      ip,
      user_agent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    });
  });
  if (user.staff) await recordSignIn(context.database.kysely, user.staff.id, now);
  return { id, token, expiresAt, user };
}

/** Whose session a token is. Throws unauthenticated for an unknown token and a session that is over. */
export async function findSession(context: Context, token: string, ip: string): Promise<Session> {
  const row = await findSessionRow(context.database, hashSecret(token));
  if (!row) throw new DomainError("unauthenticated", "Unauthenticated.");
  const { sessionId, expiresAt, lastUsedAt, user } = row;
  const now = context.clock();
  if (expiresAt <= now || lastUsedAt <= usedAfter(context)) {
    throw new DomainError("unauthenticated", "Your session has expired: sign in again.");
  }
  if (now.getTime() - lastUsedAt.getTime() >= NOTE_USE_MS) {
    await recordSessionUse(context.database.kysely, sessionId, now, ip);
  }
  return { id: sessionId, expiresAt, user };
}

/** Sessions that were not used since then are over. */
export function usedAfter(context: Context): Date {
  return new Date(context.clock().getTime() - context.config.SESSION_IDLE_HOURS * HOUR_MS);
}

/** The member of staff whose session this is. Throws unauthenticated for a reseller's. */
export function staffOfSession({ user }: Session): Staff {
  if (!user.staff) throw new DomainError("unauthenticated", "Sign in as a member of the operator's staff.");
  return user.staff;
}

/** The reseller's session as a caller with every scope. Throws unauthenticated for staff, account_suspended. */
export function callerOfSession(context: Context, { id, user: { reseller } }: Session, test: boolean): Caller {
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
    rateLimit: context.config.SESSION_RATE_LIMIT,
    email: reseller.email,
    username: reseller.username,
    currency: reseller.currency,
    priceGroupId: reseller.priceGroupId,
  };
}

/** From now on its token is refused. */
export async function closeSession(context: Context, { id, user }: Session): Promise<void> {
  await deleteSessionRows(context.database.kysely, user.id, { id });
}

/** The open sessions of the same user, the last used first. */
export function listSessions(context: Context, { user }: Session): Promise<ListedSession[]> {
  return listSessionRows(context.database.kysely, user.id, { now: context.clock(), usedAfter: usedAfter(context) });
}

/** Ends one session of the same user. Throws not_found for any other. */
export async function revokeSession(context: Context, { user }: Session, id: string): Promise<void> {
  if ((await deleteSessionRows(context.database.kysely, user.id, { id })) > 0) return;
  throw new DomainError("not_found", "There is no such session: it may have ended already.");
}

/** Ends the user's other sessions and says how many there were. */
export function revokeOtherSessions(context: Context, { user, id }: Session): Promise<number> {
  return deleteSessionRows(context.database.kysely, user.id, { keep: id });
}

/** Removes sessions and links that are over. */
export async function sweepSessions(context: Context): Promise<void> {
  const now = context.clock();
  await deleteExpiredSessions(context.database.kysely, { now, usedAfter: usedAfter(context) });
  await deleteExpiredLinks(context.database.kysely, now);
}
