import type { RefusalClass } from "../../../database/json-types.ts";
import type { Micros } from "../../kernel/money.ts";

export type { RefusalClass, RefusalOverride } from "../../../database/json-types.ts";

/** The outcome of sending orders to a supplier and of asking for them, as data: the core decides what follows. */

export const REFUSAL_CLASSES = [
  "credit",
  "duplicate",
  "input",
  "auth",
  "ip",
  "unavailable",
  "rate",
  "price",
  "unsupported",
  "unclear",
] as const satisfies readonly RefusalClass[];

/** One order as its supplier is to get it. */
export interface Placement {
  /** Ours; the same for every repeat of this attempt, and of no other. */
  reference: string;
  /** The service's id in the supplier's catalogue. */
  supplierService: string;
  identifier: string | null;
  /** By the supplier's names of its fields. */
  inputs: Readonly<Record<string, string>>;
  quantity: number;
  /** Most that the whole order may cost there, in the supplier's currency; null where that is not known. */
  maxPrice: Micros | null;
}

export type PlaceOutcome =
  | { kind: "accepted"; supplierReference: string; raw: string }
  /** Definitely not taken: nothing will be delivered or charged for this attempt. */
  | {
      kind: "refused";
      refusal: RefusalClass;
      /** In the supplier's words, for the operator. */
      message: string;
      /** What the reseller reads if the order is rejected for it; if unset, that it could not be placed. */
      reason?: string | undefined;
      /** It is about this very order, regardless of an earlier send. */
      isDefinite?: boolean | undefined;
      /** The supplier as a whole is out of order: nothing in it is about this order. */
      isOutage?: boolean | undefined;
      /** The order that the supplier holds already, when it says so with the class duplicate. */
      existingReference?: string | undefined;
      raw: string;
    }
  /** The supplier may or may not have taken it: timed out, cut, or an answer that cannot be read. */
  | { kind: "unknown"; message: string; raw: string };

export type StatusOutcome =
  | { kind: "waiting" }
  /** `code` is the result as it came: HTML, entities and all. */
  | { kind: "succeeded"; code: string; raw: string }
  | { kind: "rejected"; reason: string; raw: string }
  | { kind: "not_found"; raw: string }
  /** No answer, or one that cannot be read: ask again later. */
  | { kind: "unreadable"; message: string; raw: string };
