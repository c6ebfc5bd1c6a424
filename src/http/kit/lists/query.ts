import { DomainError } from "../../../core/kernel/errors.ts";
import { parseTime } from "../../../core/kernel/time.ts";

const WHOLE = /^\d{1,15}$/;
const LIST_SEPARATOR = ",";
/** `x`, `filter[x]`, and either with `[]` or `[0]` behind it, as PHP writes the items of a list. */
const NAME = /^(?:filter\[(?<filter>[^\]]+)\]|(?<plain>[^[\]]+))(?:\[\d*\])?$/;

/** Reads what a list was asked with, plain or as `filter[x]`, and collects everything that is wrong with it. */
export interface QueryReader {
  /** Whether it was given at all, empty or not. */
  names(name: string): boolean;
  text(name: string): string | undefined;
  /** A whole number, not above `most`. */
  whole(name: string, most?: number): number | undefined;
  date(name: string): Date | undefined;
  oneOf<const T extends string>(name: string, choices: readonly T[]): T | undefined;
  /** Items separated by commas, or repeated. */
  items(name: string): string[];
  /** Items that are all of the choices. */
  several<const T extends string>(name: string, choices: readonly T[]): T[] | undefined;
  reject(name: string, rule: string): void;
  /** Throws validation_failed when anything was wrong. */
  finish(): void;
}

export function createQueryReader(query: unknown): QueryReader {
  const problems: Record<string, string[]> = {};
  const reject = (name: string, rule: string): undefined => {
    (problems[name] ??= []).push(rule);
  };

  const given = groupValues(query);

  function text(name: string): string | undefined {
    const last = given.get(name)?.at(-1)?.trim();
    if (last?.includes("\0")) return reject(name, `The ${name} must not contain control characters.`);
    return last === "" ? undefined : last;
  }

  function items(name: string): string[] {
    const values = (given.get(name) ?? []).flatMap((value) => value.split(LIST_SEPARATOR));
    return values.map((item) => item.trim()).filter((item) => item !== "");
  }

  function several<const T extends string>(name: string, choices: readonly T[]): T[] | undefined {
    const wanted = items(name);
    if (wanted.length === 0) return undefined;
    const known = wanted.map((item) => choices.find((choice) => choice.toLowerCase() === item.toLowerCase()));
    if (known.every((choice) => choice !== undefined)) return known;
    return reject(name, `The ${name} must be one of ${choices.join(", ")}.`);
  }

  return {
    names: (name) => given.has(name),
    text,
    items,
    several,
    reject: (name, rule) => void reject(name, rule),
    whole: (name, most = Number.MAX_SAFE_INTEGER) => {
      const value = text(name);
      if (value === undefined) return undefined;
      return parseWhole(value, most) ?? reject(name, `The ${name} must be a whole number.`);
    },
    date: (name) => {
      const value = text(name);
      if (value === undefined) return undefined;
      return parseTime(value) ?? reject(name, `The ${name} must be a date, such as 2026-05-01T08:00:00Z.`);
    },
    oneOf: (name, choices) => {
      const value = text(name);
      const found = choices.find((choice) => choice === value);
      if (value === undefined || found !== undefined) return found;
      return reject(name, `The ${name} must be one of ${choices.join(", ")}.`);
    },
    finish: () => {
      if (Object.keys(problems).length === 0) return;
      throw new DomainError("validation_failed", Object.values(problems)[0]![0]!, { fields: problems });
    },
  };
}

function parseWhole(value: string, most: number): number | undefined {
  return WHOLE.test(value) && Number(value) <= most ? Number(value) : undefined;
}

/** Everything that was given for a name, however it was written. */
function groupValues(query: unknown): Map<string, string[]> {
  const given = new Map<string, string[]>();
  for (const [written, value] of Object.entries(query ?? {})) {
    const parts = NAME.exec(written)?.groups;
    const name = parts?.["filter"] ?? parts?.["plain"];
    if (name === undefined) continue;
    const texts = given.get(name) ?? [];
    for (const item of [value].flat()) if (typeof item === "string") texts.push(item);
    given.set(name, texts);
  }
  return given;
}
