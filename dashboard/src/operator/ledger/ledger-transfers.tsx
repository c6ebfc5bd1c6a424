import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { operator } from "../../api/client.ts";
import { useOperatorList } from "../../api/use-list.ts";
import { Button } from "../../ui/button.tsx";
import { DateFilter } from "../../ui/list/filters/date-filter.tsx";
import { FilterBar } from "../../ui/list/filters/filter-bar.tsx";
import { SearchFilter } from "../../ui/list/filters/search-filter.tsx";
import { SelectFilter } from "../../ui/list/filters/select-filter.tsx";
import { useListFilters, type Filters } from "../../ui/list/filters/use-filters.ts";
import { DownloadButton } from "../../ui/list/download.tsx";
import { Card } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TRANSFER_KINDS } from "./ledger.ts";
import { TransfersTable } from "./transfers-table.tsx";

const PAGE_SIZE = "50";
const FILTERS = ["kind", "reseller", "order_id", "test", "created_from", "created_to", "min_amount"] as const;
const MODES = [
  ["false", msg`Live money`],
  ["true", msg`Test money`],
] as const;

/** Every movement of money, the newest first. */
export function LedgerTransfers() {
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const transfers = useOperatorList("/api/operator/ledger/transfers", { query: { ...query, per_page: PAGE_SIZE } });
  return (
    <>
      <TransferFilters />
      <Card flush>
        <PagedList list={transfers} empty={<NoTransfers isFiltered={isFiltered} clear={clear} />}>
          <TransfersTable
            transfers={transfers.rows}
            tools={<DownloadButton size="small" name={t`Export CSV`} read={() => exportTransfers(query)} />}
          />
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
      <SearchFilter name="reseller" label={t`Reseller email or ID`} />
      <SearchFilter name="order_id" label={t`Order number`} />
      <SelectFilter name="kind" label={t`Type`} choices={Object.entries(TRANSFER_KINDS)} />
      <SelectFilter name="test" label={t`Mode`} choices={MODES} />
      <SearchFilter name="min_amount" label={t`Minimum amount`} />
      <DateFilter from="created_from" to="created_to" />
    </FilterBar>
  );
}

function NoTransfers({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState title={t`No transactions yet`}>
        <Trans>Top-ups and orders appear here as they happen.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No matching transfers`}
      action={
        <Button onClick={clear}>
          <Trans>Show all transfers</Trans>
        </Button>
      }
    >
      <Trans>Enter the full email address or the ID of the reseller.</Trans>
    </EmptyState>
  );
}
