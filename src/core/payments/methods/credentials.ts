import type { Connection, Transaction } from "../../../database/database.ts";
import { checkAll, DomainError, invalidField } from "../../kernel/errors.ts";
import { UnreadableSecret } from "../../kernel/secrets/sealed-secrets.ts";
import { isBareAddress, parseWebAddress } from "../../kernel/input/web-address.ts";
import { readText } from "../../kernel/input/field-readers.ts";
import type { PaymentContext } from "../context.ts";
import type { CredentialField, Credentials } from "../payment-kind.ts";
import { findCredentialsRow, writeCredentials } from "./method-rows.ts";

const MAX_LENGTH = 1_000;

interface GivenCredentials {
  settings: Record<string, string>;
  secrets: Record<string, string>;
}

/** All fields of an account, apart by whether they are shown again. Throws validation_failed with every wrong field. */
export function readCredentials(
  fields: readonly CredentialField[],
  given: Readonly<Record<string, string>>,
  { test }: { test: boolean },
): GivenCredentials {
  const unknown = Object.keys(given).find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined) throw invalidField(unknown, "This type of payment method has no such field.");
  const values = fields.map((field) => ({ field, value: (given[field.name]?.trim() || field.default) ?? "" }));
  checkAll(
    ...values.map(
      ({ field, value }) =>
        () =>
          checkField(field, value, test),
    ),
  );
  const pick = (isSecret: boolean) =>
    Object.fromEntries(
      values.filter(({ field }) => field.isSecret === isSecret).map(({ field, value }) => [field.name, value]),
    );
  return { settings: pick(false), secrets: pick(true) };
}

/**
 * Seals the secrets and writes them. No secret may be that of the other mode: an event must tell which mode it is of.
 * Throws validation_failed, conflict.
 */
export async function sealCredentials(
  context: PaymentContext,
  transaction: Transaction,
  { id, test, settings, secrets }: { id: number; test: boolean } & GivenCredentials,
): Promise<void> {
  const other = await openCredentials(context, id, !test, transaction);
  for (const [name, value] of Object.entries(secrets)) {
    if (other?.[name] !== value) continue;
    throw invalidField(name, `The ${test ? "live" : "test"} credentials have the same value. Enter a different one.`);
  }
  const sealedSecrets = context.secretBox.seal(JSON.stringify(secrets), placeOf(id, test));
  await writeCredentials(transaction, id, test, { settings, sealedSecrets });
}

/** Null: there are none. Throws conflict where they cannot be read. */
export async function openCredentials(
  { database, secretBox }: PaymentContext,
  methodId: number,
  test: boolean,
  connection: Connection = database.kysely,
): Promise<Credentials | null> {
  const row = await findCredentialsRow(connection, methodId, test);
  if (!row) return null;
  try {
    const secrets = JSON.parse(secretBox.open(row.sealedSecrets, placeOf(methodId, test))) as Record<string, string>;
    return { ...row.settings, ...secrets };
  } catch (error) {
    if (error instanceof UnreadableSecret) throw new DomainError("conflict", error.message);
    throw error;
  }
}

function checkField({ name, label, isUrl = false, beginnings }: CredentialField, value: string, test: boolean): void {
  readText(name, value, MAX_LENGTH, label);
  if (beginnings?.[test ? "live" : "test"].some((beginning) => value.startsWith(beginning))) {
    throw invalidField(name, `${label}: this one is for ${test ? "live" : "test"} payments.`);
  }
  if (!isUrl) return;
  const url = parseWebAddress(value);
  if (url && isBareAddress(url)) return;
  throw invalidField(name, `${label}: enter an address such as https://pay.example.com.`);
}

function placeOf(methodId: number, test: boolean): string {
  return `payment_method:${methodId}:${test ? "test" : "live"}`;
}
