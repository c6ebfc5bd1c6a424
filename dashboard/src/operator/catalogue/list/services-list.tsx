import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { operator, operatorHooks } from "../../../api/client.ts";
import { useOperatorList } from "../../../api/use-list.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { FilterBar } from "../../../ui/list/filters/filter-bar.tsx";
import { SearchFilter } from "../../../ui/list/filters/search-filter.tsx";
import { SelectFilter } from "../../../ui/list/filters/select-filter.tsx";
import { useFilters, useListFilters } from "../../../ui/list/filters/use-filters.ts";
import { useSelection, type Selection } from "../../../ui/list/table/selection.ts";
import { Card } from "../../../ui/page.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { statusWord } from "../../../ui/show/status/status-badge.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { SERVICE_STATUSES, TYPE_CHOICES, type ListedService } from "../catalogue.ts";
import { NewServiceButton } from "../service/new-service.tsx";
import { useMoves, type Place } from "../use-moves.ts";
import { ServicesTable } from "./services-table.tsx";

const PAGE_SIZE = "50";
const FILTERS = ["q", "type", "service_group_id", "status", "supplier_id", "visibility"] as const;
/** Retired services are listed only on request. */
const LISTED = "active,paused";

export function ServicesList() {
  const [{ sort }, setFilters] = useFilters();
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const selection = useSelection<ListedService>();
  const refusal = useRefusal("manage_catalogue");
  const { status = LISTED } = query;
  const services = useOperatorList(
    "/api/operator/services",
    { query: { ...query, status: status === "all" ? undefined : status, sort, per_page: PAGE_SIZE } },
    { by: "page" },
  );
  const { rows, move } = useMoves(services.rows, moveService);
  const isInOrder = useIsInOrder();
  return (
    <>
      <Filters />
      <Card flush>
        <PagedList list={services} empty={<NoServices isFiltered={isFiltered} clear={clear} />}>
          <ServicesTable
            services={rows}
            sort={sort}
            onSort={(wanted) => setFilters({ sort: wanted })}
            total={services.total}
            selection={refusal === undefined ? selection : undefined}
            actions={<EditSelected selection={selection} />}
            onMove={refusal === undefined && isInOrder ? move : undefined}
          />
        </PagedList>
      </Card>
    </>
  );
}

function moveService(id: number, place: Place): Promise<unknown> {
  return operator.PATCH("/api/operator/services/{id}/position", {
    params: { path: { id: String(id) } },
    body: place,
  });
}

/** Whether the list is exactly one group in its own order. */
function useIsInOrder(): boolean {
  const [{ service_group_id: id, ...others }] = useFilters();
  return id !== undefined && Object.values(others).every((value) => value === undefined);
}

function EditSelected({ selection: { rows, clear } }: { selection: Selection<ListedService> }) {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Button size="small" look="primary" onClick={() => setChanging(true)}>
        <Trans>Edit {rows.size} selected</Trans>
      </Button>
      {changing && <BulkDialog ids={[...rows.keys()].map(Number)} onClose={() => setChanging(false)} onDone={clear} />}
    </>
  );
}

function Filters() {
  const groups = operatorHooks.useQuery("get", "/api/operator/service-groups");
  const suppliers = operatorHooks.useQuery("get", "/api/operator/suppliers");
  return (
    <FilterBar>
      <SearchFilter label={t`Search by name or ID`} />
      <SelectFilter name="type" label={t`Type`} choices={TYPE_CHOICES} />
      <SelectFilter
        name="service_group_id"
        label={t`Group`}
        choices={(groups.data?.data ?? []).map(({ id, name }) => [String(id), name])}
      />
      <SelectFilter
        name="status"
        label={t`Status`}
        all={t`Active and paused`}
        choices={[
          ...SERVICE_STATUSES.map((word) => [word, statusWord(word)] as const),
          ["all", t`All, including retired`],
        ]}
      />
      <SelectFilter
        name="supplier_id"
        label={t`Supplier`}
        choices={(suppliers.data?.data ?? []).map(({ id, name }) => [String(id), name])}
      />
      <SelectFilter
        name="visibility"
        label={t`Visibility`}
        choices={[
          ["everyone", t`Visible to everyone`],
          ["restricted", t`Restricted`],
        ]}
      />
    </FilterBar>
  );
}

function NoServices({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState
        title={t`No matching services`}
        action={
          <Button onClick={clear}>
            <Trans>Show all services</Trans>
          </Button>
        }
      >
        <Trans>To see retired services, change the status filter.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No services yet`} action={<NewServiceButton />}>
      <Trans>Create a service, or import services from a supplier.</Trans>
    </EmptyState>
  );
}
