import type { Repeats } from "../../../database/column-types.ts";
import { REFUSAL_CLASSES, type RefusalOverride } from "./outcome.ts";
import { checkAll, invalidField } from "../../kernel/errors.ts";
import { readAmount, readCurrency, readText, readWhole } from "../../kernel/input/field-readers.ts";
import type { Micros } from "../../kernel/money.ts";
import { isStorable } from "../../kernel/text.ts";
import { isBareAddress, parseWebAddress } from "../../kernel/input/web-address.ts";

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
  const { name, username, key, currency, concurrency, bulkSize, syncHours, exchangeRate, lowBalance } = input;
  checkAll(
    () => name === undefined || readText("name", name, MAX_NAME_LENGTH),
    () => checkUrl(input.url),
    () => username === undefined || readText("username", username, MAX_USERNAME_LENGTH, "user name"),
    () => key === undefined || readText("key", key, MAX_KEY_LENGTH),
    () => currency === undefined || readCurrency(currency),
    () => concurrency === undefined || readWhole("concurrency", concurrency, 1, MAX_CONCURRENCY),
    () => bulkSize === undefined || readWhole("bulk_size", bulkSize, 1, MAX_BULK_SIZE),
    () => syncHours === undefined || readWhole("sync_hours", syncHours, 0, MAX_SYNC_HOURS),
    () => exchangeRate === undefined || checkRate(exchangeRate),
    () => lowBalance === undefined || lowBalance === null || readAmount("low_balance", lowBalance),
    () => checkOverrides(input.refusalOverrides ?? []),
  );
}

function checkRate(rate: bigint): void {
  if (rate > 0n && rate <= MAX_EXCHANGE_RATE * MICROS) return;
  throw invalidField("exchange_rate", "The exchange rate must be more than zero.");
}

function checkOverrides(overrides: readonly RefusalOverride[]): void {
  for (const override of overrides) {
    readText("refusal_overrides", override.contains, MAX_OVERRIDE_LENGTH, "text of a refusal");
    if (override.reason !== undefined) {
      readText("refusal_overrides", override.reason, MAX_REASON_LENGTH, "reason of a refusal");
    }
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
    ...(username !== undefined && { username: username.trim() }),
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
  const url = parseWebAddress(text);
  if (url && isBareAddress(url) && text.length <= MAX_URL_LENGTH && isStorable(text)) return;
  throw invalidField("url", "Give the address of the supplier's API, such as https://supplier.example/api/index.php.");
}
