/** What the simulator of test mode does with an order. */
export type SimulatedOutcome =
  | "success"
  | "success_after_5s"
  | "rejected"
  | "in_process"
  | "html_result"
  | "insufficient_balance"
  | "duplicate";

/**
 * Identifiers that force an outcome in test mode, so that an integration can be tried without spending.
 * All are valid IMEIs (Luhn) of the test range 00 of the allocation scheme, which no device carries.
 */
export const MAGIC_IDENTIFIERS: Readonly<Record<string, SimulatedOutcome>> = {
  "004999010640000": "success",
  "004999010640018": "success_after_5s",
  "004999010640026": "rejected",
  "004999010640034": "in_process",
  "004999010640042": "html_result",
  "004999010640059": "insufficient_balance",
  "004999010640067": "duplicate",
};

/** Every other identifier succeeds at once. */
export function simulatedOutcome(identifier: string | null): SimulatedOutcome {
  return (identifier !== null && MAGIC_IDENTIFIERS[identifier]) || "success";
}
