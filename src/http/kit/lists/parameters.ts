import { Type, type TSchema, type TUnsafe } from "typebox";
import { GREATEST_INTEGER_ID } from "../../../core/kernel/greatest-ids.ts";
import { parseMoney, type Micros } from "../../../core/kernel/money.ts";
import { createQueryReader, type QueryReader } from "./query.ts";

const BETWEEN_WORDS = /[\s,;]+/;

/** One parameter of a query: what the document says of it and how it is read. */
interface Parameter<T> {
  schema: TSchema;
  read: (query: QueryReader, name: string) => T | undefined;
}

export type Parameters = Record<string, Parameter<unknown>>;
export type Given<P extends Parameters> = {
  [Name in keyof P]: P[Name] extends Parameter<infer T> ? T | undefined : never;
};

export const text = (description: string): Parameter<string> => ({
  schema: Type.String({ description }),
  read: (query, name) => query.text(name),
});

/** A whole number; the number of something, unless a greater one may be given. */
export const whole = (description: string, most = GREATEST_INTEGER_ID): Parameter<number> => ({
  schema: Type.Integer({ minimum: 0, maximum: most, description }),
  read: (query, name) => query.whole(name, most),
});

/** The number of an order, a transfer or the like. */
export const bigId = (description: string): Parameter<bigint> => ({
  schema: Type.Integer({ description }),
  read: (query, name) => {
    const value = query.whole(name);
    return value === undefined ? undefined : BigInt(value);
  },
});

export const time = (description: string): Parameter<Date> => ({
  schema: Type.String({ description: `${description}: a date, or a time such as 2026-05-01T08:00:00Z` }),
  read: (query, name) => query.date(name),
});

export const oneOf = <const T extends string>(choices: readonly T[], description?: string): Parameter<T> => ({
  schema: Type.Unsafe<T>({ type: "string", enum: [...choices], ...(description !== undefined && { description }) }),
  read: (query, name) => query.oneOf(name, choices),
});

/** Some of the choices, separated by commas or repeated. */
export const several = <const T extends string>(choices: readonly T[], description?: string): Parameter<T[]> => ({
  schema: Type.Array(Type.Unsafe<T>({ type: "string", enum: [...choices] }), description ? { description } : {}),
  read: (query, name) => query.several(name, choices),
});

/** Texts without spaces, separated by white space, commas or semicolons; each once. */
export const words = (description: string, most: number): Parameter<string[]> => ({
  schema: Type.String({ description }),
  read: (query, name) => {
    const given = query.items(name).flatMap((item) => item.split(BETWEEN_WORDS));
    const found = [...new Set(given.filter((word) => word !== ""))];
    if (found.length > most) query.reject(name, `At most ${most} at once.`);
    return found.length === 0 ? undefined : found;
  },
});

export const flag = (description: string): Parameter<boolean> => ({
  schema: Type.Boolean({ description }),
  read: (query, name) => {
    const word = query.oneOf(name, ["true", "false"]);
    return word && word === "true";
  },
});

/** A decimal string. */
export const money = (description: string): Parameter<Micros> => ({
  schema: Type.String({ description }),
  read: (query, name) => {
    const given = query.text(name);
    if (given === undefined) return undefined;
    try {
      return parseMoney(given);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      query.reject(name, error.message);
      return undefined;
    }
  },
});

/** What the document says of a query. Others are ignored; lists may be separated by commas. */
export function queryOf(parameters: Parameters): TUnsafe<unknown> {
  const fields = Object.entries(parameters).map(([name, { schema }]) => [name, Type.Optional(schema)] as const);
  return Type.Unsafe<unknown>(Type.Object(Object.fromEntries(fields), { style: "form", explode: false }));
}

/** The values of the parameters; collects what is wrong, and the caller finishes the query. */
export function readParameters<P extends Parameters>(query: QueryReader, parameters: P): Given<P> {
  const values = Object.entries(parameters).map(([name, { read }]) => [name, read(query, name)]);
  return Object.fromEntries(values) as Given<P>;
}

/** Throws validation_failed with everything that is wrong. */
export function readQuery<P extends Parameters>(given: unknown, parameters: P): Given<P> {
  const query = createQueryReader(given);
  const values = readParameters(query, parameters);
  query.finish();
  return values;
}
