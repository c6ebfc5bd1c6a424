import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { v1Hooks } from "../../api/client.ts";
import { useV1List } from "../../api/use-list.ts";
import { Button } from "../../ui/button.tsx";
import { FilterBar } from "../../ui/list/filters/filter-bar.tsx";
import { SearchFilter } from "../../ui/list/filters/search-filter.tsx";
import { SelectFilter } from "../../ui/list/filters/select-filter.tsx";
import { useFilters, useListFilters } from "../../ui/list/filters/use-filters.ts";
import { Card, Page } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TYPE_WORDS } from "./service.ts";
import { ServicesTable } from "./services-table.tsx";

const PAGE_SIZE = "50";
const FILTERS = ["q", "type", "group", "status"] as const;

const SORTS = [
  ["name", msg`Name`],
  ["price", msg`Price: low to high`],
  ["-price", msg`Price: high to low`],
] as const;

/** What can be ordered, at the reader's prices. */
export function ServicesPage() {
  const [{ sort }] = useFilters();
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  // By page: a cursor would not keep the operator's order.
  const services = useV1List(
    "/api/v1/services",
    { query: { ...query, sort, per_page: PAGE_SIZE } },
    { by: "page", keepsRows: true },
  );
  return (
    <Page title={t`Services`} wide>
      <ServiceFilters />
      <Card flush>
        <PagedList list={services} empty={<NoServices isFiltered={isFiltered} clear={clear} />}>
          <ServicesTable services={services.rows} total={services.total} />
        </PagedList>
      </Card>
    </Page>
  );
}

function ServiceFilters() {
  const groups = v1Hooks.useQuery("get", "/api/v1/service-groups");
  return (
    <FilterBar>
      <SearchFilter label={t`Search services`} />
      <SelectFilter name="type" label={t`Type`} choices={Object.entries(TYPE_WORDS)} />
      <SelectFilter
        name="group"
        label={t`Group`}
        choices={groups.data?.data.map(({ id, name }) => [String(id), name]) ?? []}
      />
      <SelectFilter
        name="status"
        label={t`Status`}
        choices={[
          ["active", t`Available`],
          ["paused", t`Paused`],
        ]}
      />
      <SelectFilter name="sort" label={t`Sort`} all={t`Default`} choices={SORTS} />
    </FilterBar>
  );
}

function NoServices({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState title={t`No services yet`}>
        <Trans>The operator has not listed any services yet.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No matching services`}
      action={
        <Button onClick={clear}>
          <Trans>Show all services</Trans>
        </Button>
      }
    >
      <Trans>Try a different search or group.</Trans>
    </EmptyState>
  );
}
