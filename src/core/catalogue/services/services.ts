import type { Insertable } from "kysely";
import type { Transaction } from "../../../database/database.ts";
import type { Cancellable, IdentifierCheck, IdentifierKind, ServiceType } from "../../../database/column-types.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField, readAll, valueOrRefusal } from "../../kernel/errors.ts";
import { readAmount, readCurrency, readOptionalText, readText, readWhole } from "../../kernel/input/field-readers.ts";
import type { Micros } from "../../kernel/money.ts";
import { checkFieldRules, type FieldRule } from "../inputs/result-fields.ts";
import type { InputField } from "../inputs/input-field.ts";
import { checkInputFields } from "../inputs/inputs.ts";
import { doubtOfPrices, type NewPrice } from "../prices/odd-prices.ts";
import { checkVisibility, writeVisibilities, type Visibility } from "../visibility/visibility.ts";
import { ensureServiceGroups, insertServices, routeToStaff } from "./service-rows.ts";

export const SERVICE_TYPES: readonly ServiceType[] = ["imei", "server", "remote"];
export const CANCELLABLE: readonly Cancellable[] = ["until_submitted", "on_request", "never"];
export const IDENTIFIER_CHECKS: readonly IdentifierCheck[] = ["luhn", "length", "none"];
export const IDENTIFIER_KINDS: readonly IdentifierKind[] = [
  "imei",
  "serial",
  "imei_or_serial",
  "meid",
  "eid",
  "iccid",
  "text",
  "none",
];

const DEFAULT_GROUP = "Services";
const MAX_QUANTITY = 1_000_000;
/** Of the texts of a service, in characters. */
export const MAX_LENGTHS = {
  name: 300,
  searchTerms: 1_000,
  serviceGroup: 200,
  description: 20_000,
  deliveryTime: 100,
} as const;
const IMPORT_CHUNK = 500;
const MAX_MINUTES = 1_000_000;

export interface NewService {
  name: string;
  type: ServiceType;
  /** By name; made on first use. */
  serviceGroup?: string | undefined;
  /** Base price of one, in micro-units of `currency`. */
  price: Micros;
  currency?: string | undefined;
  description?: string | undefined;
  /** Further words that find the service, such as other names of it; not shown to resellers. */
  searchTerms?: string | undefined;
  /** If unset, an IMEI for the type imei, none for the others. */
  identifierKind?: IdentifierKind | undefined;
  identifierCheck?: IdentifierCheck | undefined;
  completesCheckDigit?: boolean | undefined;
  inputs?: InputField[] | undefined;
  minQuantity?: number | undefined;
  maxQuantity?: number | undefined;
  /** If unset, services without an identifier allow duplicate orders, the others do not. */
  allowDuplicate?: boolean | undefined;
  cancellable?: Cancellable | undefined;
  deliveryTime?: string | undefined;
  /** An open order past it is overdue; past the expiry it needs attention. */
  promisedMinutes?: number | undefined;
  expiresMinutes?: number | undefined;
  resultRules?: FieldRule[] | undefined;
  /** If unset, everyone sees it. */
  visibility?: Visibility | undefined;
}

/**
 * Adds a service that people fulfil until codes are in stock. Throws validation_failed, confirmation_required for a
 * price of 0.
 */
export async function createService(context: Context, wanted: NewService & Confirmable): Promise<{ id: number }> {
  const checked = checkService(context, wanted);
  requireConfirmation(doubtOfPrices([pricedAs(checked)]), wanted);
  const [id] = await context.database.transaction((transaction) => insertByHand(transaction, [checked]));
  return { id: id! };
}

/** What is wrong with one row of an import; rows count from 1. */
export interface ImportProblem {
  row: number;
  message: string;
}

/**
 * Adds many services, all or none. Returns the problems of every bad row instead of adding anything.
 * Throws confirmation_required where prices are 0.
 */
export async function importServices(
  context: Context,
  rows: readonly NewService[],
  { confirm }: Confirmable = {},
): Promise<{ created: number; problems: ImportProblem[] }> {
  const checked: CheckedService[] = [];
  const problems: ImportProblem[] = [];
  rows.forEach((row, index) => {
    const service = valueOrRefusal(() => checkService(context, row));
    if (service instanceof DomainError) problems.push({ row: index + 1, message: service.message });
    else checked.push(service);
  });
  if (problems.length > 0) return { created: 0, problems };
  requireConfirmation(doubtOfPrices(checked.map(pricedAs)), { confirm });
  await context.database.transaction(async (transaction) => {
    for (let done = 0; done < checked.length; done += IMPORT_CHUNK) {
      await insertByHand(transaction, checked.slice(done, done + IMPORT_CHUNK));
    }
  });
  return { created: checked.length, problems };
}

