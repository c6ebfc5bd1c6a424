import { keyState, type ApiKey } from "../../../core/resellers/keys/api-key.ts";

export function presentKey(key: ApiKey, now: Date): Record<string, unknown> {
  return {
    id: key.id,
    prefix: key.prefix,
    last_four: key.lastFour,
    label: key.label,
    test: key.test,
    state: keyState(key, now),
    scopes: key.scopes,
    allowed_ips: key.allowedCidrs,
    rate_limit: key.rateLimit,
    dialect: key.dialect,
    strict_http: key.strictHttp,
    replay: key.replay,
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    replaced_by: key.replacedBy,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    last_used_ip: key.lastUsedIp,
  };
}
