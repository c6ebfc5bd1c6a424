import { invalidField } from "../../core/kernel/errors.ts";

const WHOLE = /^\d{1,9}$/;
const YES = new Set<unknown>([true, 1, "1", "true", "yes", "on"]);
const NO = new Set<unknown>([false, 0, "0", "false", "no", "off"]);

/** Whether a value, which forms send as text, says yes. */
export function saysYes(value: unknown): boolean {
  return YES.has(value);
}

/** Throws validation_failed for what is neither yes nor no. */
export function readFlag(name: string, value: unknown): boolean | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (YES.has(value)) return true;
  if (NO.has(value)) return false;
  throw invalidField(name, `The ${name} field must be true or false.`);
}

/** A flag, or the question that is confirmed. */
export function readConfirm(value: unknown): boolean | string | undefined {
  return typeof value === "string" && value.includes(" ") ? value : readFlag("confirm", value);
}

/** Throws validation_failed for what is no whole number. */
export function readWhole(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  if (typeof value === "string" && WHOLE.test(value.trim())) return Number(value);
  throw invalidField(name, `The ${name} field must be a whole number.`);
}
