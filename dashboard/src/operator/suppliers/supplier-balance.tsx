import { Trans } from "@lingui/react/macro";
import { Money } from "../../ui/show/money.tsx";
import { Badge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import type { Supplier } from "./supplier.ts";

/** What is left with a supplier, with a warning when it is little. */
export function Balance({ supplier }: { supplier: Supplier }) {
  const { balance, balance_at: at, balance_is_low: isLow, currency } = supplier;
  if (balance === null)
    return (
      <span className="text-muted">
        <Trans>Unknown</Trans>
      </span>
    );
  return (
    <div>
      <span className="inline-flex flex-wrap items-center justify-end gap-2">
        {isLow && (
          <Badge tone="warning">
            <Trans>Low</Trans>
          </Badge>
        )}
        <Money amount={balance} currency={currency ?? ""} />
      </span>
      {at !== null && (
        <p className="text-sm text-muted">
          <Trans>
            updated <Time at={at} />
          </Trans>
        </p>
      )}
    </div>
  );
}
