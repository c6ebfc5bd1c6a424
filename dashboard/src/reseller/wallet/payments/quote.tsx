import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { sentenceOf } from "../../../api/api-error.ts";
import { v1Hooks } from "../../../api/client.ts";
import { useTyped } from "../../../ui/form/use-typed.ts";
import { Details } from "../../../ui/page.tsx";
import { amountProblem } from "../../../ui/show/amount.ts";
import { Money } from "../../../ui/show/money.tsx";
import type { PaymentMethod } from "./payment.ts";

/** What an amount costs with a method and what it brings. */
export function Quote({ method, amount }: { method: PaymentMethod; amount: string }) {
  const typed = useTyped(amount.trim());
  const isAmount = amountProblem(typed) === undefined;
  const quote = v1Hooks.useQuery(
    "get",
    "/api/v1/payment-methods/{id}/quote",
    { params: { path: { id: String(method.id) }, query: { amount: typed } } },
    { enabled: isAmount, retry: false },
  );
  if (!isAmount)
    return (
      <p className="text-sm text-muted">
        <Trans>Enter an amount to see what you pay.</Trans>
      </p>
    );
  if (quote.error) return <p className="text-sm text-danger">{sentenceOf(quote.error)}</p>;
  const { fee, payable, bonus, credit, currency } = quote.data?.data ?? {
    fee: "…",
    payable: "…",
    bonus: "…",
    credit: "…",
    currency: method.currency,
  };
  return (
    <output className="block rounded-lg bg-sunken p-4" aria-label={t`Total`}>
      <Details
        rows={[
          [t`Fee`, <Money key="fee" amount={fee} currency={currency} />],
          [t`You pay`, <Money key="pay" amount={payable} currency={currency} className="font-semibold" />],
          ...(Number(bonus) > 0
            ? [[t`Bonus`, <Money key="bonus" amount={bonus} currency={currency} signed />] as const]
            : []),
          [
            t`Your wallet receives`,
            <Money key="credit" amount={credit} currency={currency} className="font-semibold" />,
          ],
        ]}
      />
    </output>
  );
}
