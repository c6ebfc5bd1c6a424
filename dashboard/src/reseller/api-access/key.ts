import type { V1Data, V1Row } from "../../api/types.ts";

/** A key without its secret. */
export type Key = V1Row<"/api/v1/keys">;
/** A key just made, with the secret that is shown this once. */
export type ShownKey = V1Data<"/api/v1/keys", "post">;
export type Scope = Key["scopes"][number];

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
