import { isCurrency, parseMoney } from "../core/kernel/money.ts";
import { parseDatabaseUrl } from "../database/connections/address.ts";
import { readTrustedProxies, type TrustedProxies } from "./trusted-proxies.ts";

/** A setting: what it is where the environment leaves it out, one line of documentation, and how its text is read. */
export interface Setting<T> {
  default: T;
  doc: string;
  /** Throws a RangeError that says what it must be. */
  read: (text: string) => T;
}

const LONGEST_STEP_SECONDS = 86_400;

export const text = (byDefault: string, doc: string): Setting<string> => ({
  default: byDefault,
  doc,
  read: (value) => value,
});

export const optional = (doc: string): Setting<string | undefined> => ({
  default: undefined,
  doc,
  read: (value) => value,
});

export const address = (doc: string): Setting<string | undefined> => ({ default: undefined, doc, read: readAddress });

export const webAddress = (byDefault: string, doc: string): Setting<string> => ({
  default: byDefault,
  doc,
  read: readAddress,
});

function readAddress(value: string): string {
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return value;
  throw new RangeError("must be an address such as https://api.example.com");
}

export const databaseUrl = (doc: string): Setting<string | undefined> => ({
  default: undefined,
  doc,
  read: (value) => {
    parseDatabaseUrl(value);
    return value;
  },
});

export const currency = (byDefault: string, doc: string): Setting<string> => ({
  default: byDefault,
  doc,
  read: (value) => {
    if (isCurrency(value)) return value;
    throw new RangeError("must be a three-letter code, such as USD");
  },
});

export const amount = (byDefault: string, doc: string): Setting<string> => ({
  default: byDefault,
  doc,
  read: (value) => {
    try {
      if (parseMoney(value) >= 0n) return value;
    } catch {
      // Reported below, in the words of a setting.
    }
    throw new RangeError("must be an amount such as 1000.00, zero or more");
  },
});

export const proxies = (doc: string): Setting<TrustedProxies> => ({ default: false, doc, read: readTrustedProxies });

export const secret = (shortest: number, doc: string): Setting<string | undefined> => ({
  default: undefined,
  doc,
  read: (value) => {
    if (value.length < shortest) throw new RangeError(`must have at least ${shortest} characters`);
    return value;
  },
});

export const whole = (byDefault: number, least: number, most: number, doc: string): Setting<number> => ({
  default: byDefault,
  doc,
  read: (value) => {
    const number = Number(value);
    if (!Number.isInteger(number) || number < least || number > most) {
      throw new RangeError(`must be a whole number from ${least} to ${most}`);
    }
    return number;
  },
});

export const seconds = (byDefault: readonly number[], doc: string): Setting<readonly number[]> => ({
  default: byDefault,
  doc,
  read: (value) => {
    const steps = value.split(",").map((step) => Number(step.trim()));
    if (steps.every((step) => step > 0 && step <= LONGEST_STEP_SECONDS)) return steps;
    throw new RangeError("must be numbers of seconds separated by commas, such as 15,30,60");
  },
});

export const yesNo = (byDefault: boolean, doc: string): Setting<boolean> => ({
  default: byDefault,
  doc: `${doc} One of true, false.`,
  read: (value) => {
    if (value !== "true" && value !== "false") throw new RangeError("must be true or false");
    return value === "true";
  },
});

export const oneOf = <const T extends string>(
  values: readonly T[],
  byDefault: NoInfer<T>,
  doc: string,
): Setting<T> => ({
  default: byDefault,
  doc: `${doc} One of ${values.join(", ")}.`,
  read: (value) => {
    const found = values.find((candidate) => candidate === value);
    if (!found) throw new RangeError(`must be one of ${values.join(", ")}`);
    return found;
  },
});
