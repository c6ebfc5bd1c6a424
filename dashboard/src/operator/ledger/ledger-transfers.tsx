import { operator } from "../../api/client.ts";
import { useOperatorList } from "../../api/use-list.ts";
import { Button } from "../../ui/button.tsx";
import {
  DateFilter,
  FilterBar,
  SearchFilter,
  SelectFilter,
  useListFilters,
  type Filters,
} from "../../ui/list/filters.tsx";
import { DownloadButton } from "../../ui/list/download.tsx";
import { Card } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
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
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const transfers = useOperatorList("/api/operator/ledger/transfers", { query: { ...query, per_page: PAGE_SIZE } });
  return (
    <>
      <TransferFilters />
      <Card title="Transfers" actions={<DownloadButton name="Export CSV" read={() => exportTransfers(query)} />} flush>
        <PagedList list={transfers} empty={<NoTransfers isFiltered={isFiltered} clear={clear} />}>
          <TransfersTable transfers={transfers.rows} />
        </PagedList>
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
      <SearchFilter name="reseller" label="Reseller email or ID" />
      <SearchFilter name="order_id" label="Order number" />
      <SelectFilter name="kind" label="Type" choices={Object.entries(TRANSFER_KINDS)} />
      <SelectFilter name="test" label="Mode" choices={MODES} />
      <SearchFilter name="min_amount" label="Minimum amount" />
      <DateFilter name="created_from" label="From" edge="start" />
      <DateFilter name="created_to" label="To" edge="end" />
    </FilterBar>
  );
}

function NoTransfers({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (!isFiltered) {
    return <EmptyState title="No transactions yet">Top-ups and orders appear here as they happen.</EmptyState>;
  }
  return (
    <EmptyState title="No matching transfers" action={<Button onClick={clear}>Show all transfers</Button>}>
      Enter the full email address or the ID of the reseller.
    </EmptyState>
  );
}
