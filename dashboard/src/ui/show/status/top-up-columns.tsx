import { msg, t } from "@lingui/core/macro";
import type { Column } from "../../list/data-table.tsx";
import { Money } from "../money.tsx";
import { remarks } from "./remarks.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { Time } from "../time.tsx";

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
  fit: "name",
  cell: ({ id, payment_reference: reference, note }) => (
    <>
      #{id}
      {reference !== null && ` ${reference}`}
      {note !== null && (
        <>
          {" "}
          <span className="text-sm font-normal text-muted max-md:block max-md:break-words max-md:whitespace-normal!">
            {note}
          </span>
        </>
      )}
    </>
  ),
};

export const TOP_UP_OUTCOME: readonly ShownColumn[] = [
  { id: "status", header: msg`Status`, plain: true, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: "reason",
    header: msg`Reason`,
    fit: "name",
    plain: true,
    phone: "whole",
    yields: 3,
    cell: ({ reason, decided_by: decidedBy }) => remarks({ of: [decidedBy && t`by ${decidedBy.name}`, reason] }),
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
  { id: "at", header: msg`Date`, plain: true, yields: 2, cell: (request) => <Time at={request.created_at} /> },
];
