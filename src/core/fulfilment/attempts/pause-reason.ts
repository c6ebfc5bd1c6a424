import type { RefusalClass } from "../suppliers/outcome.ts";

const PAUSING: Partial<Record<RefusalClass, string>> = {
  credit: "The balance there is used up",
  auth: "It does not accept the key",
  ip: "It does not accept this server's address",
};

/** Why a supplier that refused like this takes nothing until the operator has seen to it; null for other refusals. */
export function pauseReason({ refusal, message }: { refusal: RefusalClass; message: string }): string | null {
  const reason = PAUSING[refusal];
  return reason === undefined ? null : `${reason}: ${message}`;
}
