import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { textOf } from "../../../locale/text.ts";
import type { Column } from "../../../ui/list/data-table.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { CopyButton } from "../../../ui/show/copy.tsx";
import { StatusBadge } from "../../../ui/show/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { REVIEW_WORDS, type Payment } from "./payment.ts";
import { ResellerLink } from "../../links.tsx";
import { PaymentDecision } from "./payment-decision.tsx";

export const COLUMNS: readonly Column<Payment>[] = [
  {
    id: "payment",
    header: msg`Payment`,
    lead: true,
    fit: "name",
    cell: ({ id, payment_method: method, provider_id: provider }) => (
      <>
        #{id} {method.name}
        {provider !== null && <GatewayId id={provider} />}
      </>
    ),
  },
  {
    id: "reseller",
    header: msg`Reseller`,
    fit: "name",
    plain: true,
    phone: "whole",
    cell: ({ reseller: { id, name } }) => <ResellerLink id={id}>{name}</ResellerLink>,
  },
  {
    id: "status",
    header: msg`Status`,
    fit: "text",
    plain: true,
    cell: ({ status, review_reason: review, reason, decided_by: decidedBy, last_error: error }) => (
      <>
        <StatusBadge status={status} />
        {review !== null && <span className="block text-sm">{textOf(REVIEW_WORDS[review])}</span>}
        {decidedBy && (
          <span className="block text-sm text-muted">
            <Trans>by {decidedBy.name}</Trans>
          </span>
        )}
        {reason !== null && <span className="block text-sm break-words">{reason}</span>}
        {error !== null && <span className="block text-sm break-words text-danger">{error}</span>}
      </>
    ),
  },
  {
    id: "payable",
    header: msg`Due`,
    right: true,
    cell: ({ payable, currency }) => <Money amount={payable} currency={currency} />,
    amount: ({ payable: amount, currency }) => ({ amount, currency }),
  },
  {
    id: "received",
    header: msg`Received`,
    right: true,
    cell: ({ received, received_currency: currency, currency: own }) =>
      received === null ? null : <Money amount={received} currency={currency ?? own} />,
  },
  {
    id: "credited",
    header: msg`Booked`,
    right: true,
    cell: ({ credited, currency }) => (credited === null ? null : <Money amount={credited} currency={currency} />),
    amount: ({ credited: amount, currency }) => (amount === null ? null : { amount, currency }),
  },
  {
    id: "at",
    header: msg`Date`,
    plain: true,
    phone: "whole",
    yields: 1,
    cell: (payment) => <Time at={payment.created_at} />,
  },
  { id: "actions", header: "", action: true, cell: (payment) => <PaymentDecision payment={payment} /> },
];

/** Looked up at the gateway: shortened, whole when it is copied. */
function GatewayId({ id }: { id: string }) {
  return (
    <span className="flex items-center gap-1 font-normal">
      <span className="min-w-0 truncate font-mono text-sm text-muted" title={id}>
        {id}
      </span>
      <CopyButton text={id} label={t`Copy the ID at the gateway`} />
    </span>
  );
}
