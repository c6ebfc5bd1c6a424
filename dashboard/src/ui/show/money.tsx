import { classes } from "../class-names.ts";
import { formatMoney, groupThousands, parseMoney, roundToCents } from "../../core.ts";
import { moneyText } from "./amount.ts";

/** An amount as the API gave it, with its currency; never rounded. */
export function Money({ amount, currency, signed = false, className }: MoneyProps) {
  const sign = signed && !amount.startsWith("-") ? "+" : "";
  return (
    <span dir="ltr" className={classes("tabular-nums whitespace-nowrap", className)}>
      {sign}
      {groupThousands(amount)} <span className="text-[0.85em] text-muted">{currency}</span>
    </span>
  );
}

/** The sum of many amounts, in cents; exact on hover. */
export function MoneySum({ amount, currency }: Pick<MoneyProps, "amount" | "currency">) {
  const rounded = formatMoney(roundToCents(parseMoney(amount)));
  if (rounded === amount) return <Money amount={amount} currency={currency} />;
  return (
    <span title={moneyText(amount, currency)}>
      <Money amount={rounded} currency={currency} />
    </span>
  );
}

interface MoneyProps {
  amount: string;
  currency: string;
  /** Shows a plus before what came in. */
  signed?: boolean;
  className?: string;
}
