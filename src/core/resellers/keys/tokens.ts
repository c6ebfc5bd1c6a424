import type { ResellerContext } from "../context.ts";
import { BlockList, isIPv6 } from "node:net";
import type { Context } from "../../kernel/context.ts";
import { revokeKeyRow } from "./key-rows.ts";
import { DomainError } from "../../kernel/errors.ts";
import { SCOPES, type Caller } from "../../kernel/caller.ts";
import { splitCidr } from "./key-settings.ts";
import { requireUnchanged, type CheckedPassword } from "../../people/sign-in/check-password.ts";
import { requireActive } from "../../people/users/user.ts";
import { isImportableKey, newLoginSecret, parseApiKey, parseLoginToken } from "./token-format.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";
import { insertTokenRow, type TokenRow } from "./token-rows.ts";

const DAY_MS = 86_400_000;

/** Who a secret (API key or personal access token) stands for. Throws what `findToken` and `admit` throw. */
export async function authenticate(context: ResellerContext, secret: string, ip: string): Promise<Caller> {
  return admit(context, await findToken(context, secret), ip);
}

/**
 * The token of a secret, be it admitted or not. A secret of a wrong shape or checksum reaches the database only
 * if keys of another panel, which have any shape, were imported. Throws unauthenticated.
 */
export async function findToken(context: ResellerContext, secret: string): Promise<TokenRow> {
  const known = context.tokenCache.recall(secret);
  if (known) return known;
  const login = parseLoginToken(secret);
  const isOurs = login !== null || parseApiKey(secret) !== null;
  if (!isOurs && !(isImportableKey(secret) && (await context.tokenCache.hasImported()))) throw unauthenticated();
  const hash = Buffer.from(hashSecret(login ? login.secret : secret)).toString("hex");
  const row = await context.tokenCache.find(hash);
  if (!row || (login && login.id !== row.tokenId) || !(isOurs || row.imported)) throw unauthenticated();
  context.tokenCache.remember(secret, hash);
  return row;
}

/** The caller that a token is, from this address. Throws key_revoked, key_expired, ip_not_allowed, account_suspended. */
export function admit(context: ResellerContext, row: TokenRow, ip: string): Caller {
  checkAlive(context, row);
  if (row.allowedCidrs !== null && !isInside(ip, row.allowedCidrs)) {
    throw new DomainError(
      "ip_not_allowed",
      "This key may not be used from your address: add it to the key's allowlist.",
    );
  }
  requireActive(row.resellerStatus);
  context.tokenCache.recordUse(row.tokenId, ip);
  return row as TokenRow & Caller;
}

function unauthenticated(): DomainError {
  return new DomainError("unauthenticated", "Unauthenticated.");
}

function checkAlive(context: Context, row: TokenRow): void {
  if (row.revokedAt !== null) throw new DomainError("key_revoked", "This key was revoked: make a new one.");
  const now = context.clock().getTime();
  const lastUse = (row.lastUsedAt ?? row.createdAt).getTime();
  const isIdle = row.tokenKind === "login" && now - lastUse > context.config.TOKEN_IDLE_DAYS * DAY_MS;
  if (isIdle || (row.expiresAt !== null && row.expiresAt.getTime() <= now)) {
    throw new DomainError("key_expired", "This key has expired: make a new one.");
  }
}

function isInside(ip: string, cidrs: readonly string[]): boolean {
  const allowed = new BlockList();
  for (const cidr of cidrs) {
    const { address, bits, family } = splitCidr(cidr)!;
    allowed.addSubnet(address, bits, family);
  }
  return allowed.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
}

/** Ends a personal access token: every process refuses it from now on. */
export async function revokeLoginToken(context: Context, id: number): Promise<void> {
  await revokeKeyRow(context.database.kysely, id);
  context.accessChanged.raise();
}

/**
 * A personal access token after a sign-in: `<id>|<secret>`, with the lifetime of TOKEN_DAYS. Throws invalid_credentials where
 * the password was changed since it was checked.
 */
export async function createLoginToken(
  context: Context,
  resellerId: number,
  checked: CheckedPassword,
): Promise<{ token: string; expiresAt: Date }> {
  const secret = newLoginSecret();
  const expiresAt = new Date(context.clock().getTime() + context.config.TOKEN_DAYS * DAY_MS);
  const id = await context.database.transaction(async (transaction) => {
    await requireUnchanged(transaction, checked);
    return insertTokenRow(transaction, {
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
  });
  return { token: `${id}|${secret}`, expiresAt };
}

/** The number of a personal access token. Throws not_a_login_token for an API key or a session. */
export function requireLoginToken({ tokenKind, tokenId }: Caller): number {
  if (tokenKind === "login" && tokenId !== null) return tokenId;
  const sentence =
    tokenKind === "session"
      ? "A session is not a login token: sign out with DELETE /api/v1/session."
      : "An API key is not a login token: revoke it where it was made.";
  throw new DomainError("not_a_login_token", sentence);
}
