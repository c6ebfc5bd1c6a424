import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Money } from "../../../ui/show/money.tsx";
import { leftOver } from "../catalogue.ts";
import { moneyText } from "../../../ui/show/amount.ts";

interface LeftOverProps {
  /** As the API gave it. */
  margin: string | null;
  isLoss: boolean;
  currency: string;
}

/** What a price leaves over the cheapest known cost; a loss says so in words too. */
export function LeftOver({ margin, isLoss, currency }: LeftOverProps) {
  if (margin === null)
    return (
      <span className="text-muted">
        <Trans>Unknown cost</Trans>
      </span>
    );
  return (
    <span className={isLoss ? "text-danger" : undefined}>
      <Money amount={margin} currency={currency} />
      {isLoss && (
        <span className="block text-sm">
          <Trans>Below cost</Trans>
        </span>
      )}
    </span>
  );
}

/** The same of a price that is being typed; for the hint of its field. */
export function priceHint(price: string, cost: string | null, currency: string): string {
  if (cost === null) return t`The cost is unknown.`;
  const left = leftOver(price, cost);
  if (!left) return t`Cost: ${moneyText(cost, currency)}.`;
  if (left.isLoss)
    return t`Below the cost of ${moneyText(cost, currency)}. Orders wait in the queue unless a route allows orders below cost.`;
  return t`Margin: ${moneyText(left.amount, currency)} over a cost of ${moneyText(cost, currency)}.`;
}
