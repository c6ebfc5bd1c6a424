import type { AttemptState } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import type { FieldRule } from "../../catalogue/inputs/result-fields.ts";
import type { RouteOption } from "../routes/route.ts";

/** An attempt that a worker holds to ask its supplier about it. */
export interface DueAttempt {
  id: bigint;
  /** Under which the worker holds it. */
  lease: string;
  orderId: bigint;
  /**
   * Whether an unclear one may be sent again: its supplier is not paused, its order is still open, no member of staff has taken
   * it, and its reseller has not asked to cancel it since.
   */
  mayBeSent: boolean;
  state: Extract<AttemptState, "submitted" | "unknown">;
  supplierId: number;
  supplierService: string;
  reference: string;
  supplierReference: string | null;
  asked: number;
  /** How many times in a row the supplier has not known it. */
  missed: number;
  ageSeconds: number;
  identifier: string | null;
  inputs: Record<string, string>;
  quantity: number;
  worth: Micros | null;
  attempts: number;
  attemptsHere: number;
  resultRules: FieldRule[];
  usualSeconds: number | null;
  routes: RouteOption[];
}
