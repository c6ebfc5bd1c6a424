import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { operatorHooks } from "../../api/client.ts";
import { formatCount } from "../../ui/show/dates.ts";
import { MoneySum } from "../../ui/show/money.tsx";

const FRESH_MS = 10_000;

/** How many orders match the filters, and what the delivered ones brought and cost. */
export function OrderTotals({ query }: { query: Record<string, string | undefined> }) {
  const { data } = operatorHooks.useQuery(
    "get",
    "/api/operator/orders/totals",
    { params: { query } },
    { staleTime: FRESH_MS, retry: false },
  );
  if (!data) return null;
  const { totals, complete } = data.data;
  const orders = totals.reduce((sum, each) => sum + each.orders, 0);
  return (
    <span className="inline-flex flex-wrap gap-x-4 gap-y-1">
      <span>
        {complete
          ? plural({ count: orders }, { one: "# order", other: "# orders" })
          : plural(orders, {
              one: "Newest order",
              other: "Newest # orders",
            })}
      </span>
      {totals.map((total) => (
        <MoneyTotals key={`${total.currency} ${total.test}`} {...total} />
      ))}
    </span>
  );
}

interface MoneyTotalsProps {
  currency: string;
  test: boolean;
  revenue: string | null;
  cost: string | null;
  margin: string | null;
  without_cost: number;
}

function MoneyTotals({ currency, test, revenue, cost, margin, without_cost: withoutCost }: MoneyTotalsProps) {
  if (revenue === null || cost === null || margin === null) return null;
  const unknown =
    withoutCost === 0 ? undefined : t`${formatCount(withoutCost)} delivered without a known cost, counted as 0.`;
  const sold = <MoneySum amount={revenue} currency={currency} />;
  const paid = <MoneySum amount={cost} currency={currency} />;
  const left = <MoneySum amount={margin} currency={currency} />;
  if (test) {
    // Nothing was paid for it, so it says no more than how much there is of it.
    return (
      <span className="text-xs leading-5">
        <Trans>Test orders: {sold}</Trans>
      </span>
    );
  }
  return (
    <span title={unknown} className="text-ink">
      <Trans>
        Revenue {sold} · Cost {paid} · Margin {left}
      </Trans>
      {unknown !== undefined && <span className="sr-only"> {unknown}</span>}
    </span>
  );
}
