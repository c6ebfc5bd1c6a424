import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { usePoll } from "../../../api/poll.ts";
import type { V1Row } from "../../../api/types.ts";
import { useV1List, type Pages } from "../../../api/use-list.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { FilterBar } from "../../../ui/list/filters/filter-bar.tsx";
import { SelectFilter } from "../../../ui/list/filters/select-filter.tsx";
import { useListFilters } from "../../../ui/list/filters/use-filters.ts";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { Card } from "../../../ui/page.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { PAYMENT_STATUSES } from "../../../ui/show/status/payment-status.ts";
import { StatusBadge, statusWord } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { useRefreshBalance } from "../../use-refresh-balance.ts";
import { AddCredit } from "../add-credit.tsx";
import { WalletFrame } from "../wallet-frame.tsx";
import { isOver } from "./payment.ts";

type Payment = V1Row<"/api/v1/payments">;

const ROWS = "25";
const FILTERS = ["status"] as const;

/** The reseller's online payments. */
export function PaymentsPage() {
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const refetchInterval = usePoll<Pages<Payment>>(({ pages }) => pages.every((page) => page.data.every(isOver)));
  const list = useV1List("/api/v1/payments", { query: { ...query, per_page: ROWS } }, { refetchInterval });
  useRefreshBalance(list.rows.filter(({ status }) => status === "credited").length);
  const empty = isFiltered ? (
    <EmptyState
      title={t`No payments with this status`}
      action={
        <Button onClick={clear}>
          <Trans>Show all payments</Trans>
        </Button>
      }
    />
  ) : (
    <EmptyState title={t`No online payments yet`} action={<AddCredit />}>
      <Trans>Payments by card or crypto appear here.</Trans>
    </EmptyState>
  );
  return (
    <WalletFrame title={t`Payments`} actions={<AddCredit />}>
      <FilterBar>
        <SelectFilter
          name="status"
          label={t`Status`}
          choices={PAYMENT_STATUSES.map((choice) => [choice, statusWord(choice)] as const)}
        />
      </FilterBar>
      <Card flush>
        <PagedList list={list} empty={empty}>
          <DataTable
            name="payments"
            counted={(count) => plural(count, { one: "# payment", other: "# payments" })}
            label={t`Payments`}
            columns={COLUMNS}
            rows={list.rows}
            rowId={({ id }) => id}
          />
        </PagedList>
      </Card>
    </WalletFrame>
  );
}

const COLUMNS: readonly Column<Payment>[] = [
  {
    id: "payment",
    header: msg`Payment`,
    lead: true,
    fit: "name",
    cell: ({ id, payment_method: method }) => (
      <Link to="/wallet/payments/$id" params={{ id: String(id) }} className="font-medium text-accent underline">
        #{id} {method.name}
      </Link>
    ),
  },
  {
    id: "status",
    header: msg`Status`,
    plain: true,
    phone: "whole",
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: "amount",
    header: msg`Credit`,
    right: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    id: "payable",
    header: msg`To pay`,
    right: true,
    cell: ({ payable, currency }) => <Money amount={payable} currency={currency} />,
  },
  { id: "at", header: msg`Date`, plain: true, cell: (payment) => <Time at={payment.created_at} /> },
];
