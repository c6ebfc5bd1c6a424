import type { paths } from "../../api/v1.gen.ts";

type KeysAnswer = paths["/api/v1/keys"]["get"]["responses"][200]["content"]["application/json"];
type MadeAnswer = paths["/api/v1/keys"]["post"]["responses"][201]["content"]["application/json"];

/** A key without its secret. */
export type Key = KeysAnswer["data"][number];
/** A key just made, with the secret that is shown this once. */
export type ShownKey = MadeAnswer["data"];
export type Scope = Key["scopes"][number];

export const KEYS_QUERY = ["get", "/api/v1/keys"];

/** What each scope allows, in words. */
export const SCOPE_WORDS: Record<Scope, string> = {
  "account:read": "Read the balance and the account",
  "services:read": "Read services and prices",
  "orders:read": "Read orders and their results",
  "orders:write": "Place and cancel orders",
  "transactions:read": "Read the statement of the wallet",
  "top_ups:write": "Ask for credit",
};
export const SCOPES = Object.keys(SCOPE_WORDS) as Scope[];

/** How a key is called where its secret must not stand. */
export function nameOf({ label, prefix, last_four }: Pick<Key, "label" | "prefix" | "last_four">): string {
  return label === "" ? `${prefix}…${last_four}` : label;
}
