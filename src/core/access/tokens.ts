import { BlockList, isIP, isIPv6 } from "node:net";
import { findReseller } from "../accounts/resellers.ts";
import type { Core } from "../core.ts";
import { DomainError, invalidField } from "../errors.ts";
import { SCOPES, type Caller, type Dialect, type Scope } from "./caller.ts";
import { hashSecret, newApiKey, newLoginSecret, parseApiKey, parseLoginToken } from "./token-format.ts";
import { insertTokenRow, listApiKeyRows, revokeTokenRow, type ListedToken, type TokenRow } from "./token-rows.ts";

const DAY_MS = 86_400_000;
const PREFIX_LENGTH = 12;
const MAX_LABEL_LENGTH = 100;
const MAX_CIDRS = 50;
const CIDR = /^([0-9a-fA-F:.]+)(?:\/(\d{1,3}))?$/;

/**
 * Who a secret (API key or personal access token) stands for. A secret of a wrong shape or checksum never reaches
 * the database. Throws unauthenticated, key_revoked, key_expired, ip_not_allowed, account_suspended.
 */
export async function authenticate(core: Core, secret: string, ip: string): Promise<Caller> {
  const login = parseLoginToken(secret);
  if (!login && !parseApiKey(secret)) throw unauthenticated();
  const row = await core.tokenCache.find(Buffer.from(hashSecret(login ? login.secret : secret)).toString("hex"));
  if (!row || (login && login.id !== row.tokenId)) throw unauthenticated();
  checkAlive(core, row);
  if (row.allowedCidrs !== null && !isInside(ip, row.allowedCidrs)) {
    throw new DomainError(
      "ip_not_allowed",
      "This key may not be used from your address: add it to the key's allowlist.",
    );
  }
  if (row.resellerStatus !== "active") {
    throw new DomainError("account_suspended", "Your account is not active: ask the operator.");
  }
  core.tokenCache.noteUse(row.tokenId, ip);
  return row as TokenRow & Caller;
}

function unauthenticated(): DomainError {
  return new DomainError("unauthenticated", "Unauthenticated.");
}

function checkAlive(core: Core, row: TokenRow): void {
  if (row.revokedAt !== null) throw new DomainError("key_revoked", "This key was revoked: make a new one.");
  const now = core.clock().getTime();
  const lastUse = (row.lastUsedAt ?? row.createdAt).getTime();
  const isIdle = row.tokenKind === "login" && now - lastUse > core.config.TOKEN_IDLE_DAYS * DAY_MS;
  if (isIdle || (row.expiresAt !== null && row.expiresAt.getTime() <= now)) {
    throw new DomainError("key_expired", "This key has expired: make a new one.");
  }
}

