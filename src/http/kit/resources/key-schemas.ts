import { Type } from "typebox";
import { KEY_STATES } from "../../../core/resellers/keys/api-key.ts";
import { DIALECTS, SCOPES } from "../../../core/kernel/caller.ts";
import { Flag, Id, nullable, Text, Time } from "../schemas.ts";

/** What may be left out may also be null; forms send everything as text. */
const given = (types: string[], description: string) =>
  Type.Optional(Type.Unsafe<unknown>({ type: [...types, "null"], description }));

const KEY_FIELDS = {
  id: Id,
  prefix: Type.String({ description: "How the key begins" }),
  last_four: Text,
  label: Text,
  test: Type.Boolean({ description: "Works on the test wallet and never reaches a supplier" }),
  state: Type.String({ enum: [...KEY_STATES] }),
  scopes: Type.Array(Type.String({ enum: [...SCOPES] })),
  allowed_ips: nullable(Type.Array(Text), "Addresses and ranges that may use the key; null: any"),
  rate_limit: nullable(Type.Integer(), "Requests a minute; null: the account's limit"),
  dialect: Type.String({ enum: [...DIALECTS] }),
  strict_http: Flag,
  replay: Flag,
  expires_at: nullable(Time, "A rotated key ends here"),
  revoked_at: nullable(Time),
  replaced_by: nullable(Id, "The key that was made in place of this one"),
  created_at: Time,
  last_used_at: nullable(Time),
  last_used_ip: nullable(Text),
};

export const Key = Type.Object(KEY_FIELDS);
export const ShownKey = Type.Object({ ...KEY_FIELDS, key: Type.String({ description: "The key, shown this once" }) });

const SETTINGS = {
  label: given(["string"], "What the key is for"),
  scopes: given(["array", "string"], `Some of ${SCOPES.join(", ")}; a new key has all unless told otherwise`),
  allowed_ips: given(["array", "string"], "Addresses and ranges such as 203.0.113.0/24; null or none: any"),
  rate_limit: given(["integer", "string"], "Requests a minute, at most the account's; null: the account's"),
  dialect: given(["string"], `How dispatch answers: ${DIALECTS.join(", ")}`),
  strict_http: given(["boolean", "integer", "string"], "Dispatch errors carry their HTTP status instead of 200"),
  replay: given(["boolean", "integer", "string"], "A repeated dispatch order answers with the first one"),
  expires_at: given(["string"], "Last moment of the key; null: none"),
};

const CONFIRMATION = {
  password: Type.String({ description: "Your password, once more" }),
  otp: given(["string"], "The one-time code, where you have a second factor"),
};

export const CreateKeyBody = Type.Object({
  ...SETTINGS,
  test: given(["boolean", "integer", "string"], "A key for the test wallet"),
  ...CONFIRMATION,
});
export const ChangeKeyBody = Type.Object(SETTINGS);
export const RegenerateKeyBody = Type.Object(CONFIRMATION);
export const RotateKeyBody = Type.Object({
  hours: Type.Unsafe<number | string>({
    type: ["integer", "string"],
    description: "How long the old key lives on, 0 to 168",
  }),
  ...CONFIRMATION,
});
