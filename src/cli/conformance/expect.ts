import { Broken, type Received } from "./case.ts";

type Path = readonly (string | number)[];
export type Json = Record<string, unknown>;

const MONEY = /^-?\d+(\.\d+)?$/;
const MOST_SHOWN = 60;

/** Throws Broken unless it is so. */
export function holds(isSo: boolean, sentence: string): asserts isSo {
  if (!isSo) throw new Broken(sentence);
}

export function statusIs({ status }: Received, ...expected: number[]): void {
  holds(expected.includes(status), `The HTTP status is ${status}, not ${expected.join(" or ")}.`);
}

/** The JSON object that was answered. */
export function objectOf({ text, headers }: Received): Json {
  const type = headers.get("content-type") ?? "";
  holds(/[/+]json/.test(type), `The content type is “${type}”, not JSON.`);
  const value = parse(text);
  holds(isObject(value), "The answer is not a JSON object.");
  return value;
}

export function valueAt(body: unknown, ...path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, body);
}

export function textAt(body: unknown, ...path: Path): string {
  const value = valueAt(body, ...path);
  holds(typeof value === "string", `${nameOf(path)} is ${shown(value)}, not a string.`);
  return value;
}

/** A decimal string, without a currency sign or thousands separators. */
export function moneyAt(body: unknown, ...path: Path): string {
  const value = textAt(body, ...path);
  holds(MONEY.test(value), `${nameOf(path)} is ${shown(value)}, not a plain decimal such as "12.50".`);
  return value;
}

export function numberAt(body: unknown, ...path: Path): number {
  const value = valueAt(body, ...path);
  holds(typeof value === "number", `${nameOf(path)} is ${shown(value)}, not a number.`);
  return value;
}

export function mapAt(body: unknown, ...path: Path): Json {
  const value = valueAt(body, ...path);
  holds(isObject(value), `${nameOf(path)} is ${shown(value)}, not an object.`);
  return value;
}

export function listAt(body: unknown, ...path: Path): unknown[] {
  const value = valueAt(body, ...path);
  holds(Array.isArray(value), `${nameOf(path)} is ${shown(value)}, not an array.`);
  return value;
}

/** An identifier, as a number or as text. */
export function idAt(body: unknown, ...path: Path): string {
  const value = valueAt(body, ...path);
  const isId =
    (typeof value === "number" && Number.isSafeInteger(value)) || (typeof value === "string" && value !== "");
  holds(isId, `${nameOf(path)} is ${shown(value)}, not an ID.`);
  return String(value);
}

export function oneOfAt(body: unknown, expected: readonly unknown[], ...path: Path): void {
  const value = valueAt(body, ...path);
  const words = expected.map((word) => JSON.stringify(word)).join(", ");
  holds(expected.includes(value), `${nameOf(path)} is ${shown(value)}, not one of ${words}.`);
}

export function absentAt(body: unknown, ...path: Path): void {
  const value = valueAt(body, ...path);
  holds(value === undefined, `${nameOf(path)} is ${shown(value)}; it must be absent.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Broken(`The answer is not valid JSON: ${(error as Error).message}.`);
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function nameOf(path: Path): string {
  return path.map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`)).join("");
}

function shown(value: unknown): string {
  if (value === undefined) return "missing";
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