function isInside(ip: string, cidrs: readonly string[]): boolean {
  const allowed = new BlockList();
  for (const cidr of cidrs) {
    const [, address, bits] = CIDR.exec(cidr)!;
    const family = isIPv6(address!) ? "ipv6" : "ipv4";
    allowed.addSubnet(address!, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  return allowed.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
}

export interface NewApiKey {
  resellerId: number;
  label?: string | undefined;
  test?: boolean | undefined;
  /** Absent: everything. */
  scopes?: readonly string[] | undefined;
  allowedCidrs?: readonly string[] | undefined;
  rateLimit?: number | undefined;
  dialect?: Dialect | undefined;
  strictHttp?: boolean | undefined;
  replay?: boolean | undefined;
  expiresAt?: Date | undefined;
}

/** Makes a key and shows it this once; only its hash is kept. Throws validation_failed, not_found. */
export async function createApiKey(core: Core, wanted: NewApiKey): Promise<{ id: number; key: string }> {
  const test = wanted.test ?? false;
  const key = newApiKey(test);
  const label = wanted.label?.trim() ?? "";
  if (label.length > MAX_LABEL_LENGTH)
    throw invalidField("label", `A label may have at most ${MAX_LABEL_LENGTH} characters.`);
  if (wanted.expiresAt && !(wanted.expiresAt.getTime() > core.clock().getTime())) {
    throw invalidField("expires_at", "The expiry must lie in the future.");
  }
  await findReseller(core, String(wanted.resellerId));
  const id = await insertTokenRow(core.database.kysely, {
    reseller_id: wanted.resellerId,
    kind: "api_key",
    hash: hashSecret(key),
    prefix: key.slice(0, PREFIX_LENGTH),
    last_four: key.slice(-4),
    label,
    test,
    scopes: readScopes(wanted.scopes),
    allowed_cidrs: readCidrs(wanted.allowedCidrs),
    rate_limit: readRateLimit(wanted.rateLimit),
    dialect: wanted.dialect ?? "auto",
    strict_http: wanted.strictHttp ?? false,
    replay: wanted.replay ?? true,
    expires_at: wanted.expiresAt ?? null,
  });
  return { id, key };
}

/** From now on the token answers 401, on every node. Throws not_found. */
export async function revokeToken(core: Core, id: number): Promise<void> {
  if (!(await revokeTokenRow(core.database.kysely, id))) throw new DomainError("not_found", "There is no such key.");
  core.tokenCache.forget();
}

/** The reseller's API keys without their secrets. */
export function listApiKeys(core: Core, resellerId: number): Promise<ListedToken[]> {
  return listApiKeyRows(core.database.kysely, resellerId);
}

/** A personal access token after a sign-in: `<id>|<secret>`, with the lifetime of TOKEN_DAYS. */
export async function createLoginToken(core: Core, resellerId: number): Promise<{ token: string; expiresAt: Date }> {
  const secret = newLoginSecret();
  const expiresAt = new Date(core.clock().getTime() + core.config.TOKEN_DAYS * DAY_MS);
  const id = await insertTokenRow(core.database.kysely, {
    reseller_id: resellerId,
    kind: "login",
    hash: hashSecret(secret),
    prefix: "",
    last_four: secret.slice(-4),
    label: "Sign-in",
    scopes: [...SCOPES],
    allowed_cidrs: null,
    rate_limit: null,
    expires_at: expiresAt,
  });
  return { token: `${id}|${secret}`, expiresAt };
}

function readScopes(wanted: readonly string[] | undefined): Scope[] {
  if (wanted === undefined || wanted.length === 0) return [...SCOPES];
  const unknown = wanted.find((scope) => !SCOPES.some((known) => known === scope));
  if (unknown !== undefined)
    throw invalidField("scopes", `“${unknown}” is not a scope: choose from ${SCOPES.join(", ")}.`);
  return SCOPES.filter((scope) => wanted.includes(scope));
}

function readCidrs(wanted: readonly string[] | undefined): string[] | null {
  if (wanted === undefined || wanted.length === 0) return null;
  if (wanted.length > MAX_CIDRS) throw invalidField("allowed_ips", `A key may name at most ${MAX_CIDRS} addresses.`);
  return wanted.map((text) => {
    const cidr = text.trim();
    const [, address = "", bits] = CIDR.exec(cidr) ?? [];
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    if (family !== 0 && (bits === undefined || Number(bits) <= most)) return cidr;
    throw invalidField(
      "allowed_ips",
      `“${text}” is not an address or range: write it like 203.0.113.7 or 203.0.113.0/24.`,
    );
  });
}

function readRateLimit(wanted: number | undefined): number | null {
  if (wanted === undefined) return null;
  if (Number.isInteger(wanted) && wanted >= 1 && wanted <= 1_000_000) return wanted;
  throw invalidField("rate_limit", "The rate limit is a whole number of requests a minute, from 1 to 1,000,000.");
}

/** Throws not_a_login_token for an API key. */
export function requireLoginToken(caller: Caller): void {
  if (caller.tokenKind === "login") return;
  throw new DomainError("not_a_login_token", "An API key is not a login token: revoke it where it was made.");
}
