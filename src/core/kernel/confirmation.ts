import { DomainError } from "./errors.ts";

/** What a call carries that was asked whether it means what it says. */
export interface Confirmable {
  confirm?: boolean | undefined;
}

/** Throws confirmation_required with what is in doubt, unless the caller has confirmed. Null: nothing is in doubt. */
export function requireConfirmation(doubt: string | null, { confirm }: Confirmable): void {
  if (doubt !== null && confirm !== true) throw new DomainError("confirmation_required", doubt);
}
