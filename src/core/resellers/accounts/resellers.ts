import { checkPassword } from "../../people/users/password-hash.ts";
import { insertUser, prepareUser, readCompany, readEmail, readName } from "../../people/users/users.ts";
import { approvedMail } from "../../people/users/emails.ts";
import { changePassword, requestPasswordReset } from "../../people/sign-in/passwords.ts";
import { resetSignIn } from "../../people/sign-in/two-factor.ts";
import { type Caller, requireScope } from "../../kernel/caller.ts";
import type { Connection } from "../../../database/database.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField, readAll } from "../../kernel/errors.ts";
import { readAmount, readCurrency, readOptionalText } from "../../kernel/input/field-readers.ts";
import { parseMoney, type Micros } from "../../kernel/money.ts";
import { readServerSettings } from "../../people/settings/server-settings.ts";
import { insertWallet, moveMoney } from "../../ledger/wallet/wallet-rows.ts";
import {
  findResellerByEmail,
  findResellerById,
  insertReseller,
  keepPriceGroup,
  updateReseller,
  type Reseller,
} from "./reseller-rows.ts";

const MAX_USERNAME_LENGTH = 100;

export interface NewReseller {
  email: string;
  name: string;
  username?: string | undefined;
  company?: string | undefined;
  password?: string | undefined;
  priceGroupId?: number | undefined;
  /** Prepaid money to begin with. */
  credit?: Micros | undefined;
  creditLimit?: Micros | undefined;
  currency?: string | undefined;
  /** False where a stranger gave the email. Default: true, since the operator vouches for it. */
  isConfirmed?: boolean | undefined;
  /** Pending: the operator approves. Default: active. */
  status?: "active" | "pending" | undefined;
}

/** Makes a reseller with a live and a test wallet. Throws validation_failed, conflict when the email is taken. */
export async function createReseller(context: Context, wanted: NewReseller): Promise<{ id: number; email: string }> {
  const { credit = 0n, creditLimit = 0n, password, isConfirmed = true } = wanted;
  const { profile } = readAll({
    profile: () => readProfile(context, wanted),
    password: () => password !== undefined && checkPassword(password),
    credit: () => readAmount("credit", credit),
    creditLimit: () => readAmount("credit_limit", creditLimit),
  });
  const user = password === undefined ? null : await prepareUser(context, { ...profile, password, isConfirmed });
  const { kysely } = context.database;
  if (await findResellerByEmail(kysely, profile.email)) throw takenReseller();
  const id = await context.database.transaction(async (transaction) => {
    const userId = user && (await insertUser(transaction, user));
    const groupId = wanted.priceGroupId;
    if (groupId !== undefined) await requirePriceGroup(transaction, groupId);
    const made = await insertReseller(transaction, {
      ...profile,
      price_group_id: groupId ?? null,
      rate_limit: null,
      user_id: userId,
      status: wanted.status ?? "active",
    });
    if (!made) throw takenReseller();
    const wallet = { resellerId: made.id, currency: profile.currency };
    const live = await insertWallet(transaction, { ...wallet, test: false, creditLimit });
    const test = await insertWallet(transaction, { ...wallet, test: true, creditLimit: 0n });
    const actor = { kind: "system", id: null } as const;
    if (credit > 0n) {
      const movement = {
        kind: "top_up",
        houseKind: "cash_in",
        amount: credit,
        reason: "Opening credit",
        actor,
      } as const;
      await moveMoney(transaction, { ...movement, walletId: live, idempotencyKey: `opening:${live}` });
    }
    const testCredit = parseMoney(context.config.TEST_CREDIT);
    if (testCredit > 0n) {
      const movement = { kind: "promo", houseKind: "promo", amount: testCredit, reason: "Test money", actor } as const;
      await moveMoney(transaction, { ...movement, walletId: test, idempotencyKey: `opening:${test}` });
    }
    return made.id;
  });
  // A user with an unconfirmed email may have been taken over.
  context.accessChanged.raise();
  return { id, email: profile.email };
}

/** The profile of a reseller, in its stored form. Throws validation_failed with every wrong field. */
export function readProfile(
  context: Context,
  wanted: Pick<NewReseller, "name" | "email" | "username" | "company" | "currency">,
) {
  return readAll({
    name: () => readName(wanted.name),
    email: () => readEmail(wanted.email),
    username: () => readOptionalText("username", wanted.username, MAX_USERNAME_LENGTH, "user name"),
    currency: () => readCurrency(wanted.currency ?? context.config.CURRENCY),
    company: () => readCompany(wanted.company),
  });
}

