import { Type, type Static } from "typebox";
import { SCOPES } from "../../../core/kernel/caller.ts";
import { DIALECTS } from "../dialects.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import { KEY_STATES, keyState, type ApiKey } from "../../../core/resellers/keys/api-key.ts";
import { choice, Flag, Id, nullable, Text, Time } from "../fields.ts";
import { timeOrNull } from "../values.ts";

const KEY_ID = /^\d{1,9}$/;

const KEY = {
  id: Id,
  prefix: Type.String({ description: "First characters of the key" }),
  last_four: Text,
  label: Text,
  test: Type.Boolean({ description: "Works on the test wallet and never reaches a supplier" }),
  imported: Type.Boolean({
    description: "Made by the operator's former panel. Replace it with a new key when you can",
  }),
  state: choice(KEY_STATES),
  scopes: Type.Array(choice(SCOPES)),
  allowed_ips: nullable(Type.Array(Text), "IP addresses and ranges that may use the key; null for any"),
  rate_limit: nullable(Type.Integer(), "Requests per minute; null for the account's limit"),
  dialect: choice(DIALECTS),
  strict_http: Flag,
  replay: Flag,
  expires_at: nullable(Time, "When the key expires or expired"),
  revoked_at: nullable(Time),
  replaced_by: nullable(Id, "ID of the key that replaced this one"),
  created_at: Time,
  last_used_at: nullable(Time),
  last_used_ip: nullable(Text),
};
export type Key = Static<typeof Key>;
export const Key = Type.Object(KEY, { $id: "ApiKey" });
export const ShownKey = Type.Object(
  { ...KEY, key: Type.String({ description: "The key, shown only once" }) },
  { $id: "NewApiKey" },
);

/** The number in a path. Throws not_found for what cannot be one. */
export function readKeyId(id: string): number {
  if (!KEY_ID.test(id)) throw new DomainError("not_found", "There is no such key.");
  return Number(id);
}

export function presentKey(key: ApiKey, now: Date): Key {
  return {
    id: key.id,
    prefix: key.prefix,
    last_four: key.lastFour,
    label: key.label,
    test: key.test,
    imported: key.imported,
    state: keyState(key, now),
    scopes: key.scopes,
    allowed_ips: key.allowedCidrs,
    rate_limit: key.rateLimit,
    dialect: key.dialect,
    strict_http: key.strictHttp,
    replay: key.replay,
    expires_at: timeOrNull(key.expiresAt),
    revoked_at: timeOrNull(key.revokedAt),
    replaced_by: key.replacedBy,
    created_at: key.createdAt.toISOString(),
    last_used_at: timeOrNull(key.lastUsedAt),
    last_used_ip: key.lastUsedIp,
  };
}
