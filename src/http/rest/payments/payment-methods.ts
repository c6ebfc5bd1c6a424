import { Type } from "typebox";
import { DomainError } from "../../../core/kernel/errors.ts";
import { findOffer, listOffers, quotePayment } from "../../../core/payments/methods/offers.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { all, IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { queryOf, readQuery, text } from "../../kit/lists/parameters.ts";
import { readAmount } from "../../kit/read-amount.ts";
import { PaymentMethod, presentMethod, presentQuote, Quote } from "../../kit/resources/payment-method.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Payments"];
const ID = /^\d{1,9}$/;
const QUOTE_QUERY = { amount: text("Credit to buy, as a decimal string such as 50.00") };

/** How the caller can pay for credit. */
export function registerPaymentMethods(scope: RouteScope, { core }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The payment methods that the caller may use, with fees and bonuses",
    response: { 200: all(PaymentMethod), ...refusals },
  };
  scope.get("/payment-methods", { schema: listSchema }, async (request) => ({
    data: (await listOffers(core, callerOf(request))).map(presentMethod),
  }));

  const quoteSchema = {
    tags: TAGS,
    summary: "What an amount of credit costs with a payment method",
    params: IdParams,
    querystring: queryOf(QUOTE_QUERY),
    response: { 200: one(Quote), ...refusals },
  };
  scope.get("/payment-methods/:id/quote", { schema: quoteSchema }, async (request) => {
    const { amount = "" } = readQuery(request.query, QUOTE_QUERY);
    const method = await findOffer(core, callerOf(request), readMethodId(request.params.id));
    return { data: presentQuote(quotePayment(method, readAmount("amount", amount)), method.currency) };
  });
}

/** The number in a path. Throws not_found for what cannot be one. */
function readMethodId(id: string): number {
  if (!ID.test(id)) throw new DomainError("not_found", "There is no such payment method.");
  return Number(id);
}

export const MethodId = Type.Unsafe<number | string>({
  type: ["integer", "string"],
  description: "Id of a payment method",
});

/** The payment method that a body names. Throws not_found. */
export function readMethodField(id: number | string): number {
  return readMethodId(String(id));
}
