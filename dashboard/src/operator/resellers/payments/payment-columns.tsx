import { msg, t } from "@lingui/core/macro";
import { textOf } from "../../../locale/text.ts";
import type { Column } from "../../../ui/list/data-table.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { CopyButton } from "../../../ui/show/copy.tsx";
import { remarks } from "../../../ui/show/status/remarks.tsx";
import { ShortName } from "../../../ui/show/short-name.tsx";
import { Badge, StatusBadge } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { REVIEW_WORDS, SHORT_REVIEW_WORDS, type Payment } from "./payment.ts";
import { ResellerLink } from "../../links.tsx";
import { PaymentDecision } from "./payment-decision.tsx";

export const COLUMNS: readonly Column<Payment>[] = [
  {
    id: "payment",
    header: msg`Payment`,
    lead: true,
    cell: ({ id, payment_method: method }) => <ShortName>{`#${id} ${method.name}`}</ShortName>,
  },
  {
    id: "gateway",
    header: msg`ID at the gateway`,
    fit: "name",
    plain: true,
    phone: "whole",
    yields: 1,
    cell: ({ provider_id: id }) => id !== null && <GatewayId id={id} />,
  },
  {
    id: "reseller",
    header: msg`Reseller`,
    fit: "name",
    plain: true,
    phone: "whole",
    cell: ({ reseller: { id, name } }) => <ResellerLink id={id}>{name}</ResellerLink>,
  },
  { id: "status", header: msg`Status`, plain: true, cell: (payment) => <PaymentStatus payment={payment} /> },
  {
    id: "reason",
    header: msg`Reason`,
    fit: "name",
    plain: true,
    phone: "whole",
    yields: 3,
    cell: ({ reason, decided_by: decidedBy, last_error: error }) =>
      remarks({ of: [decidedBy && t`by ${decidedBy.name}`, reason], error }),
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
    yields: 2,
    cell: (payment) => <Time at={payment.created_at} />,
  },
  { id: "actions", header: "", action: true, cell: (payment) => <PaymentDecision payment={payment} /> },
];

/** What needs a decision says why instead of that it does. */
function PaymentStatus({ payment: { status, review_reason: review } }: { payment: Payment }) {
  return (
    <span className="inline-flex gap-1">
      {(review === null || status !== "review") && <StatusBadge status={status} />}
      {review !== null && (
        <span title={textOf(REVIEW_WORDS[review])}>
          <Badge tone="warning">{textOf(SHORT_REVIEW_WORDS[review])}</Badge>
        </span>
      )}
    </span>
  );
}

/** Looked up at the gateway: shortened, whole when it is copied. */
function GatewayId({ id }: { id: string }) {
  return (
    <span className="-my-1 flex min-w-0 items-center gap-1 font-normal">
      <span className="min-w-0 truncate font-mono text-sm text-muted" title={id}>
        {id}
      </span>
      <CopyButton text={id} label={t`Copy the ID at the gateway`} />
    </span>
  );
}
