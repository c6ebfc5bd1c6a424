import { Money } from "../../ui/money.tsx";
import { leftOver } from "./catalogue.ts";

interface LeftOverProps {
  /** As the API gave it. */
  margin: string | null;
  isLoss: boolean;
  currency: string;
}

/** What a price leaves over the cheapest known cost; a loss says so in words too. */
export function LeftOver({ margin, isLoss, currency }: LeftOverProps) {
  if (margin === null) return <span className="text-muted">No known cost</span>;
  return (
    <span className={isLoss ? "text-danger" : undefined}>
      <Money amount={margin} currency={currency} />
      {isLoss && <span className="block text-sm">Below cost</span>}
    </span>
  );
}

/** The same of a price that is being typed; for the hint of its field. */
export function priceHint(price: string, cost: string | null, currency: string): string {
  if (cost === null) return "No route has a known cost.";
  const left = leftOver(price, cost);
  if (!left) return `Costs ${cost} ${currency} by the cheapest route.`;
  if (left.isLoss)
    return `Below the cost of ${cost} ${currency}: orders wait for a person unless a route allows the loss.`;
  return `Leaves ${left.amount} ${currency} over the cost of ${cost} ${currency}.`;
}