/** A service that may be inserted. */
export interface CheckedService {
  group: string;
  row: Omit<Insertable<Schema["services"]>, "group_id">;
  visibility: Visibility | undefined;
}

function pricedAs({ row }: CheckedService): NewPrice {
  return { name: row.name, price: row.base_price, currency: row.currency };
}

async function insertByHand(transaction: Transaction, services: readonly CheckedService[]): Promise<number[]> {
  const ids = await insertServiceChunk(transaction, services);
  await routeToStaff(transaction, ids);
  return ids;
}

/** Inserts services without routes and returns their ids, in order. Throws validation_failed. */
export async function insertServiceChunk(
  transaction: Transaction,
  services: readonly CheckedService[],
): Promise<number[]> {
  if (services.length === 0) return [];
  const groups = await ensureServiceGroups(
    transaction,
    services.map((service) => service.group),
  );
  const rows = services.map(({ group, row }) => ({ ...row, group_id: groups.get(group.toLowerCase())! }));
  const ids = await insertServices(transaction, rows);
  const restricted = services.flatMap(({ visibility }, index) => (visibility ? [{ id: ids[index]!, visibility }] : []));
  await writeVisibilities(transaction, "services", restricted);
  return ids;
}

/** The service as it can be sold. Throws validation_failed with every wrong field. */
export function checkService(context: Context, wanted: NewService): CheckedService {
  const { type, inputs = [], minQuantity = 1, promisedMinutes, expiresMinutes } = wanted;
  const { identifierKind = type === "imei" ? "imei" : "none" } = wanted;
  const { group, visibility, ...row } = readAll({
    group: () => readServiceGroupName(wanted.serviceGroup ?? DEFAULT_GROUP),
    type: () => readChoice("type", type, SERVICE_TYPES),
    name: () => readText("name", wanted.name, MAX_LENGTHS.name),
    currency: () => readCurrency(wanted.currency ?? context.config.CURRENCY),
    description: () => readOptionalText("description", wanted.description, MAX_LENGTHS.description) ?? "",
    search_terms: () => readOptionalText("search_terms", wanted.searchTerms, MAX_LENGTHS.searchTerms) ?? "",
    base_price: () => readAmount("price", wanted.price),
    identifier_kind: () => readChoice("identifier_kind", identifierKind, IDENTIFIER_KINDS),
    identifier_check: () => readChoice("identifier_check", wanted.identifierCheck ?? "luhn", IDENTIFIER_CHECKS),
    completes_check_digit: () => wanted.completesCheckDigit ?? false,
    inputs: () => {
      checkInputFields(inputs);
      return JSON.stringify(inputs);
    },
    min_quantity: () => readWhole("min_quantity", minQuantity, 1, MAX_QUANTITY),
    max_quantity: () => readMaxQuantity(wanted.maxQuantity ?? Math.max(1, minQuantity), minQuantity),
    allow_duplicate: () => wanted.allowDuplicate ?? identifierKind === "none",
    cancellable: () => readChoice("cancellable", wanted.cancellable ?? "until_submitted", CANCELLABLE),
    delivery_time: () => readOptionalText("delivery_time", wanted.deliveryTime, MAX_LENGTHS.deliveryTime) ?? "",
    promised_minutes: () => readMinutes("promised_minutes", promisedMinutes),
    expires_minutes: () => readMinutes("expires_minutes", expiresMinutes),
    result_rules: () => JSON.stringify(checkFieldRules(wanted.resultRules ?? [])),
    visibility: () => {
      if (wanted.visibility) checkVisibility(wanted.visibility);
      return wanted.visibility;
    },
  });
  return { group, visibility, row };
}

/** Throws validation_failed. */
export function readServiceGroupName(name: string): string {
  return readText("service_group", name, MAX_LENGTHS.serviceGroup);
}

function readMaxQuantity(given: number, least: number): number {
  const quantity = readWhole("max_quantity", given, 1, MAX_QUANTITY);
  if (quantity >= least) return quantity;
  throw invalidField("max_quantity", "The maximum quantity must not be less than the minimum.");
}

function readMinutes(field: string, minutes: number | undefined): number | null {
  return minutes === undefined ? null : readWhole(field, minutes, 1, MAX_MINUTES);
}

function readChoice<T extends string>(field: string, value: T, choices: readonly T[]): T {
  if (choices.includes(value)) return value;
  throw invalidField(field, `The ${field.replaceAll("_", " ")} must be one of ${choices.join(", ")}.`);
}
