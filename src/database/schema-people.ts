import type { ColumnType, Generated } from "kysely";

/** Better Auth writes these tables; their columns keep its names. */
export interface AuthUserTable {
  id: string;
  email: string;
  name: string;
  twoFactorEnabled: Generated<boolean>;
}

export interface AuthSessionTable {
  id: string;
  token: string;
  userId: string;
  ipAddress: string | null;
  userAgent: string | null;
  expiresAt: Date;
  createdAt: Date;
  /** When it was last used. */
  updatedAt: Date;
}

export interface AuthVerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Date;
  createdAt: ColumnType<Date, Date | undefined, never>;
}

export type SignUpMode = "open" | "approval" | "closed";

export interface ServerSettingsTable {
  only_row: Generated<boolean>;
  name: Generated<string>;
  sign_up: Generated<SignUpMode>;
  first_operator_hash: Uint8Array | null;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export interface AuthCredentialTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string | null;
}
