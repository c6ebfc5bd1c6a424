import type { Caller } from "../../kernel/caller.ts";
import { invalidField } from "../../kernel/errors.ts";
import { requestTopUp, type TopUpInput } from "../../ledger/top-ups/request-top-up.ts";
import type { TopUpRequest } from "../../ledger/top-ups/top-up-request.ts";
import type { PaymentContext } from "../context.ts";
import { MANUAL } from "../payment-kind.ts";
import { findOffer, quotePayment } from "./offers.ts";

/** Asks the operator for credit that is paid by a manual method. Throws as `requestTopUp`, and not_found. */
export async function requestTopUpByMethod(
  context: PaymentContext,
  caller: Caller,
  { methodId, ...input }: Omit<TopUpInput, "method"> & { methodId: number },
): Promise<TopUpRequest> {
  const method = await findOffer(context, caller, methodId);
  if (method.kind !== MANUAL) {
    throw invalidField("payment_method_id", "This method takes online payments. Start a payment with it instead.");
  }
  quotePayment(method, input.amount);
  return requestTopUp(context, caller, { ...input, method: { id: method.id, terms: method.terms } });
}
