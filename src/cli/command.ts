import type { Core } from "../core/core.ts";
import { parseMoney, type Micros } from "../core/kernel/money.ts";
import type { Actor } from "../core/kernel/actor.ts";
import { Failure } from "./failure.ts";

/** What was typed, with the text of files that were named: it may run in this process or travel to the server. */
export interface CommandInput {
  operands: readonly string[];
  /** By the option's name in camel case, as commander gives them. */
  options: Readonly<Record<string, unknown>>;
  /** The text of the file that an operand names. */
  file?: string | undefined;
}

export interface Progress {
  done: number;
  total: number;
}
export type Report = (progress: Progress) => void;

export interface Operand {
  name: string;
  about: string;
  /** The operand names a file, which is read where the command is typed. */
  isFile?: boolean;
}

export interface CommandOption {
  /** In commander's notation: `--email <address>`, `--scope <scope...>`, `--test`. */
  flags: string;
  about: string;
  required?: boolean;
  choices?: readonly string[];
  default?: string;
  /** `-` reads the value from standard input. */
  isSecret?: boolean;
}

/** One command. Its result is JSON (amounts are decimal strings) and `print` makes text of it. */
export interface CommandOf<Result extends object> {
  /** Words as typed: `reseller create`. */
  name: string;
  about: string;
  operands?: readonly Operand[];
  options?: readonly CommandOption[];
  run(core: Core, input: CommandInput, report: Report): Promise<Result>;
  print(result: Result): string;
  /** The command ran, yet what it found is a failure: the exit code is not zero. */
  failed?(result: Result): boolean;
}
export type Command = CommandOf<object>;

/** Whoever may run the command line acts as the operator. */
export const OPERATOR: Actor = { kind: "operator", id: null };

/** For commands whose input may look like a mistake. */
export const CONFIRM_OPTION: CommandOption = {
  flags: "--confirm",
  about: "do it also where the server asks whether it is meant",
};

export function command<Result extends object>(definition: CommandOf<Result>): Command {
  return definition;
}

export function operand(input: CommandInput, index: number): string {
  const value = input.operands[index];
  if (value === undefined) throw new Failure("usage", "An argument is missing: see --help.");
  return value;
}

export function fileText(input: CommandInput): string {
  if (input.file === undefined) throw new Failure("usage", "A file is missing: see --help.");
  return input.file;
}

export function text(input: CommandInput, option: string): string | undefined {
  const value = input.options[option];
  if (value === undefined || typeof value === "string") return value;
  throw wrong(option, "must be a text");
}

export function needed(input: CommandInput, option: string): string {
  const value = text(input, option);
  if (value === undefined) throw wrong(option, "is missing");
  return value;
}

/** One of the option's `choices`. */
export function choice<const T extends string>(
  input: CommandInput,
  option: string,
  choices: readonly T[],
): T | undefined {
  const value = text(input, option);
  if (value === undefined) return undefined;
  const found = choices.find((candidate) => candidate === value);
  if (found === undefined) throw wrong(option, `must be one of ${choices.join(", ")}`);
  return found;
}

export function texts(input: CommandInput, option: string): string[] | undefined {
  const value = input.options[option];
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.every((part) => typeof part === "string")) return value;
  throw wrong(option, "must be a list of texts");
}

export function flag(input: CommandInput, option: string): boolean {
  return input.options[option] === true;
}

/** A decimal amount, in micro-units. */
export function amount(input: CommandInput, option: string): Micros | undefined {
  const value = text(input, option);
  if (value === undefined) return undefined;
  try {
    return parseMoney(value);
  } catch (error) {
    throw wrong(option, (error as Error).message);
  }
}

export function neededAmount(input: CommandInput, option: string): Micros {
  const value = amount(input, option);
  if (value === undefined) throw wrong(option, "is missing");
  return value;
}

export function whole(input: CommandInput, option: string): number | undefined {
  const value = text(input, option);
  return value === undefined ? undefined : wholeNumber(value, optionName(option));
}

export function neededWhole(input: CommandInput, option: string): number {
  return wholeNumber(needed(input, option), optionName(option));
}

export function idOperand(input: CommandInput, index: number): number {
  return wholeNumber(operand(input, index), "The id");
}

export function orderIdOperand(input: CommandInput): bigint {
  return BigInt(idOperand(input, 0));
}

export function date(input: CommandInput, option: string): Date | undefined {
  const value = text(input, option);
  if (value === undefined) return undefined;
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw wrong(option, "must be a date such as 2027-01-31 or 2027-01-31T12:00:00Z");
  return new Date(time);
}

function wholeNumber(value: string, what: string): number {
  const number = Number(value);
  if (/^\d{1,15}$/.test(value)) return number;
  throw new Failure("validation_failed", `${what} must be a whole number, not “${value.slice(0, 40)}”.`);
}

function wrong(option: string, rule: string): Failure {
  return new Failure("validation_failed", `${optionName(option)}: ${rule}`, { [optionName(option)]: [rule] });
}

function optionName(option: string): string {
  return `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
