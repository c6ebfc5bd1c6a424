import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { paths } from "../../api/v1.gen.ts";
import { v1, v1Hooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/data-table.tsx";
import { DownloadButton } from "../../ui/download.tsx";
import { DateFilter, FilterBar, SearchFilter, SelectFilter, useFilters, type Filters } from "../../ui/filters.tsx";
import { Money } from "../../ui/money.tsx";
import { Card } from "../../ui/page.tsx";
import { WalkedList } from "../../ui/walked-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Time } from "../../ui/time.tsx";
import { AskTopUp } from "./ask-top-up.tsx";
import { WalletFrame } from "./wallet-frame.tsx";

type Transaction =
  paths["/api/v1/transactions"]["get"]["responses"][200]["content"]["application/json"]["data"][number];

const ROWS = "25";
const NAMES = ["type", "order_id", "created_from", "created_to"] as const;
const TYPES: Record<Transaction["type"], string> = {
  order: "Order",
  release: "Given back",
  refund: "Refund",
  top_up: "Top-up",
  adjustment: "Adjustment",
  promo: "Credit",
};

/** The statement: each change of the balance with what was left after it. */
export function WalletPage() {
  const [filters] = useFilters();
  const query = readQuery(filters);
  const list = v1Hooks.useInfiniteQuery(
    "get",
    "/api/v1/transactions",
    { params: { query: { ...query, per_page: ROWS } } },
    {
      initialPageParam: "",
      getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
      placeholderData: keepPreviousData,
    },
  );
  const entries = list.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <WalletFrame
      title="Wallet"
      actions={
        <>
          <DownloadButton
            name="Export CSV"
            unless={list.data && entries.length === 0 && "There is nothing to export: no entry matches."}
            read={() => v1.GET("/api/v1/transactions.csv", { params: { query }, parseAs: "blob" })}
          />
          <AskTopUp />
        </>
      }
    >
      <FilterBar>
        <SearchFilter name="order_id" label="Number of an order" />
        <SelectFilter name="type" label="Type" choices={Object.entries(TYPES)} />
        <DateFilter name="created_from" label="From" edge="start" />
        <DateFilter name="created_to" label="To" edge="end" />
      </FilterBar>
      <Card flush>
        <WalkedList query={list} shown={entries.length} empty={<NoEntries filtered={Object.keys(query).length > 0} />}>
          <DataTable label="Statement" columns={COLUMNS} rows={entries} rowId={({ id }) => id} />
        </WalkedList>
      </Card>
    </WalletFrame>
  );
}

const COLUMNS: readonly Column<Transaction>[] = [
  {
    id: "description",
    header: "What",
    lead: true,
    cell: ({ description, order_id: order, client_reference: reference }) => (
      <>
        {order === null ? (
          description
        ) : (
          <Link to="/orders/$id" params={{ id: String(order) }} className="text-accent underline">
            {description}
          </Link>
        )}
        {reference !== null && <span className="block text-sm break-all text-muted">{reference}</span>}
      </>
    ),
  },
  { id: "type", header: "Type", cell: ({ type }) => TYPES[type] },
  { id: "at", header: "When", cell: (entry) => <Time at={entry.created_at} /> },
  {
    id: "amount",
    header: "Amount",
    right: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} signed />,
  },
  {
    id: "balance",
    header: "Balance after",
    right: true,
    cell: (entry) => <Money amount={entry.balance_after} currency={entry.currency} />,
  },
];

function NoEntries({ filtered }: { filtered: boolean }) {
  if (!filtered) {
    return (
      <EmptyState title="Nothing has happened in this wallet yet" action={<AskTopUp />}>
        Ask the operator for credit to place your first order.
      </EmptyState>
    );
  }
  const all = (
    <Button asChild>
      <Link to="/wallet">Show the whole statement</Link>
    </Button>
  );
  return (
    <EmptyState title="No entry matches" action={all}>
      Choose another type, order or time.
    </EmptyState>
  );
}

/** The filters that the API knows, of what the address says. */
function readQuery(filters: Filters): Record<string, string> {
  const given = NAMES.map((name) => [name, filters[name]] as const);
  return Object.fromEntries(given.filter((entry): entry is [(typeof NAMES)[number], string] => Boolean(entry[1])));
}
