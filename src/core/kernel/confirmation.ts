import { DomainError } from "./errors.ts";

/** What a call carries that was asked whether it means what it says. */
export interface Confirmable {
  /** The question that the user confirmed, as the refusal put it; true confirms any question. */
  confirm?: boolean | string | undefined;
}

/**
 * Throws confirmation_required with what is in doubt, unless the caller has confirmed it. Null: nothing is in doubt. A question
 * names what it saw, such as the price until then: if that has changed in the meantime, the question is asked again.
 */
export function requireConfirmation(doubt: string | null, { confirm }: Confirmable): void {
  if (doubt !== null && confirm !== true && confirm !== doubt) throw new DomainError("confirmation_required", doubt);
}
