import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { V1Data, V1Row } from "../../api/types.ts";

/** A key without its secret. */
export type Key = V1Row<"/api/v1/keys">;
/** A new key with its secret, which is shown only once. */
export type ShownKey = V1Data<"/api/v1/keys", "post">;
export type Scope = Key["scopes"][number];

/** What each scope allows, in words. */
export const SCOPE_WORDS: Record<Scope, MessageDescriptor> = {
  "account:read": msg`Read account and balance`,
  "services:read": msg`Read services and prices`,
  "orders:read": msg`Read orders and their results`,
  "orders:write": msg`Place and cancel orders`,
  "transactions:read": msg`Read wallet transactions`,
  "top_ups:write": msg`Request top-ups`,
  "events:read": msg`Read events and webhook deliveries`,
  "webhooks:write": msg`Manage webhooks`,
};
export const SCOPES = Object.keys(SCOPE_WORDS) as Scope[];

/** The label of a key without its secret. */
export function nameOf({ label, prefix, last_four }: Pick<Key, "label" | "prefix" | "last_four">): string {
  return label === "" ? `${prefix}…${last_four}` : label;
}
