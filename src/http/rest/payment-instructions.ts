import { Type } from "typebox";
import { requireScope } from "../../core/kernel/caller.ts";
import { readShop } from "../../core/people/shop/shop.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { one, refusals } from "../kit/answers.ts";
import type { HttpContext } from "../kit/context.ts";
import { nullable, Text } from "../kit/fields.ts";
import type { RouteScope } from "../kit/scope.ts";

const PaymentInstructions = Type.Object(
  { text: nullable(Text, "Plain text with line breaks; null if the operator has written none") },
  { $id: "PaymentInstructions" },
);

export function registerPaymentInstructions(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: ["Top-up requests"],
    summary: "How to pay for credit",
    response: { 200: one(PaymentInstructions), ...refusals },
  };
  scope.get("/payment-instructions", { schema }, async (request) => {
    requireScope(callerOf(request), "account:read");
    const { paymentText } = await readShop(core);
    return { data: { text: paymentText } };
  });
}
