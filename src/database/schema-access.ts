import type { ColumnType, Generated } from "kysely";

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface TokenTable {
  id: Generated<number>;
  reseller_id: number;
  kind: "api_key" | "login";
  hash: Uint8Array;
  prefix: string;
  last_four: string;
  label: Generated<string>;
  test: Generated<boolean>;
  scopes: string[];
  allowed_cidrs: string[] | null;
  rate_limit: number | null;
  dialect: Generated<"auto" | "native" | "dhru">;
  strict_http: Generated<boolean>;
  replay: Generated<boolean>;
  expires_at: Date | null;
  revoked_at: Date | null;
  replaced_by: Generated<number | null>;
  created_at: CreatedAt;
  last_used_at: Date | null;
  last_used_ip: string | null;
}

export interface CallTable {
  wallet_id: number;
  at: Date;
  id: Generated<bigint>;
  interface: "dispatch" | "rest";
  action: string;
  token_id: number | null;
  status: number;
  error_code: string | null;
  duration_ms: number;
  ip: string;
  request_id: string;
}
