import type { Caller } from "../../kernel/caller.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField, readAll } from "../../kernel/errors.ts";
import { readWhole } from "../../kernel/input/field-readers.ts";
import { isBareAddress, parseWebAddress } from "../../kernel/input/web-address.ts";
import type { OrderContext } from "../../orders/context.ts";
import type { ForwardedAnswer, ForwardedCall, Forwarder } from "./forwarder.ts";
import {
  deleteForwardingRow,
  findForwardingRow,
  isImportedKey,
  setForwardingRow,
  type Forwarding,
} from "./forwarding-rows.ts";

export type { Forwarding } from "./forwarding-rows.ts";

export const MAX_DAYS = 90;
const DAY_MS = 86_400_000;
/** Where the API of the family is. */
const USUAL_PATH = "/api/index.php";
/** What a client waits before it asks again, when the panel could not be asked. */
const RETRY_AFTER_SECONDS = 60;

export interface ForwardingContext extends OrderContext {
  readonly forwarder: Forwarder;
}

/** The window in which status calls are passed on, over or not; null if there was none. */
export async function readForwarding(context: Context): Promise<Forwarding | null> {
  return (await findForwardingRow(context.database.kysely)) ?? null;
}

/**
 * From now on, for so many days, status calls for orders that are unknown here are passed on to the panel that was moved
 * from. Throws validation_failed.
 */
export async function startForwarding(context: Context, wanted: { url: string; days: number }): Promise<Forwarding> {
  const { url, days } = readAll({
    url: () => readPanelUrl(wanted.url),
    days: () => readWhole("days", wanted.days, 1, MAX_DAYS),
  });
  const forwarding = { url, endsAt: new Date(context.clock().getTime() + days * DAY_MS) };
  await change(context, (transaction) => setForwardingRow(transaction, forwarding));
  return forwarding;
}

/** Stops before the window is over. */
export function stopForwarding(context: Context): Promise<void> {
  return change(context, deleteForwardingRow);
}

function change(
  context: Context,
  write: (transaction: Parameters<typeof deleteForwardingRow>[0]) => Promise<void>,
): Promise<void> {
  return context.database.transaction((transaction) => {
    const read = async () => {
      const found = await findForwardingRow(transaction);
      return { forwarding: found && { url: found.url, ends_at: found.endsAt.toISOString() } };
    };
    return recordChanges(context, transaction, read, () => write(transaction));
  });
}

/**
 * Passes the status call for an order on, if the window is open, the panel made the key of the caller, and no reseller here has
 * an order with this number. Null: the panel is not asked. Throws maintenance if it gives no answer: the order may well
 * be there.
 */
export async function forwardStatusCall(
  context: ForwardingContext,
  caller: Caller,
  id: bigint,
  call: ForwardedCall,
): Promise<ForwardedAnswer> {
  if (caller.test || caller.tokenId === null) return null;
  const forwarding = await readForwarding(context);
  if (forwarding === null || forwarding.endsAt <= context.clock()) return null;
  if ((await context.orderReads.find(id)) !== undefined) return null;
  // The call holds the caller's key. One that was made here is none of the panel's business, which does not know it.
  if (!(await isImportedKey(context.database.kysely, caller.tokenId))) return null;
  const answer = await context.forwarder.ask(forwarding.url, call);
  context.metrics.callForwarded(answer === null ? "failed" : "answered");
  if (answer !== null) return answer;
  throw new DomainError("maintenance", "The order cannot be looked up for the moment. Try again later.", {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

function readPanelUrl(text: string): string {
  const url = parseWebAddress(text.trim());
  if (url) url.hash = "";
  if (!url || !isBareAddress(url))
    throw invalidField("url", "Give the address of the API, such as https://old.example.com/api/index.php.");
  if (url.pathname === "/") url.pathname = USUAL_PATH;
  return url.href;
}
