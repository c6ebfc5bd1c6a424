import { MAX_AMOUNT, parseMoney, type Micros } from "../core/kernel/money.ts";
import { parseTime } from "../core/kernel/time.ts";
import { Failure } from "../failure.ts";
import type { Api } from "./api/api.ts";

const PERCENT = /^(-?)(\d{1,5})(?:\.(\d{1,2}))?$/;
const BASIS_POINTS_PER_PERCENT = 100;

/** What was typed, with the text of the file that was named. */
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

/** A route of the operator API, such as `POST /resellers/:id/suspend`. */
export type Route = `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;

interface CommandTexts<Result> {
  /** Words as typed: `reseller create`. */
  name: string;
  about: string;
  operands?: readonly Operand[];
  options?: readonly CommandOption[];
  print(result: Result): string;
  /** The command ran, yet what it found is a failure: the exit code is not zero. */
  failed?(result: Result): boolean;
}

/** One command. Its result is JSON (amounts are decimal strings) and `print` makes text of it. */
export interface Command extends CommandTexts<object> {
  /** The routes of the operator API that it calls. */
  routes: readonly Route[];
  run(api: Api, input: CommandInput, report: Report): Promise<object>;
}

/** A command that needs no operator API. */
export interface LocalCommand extends CommandTexts<object> {
  runHere(input: CommandInput, report: Report): Promise<object>;
}

export type AnyCommand = Command | LocalCommand;

/** A command that is one call of the operator API. */
interface RouteCommand<Answer, Subject extends object, Result extends object> extends CommandTexts<Result> {
  route: Route;
  /** What the command is about: it has the path's parameters. */
  subject?(input: CommandInput, api: Api): Subject | Promise<Subject>;
  body?(input: CommandInput, api: Api): object | Promise<object>;
  /** What `--json` shows of the answer. */
  show(answer: Answer, input: CommandInput, subject: Subject): Result;
}

/** A command that is several calls. */
interface ScriptCommand<Result extends object> extends CommandTexts<Result> {
  routes: readonly Route[];
  run(api: Api, input: CommandInput, report: Report): Promise<Result>;
}

interface LocalDefinition<Result extends object> extends CommandTexts<Result> {
  runHere(input: CommandInput, report: Report): Promise<Result>;
}

/** For commands whose input may look like a mistake. */
export const CONFIRM_OPTION: CommandOption = {
  flags: "--confirm",
  about: "do it also where the server asks whether it is meant",
};

export function command<Answer, Subject extends object, Result extends object>(
  definition: RouteCommand<Answer, Subject, Result>,
): Command {
  const { route, subject: readSubject, body, show, ...rest } = definition;
  const [method, pattern] = route.split(" ") as [string, string];
  return script({
    ...rest,
    routes: [route],
    run: async (api, input) => {
      // A route whose path has no parameter has no subject.
      const subject = (await readSubject?.(input, api)) ?? ({} as Subject);
      const call = { method, path: fillPath(pattern, subject), body: await body?.(input, api) };
      return show(await api.call<Answer>(call), input, subject);
    },
  });
}

export function script<Result extends object>(definition: ScriptCommand<Result>): Command {
  return definition;
}

export function local<Result extends object>(definition: LocalDefinition<Result>): LocalCommand {
  return definition;
}

function fillPath(pattern: string, subject: object): string {
  const params = new Map(Object.entries(subject));
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(params.get(name)));
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
  return typeof value === "string" ? value : undefined;
}

export function needed(input: CommandInput, option: string): string {
  const value = text(input, option);
  if (value === undefined) throw wrong(option, "is missing");
  return value;
}

/** A value that the option's choices allow. */
export function choice<Choice extends string>(input: CommandInput, option: string, choices: readonly Choice[]): Choice {
  const value = needed(input, option);
  const chosen = choices.find((candidate) => candidate === value);
  if (chosen === undefined) throw wrong(option, `must be one of ${choices.join(", ")}`);
  return chosen;
}

export function texts(input: CommandInput, option: string): string[] | undefined {
  const value = input.options[option];
  return Array.isArray(value) ? value.map(String) : undefined;
}

export function flag(input: CommandInput, option: string): boolean {
  return input.options[option] === true;
}

/** A positive amount, as it was typed; none where it is 0. */
export function amount(input: CommandInput, option: string): string | undefined {
  const value = text(input, option);
  if (value === undefined) return undefined;
  const micros = readAmount(value, option);
  if (micros < 0n || micros > MAX_AMOUNT) throw wrong(option, "must not be negative");
  return micros === 0n ? undefined : value;
}

function readAmount(value: string, option: string): Micros {
  try {
    return parseMoney(value);
  } catch (error) {
    throw wrong(option, (error as Error).message);
  }
}

export function whole(input: CommandInput, option: string): number | undefined {
  const value = text(input, option);
  return value === undefined ? undefined : wholeNumber(value, optionName(option));
}

export function neededWhole(input: CommandInput, option: string): number {
  return wholeNumber(needed(input, option), optionName(option));
}

/** A percentage, in 1/100 of a percent. */
export function basisPoints(input: CommandInput, option: string): number | undefined {
  const value = text(input, option);
  if (value === undefined) return undefined;
  const match = PERCENT.exec(value);
  if (!match)
    throw new Failure("validation_failed", "The percentage is a number such as 10 or -2.5, with at most two decimals.");
  const [, sign, units, hundredths = ""] = match;
  const points = Number(units) * BASIS_POINTS_PER_PERCENT + Number(hundredths.padEnd(2, "0"));
  return sign ? -points : points;
}

/** The number that an operand is, as the path's `:id`. */
export function idOperand(input: CommandInput): { id: number } {
  return { id: wholeNumber(operand(input, 0), "The id") };
}

/** UTC where it names no zone. */
export function date(input: CommandInput, option: string): Date | undefined {
  const value = text(input, option);
  if (value === undefined) return undefined;
  const time = parseTime(value);
  if (!time) throw wrong(option, "must be a date such as 2027-01-31 or 2027-01-31T12:00:00Z");
  return time;
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
