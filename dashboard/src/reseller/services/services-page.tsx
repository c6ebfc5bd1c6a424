import { v1Hooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { FilterBar, SearchFilter, SelectFilter, useFilters } from "../../ui/filters.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { WalkedList } from "../../ui/walked-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TYPE_WORDS } from "./service.ts";
import { ServicesTable } from "./services-table.tsx";

const PAGE_SIZE = 50;
const FILTERS = ["q", "type", "group", "status"] as const;

const SORTS = [
  ["name", "Name"],
  ["price", "Cheapest first"],
  ["-price", "Dearest first"],
] as const;

/** What can be ordered, at the reader's prices. */
export function ServicesPage() {
  const [filters, setFilters] = useFilters();
  const groups = v1Hooks.useQuery("get", "/api/v1/service-groups");
  const given = Object.fromEntries(FILTERS.map((name) => [name, filters[name]]));
  const services = v1Hooks.useInfiniteQuery(
    "get",
    "/api/v1/services",
    { params: { query: { ...given, sort: filters["sort"], per_page: String(PAGE_SIZE) } } },
    {
      pageParamName: "page",
      initialPageParam: 1,
      // In the operator's order, which pages by number keep and a cursor would not.
      getNextPageParam: ({ meta }) => nextPage(meta),
      placeholderData: (before) => before,
    },
  );
  const rows = services.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = services.data?.pages[0]?.meta.total;
  const clear = (): void => setFilters(Object.fromEntries(FILTERS.map((name) => [name, undefined])));
  return (
    <Page title="Services">
      <FilterBar>
        <SearchFilter label="Search services" />
        <SelectFilter name="type" label="Type" choices={Object.entries(TYPE_WORDS)} />
        <SelectFilter
          name="group"
          label="Group"
          choices={groups.data?.data.map(({ id, name }) => [String(id), name]) ?? []}
        />
        <SelectFilter
          name="status"
          label="State"
          choices={[
            ["active", "Can be ordered"],
            ["paused", "Paused"],
          ]}
        />
        <SelectFilter name="sort" label="Sort" all="As listed" choices={SORTS} />
      </FilterBar>
      <Card flush>
        <WalkedList
          query={services}
          shown={rows.length}
          total={total}
          empty={<NoServices isFiltered={FILTERS.some((name) => filters[name] !== undefined)} clear={clear} />}
        >
          <ServicesTable services={rows} />
        </WalkedList>
      </Card>
    </Page>
  );
}

function nextPage(meta: { current_page?: number | undefined; last_page?: number | undefined }): number | undefined {
  const { current_page: current = 1, last_page: last = 1 } = meta;
  return current < last ? current + 1 : undefined;
}

function NoServices({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState title="No services yet">
        The operator has not put anything on offer: ask when there will be.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No service matches" action={<Button onClick={clear}>Show all services</Button>}>
      Try fewer words, or another group.
    </EmptyState>
  );
}
