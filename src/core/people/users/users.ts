import { randomUUID } from "node:crypto";
import type { Transaction } from "../../../database/database.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { readLine, readOptionalLine } from "../../kernel/input/field-readers.ts";
import { isStorable } from "../../kernel/text.ts";
import { displaceUnconfirmed, insertUserRow, type NewUserRow } from "./user-rows.ts";
import { hashPassword } from "./password-hash.ts";

const EMAIL = /^[^\s@\0]{1,64}@[^\s@\0]{1,189}$/;
const MAX_NAME_LENGTH = 200;

export interface NewUser {
  email: string;
  name: string;
  password: string;
  /** False: a stranger gave the address. The operator, and an invitation, vouch for theirs. */
  isConfirmed: boolean;
}

/** A user who is ready to be written. */
export interface PreparedUser {
  row: NewUserRow;
}

/** Does what takes time, before a transaction. Throws validation_failed unless the password has 8 to 128 characters. */
export async function prepareUser(
  { clock }: Pick<Context, "clock">,
  { email, name, password, isConfirmed }: NewUser,
): Promise<PreparedUser> {
  const passwordHash = await hashPassword(password);
  const confirmedAt = isConfirmed ? clock() : null;
  const names = { id: randomUUID(), email: email.trim().toLowerCase(), name };
  return { row: { ...names, password_hash: passwordHash, email_confirmed_at: confirmedAt } };
}

/**
 * Writes the user together with what they sign in for, and returns their id. A user who only claimed the email, and never
 * showed that it is theirs, gives way to a confirmed one. Throws conflict.
 */
export async function insertUser(transaction: Transaction, { row }: PreparedUser): Promise<string> {
  if (row.email_confirmed_at !== null) await displaceUnconfirmed(transaction, row.email);
  if (await insertUserRow(transaction, row)) return row.id;
  throw new DomainError("conflict", "This email already belongs to an account.");
}

/** An email address as it was typed. Throws validation_failed. */
export function readEmail(text: string): string {
  const email = text.trim();
  if (EMAIL.test(email) && isStorable(email)) return email;
  throw invalidField("email", "This is not an email address.");
}

/** The name of a person or company, in one line. Throws validation_failed. */
export function readName(text: string): string {
  return readLine("name", text, MAX_NAME_LENGTH);
}

/** The company of a reseller, or none. Throws validation_failed. */
export function readCompany(text: string | null | undefined): string | null {
  return readOptionalLine("company", text, MAX_NAME_LENGTH);
}
