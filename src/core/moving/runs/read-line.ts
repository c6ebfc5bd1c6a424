import { BUNDLE, BUNDLE_KEYS, type BundleFile } from "../bundle/bundle.ts";
import type { Field, Json } from "../bundle/field.ts";
import { cut } from "../../kernel/text.ts";
import type { Remark } from "../source.ts";
import type { Severity } from "../run.ts";

const MAX_VALUE_SHOWN = 200;
const MAX_PLACE_LENGTH = 200;
const MAX_MESSAGE_LENGTH = 500;
const MAX_REMARKS_A_LINE = 20;

/** A line as it was uploaded; nothing of it is trusted. */
export interface GivenLine {
  place: string;
  row?: Record<string, unknown> | undefined;
  changes?: readonly Remark[] | undefined;
  problem?: Remark | undefined;
}

export interface ReadLine {
  place: string;
  /** Null where the line cannot be imported as it is. */
  row: { key: string; values: Record<string, Json> } | null;
  remarks: readonly (Remark & { severity: Severity })[];
}

/** Checks each value of a line by itself and gives it its stored form. What lies between lines is the plan's. */
export function readLine(file: BundleFile, given: GivenLine): ReadLine {
  const place = cut(given.place, MAX_PLACE_LENGTH);
  const told = (given.changes ?? []).map((remark) => ({ ...remark, severity: "change" as const }));
  const found = given.row === undefined ? { values: {}, problems: [] } : readValues(file, given.row);
  const problems = [...(given.problem ? [given.problem] : []), ...found.problems];
  const isWhole = given.row !== undefined && problems.length === 0;
  const errors = problems.map((remark) => ({ ...remark, severity: "error" as const }));
  return {
    place,
    row: isWhole ? { key: keyOf(file, found.values), values: found.values } : null,
    remarks: [...errors, ...told].slice(0, MAX_REMARKS_A_LINE).map((remark) => ({
      severity: remark.severity,
      field: cut(remark.field, MAX_PLACE_LENGTH),
      value: cut(remark.value, MAX_VALUE_SHOWN),
      message: cut(remark.message, MAX_MESSAGE_LENGTH),
    })),
  };
}

function readValues(file: BundleFile, row: Record<string, unknown>) {
  const fields: Record<string, Field<unknown>> = BUNDLE[file];
  const values: Record<string, Json> = {};
  const problems: Remark[] = Object.keys(row)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => ({
      field: name,
      value: "",
      message: `There is no such field. ${file} has ${Object.keys(fields).join(", ")}.`,
    }));
  for (const [name, field] of Object.entries(fields)) {
    const given = Object.hasOwn(row, name) ? row[name] : undefined;
    try {
      const value = isAbsent(given) ? null : field.read(given);
      if (value !== null) values[name] = value;
      else if (field.required) throw new RangeError("This field is required.");
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push({ field: name, value: isSecret(name) ? "" : asShown(given), message: error.message });
    }
  }
  return { values, problems };
}

/** Keys and hashes stand in no report. */
function isSecret(name: string): boolean {
  return ["key", "api_keys", "password_hash", "two_factor_secret", "code"].includes(name);
}

function isAbsent(given: unknown): boolean {
  return given === undefined || given === null || (typeof given === "string" && given.trim() === "");
}

function keyOf(file: BundleFile, values: Record<string, Json>): string {
  return BUNDLE_KEYS[file].map((name) => asShown(values[name] ?? "")).join("/");
}

function asShown(given: unknown): string {
  return typeof given === "string" ? given : (JSON.stringify(given) ?? "");
}
