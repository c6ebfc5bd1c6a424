import type { TokenDialect } from "../../database/column-types.ts";
import { DomainError } from "./errors.ts";

export const SCOPES = [
  "account:read",
  "services:read",
  "orders:read",
  "orders:write",
  "transactions:read",
  "top_ups:write",
  "events:read",
  "webhooks:write",
] as const;
export type Scope = (typeof SCOPES)[number];
/** As which family of panels a key is answered; `auto`: as the call looks. */
export type Dialect = TokenDialect;
/** What a call to the dispatch endpoint is answered in. */
export type DispatchDialect = Exclude<Dialect, "auto">;

/** Who a request acts for: one token or session of one reseller, on its live or its test wallet. */
export interface Caller {
  /** Null for a session. */
  tokenId: number | null;
  tokenKind: "api_key" | "login" | "session";
  /** Null for a token. */
  sessionId: string | null;
  resellerId: number;
  walletId: number;
  test: boolean;
  scopes: readonly Scope[];
  /** Which dispatch dialect answers this key. */
  dialect: Dialect;
  /** Dispatch errors carry their HTTP status instead of 200. */
  strictHttp: boolean;
  /** A repeated dispatch order without a reference answers with the first one. */
  replay: boolean;
  /** Requests a minute, where the token, the reseller or a session has a limit of its own. */
  rateLimit: number | null;
  email: string;
  username: string | null;
  currency: string;
  priceGroupId: number | null;
}

/** Throws scope_missing unless the token may do this. */
export function requireScope(caller: Caller, scope: Scope): void {
  if (caller.scopes.includes(scope)) return;
  throw new DomainError("scope_missing", `This token lacks the scope ${scope}: make one that has it.`);
}

/** Keys are the business of people: throws not_a_login_token for an API key. */
export function requirePerson(caller: Caller): void {
  if (caller.tokenKind !== "api_key") return;
  throw new DomainError("not_a_login_token", "An API key cannot do this: sign in with your email and password.");
}
