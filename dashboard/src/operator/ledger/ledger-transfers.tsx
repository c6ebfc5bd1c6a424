import { operator, operatorHooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { DateFilter, FilterBar, SearchFilter, SelectFilter, useFilters, type Filters } from "../../ui/filters.tsx";
import { DownloadButton } from "../../ui/download.tsx";
import { Card } from "../../ui/page.tsx";
import { WalkedList } from "../../ui/walked-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TRANSFER_KINDS } from "./ledger.ts";
import { TransfersTable } from "./transfers-table.tsx";

const PAGE_SIZE = "50";
const FILTERS = ["kind", "reseller", "order_id", "test", "created_from", "created_to", "min_amount"] as const;
const MODES = [
  ["false", "Live money"],
  ["true", "Test money"],
] as const;

/** Every movement of money, the newest first. */
export function LedgerTransfers() {
  const [filters, setFilters] = useFilters();
  const chosen = Object.fromEntries(FILTERS.map((name) => [name, filters[name]]));
  const transfers = operatorHooks.useInfiniteQuery(
    "get",
    "/api/operator/ledger/transfers",
    { params: { query: { ...chosen, per_page: PAGE_SIZE } } },
    {
      pageParamName: "cursor",
      initialPageParam: "",
      getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
    },
  );
  const rows = transfers.data?.pages.flatMap(({ data }) => data) ?? [];
  const clear = (): void => setFilters(Object.fromEntries(FILTERS.map((name) => [name, undefined])));
  return (
    <>
      <TransferFilters />
      <Card title="Transfers" actions={<DownloadButton name="Export CSV" read={() => exportTransfers(chosen)} />} flush>
        <WalkedList
          query={transfers}
          shown={rows.length}
          empty={<NoTransfers isFiltered={FILTERS.some((name) => filters[name] !== undefined)} clear={clear} />}
        >
          <TransfersTable transfers={rows} />
        </WalkedList>
      </Card>
    </>
  );
}

/** The same filters as a file; a list that is too long is refused, not cut short. */
function exportTransfers(query: Filters) {
  return operator.GET("/api/operator/ledger/transfers.csv", { params: { query }, parseAs: "blob" });
}

function TransferFilters() {
  return (
    <FilterBar>
      <SearchFilter name="reseller" label="Reseller, by e-mail or number" />
      <SearchFilter name="order_id" label="Order number" />
      <SelectFilter name="kind" label="Kind" choices={Object.entries(TRANSFER_KINDS)} />
      <SelectFilter name="test" label="Money" choices={MODES} />
      <SearchFilter name="min_amount" label="At least, such as 25.00" />
      <DateFilter name="created_from" label="From" edge="start" />
      <DateFilter name="created_to" label="To" edge="end" />
    </FilterBar>
  );
}

function NoTransfers({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (!isFiltered) {
    return <EmptyState title="No money has moved yet">Top-ups and orders appear here as they happen.</EmptyState>;
  }
  return (
    <EmptyState title="No transfer matches" action={<Button onClick={clear}>Show all transfers</Button>}>
      Resellers are found by their whole e-mail address or their number.
    </EmptyState>
  );
}
