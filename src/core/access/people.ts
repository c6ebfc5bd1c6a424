import { randomUUID } from "node:crypto";
import type { Transaction } from "../../database/open.ts";
import { DomainError, invalidField } from "../errors.ts";
import { insertPersonRow, type PersonRow } from "./person-rows.ts";
import { hashPassword, type SignIn } from "./sign-in.ts";

/** What the database cannot keep in a text. */
const UNSTORABLE = /\0|[\ud800-\udfff]/u;
const EMAIL = /^[^\s@\0]{1,64}@[^\s@\0]{1,189}$/;
const MAX_NAME_LENGTH = 200;

export { findPersonByEmail, updatePersonName } from "./person-rows.ts";

export interface NewPerson {
  email: string;
  name: string;
  password: string;
}

/** A person who is ready to be written. */
export interface PreparedPerson {
  row: PersonRow;
  hash: string;
}

/** Does what takes time, before a transaction. Throws validation_failed unless the password has 8 to 128 characters. */
export async function preparePerson(signIn: SignIn, { email, name, password }: NewPerson): Promise<PreparedPerson> {
  const hash = await hashPassword(signIn, password);
  return { row: { id: randomUUID(), email: email.trim().toLowerCase(), name }, hash };
}

/** Writes the person together with what they sign in for, and returns their id. Throws conflict. */
export async function insertPerson(transaction: Transaction, { row, hash }: PreparedPerson): Promise<string> {
  if (await insertPersonRow(transaction, row, hash)) return row.id;
  throw new DomainError("conflict", "Somebody signs in with this e-mail already.");
}

/** An e-mail address as it was typed. Throws validation_failed. */
export function readEmail(text: string): string {
  const email = text.trim();
  if (EMAIL.test(email) && !UNSTORABLE.test(email)) return email;
  throw invalidField("email", "This is not an e-mail address.");
}

/** The name of a person or company. Throws validation_failed. */
export function readName(text: string): string {
  const name = text.trim();
  if (name.length >= 1 && name.length <= MAX_NAME_LENGTH && !UNSTORABLE.test(name)) return name;
  throw invalidField("name", `Give a name of 1 to ${MAX_NAME_LENGTH} characters.`);
}

/** The company of a reseller, or none. Throws validation_failed. */
export function readCompany(text: string | null | undefined): string | null {
  const company = text?.trim() || null;
  if (company === null || (company.length <= MAX_NAME_LENGTH && !UNSTORABLE.test(company))) return company;
  throw invalidField("company", `At most ${MAX_NAME_LENGTH} characters.`);
}
