import { DIALECTS } from "../../../core/kernel/caller.ts";
import type { KeySettings } from "../../../core/resellers/keys/key-settings.ts";
import { DomainError, invalidField } from "../../../core/kernel/errors.ts";

const KEY_ID = /^\d{1,9}$/;
const WHOLE = /^\d{1,9}$/;
const YES = new Set<unknown>([true, 1, "1", "true", "yes", "on"]);
const NO = new Set<unknown>([false, 0, "0", "false", "no", "off"]);
const TIME = /^[12]\d{3}-\d\d-\d\d(?:T\d\d:\d\d.*)?$/i;

/** The number in a path. Throws not_found for what cannot be one. */
export function readKeyId(params: unknown): number {
  const { id } = params as { id: string };
  if (!KEY_ID.test(id)) throw new DomainError("not_found", "There is no such key.");
  return Number(id);
}

/** The settings that a body names, whose shape is known to be right; in forms lists are separated by commas too. */
export function readSettings(body: unknown): KeySettings {
  const fields = body as Record<string, unknown>;
  const { label, scopes, dialect } = fields;
  return {
    label: typeof label === "string" ? label : undefined,
    scopes: scopes === null ? undefined : readItems("scopes", scopes),
    allowedCidrs: isEmpty(fields["allowed_ips"]) ? null : readItems("allowed_ips", fields["allowed_ips"]),
    rateLimit: isEmpty(fields["rate_limit"]) ? null : readWhole("rate_limit", fields["rate_limit"]),
    dialect: readDialect(dialect),
    strictHttp: readFlag("strict_http", fields["strict_http"]),
    replay: readFlag("replay", fields["replay"]),
    expiresAt: isEmpty(fields["expires_at"]) ? null : readTime("expires_at", fields["expires_at"]),
  };
}

/** Throws validation_failed for what is neither yes nor no. */
export function readFlag(name: string, value: unknown): boolean | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (YES.has(value)) return true;
  if (NO.has(value)) return false;
  throw invalidField(name, `The ${name} field must be true or false.`);
}

/** Throws validation_failed for what is no whole number. */
export function readWhole(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  if (typeof value === "string" && WHOLE.test(value.trim())) return Number(value);
  throw invalidField(name, `The ${name} field must be a whole number.`);
}

/** Said to be none, which is more than not said at all. */
function isEmpty(value: unknown): boolean {
  return value === null || value === "";
}

function readItems(name: string, value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  const items: unknown = typeof value === "string" ? value.split(",") : value;
  if (!Array.isArray(items) || !items.every((item) => typeof item === "string")) {
    throw invalidField(name, `The ${name} field must be a list of texts.`);
  }
  return items.map((item) => item.trim()).filter((item) => item !== "");
}

function readDialect(value: unknown): KeySettings["dialect"] {
  if (value === undefined || value === null || value === "") return undefined;
  const found = DIALECTS.find((dialect) => dialect === value);
  if (found === undefined) throw invalidField("dialect", `The dialect must be one of ${DIALECTS.join(", ")}.`);
  return found;
}

function readTime(name: string, value: unknown): Date | undefined {
  if (value === undefined) return undefined;
  const time = new Date(typeof value === "string" && TIME.test(value) ? value : Number.NaN);
  if (!Number.isNaN(time.getTime())) return time;
  throw invalidField(name, `The ${name} must be a date, such as 2027-01-31T12:00:00Z.`);
}
