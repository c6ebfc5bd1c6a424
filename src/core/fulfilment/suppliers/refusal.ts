import type { RefusalClass, RefusalOverride } from "./outcome.ts";

/** What a supplier's refusal means. */
export interface Refusal {
  refusal: RefusalClass;
  /** What the reseller reads if the order is rejected for it; never in the supplier's words. */
  reason: string;
  /** It is about this very order, regardless of an earlier send: the supplier does not have it. */
  isDefinite: boolean;
}

/** A refusal as a connector understands the words of its kind of supplier. */
export interface ReadRefusal {
  refusal: RefusalClass;
  /** What is wrong with the order; null where the words do not say it. */
  cause: RefusalCause | null;
  isDefinite: boolean;
}

export const NOT_PLACED = "The order could not be placed with these details.";

const SENTENCES = {
  identifier: "The identifier (IMEI or serial number) is not valid for this service.",
  quantity: "The quantity is not accepted for this service.",
  field: "A field of the order is missing or is not valid for this service.",
  unsupported: "This device is not supported by this service.",
  done: "This was already done for this device.",
} as const;
export type RefusalCause = keyof typeof SENTENCES;

const MAX_TEXT_LENGTH = 2_000;

/** By the operator's own table, which comes before what the connector understood. */
export function judgeRefusal(message: string, read: ReadRefusal, overrides: readonly RefusalOverride[]): Refusal {
  const { refusal, cause, isDefinite } = read;
  const text = message.slice(0, MAX_TEXT_LENGTH).toLowerCase();
  const own = overrides.find(({ contains }) => text.includes(contains.toLowerCase()));
  const reason = cause === null ? NOT_PLACED : SENTENCES[cause];
  if (own) return { refusal: own.refusal, reason: own.reason ?? reason, isDefinite: own.refusal === "input" };
  return { refusal, reason, isDefinite };
}
