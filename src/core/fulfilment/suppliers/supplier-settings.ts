import type { Repeats } from "../../../database/column-types.ts";
import { REFUSAL_CLASSES, type RefusalOverride } from "./outcome.ts";
import { checkAll, invalidField } from "../../kernel/errors.ts";
import { isCurrency, MAX_AMOUNT, type Micros } from "../../kernel/money.ts";
import { isStorable } from "../../kernel/text.ts";

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

/** What the operator says of a supplier that is called; what is absent stays, or has its default. */
export interface SupplierInput {
  name?: string | undefined;
  /** The whole address of its endpoint; without a path `/api/index.php` is taken. */
  url?: string | undefined;
  username?: string | undefined;
  /** Stored encrypted, never shown again. */
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

export interface NewSupplierInput extends SupplierInput {
  /** If unset, the first of those that can be called. */
  kind?: string | undefined;
}

/** Throws validation_failed with every wrong field. */
export function checkSupplierInput(input: SupplierInput): void {
  checkAll(
    () => checkLength("name", input.name?.trim(), MAX_NAME_LENGTH),
    () => checkUrl(input.url),
    () => checkLength("username", input.username, MAX_USERNAME_LENGTH),
    () => checkLength("key", input.key?.trim(), MAX_KEY_LENGTH),
    () => checkCurrency(input.currency),
    () => checkWhole("concurrency", input.concurrency, 1, MAX_CONCURRENCY),
    () => checkWhole("bulk_size", input.bulkSize, 1, MAX_BULK_SIZE),
    () => checkWhole("sync_hours", input.syncHours, 0, MAX_SYNC_HOURS),
    () => checkRate(input.exchangeRate),
    () => checkLowBalance(input.lowBalance ?? 0n),
    () => checkOverrides(input.refusalOverrides ?? []),
  );
}

function checkCurrency(currency: string | undefined): void {
  if (currency === undefined || isCurrency(currency)) return;
  throw invalidField("currency", "A currency is a three-letter code, such as USD.");
}

function checkRate(rate: bigint | undefined): void {
  if (rate === undefined || (rate > 0n && rate <= MAX_EXCHANGE_RATE * MICROS)) return;
  throw invalidField("exchange_rate", "The exchange rate must be more than zero.");
}

function checkLowBalance(amount: Micros): void {
  if (amount < 0n || amount > MAX_AMOUNT) throw invalidField("low_balance", "The amount must not be negative.");
}

function checkOverrides(overrides: readonly RefusalOverride[]): void {
  for (const override of overrides) {
    checkLength("refusal_overrides", override.contains.trim(), MAX_OVERRIDE_LENGTH);
    checkLength("refusal_overrides", override.reason?.trim(), MAX_REASON_LENGTH);
    if (!REFUSAL_CLASSES.includes(override.refusal)) {
      throw invalidField("refusal_overrides", `Give a text and one of ${REFUSAL_CLASSES.join(", ")}.`);
    }
  }
  if (overrides.length > MOST_OVERRIDES) throw invalidField("refusal_overrides", `At most ${MOST_OVERRIDES} texts.`);
}

export function toColumns({ name, url, username, currency, ...input }: SupplierInput) {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(url !== undefined && { url }),
    ...(username !== undefined && { username }),
    ...(currency !== undefined && { currency }),
    ...(input.exchangeRate !== undefined && { exchange_rate: input.exchangeRate }),
    ...(input.concurrency !== undefined && { concurrency: input.concurrency }),
    ...(input.bulkSize !== undefined && { bulk_size: input.bulkSize }),
    ...(input.repeats !== undefined && { repeats: input.repeats }),
    ...(input.refusalOverrides !== undefined && { refusal_overrides: JSON.stringify(input.refusalOverrides) }),
    ...(input.lowBalance !== undefined && { low_balance: input.lowBalance }),
    ...(input.syncHours !== undefined && { sync_hours: input.syncHours }),
  };
}

function checkUrl(text: string | undefined): void {
  if (text === undefined) return;
  const url = URL.parse(text);
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  // What stands in an address is shown; secrets have a field of their own.
  const isBare = url !== null && url.username === "" && url.password === "" && url.search === "" && url.hash === "";
  if (isWeb && isBare && text.length <= MAX_URL_LENGTH && isStorable(text)) return;
  throw invalidField("url", "Give the address of the supplier's API, such as https://supplier.example/api/index.php.");
}

function checkLength(field: string, text: string | undefined, most: number): void {
  if (text === undefined || (text.length >= 1 && text.length <= most && isStorable(text))) return;
  throw invalidField(field, `The ${field} must have 1 to ${most} characters.`);
}

function checkWhole(field: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return;
  throw invalidField(field, `The ${field} must be a whole number from ${least} to ${most}.`);
}
