import type { V1Data, V1Row } from "../../api/types.ts";

/** A key without its secret. */
export type Key = V1Row<"/api/v1/keys">;
/** A new key with its secret, which is shown only once. */
export type ShownKey = V1Data<"/api/v1/keys", "post">;
export type Scope = Key["scopes"][number];

/** What each scope allows, in words. */
export const SCOPE_WORDS: Record<Scope, string> = {
  "account:read": "Read account and balance",
  "services:read": "Read services and prices",
  "orders:read": "Read orders and their results",
  "orders:write": "Place and cancel orders",
  "transactions:read": "Read wallet transactions",
  "top_ups:write": "Request top-ups",
  "events:read": "Read events and webhook deliveries",
  "webhooks:write": "Manage webhooks",
};
export const SCOPES = Object.keys(SCOPE_WORDS) as Scope[];

/** The label of a key without its secret. */
export function nameOf({ label, prefix, last_four }: Pick<Key, "label" | "prefix" | "last_four">): string {
  return label === "" ? `${prefix}…${last_four}` : label;
}
