import { isIP } from "node:net";
import { invalidField } from "../../kernel/errors.ts";
import { readOptionalText, readWhole } from "../../kernel/input/field-readers.ts";
import { SCOPES, type Dialect, type Scope } from "../../kernel/caller.ts";

const MAX_LABEL_LENGTH = 100;
const MAX_CIDRS = 50;
const MOST_REQUESTS = 1_000_000;
const CIDR = /^([0-9a-fA-F:.]+)(?:\/(\d{1,3}))?$/;
const BITS = { ipv4: 32, ipv6: 128 } as const;

/** What a key is like, beside its secret. If unset, as a new key is, or unchanged; null: no such bound. */
export interface KeySettings {
  label?: string | undefined;
  /** Absent at a new key: everything. */
  scopes?: readonly string[] | undefined;
  allowedCidrs?: readonly string[] | null | undefined;
  /** Requests a minute. */
  rateLimit?: number | null | undefined;
  dialect?: Dialect | undefined;
  strictHttp?: boolean | undefined;
  replay?: boolean | undefined;
  expiresAt?: Date | null | undefined;
}

/** The settings in their stored form; undefined where none was given. Throws validation_failed. */
export function readKeySettings(wanted: KeySettings, now: Date) {
  return {
    label: readLabel(wanted.label),
    scopes: readScopes(wanted.scopes),
    allowed_cidrs: readBound(wanted.allowedCidrs, readCidrs),
    rate_limit: readBound(wanted.rateLimit, (limit) => readWhole("rate_limit", limit, 1, MOST_REQUESTS)),
    dialect: wanted.dialect,
    strict_http: wanted.strictHttp,
    replay: wanted.replay,
    expires_at: readBound(wanted.expiresAt, (expiry) => readExpiry(expiry, now)),
  };
}

/** An address or range in its parts; undefined for what is none. */
export function splitCidr(text: string): { address: string; bits: number; family: "ipv4" | "ipv6" } | undefined {
  const [, address = "", given] = CIDR.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return undefined;
  const family = version === 6 ? "ipv6" : "ipv4";
  const bits = given === undefined ? BITS[family] : Number(given);
  return bits <= BITS[family] ? { address, bits, family } : undefined;
}

function readBound<Given, Kept>(
  wanted: Given | null | undefined,
  read: (bound: Given) => Kept,
): Kept | null | undefined {
  if (wanted === null || wanted === undefined) return wanted as null | undefined;
  return read(wanted);
}

function readLabel(wanted: string | undefined): string | undefined {
  return wanted === undefined ? undefined : (readOptionalText("label", wanted, MAX_LABEL_LENGTH) ?? "");
}

function readScopes(wanted: readonly string[] | undefined): Scope[] | undefined {
  if (wanted === undefined) return undefined;
  const unknown = wanted.find((scope) => !SCOPES.some((known) => known === scope));
  if (unknown !== undefined)
    throw invalidField("scopes", `“${unknown}” is not a scope: choose from ${SCOPES.join(", ")}.`);
  if (wanted.length === 0) throw invalidField("scopes", `Choose at least one of ${SCOPES.join(", ")}.`);
  return SCOPES.filter((scope) => wanted.includes(scope));
}

function readCidrs(wanted: readonly string[]): string[] | null {
  if (wanted.length === 0) return null;
  if (wanted.length > MAX_CIDRS) throw invalidField("allowed_ips", `A key may name at most ${MAX_CIDRS} addresses.`);
  return wanted.map((text) => {
    const cidr = text.trim();
    if (splitCidr(cidr)) return cidr;
    throw invalidField(
      "allowed_ips",
      `“${text}” is not an address or range: write it like 203.0.113.7 or 203.0.113.0/24.`,
    );
  });
}

function readExpiry(wanted: Date, now: Date): Date {
  if (wanted.getTime() > now.getTime()) return wanted;
  throw invalidField("expires_at", "The expiry must lie in the future.");
}
