import { Type, type Static } from "typebox";
import { SCOPES } from "../../../core/kernel/caller.ts";
import { DIALECTS } from "../dialects.ts";
import { invalidField } from "../../../core/kernel/errors.ts";
import type { KeySettings } from "../../../core/resellers/keys/key-settings.ts";
import { orNull } from "../fields.ts";
import { readFlag, readWhole } from "../form-values.ts";
import { readTime } from "../read-time.ts";

/** What a body may say of a key; forms send everything as text. */
export const KEY_SETTINGS = {
  label: orNull(["string"], { description: "What the key is for" }),
  scopes: orNull(["array", "string"], {
    description: `One or more of ${SCOPES.join(", ")}; a new key has all by default`,
  }),
  allowed_ips: orNull(["array", "string"], {
    description: "IP addresses and ranges such as 203.0.113.0/24; null or empty for any",
  }),
  rate_limit: orNull(["integer", "string"], {
    description: "Requests per minute, at most the account's limit; null for the account's limit",
  }),
  dialect: orNull(["string"], { description: `How dispatch answers: ${DIALECTS.join(", ")}` }),
  strict_http: orNull(["boolean", "integer", "string"], {
    description: "Dispatch answers errors with their HTTP status instead of 200",
  }),
  replay: orNull(["boolean", "integer", "string"], {
    description: "A repeated dispatch order returns the first one",
  }),
  expires_at: orNull(["string"], { description: "Expiry of the key; null if it does not expire" }),
};
const Settings = Type.Object(KEY_SETTINGS);

/** The settings that a body names, whose shape is known to be right; in forms lists are separated by commas too. */
export function readSettings(given: Static<typeof Settings>): KeySettings {
  const { label, scopes, allowed_ips, rate_limit, expires_at } = given;
  return {
    label: label ?? undefined,
    scopes: scopes === null ? undefined : readItems("scopes", scopes),
    allowedCidrs: isEmpty(allowed_ips) ? null : readItems("allowed_ips", allowed_ips),
    rateLimit: isEmpty(rate_limit) ? null : readWhole("rate_limit", rate_limit),
    dialect: readDialect(given.dialect),
    strictHttp: readFlag("strict_http", given.strict_http),
    replay: readFlag("replay", given.replay),
    expiresAt: readExpiry(expires_at),
  };
}

function readExpiry(value: unknown): Date | null | undefined {
  if (value === undefined) return undefined;
  return isEmpty(value) ? null : readTime("expires_at", value);
}

/** Said to be none, which is more than not said at all. */
function isEmpty(value: unknown): boolean {
  return value === null || value === "";
}

function readItems(name: string, value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  const items: unknown = typeof value === "string" ? value.split(",") : value;
  if (!Array.isArray(items) || !items.every((item) => typeof item === "string")) {
    throw invalidField(name, `The ${name} field must be a list of strings.`);
  }
  return items.map((item) => item.trim()).filter((item) => item !== "");
}

function readDialect(value: unknown): KeySettings["dialect"] {
  if (value === undefined || value === null || value === "") return undefined;
  const found = DIALECTS.find((dialect) => dialect === value);
  if (found === undefined) throw invalidField("dialect", `The dialect must be one of ${DIALECTS.join(", ")}.`);
  return found;
}
