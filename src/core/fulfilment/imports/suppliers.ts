import type { FulfilmentContext } from "../context.ts";
import type { Transaction } from "../../../database/database.ts";
import { isUniqueViolation } from "../../../database/unique.ts";
import type { Context } from "../../kernel/context.ts";
import { recordChanges } from "../../kernel/changes.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { formatMoney } from "../../kernel/money.ts";
import { readText } from "../../kernel/input/field-readers.ts";
import { followCosts } from "../routes/follow-costs.ts";
import { UnreadableSecret } from "../../kernel/secrets/sealed-secrets.ts";
import type { CalledSupplier, Supplier } from "../suppliers/supplier.ts";
import {
  findSealedKey,
  findSupplierRow,
  insertSupplier,
  listSupplierRows,
  lockSupplierRow,
  supplierSnapshot,
  pauseSupplierRow,
  updateSupplier,
  wakeOrdersOf,
} from "../suppliers/supplier-rows.ts";
import { isCalled } from "../suppliers/supplier-kind.ts";
import {
  checkSupplierInput,
  toColumns,
  type NewSupplierInput,
  type SupplierInput,
} from "../suppliers/supplier-settings.ts";

const MAX_REASON_LENGTH = 500;

interface ImportedSupplier {
  name: string;
  kind: string;
  url: string;
  username: string | undefined;
  key: string;
  currency: string;
  exchangeRate: bigint;
}

export type { NewSupplierInput, SupplierInput } from "../suppliers/supplier-settings.ts";

/** Throws validation_failed, conflict where the name is taken. */
export async function addSupplier(context: FulfilmentContext, input: NewSupplierInput): Promise<Supplier> {
  const { name, url, key, currency = context.config.CURRENCY } = input;
  if (name === undefined || url === undefined || key === undefined) {
    throw invalidField("supplier", "A supplier needs a name, the address of its API and a key.");
  }
  checkSupplierInput(input);
  const kind = readKind(context, input);
  if (currency !== context.config.CURRENCY) requireRate(context, input);
  // Sealed with the row's id, which it gets first.
  const id = await context.database.transaction(async (transaction) => {
    const row = { ...toColumns(input), name: name.trim(), kind, url, currency, sealed_key: "-" };
    const made = await insertSupplier(transaction, row);
    if (made === null) throw nameTaken();
    await updateSupplier(transaction, made, { sealed_key: sealKey(context, made, key) });
    return made;
  });
  return findSupplier(context, id);
}

/** Writes a supplier of another panel, paused, or what it is by now. Throws validation_failed, conflict. */
export async function importSupplier(
  context: FulfilmentContext,
  transaction: Transaction,
  { id, input, pauseReason }: { id: number | null; input: ImportedSupplier; pauseReason: string },
): Promise<void> {
  const { name, kind, key, url } = input;
  checkSupplierInput(input);
  readKind(context, input);
  const pause = { paused_at: context.clock(), pause_reason: pauseReason };
  const row = { ...toColumns(input), name: name.trim(), kind, url, sealed_key: "-", ...pause };
  const before = id === null ? null : await lockSupplierRow(transaction, id);
  const written = before?.id ?? (await insertSupplier(transaction, row));
  if (written === null) throw nameTaken();
  await updateSupplier(transaction, written, { ...toColumns(input), sealed_key: sealKey(context, written, key) });
  if (before) await followChange(context, transaction, before, input);
}

/**
 * Changes a supplier. Another currency or exchange rate reprices its routes, and the prices that follow them, at once.
 * Throws not_found, validation_failed, conflict; then nothing is changed.
 */
