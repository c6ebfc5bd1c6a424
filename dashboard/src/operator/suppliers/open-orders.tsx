import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { OPEN } from "../orders/operator-order.ts";
import type { Supplier } from "./supplier.ts";

/** The orders that a supplier has, with a link to them. Those for manual fulfilment are not sent anywhere: the queue has them. */
export function OpenOrders({ supplier: { id, kind, open_attempts: open } }: { supplier: Supplier }) {
  if (kind === "manual") {
    return (
      <Link to="/operator/queue" className="text-accent underline">
        <Trans>In queue</Trans>
      </Link>
    );
  }
  if (open === 0) return t`None`;
  return (
    <Link
      to="/operator/orders"
      search={{ status: OPEN, supplier_id: String(id) }}
      className="text-accent tabular-nums underline"
    >
      {open}
    </Link>
  );
}
