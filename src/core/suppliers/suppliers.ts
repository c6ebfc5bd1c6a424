import { isUniqueViolation } from "../../database/unique.ts";
import type { Repeats } from "../../database/schema-fulfilment.ts";
import { REFUSAL_CLASSES, type RefusalOverride } from "../attempts/outcome.ts";
import type { Core } from "../core.ts";
import { DomainError, invalidField } from "../errors.ts";
import { formatMoney, isCurrency, MAX_AMOUNT, type Micros } from "../money.ts";
import { isStorable } from "../text.ts";
import { followCosts } from "./follow-costs.ts";
import { UnreadableSecret } from "./secret-box.ts";
import type { CalledSupplier, Supplier } from "./supplier.ts";
import {
  findSealedKey,
  findSupplierRow,
  insertSupplier,
  listSupplierRows,
  lockSupplierRow,
  pauseSupplierRow,
  updateSupplier,
  wakeOrdersOf,
} from "./supplier-rows.ts";

const MAX_NAME_LENGTH = 100;
const MAX_URL_LENGTH = 2_000;
const MAX_USERNAME_LENGTH = 254;
const MAX_OVERRIDE_LENGTH = 200;
const MAX_KEY_LENGTH = 1_000;
const MAX_REASON_LENGTH = 500;
const MAX_CONCURRENCY = 100;
const MAX_BULK_SIZE = 1_000;
const MAX_SYNC_HOURS = 8_760;
const MOST_OVERRIDES = 100;
const MAX_EXCHANGE_RATE = 1_000_000_000_000n;
const MICROS = 1_000_000n;

/** What the operator says of a supplier of the Dhru family; what is absent stays, or has its default. */
export interface SupplierWish {
  name?: string | undefined;
  /** The whole address of its endpoint; without a path `/api/index.php` is taken. */
  url?: string | undefined;
  username?: string | undefined;
  /** Kept encrypted, never shown again. */
  key?: string | undefined;
  currency?: string | undefined;
  /** Micro-units of the server's currency for one unit of the supplier's. */
  exchangeRate?: bigint | undefined;
  concurrency?: number | undefined;
  bulkSize?: number | undefined;
  repeats?: Repeats | undefined;
  refusalOverrides?: RefusalOverride[] | undefined;
  lowBalance?: Micros | null | undefined;
  syncHours?: number | undefined;
}

/** Throws validation_failed, conflict where the name is taken. */
export async function addSupplier(core: Core, wish: SupplierWish): Promise<Supplier> {
  const { name, url, key, currency = core.config.CURRENCY } = wish;
  if (name === undefined || url === undefined || key === undefined) {
    throw invalidField("supplier", "A supplier needs a name, the address of its API and a key.");
  }
  checkWish(wish);
  if (currency !== core.config.CURRENCY) requireRate(core, wish);
  // Sealed with the row's id, which it gets first.
  const id = await core.database.transaction(async (transaction) => {
    const row = { ...toColumns(wish), name: name.trim(), kind: "dhru", url, currency, sealed_key: "-" } as const;
    const made = await insertSupplier(transaction, row);
    if (made === null) throw nameTaken();
    await updateSupplier(transaction, made, { sealed_key: sealKey(core, made, key) });
    return made;
  });
  return findSupplier(core, id);
}

/**
 * Changes a supplier. Another currency or exchange rate reprices its routes, and the prices that follow them, at once.
 * Throws not_found, validation_failed, conflict; then nothing is changed.
 */