export async function changeSupplier(context: FulfilmentContext, id: number, params: SupplierInput): Promise<Supplier> {
  checkSupplierInput(params);
  try {
    return await context.database.transaction(async (transaction) => {
      const before = await lockSupplierRow(transaction, id);
      refuseChange(context, before, params);
      const key = params.key === undefined ? {} : { sealed_key: sealKey(context, id, params.key) };
      await recordChanges(context, transaction, supplierSnapshot(transaction, id), () =>
        updateSupplier(transaction, id, { ...toColumns(params), ...key }),
      );
      await followChange(context, transaction, before, params);
      return (await findSupplierRow(transaction, id))!;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
}

async function followChange(
  context: Context,
  transaction: Transaction,
  before: Supplier,
  changes: SupplierInput,
): Promise<void> {
  const { currency = before.currency, exchangeRate = before.exchangeRate } = changes;
  if (currency === before.currency && exchangeRate === before.exchangeRate) return;
  await followCosts(context, transaction, before.id);
}

/** Throws validation_failed where no connector is of this kind, or its suppliers need more than was given. */
function readKind({ supplierKinds }: FulfilmentContext, input: NewSupplierInput): string {
  const found = input.kind === undefined ? supplierKinds[0] : supplierKinds.find(({ kind }) => kind === input.kind);
  if (!found) {
    const known = supplierKinds.map(({ kind }) => kind).join(", ");
    throw invalidField("kind", `The kind of a supplier must be one of ${known}.`);
  }
  if (found.needsUsername && input.username === undefined) {
    throw invalidField("username", `A supplier of the kind ${found.kind} needs a user name.`);
  }
  return found.kind;
}

function refuseChange(context: Context, supplier: Supplier, params: SupplierInput): void {
  const { name, url, currency: before } = supplier;
  if (!isCalled(supplier)) throw new DomainError("conflict", `${name} is part of the server: there is nothing to set.`);
  const { currency = before } = params;
  if (currency !== before && currency !== context.config.CURRENCY) requireRate(context, params);
  if (params.url !== undefined && params.key === undefined && originOf(params.url) !== originOf(url!)) {
    throw invalidField("key", "Give the key together with another server's address: the old one is not for it to see.");
  }
}

export function listSuppliers(context: Context): Promise<Supplier[]> {
  return listSupplierRows(context.database.kysely);
}

/** What there is to watch of suppliers that are paid; `balance` as a number, since it is only looked at. */
export async function readSupplierBalances(
  context: Context,
): Promise<{ supplier: string; currency: string; balance: number }[]> {
  const suppliers = await listSuppliers(context);
  return suppliers.flatMap(({ name, currency, balance }) =>
    balance === null ? [] : [{ supplier: name, currency: currency ?? "", balance: Number(formatMoney(balance)) }],
  );
}

/** Throws not_found. */
export async function findSupplier(context: Context, id: number): Promise<Supplier> {
  const supplier = await findSupplierRow(context.database.kysely, id);
  if (!supplier) throw new DomainError("not_found", "There is no such supplier.");
  return supplier;
}

/** With its key, for the call. Throws not_found, conflict where the supplier is not called or its key cannot be read. */
export async function findCalledSupplier(context: FulfilmentContext, id: number): Promise<CalledSupplier> {
  const supplier = await findSupplier(context, id);
  const sealed = await findSealedKey(context.database.kysely, id);
  if (supplier.url === null || sealed === null) {
    throw new DomainError("conflict", `${supplier.name} is part of the server and is not called.`);
  }
  return { ...supplier, url: supplier.url, key: openKey(context, supplier, sealed) };
}

/** Suppliers that this process cannot call because it does not read their keys, each with a sentence for the operator. */
export async function findUnreadableKeys(
  context: FulfilmentContext,
): Promise<{ supplier: Supplier; message: string }[]> {
  const called = (await listSuppliers(context)).filter(({ url }) => url !== null);
  const checked = called.map(async (supplier) => {
    try {
      await findCalledSupplier(context, supplier.id);
      return [];
    } catch (error) {
      if (error instanceof DomainError) return [{ supplier, message: error.message }];
      throw error;
    }
  });
  return (await Promise.all(checked)).flat();
}

/** A paused supplier gets no new orders; those that it has are followed. Throws not_found, validation_failed. */
export async function pauseSupplier(context: Context, id: number, reason: string): Promise<Supplier> {
  await findSupplier(context, id);
  const text = readText("reason", reason, MAX_REASON_LENGTH);
  await context.database.transaction((transaction) =>
    recordChanges(context, transaction, supplierSnapshot(transaction, id), () =>
      pauseSupplierRow(transaction, id, text),
    ),
  );
  await wakeOrdersOf(context.database.kysely, id);
  context.ordersDue.raise();
  return findSupplier(context, id);
}

/** Resumes a supplier, no matter why it was paused. Throws not_found. */
export async function resumeSupplier(context: Context, id: number): Promise<Supplier> {
  await findSupplier(context, id);
  const changes = { paused_at: null, pause_reason: null, failures: 0, open_until: null };
  await context.database.transaction((transaction) =>
    recordChanges(context, transaction, supplierSnapshot(transaction, id), () =>
      updateSupplier(transaction, id, changes),
    ),
  );
  await wakeOrdersOf(context.database.kysely, id);
  context.ordersDue.raise();
  return findSupplier(context, id);
}

/** It turned out to take one order at a time. */
export function sendSingly(context: Context, id: number): Promise<void> {
  return updateSupplier(context.database.kysely, id, { bulk_size: 1 });
}

function nameTaken(): DomainError {
  return new DomainError("conflict", "A supplier of this name exists already.");
}

function requireRate(context: Context, { currency, exchangeRate }: SupplierInput): void {
  if (exchangeRate !== undefined) return;
  throw invalidField("exchange_rate", `Say how many ${context.config.CURRENCY} one ${currency} is.`);
}

function sealKey(context: FulfilmentContext, id: number, key: string): string {
  return context.secretBox.seal(key.trim(), keyContext(id));
}

function openKey(context: FulfilmentContext, { id, name }: Supplier, sealed: string): string {
  try {
    return context.secretBox.open(sealed, keyContext(id));
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error;
    const text = `The key of ${name} cannot be read: ENCRYPTION_KEY is not the one it was stored with. Start every process with that one, or enter the supplier's key again.`;
    throw new DomainError("conflict", text);
  }
}

function keyContext(id: number): string {
  return `supplier:${id}`;
}

function originOf(url: string): string {
  return new URL(url).origin;
}
