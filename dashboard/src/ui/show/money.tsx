import { classes } from "../class-names.ts";
import { groupThousands } from "./amount.ts";

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

interface MoneyProps {
  amount: string;
  currency: string;
  /** Shows a plus before what came in. */
  signed?: boolean;
  className?: string;
}