export async function changeSupplier(core: Core, id: number, params: SupplierWish): Promise<Supplier> {
  checkWish(params);
  try {
    return await core.database.transaction(async (transaction) => {
      const before = await lockSupplierRow(transaction, id);
      refuseChange(core, before, params);
      const key = params.key === undefined ? {} : { sealed_key: sealKey(core, id, params.key) };
      await updateSupplier(transaction, id, { ...toColumns(params), ...key });
      const { currency = before.currency, exchangeRate = before.exchangeRate } = params;
      if (currency !== before.currency || exchangeRate !== before.exchangeRate) {
        await followCosts(core, transaction, id);
      }
      return (await findSupplierRow(transaction, id))!;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
}

function refuseChange(core: Core, { name, kind, url, currency: before }: Supplier, params: SupplierWish): void {
  if (kind !== "dhru") throw new DomainError("conflict", `${name} is part of the server: there is nothing to set.`);
  const { currency = before } = params;
  if (currency !== before && currency !== core.config.CURRENCY) requireRate(core, params);
  if (params.url !== undefined && params.key === undefined && originOf(params.url) !== originOf(url!)) {
    throw invalidField("key", "Give the key together with another server's address: the old one is not for it to see.");
  }
}

export function listSuppliers(core: Core): Promise<Supplier[]> {
  return listSupplierRows(core.database.kysely);
}

/** What there is to watch of suppliers that are paid; `balance` as a number, since it is only looked at. */
export async function readSupplierFigures(
  core: Core,
): Promise<{ supplier: string; currency: string; balance: number }[]> {
  const suppliers = await listSuppliers(core);
  return suppliers.flatMap(({ name, currency, balance }) =>
    balance === null ? [] : [{ supplier: name, currency: currency ?? "", balance: Number(formatMoney(balance)) }],
  );
}

/** Throws not_found. */
export async function findSupplier(core: Core, id: number): Promise<Supplier> {
  const supplier = await findSupplierRow(core.database.kysely, id);
  if (!supplier) throw new DomainError("not_found", "There is no such supplier.");
  return supplier;
}

/** By id or name. Throws not_found. */
export async function findSupplierNamed(core: Core, text: string): Promise<Supplier> {
  const wanted = text.trim().toLowerCase();
  const suppliers = await listSuppliers(core);
  const named = suppliers.find(({ id, name }) => name.toLowerCase() === wanted || String(id) === wanted);
  if (!named) throw new DomainError("not_found", "There is no such supplier.");
  return named;
}

/** With its key, for the call. Throws not_found, conflict where the supplier is not called or its key cannot be read. */
export async function findCalledSupplier(core: Core, id: number): Promise<CalledSupplier> {
  const supplier = await findSupplier(core, id);
  const sealed = await findSealedKey(core.database.kysely, id);
  if (supplier.url === null || sealed === null) {
    throw new DomainError("conflict", `${supplier.name} is part of the server and is not called.`);
  }
  return { ...supplier, url: supplier.url, key: openKey(core, supplier, sealed) };
}

/** Suppliers that this process cannot call because it does not read their keys, each with a sentence for the operator. */
export async function findUnreadableKeys(core: Core): Promise<{ supplier: Supplier; message: string }[]> {
  const called = (await listSuppliers(core)).filter(({ url }) => url !== null);
  const checked = called.map(async (supplier) => {
    try {
      await findCalledSupplier(core, supplier.id);
      return [];
    } catch (error) {
      if (error instanceof DomainError) return [{ supplier, message: error.message }];
      throw error;
    }
  });
  return (await Promise.all(checked)).flat();
}

/** A paused supplier gets no new orders; those that it has are followed. Throws not_found, validation_failed. */
export async function pauseSupplier(core: Core, id: number, reason: string): Promise<Supplier> {
  await findSupplier(core, id);
  const text = reason.trim();
  if (text === "" || text.length > MAX_REASON_LENGTH || !isStorable(text)) {
    throw invalidField("reason", `Give a reason of 1 to ${MAX_REASON_LENGTH} characters.`);
  }
  await pauseSupplierRow(core.database.kysely, id, text);
  await wakeOrdersOf(core.database.kysely, id);
  core.ordersDue.raise();
  return findSupplier(core, id);
}

/** Takes orders again, whatever paused it. Throws not_found. */
export async function resumeSupplier(core: Core, id: number): Promise<Supplier> {
  await findSupplier(core, id);
  const changes = { paused_at: null, pause_reason: null, failures: 0, open_until: null };
  await updateSupplier(core.database.kysely, id, changes);
  await wakeOrdersOf(core.database.kysely, id);
  core.ordersDue.raise();
  return findSupplier(core, id);
}

/** It turned out to take one order at a time. */
export function sendSingly(core: Core, id: number): Promise<void> {
  return updateSupplier(core.database.kysely, id, { bulk_size: 1 });
}

function nameTaken(): DomainError {
  return new DomainError("conflict", "A supplier of this name exists already.");
}

function requireRate(core: Core, { currency, exchangeRate }: SupplierWish): void {
  if (exchangeRate !== undefined) return;
  throw invalidField("exchange_rate", `Say how many ${core.config.CURRENCY} one ${currency} is.`);
}

function sealKey(core: Core, id: number, key: string): string {
  return core.secretBox.seal(key.trim(), keyContext(id));
}

function openKey(core: Core, { id, name }: Supplier, sealed: string): string {
  try {
    return core.secretBox.open(sealed, keyContext(id));
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error;
    const text = `The key of ${name} cannot be read: ENCRYPTION_KEY is not the one it was stored with. Start every process with that one, or enter the supplier's key again.`;
    throw new DomainError("conflict", text);
  }
}

function keyContext(id: number): string {
  return `supplier:${id}`;
}

function toColumns({ name, url, username, currency, ...wish }: SupplierWish) {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(url !== undefined && { url }),
    ...(username !== undefined && { username }),
    ...(currency !== undefined && { currency }),
    ...(wish.exchangeRate !== undefined && { exchange_rate: wish.exchangeRate }),
    ...(wish.concurrency !== undefined && { concurrency: wish.concurrency }),
    ...(wish.bulkSize !== undefined && { bulk_size: wish.bulkSize }),
    ...(wish.repeats !== undefined && { repeats: wish.repeats }),
    ...(wish.refusalOverrides !== undefined && { refusal_overrides: JSON.stringify(wish.refusalOverrides) }),
    ...(wish.lowBalance !== undefined && { low_balance: wish.lowBalance }),
    ...(wish.syncHours !== undefined && { sync_hours: wish.syncHours }),
  };
}

function checkWish(wish: SupplierWish): void {
  checkLength("name", wish.name?.trim(), MAX_NAME_LENGTH);
  checkLength("key", wish.key?.trim(), MAX_KEY_LENGTH);
  checkLength("username", wish.username, MAX_USERNAME_LENGTH);
  if (wish.url !== undefined) checkUrl(wish.url);
  if (wish.currency !== undefined && !isCurrency(wish.currency)) {
    throw invalidField("currency", "A currency is a three-letter code, such as USD.");
  }
  checkWhole("concurrency", wish.concurrency, 1, MAX_CONCURRENCY);
  checkWhole("bulk_size", wish.bulkSize, 1, MAX_BULK_SIZE);
  checkWhole("sync_hours", wish.syncHours, 0, MAX_SYNC_HOURS);
  if (wish.exchangeRate !== undefined && (wish.exchangeRate <= 0n || wish.exchangeRate > MAX_EXCHANGE_RATE * MICROS)) {
    throw invalidField("exchange_rate", "The exchange rate must be more than zero.");
  }
  const lowBalance = wish.lowBalance ?? 0n;
  if (lowBalance < 0n || lowBalance > MAX_AMOUNT) {
    throw invalidField("low_balance", "The amount must not be negative.");
  }
  for (const override of wish.refusalOverrides ?? []) {
    checkLength("refusal_overrides", override.contains.trim(), MAX_OVERRIDE_LENGTH);
    checkLength("refusal_overrides", override.reason?.trim(), MAX_REASON_LENGTH);
    if (!REFUSAL_CLASSES.includes(override.refusal)) {
      throw invalidField("refusal_overrides", `Give a text and one of ${REFUSAL_CLASSES.join(", ")}.`);
    }
  }
  if ((wish.refusalOverrides?.length ?? 0) > MOST_OVERRIDES) {
    throw invalidField("refusal_overrides", `At most ${MOST_OVERRIDES} texts.`);
  }
}

function checkUrl(text: string): void {
  const url = URL.parse(text);
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  // What stands in an address is shown; secrets have a field of their own.
  const isBare = url !== null && url.username === "" && url.password === "" && url.search === "" && url.hash === "";
  if (isWeb && isBare && text.length <= MAX_URL_LENGTH && isStorable(text)) return;
  throw invalidField("url", "Give the address of the supplier's API, such as https://supplier.example/api/index.php.");
}

function originOf(url: string): string {
  return new URL(url).origin;
}

function checkLength(field: string, text: string | undefined, most: number): void {
  if (text === undefined || (text.length >= 1 && text.length <= most && isStorable(text))) return;
  throw invalidField(field, `The ${field} must have 1 to ${most} characters.`);
}

function checkWhole(field: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return;
  throw invalidField(field, `The ${field} must be a whole number from ${least} to ${most}.`);
}