/** Throws validation_failed where there is no such group. */
export async function requirePriceGroup(connection: Connection, id: number): Promise<void> {
  if (!(await keepPriceGroup(connection, id))) throw invalidField("price_group_id", "There is no such price group.");
}

/** Emails the link to choose another password. Throws not_found, conflict where the reseller has none yet. */
export async function sendResellerReset(context: Context, id: number): Promise<void> {
  const reseller = await findResellerById(context.database.kysely, id);
  if (!reseller) throw noSuchReseller();
  const { userId, email } = reseller;
  if (userId === null)
    throw new DomainError("conflict", "This reseller has no password yet. Set one and send it to them.");
  await requestPasswordReset(context, email);
}

/**
 * Sets the password of a reseller's sign-in. Throws not_found, validation_failed, conflict where the email has a
 * sign-in.
 */
export async function setResellerPassword(context: Context, id: number, password: string): Promise<void> {
  const { kysely } = context.database;
  const reseller = await findResellerById(kysely, id);
  if (!reseller) throw noSuchReseller();
  const { email, name, userId } = reseller;
  if (userId !== null) return changePassword(context, userId, password);
  const user = await prepareUser(context, { email, name, password, isConfirmed: true });
  await context.database.transaction(async (transaction) => {
    await updateReseller(transaction, id, { user_id: await insertUser(transaction, user) });
  });
  context.accessChanged.raise();
}

/** Resets a reseller's two-factor authentication: the password alone signs in again. Throws not_found, conflict. */
export async function resetResellerSecondFactor(context: Context, id: number): Promise<void> {
  const reseller = await findResellerById(context.database.kysely, id);
  if (!reseller) throw noSuchReseller();
  const { userId, twoFactorEnabled } = reseller;
  if (userId === null || !twoFactorEnabled) {
    throw new DomainError(
      "conflict",
      "This reseller does not use two-factor authentication. Nothing needs to be reset.",
    );
  }
  await context.database.transaction(async (transaction) => {
    const read = async () => {
      const { twoFactorEnabled: isOn } = (await findResellerById(transaction, id))!;
      return { [`reseller ${id}`]: { two_factor: isOn } };
    };
    await recordChanges(context, transaction, read, () => resetSignIn(transaction, userId));
  });
}

/** Finds a reseller by id or email, with the live wallet. Throws not_found. */
export async function findReseller(context: Context, idOrEmail: string): Promise<Reseller> {
  const { kysely } = context.database;
  const text = idOrEmail.trim();
  const found = /^\d{1,9}$/.test(text)
    ? await findResellerById(kysely, Number(text))
    : await findResellerByEmail(kysely, text);
  if (!found) throw noSuchReseller();
  return found;
}

/** A reseller with the wallet of this mode. Throws not_found. */
export async function readReseller({ database }: Context, id: number, test: boolean): Promise<Reseller> {
  const reseller = await findResellerById(database.kysely, id, test);
  if (!reseller) throw noSuchReseller();
  return reseller;
}

/** Writes to a reseller who signed up that the operator approved. */
export async function tellApproved(context: Context, id: number): Promise<void> {
  const { name } = await readServerSettings(context);
  const reseller = await findResellerById(context.database.kysely, id);
  if (reseller) context.mailer.post(approvedMail(context.config, name, reseller));
}

export interface Account extends Omit<Reseller, "userId" | "priceGroupId" | "priceGroup" | "rateLimit"> {
  priceGroup: { id: number; name: string } | null;
  /** Requests a minute. */
  rateLimit: number;
  test: boolean;
}

/** The caller's profile with the wallet of the caller's mode. Throws scope_missing, not_found. */
export async function readAccount(context: Context, caller: Caller): Promise<Account> {
  requireScope(caller, "account:read");
  const found = await findResellerById(context.database.kysely, caller.resellerId, caller.test);
  if (!found) throw noSuchReseller();
  const { userId: _, priceGroupId, priceGroup, ...reseller } = found;
  // Who is signed in asks for what keys have; the pages' own limit is no concern of theirs.
  const limit = caller.tokenKind === "session" ? reseller.rateLimit : caller.rateLimit;
  return {
    ...reseller,
    priceGroup: priceGroupId === null ? null : { id: priceGroupId, name: priceGroup! },
    rateLimit: limit ?? context.config.RATE_LIMIT,
    test: caller.test,
  };
}

export function takenReseller(): DomainError {
  return new DomainError("conflict", "A reseller with this email or username already exists.");
}

export function noSuchReseller(): DomainError {
  return new DomainError("not_found", "There is no such reseller.");
}
