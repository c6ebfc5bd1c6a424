import type { Dialect, Scope } from "../../kernel/caller.ts";

/** An API key as it may be shown: everything but its secret. */
export interface ApiKey {
  id: number;
  resellerId: number;
  /** How the secret begins and ends. */
  prefix: string;
  lastFour: string;
  label: string;
  test: boolean;
  /** Made by another panel before the reseller moved here. */
  imported: boolean;
  scopes: Scope[];
  allowedCidrs: string[] | null;
  /** Requests a minute; null: the reseller's. */
  rateLimit: number | null;
  dialect: Dialect;
  strictHttp: boolean;
  replay: boolean;
  expiresAt: Date | null;
  revokedAt: Date | null;
  /** The key that was made in place of this one. */
  replacedBy: number | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  lastUsedIp: string | null;
}

export const KEY_STATES = ["live", "expired", "revoked"] as const;
export type KeyState = (typeof KEY_STATES)[number];

export interface KeyQuery {
  states?: readonly KeyState[] | undefined;
  test?: boolean | undefined;
  limit: number;
  /** Keys older than this one; no total is counted. */
  after?: number | undefined;
  offset?: number | undefined;
}

/** Whether a key is accepted at a time, from an allowed address. */
export function keyState({ revokedAt, expiresAt }: ApiKey, at: Date): KeyState {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && expiresAt.getTime() <= at.getTime() ? "expired" : "live";
}
