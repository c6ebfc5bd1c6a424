import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { operatorHooks } from "../../../api/client.ts";
import type { OperatorRow } from "../../../api/types.ts";
import { useOperatorList } from "../../../api/use-list.ts";
import { textOf } from "../../../locale/text.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { FilterBar } from "../../../ui/list/filters/filter-bar.tsx";
import { SearchFilter } from "../../../ui/list/filters/search-filter.tsx";
import { SelectFilter } from "../../../ui/list/filters/select-filter.tsx";
import { useFilters, useListFilters } from "../../../ui/list/filters/use-filters.ts";
import { Money } from "../../../ui/show/money.tsx";
import { Card } from "../../../ui/page.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { StatusBadge } from "../../../ui/show/status/status-badge.tsx";
import { SOURCE_WORDS, TYPE_CHOICES } from "../catalogue.ts";
import { ResellerPicker } from "./reseller-picker.tsx";

const PAGE_SIZE = "50";
const FILTERS = ["q", "type"] as const;

/** The list of services as one reseller gets it, with why each price is as it is. */
export function AsReseller() {
  const [filters, setFilters] = useFilters();
  const { reseller: id } = filters;
  const isChosen = id !== undefined && /^\d{1,9}$/.test(id);
  const reseller = operatorHooks.useQuery(
    "get",
    "/api/operator/resellers/{id}",
    { params: { path: { id: id ?? "" } } },
    { enabled: isChosen },
  );
  const chosen = isChosen ? reseller.data?.data : undefined;
  return (
    <>
      <FilterBar>
        <ResellerPicker
          look="filter"
          label={t`Preview for`}
          none={t`Choose a reseller`}
          picked={chosen && { id: chosen.id, name: chosen.name }}
          onPick={(wanted) => setFilters({ reseller: wanted && String(wanted.id) })}
        />
        {isChosen && <SearchFilter label={t`Search services`} />}
        {isChosen && <SelectFilter name="type" label={t`Type`} choices={TYPE_CHOICES} />}
      </FilterBar>
      {chosen && (
        <p className="text-muted">
          {chosen.price_group
            ? t`${chosen.name} is in the price group ${chosen.price_group.name} and sees services in ${chosen.currency}.`
            : t`${chosen.name} is in no price group and sees services in ${chosen.currency}.`}
        </p>
      )}
      <Card flush>
        {isChosen ? (
          <SeenServices id={id} />
        ) : (
          <EmptyState title={t`No reseller selected`}>
            <Trans>Choose a reseller to see their services and prices, and where each price comes from.</Trans>
          </EmptyState>
        )}
      </Card>
    </>
  );
}

function SeenServices({ id }: { id: string }) {
  const { query, clear } = useListFilters(FILTERS);
  const services = useOperatorList(
    "/api/operator/resellers/{id}/catalogue",
    { path: { id }, query: { ...query, per_page: PAGE_SIZE } },
    { by: "page" },
  );
  const empty = (
    <EmptyState
      title={t`No matching services`}
      action={
        <Button onClick={clear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    >
      <Trans>Retired services and services in another currency are not listed.</Trans>
    </EmptyState>
  );
  return (
    <PagedList list={services} empty={empty}>
      <DataTable
        label={t`Services as the reseller sees them`}
        rows={services.rows}
        rowId={(row) => row.id}
        columns={COLUMNS}
      />
    </PagedList>
  );
}

const COLUMNS: readonly Column<OperatorRow<"/api/operator/resellers/{id}/catalogue">>[] = [
  {
    id: "name",
    header: msg`Service`,
    lead: true,
    cell: ({ id, name, group }) => (
      <>
        {name}
        <span className="block text-sm font-normal text-muted">
          {id} · {group.name}
        </span>
      </>
    ),
  },
  { id: "delivery", header: msg`Delivery time`, cell: ({ delivery }) => delivery.text },
  { id: "status", header: msg`Status`, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: "source",
    header: msg`Price source`,
    cell: (row) => textOf(SOURCE_WORDS[row.price_source] ?? row.price_source),
  },
  {
    id: "price",
    header: msg`Price`,
    right: true,
    cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
  },
];
