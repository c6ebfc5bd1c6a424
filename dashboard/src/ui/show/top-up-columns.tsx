import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { Column } from "../list/data-table.tsx";
import { Money } from "./money.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { Time } from "./time.tsx";

/** A request for credit, as far as its reseller and staff see the same of it. */
interface ShownTopUpRequest {
  id: number;
  payment_reference: string | null;
  note: string | null;
  status: "open" | "approved" | "declined" | "withdrawn";
  reason: string | null;
  amount: string;
  approved_amount: string | null;
  currency: string;
  created_at: string;
  /** Staff see it. */
  decided_by?: { name: string } | null;
}

type ShownColumn = Column<ShownTopUpRequest>;

export const TOP_UP_REQUEST: ShownColumn = {
  id: "request",
  header: msg`Request`,
  lead: true,
  fit: "text",
  cell: ({ id, payment_reference: reference, note }) => (
    <>
      #{id}
      {reference !== null && <span className="ms-2 break-all">{reference}</span>}
      {note !== null && <span className="block text-sm break-words text-muted">{note}</span>}
    </>
  ),
};

export const TOP_UP_OUTCOME: readonly ShownColumn[] = [
  {
    id: "status",
    header: msg`Status`,
    fit: "text",
    plain: true,
    cell: ({ status, reason, decided_by: decidedBy }) => (
      <>
        <StatusBadge status={status} />
        {decidedBy && (
          <span className="block text-sm text-muted">
            <Trans>by {decidedBy.name}</Trans>
          </span>
        )}
        {reason !== null && <span className="block text-sm break-words">{reason}</span>}
      </>
    ),
  },
  {
    id: "amount",
    header: msg`Requested`,
    right: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    amount: ({ amount, currency }) => ({ amount, currency }),
  },
  {
    id: "approved",
    header: msg`Credited`,
    right: true,
    yields: 1,
    cell: ({ approved_amount: amount, currency }) =>
      amount === null ? null : <Money amount={amount} currency={currency} />,
    amount: ({ approved_amount: amount, currency }) => (amount === null ? null : { amount, currency }),
  },
  { id: "at", header: msg`Date`, plain: true, phone: "whole", cell: (request) => <Time at={request.created_at} /> },
];
