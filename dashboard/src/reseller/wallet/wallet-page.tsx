import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { EarlierTransactions } from "../../account/earlier-transactions.tsx";
import { v1 } from "../../api/client.ts";
import type { V1Row } from "../../api/types.ts";
import { isRead, useV1List } from "../../api/use-list.ts";
import { textOf } from "../../locale/text.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { DownloadButton } from "../../ui/list/download.tsx";
import { DateFilter } from "../../ui/list/filters/date-filter.tsx";
import { FilterBar } from "../../ui/list/filters/filter-bar.tsx";
import { SearchFilter } from "../../ui/list/filters/search-filter.tsx";
import { SelectFilter } from "../../ui/list/filters/select-filter.tsx";
import { useListFilters } from "../../ui/list/filters/use-filters.ts";
import { Money } from "../../ui/show/money.tsx";
import { Card } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Time } from "../../ui/show/time.tsx";
import { AddCredit } from "./add-credit.tsx";
import { WalletFrame } from "./wallet-frame.tsx";

type Transaction = V1Row<"/api/v1/transactions">;

const ROWS = "25";
const FILTERS = ["type", "order_id", "created_from", "created_to"] as const;
const TYPES: Record<Transaction["type"], MessageDescriptor> = {
  order: msg`Order`,
  release: msg`Release`,
  refund: msg`Refund`,
  top_up: msg`Top-up`,
  adjustment: msg`Adjustment`,
  payment_fee: msg`Payment fee`,
  payment_reversal: msg`Refunded payment`,
  promo: msg`Promotion`,
  opening_balance: msg`Opening balance`,
};

/** The statement: each change of the balance with what was left after it. */
export function WalletPage() {
  const { query, isFiltered } = useListFilters(FILTERS);
  const list = useV1List("/api/v1/transactions", { query: { ...query, per_page: ROWS } }, { keepsRows: true });
  return (
    <WalletFrame
      title={t`Wallet`}
      actions={
        <>
          <DownloadButton
            name={t`Export CSV`}
            unless={list.query.data && list.rows.length === 0 && t`Nothing to export.`}
            read={() => v1.GET("/api/v1/transactions.csv", { params: { query }, parseAs: "blob" })}
          />
          <AddCredit />
        </>
      }
    >
      <FilterBar>
        <SearchFilter name="order_id" label={t`Order number`} />
        <SelectFilter name="type" label={t`Type`} choices={Object.entries(TYPES)} />
        <DateFilter from="created_from" to="created_to" />
      </FilterBar>
      <Card flush>
        <PagedList list={list} empty={<NoEntries isFiltered={isFiltered} />}>
          <DataTable
            name="statement"
            counted={(count) => plural(count, { one: "# transaction", other: "# transactions" })}
            label={t`Statement`}
            columns={COLUMNS}
            rows={list.rows}
            rowId={({ id }) => id}
          />
        </PagedList>
      </Card>
      {!isFiltered && isRead(list) && <Earlier />}
    </WalletFrame>
  );
}

function Earlier() {
  return <EarlierTransactions list={useV1List("/api/v1/transactions/earlier", { query: { per_page: ROWS } })} />;
}

const COLUMNS: readonly Column<Transaction>[] = [
  {
    id: "description",
    header: msg`Description`,
    lead: true,
    fit: "name",
    cell: ({ description, order_id: order }) =>
      order === null ? (
        description
      ) : (
        <Link to="/orders/$id" params={{ id: String(order) }} className="text-accent underline">
          {description}
        </Link>
      ),
  },
  {
    id: "reference",
    header: msg`Reference`,
    fit: "name",
    narrow: true,
    phone: "whole",
    cell: ({ client_reference: reference }) => reference,
  },
  { id: "type", header: msg`Type`, plain: true, cell: ({ type }) => textOf(TYPES[type]) },
  { id: "at", header: msg`Date`, plain: true, cell: (entry) => <Time at={entry.created_at} /> },
  {
    id: "amount",
    header: msg`Amount`,
    right: true,
    plain: true,
    amount: ({ amount, currency }) => ({ amount, currency }),
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} signed />,
  },
  {
    id: "balance",
    header: msg`Balance after`,
    right: true,
    cell: (entry) => <Money amount={entry.balance_after} currency={entry.currency} />,
  },
];

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState title={t`No transactions yet`} action={<AddCredit />}>
        <Trans>Request a top-up to place your first order.</Trans>
      </EmptyState>
    );
  }
  const all = (
    <Button asChild>
      <Link to="/wallet">
        <Trans>Clear filters</Trans>
      </Link>
    </Button>
  );
  return (
    <EmptyState title={t`No matching transactions`} action={all}>
      <Trans>Change the type, order or dates.</Trans>
    </EmptyState>
  );
}
