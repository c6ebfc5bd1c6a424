import { Type } from "typebox";
import { formatMoney } from "../../core/kernel/money.ts";
import { readAccount } from "../../core/resellers/accounts/resellers.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import type { HttpContext } from "../kit/context.ts";
import { Currency, Money, Text } from "../kit/fields.ts";
import type { RouteScope } from "../kit/scope.ts";
import { answer, refusals, success, TAGS } from "./answers.ts";

const Account = Type.Object(
  { currency: Currency, balance: Money, name: Text, email: Text },
  { $id: "FusionProAccount" },
);

export function registerAccount(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Fusion Pro: what the account can spend",
    response: { 200: success(Account), ...refusals },
  };
  scope.get("/account", { schema }, async (request) => {
    const { currency, available, creditLimit, name, email } = await readAccount(core, callerOf(request));
    // Like the credit of the dispatch endpoint: clients compare it with a price.
    return answer("Account details", { currency, balance: formatMoney(available + creditLimit), name, email });
  });
}
