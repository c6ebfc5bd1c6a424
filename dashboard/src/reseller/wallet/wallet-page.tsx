import { Link } from "@tanstack/react-router";
import { EarlierTransactions } from "../../account/earlier-transactions.tsx";
import { v1 } from "../../api/client.ts";
import type { V1Row } from "../../api/types.ts";
import { useV1List } from "../../api/use-list.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { DownloadButton } from "../../ui/list/download.tsx";
import { DateFilter, FilterBar, SearchFilter, SelectFilter, useListFilters } from "../../ui/list/filters.tsx";
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
const TYPES: Record<Transaction["type"], string> = {
  order: "Order",
  release: "Release",
  refund: "Refund",
  top_up: "Top-up",
  adjustment: "Adjustment",
  payment_fee: "Payment fee",
  payment_reversal: "Refunded payment",
  promo: "Promotion",
  opening_balance: "Opening balance",
};

/** The statement: each change of the balance with what was left after it. */
export function WalletPage() {
  const { query, isFiltered } = useListFilters(FILTERS);
  const list = useV1List("/api/v1/transactions", { query: { ...query, per_page: ROWS } }, { keepsRows: true });
  return (
    <WalletFrame
      title="Wallet"
      actions={
        <>
          <DownloadButton
            name="Export CSV"
            unless={list.query.data && list.rows.length === 0 && "Nothing to export."}
            read={() => v1.GET("/api/v1/transactions.csv", { params: { query }, parseAs: "blob" })}
          />
          <AddCredit />
        </>
      }
    >
      <FilterBar>
        <SearchFilter name="order_id" label="Order number" />
        <SelectFilter name="type" label="Type" choices={Object.entries(TYPES)} />
        <DateFilter name="created_from" label="From" edge="start" />
        <DateFilter name="created_to" label="To" edge="end" />
      </FilterBar>
      <Card flush>
        <PagedList list={list} empty={<NoEntries isFiltered={isFiltered} />}>
          <DataTable
            name="statement"
            noun="transaction"
            label="Statement"
            columns={COLUMNS}
            rows={list.rows}
            rowId={({ id }) => id}
          />
        </PagedList>
      </Card>
      {!isFiltered && list.rows.some(({ type }) => type === "opening_balance") && <Earlier />}
    </WalletFrame>
  );
}

function Earlier() {
  return <EarlierTransactions list={useV1List("/api/v1/transactions/earlier", { query: { per_page: ROWS } })} />;
}

const COLUMNS: readonly Column<Transaction>[] = [
  {
    id: "description",
    header: "Description",
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
    header: "Reference",
    fit: "name",
    narrow: true,
    cell: ({ client_reference: reference }) => reference,
  },
  { id: "type", header: "Type", plain: true, cell: ({ type }) => TYPES[type] },
  { id: "at", header: "Date", plain: true, cell: (entry) => <Time at={entry.created_at} /> },
  {
    id: "amount",
    header: "Amount",
    right: true,
    plain: true,
    amount: ({ amount, currency }) => ({ amount, currency }),
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} signed />,
  },
  {
    id: "balance",
    header: "Balance after",
    right: true,
    cell: (entry) => <Money amount={entry.balance_after} currency={entry.currency} />,
  },
];

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState title="No transactions yet" action={<AddCredit />}>
        Request a top-up to place your first order.
      </EmptyState>
    );
  }
  const all = (
    <Button asChild>
      <Link to="/wallet">Clear filters</Link>
    </Button>
  );
  return (
    <EmptyState title="No matching transactions" action={all}>
      Change the type, order or dates.
    </EmptyState>
  );
}
