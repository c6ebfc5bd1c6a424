import type { ColumnType, Generated } from "kysely";

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface UserTable {
  id: string;
  email: string;
  name: string;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  created_at: CreatedAt;
}

export interface SessionTable {
  id: string;
  token_hash: Uint8Array;
  user_id: string;
  ip: string;
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
}

export interface TwoFactorTable {
  user_id: string;
  secret: string;
  confirmed_at: Date | null;
  last_step: Generated<number | null>;
  wrong_codes: Generated<number>;
  locked_until: Date | null;
}

export interface OneTimeLinkTable {
  hash: Uint8Array;
  purpose: "password_reset" | "invitation" | "first_operator";
  user_id: string | null;
  staff_id: number | null;
  created_at: Date;
  expires_at: Date | null;
}

export type SignUpMode = "open" | "approval" | "closed";

export interface ServerSettingsTable {
  only_row: Generated<boolean>;
  name: Generated<string>;
  sign_up: Generated<SignUpMode>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}
