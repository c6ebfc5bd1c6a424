import { DomainError } from "../../core/errors.ts";

const WHOLE = /^\d{1,15}$/;
const LIST_SEPARATOR = ",";

/** Reads what a list was asked with, plain or as `filter[x]`, and collects everything that is wrong with it. */
export interface QueryReader {
  text(name: string): string | undefined;
  whole(name: string): number | undefined;
  date(name: string): Date | undefined;
  oneOf<const T extends string>(name: string, choices: readonly T[]): T | undefined;
  /** Values separated by commas, or repeated. */
  several<const T extends string>(name: string, choices: readonly T[]): T[] | undefined;
  reject(name: string, rule: string): void;
  /** Throws validation_failed when anything was wrong. */
  finish(): void;
}

export function createQueryReader(query: Record<string, unknown>): QueryReader {
  const problems: Record<string, string[]> = {};
  const reject = (name: string, rule: string): undefined => {
    (problems[name] ??= []).push(rule);
  };

  function text(name: string): string | undefined {
    const value = query[name] ?? query[`filter[${name}]`];
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    return typeof last === "string" && last.trim() !== "" ? last.trim() : undefined;
  }

  function several<const T extends string>(name: string, choices: readonly T[]): T[] | undefined {
    const values = [query[name], query[`filter[${name}]`], query[`${name}[]`]].flat();
    const items = values.flatMap((value) => (typeof value === "string" ? value.split(LIST_SEPARATOR) : []));
    const wanted = items.map((item) => item.trim()).filter((item) => item !== "");
    if (wanted.length === 0) return undefined;
    const known = wanted.map((item) => choices.find((choice) => choice.toLowerCase() === item.toLowerCase()));
    if (known.every((choice) => choice !== undefined)) return known;
    return reject(name, `The ${name} must be one of ${choices.join(", ")}.`);
  }

  return {
    text,
    several,
    reject: (name, rule) => void reject(name, rule),
    whole: (name) => {
      const value = text(name);
      if (value === undefined || WHOLE.test(value)) return value === undefined ? undefined : Number(value);
      return reject(name, `The ${name} must be a whole number.`);
    },
    date: (name) => {
      const value = text(name);
      if (value === undefined) return undefined;
      const date = new Date(value);
      return Number.isNaN(date.getTime())
        ? reject(name, `The ${name} must be a date, such as 2026-05-01T08:00:00Z.`)
        : date;
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
