import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../api/api-error.ts";
import { operator, operatorHooks } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { FilterBar, SearchFilter, SelectFilter, useFilters } from "../../ui/filters.tsx";
import { Card } from "../../ui/page.tsx";
import { WalkedList } from "../../ui/walked-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { statusWord } from "../../ui/status-badge.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { refreshCatalogue, TYPE_WORDS } from "./catalogue.ts";
import { NewServiceButton } from "./new-service.tsx";
import { ServicesTable } from "./services-table.tsx";

const PAGE_SIZE = "50";
const FILTERS = ["q", "type", "service_group_id", "status", "supplier_id"] as const;
const TYPES = ["imei", "server", "remote"] as const;
/** Retired services stand in nobody's way unless asked for. */
const LISTED = "active,paused";

export function ServicesList() {
  const [filters, setFilters] = useFilters();
  const [chosen, setChosen] = useState<string[]>([]);
  const [changing, setChanging] = useState(false);
  const refusal = useRefusal("manage_catalogue");
  const queryClient = useQueryClient();
  const { status = LISTED, sort } = filters;
  const query = {
    ...Object.fromEntries(FILTERS.map((name) => [name, filters[name]])),
    status: status === "all" ? undefined : status,
    sort,
    per_page: PAGE_SIZE,
  };
  const services = operatorHooks.useInfiniteQuery(
    "get",
    "/api/operator/services",
    { params: { query } },
    {
      pageParamName: "page",
      initialPageParam: "1",
      getNextPageParam: ({ meta: { current_page = 1, last_page = 1 } }) =>
        current_page < last_page ? String(current_page + 1) : undefined,
    },
  );
  const rows = services.data?.pages.flatMap(({ data }) => data) ?? [];
  const isFiltered = FILTERS.some((name) => filters[name] !== undefined);
  const { service_group_id: groupId, ...narrower } = filters;
  const isOneGroup = groupId !== undefined && Object.values(narrower).every((value) => value === undefined);
  const move = async (index: number, by: number): Promise<void> => {
    const ids = rows.map(({ id }) => id);
    ids.splice(index + by, 0, ...ids.splice(index, 1));
    try {
      await operator.PUT("/api/operator/service-groups/{id}/order", {
        params: { path: { id: groupId! } },
        body: { ids },
      });
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    await refreshCatalogue(queryClient);
  };
  const shownChosen = chosen.filter((id) => rows.some((row) => String(row.id) === id));
  return (
    <>
      <Filters />
      {shownChosen.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" onClick={() => setChanging(true)}>
            Change {shownChosen.length} chosen
          </Button>
          <Button onClick={() => setChosen([])}>Choose none</Button>
        </div>
      )}
      <Card flush>
        <WalkedList
          query={services}
          shown={rows.length}
          total={services.data?.pages[0]?.meta.total}
          empty={
            <NoServices
              isFiltered={isFiltered}
              clear={() => setFilters(Object.fromEntries(FILTERS.map((name) => [name, undefined])))}
            />
          }
        >
          <ServicesTable
            services={rows}
            sort={sort}
            onSort={(wanted) => setFilters({ sort: wanted })}
            chosen={shownChosen}
            onChoose={refusal === undefined ? setChosen : undefined}
            onMove={refusal === undefined && isOneGroup ? move : undefined}
          />
        </WalkedList>
      </Card>
      {changing && (
        <BulkDialog ids={shownChosen.map(Number)} onClose={() => setChanging(false)} onDone={() => setChosen([])} />
      )}
    </>
  );
}

function Filters() {
  const groups = operatorHooks.useQuery("get", "/api/operator/service-groups");
  const suppliers = operatorHooks.useQuery("get", "/api/operator/suppliers");
  return (
    <FilterBar>
      <SearchFilter label="Name or number of a service" />
      <SelectFilter name="type" label="Type" choices={TYPES.map((type) => [type, TYPE_WORDS[type]])} />
      <SelectFilter
        name="service_group_id"
        label="Group"
        choices={(groups.data?.data ?? []).map(({ id, name }) => [String(id), name])}
      />
      <SelectFilter
        name="status"
        label="Status"
        all="Active and paused"
        choices={[
          ...["active", "paused", "retired"].map((word) => [word, statusWord(word)] as const),
          ["all", "All, retired too"],
        ]}
      />
      <SelectFilter
        name="supplier_id"
        label="Supplier"
        choices={(suppliers.data?.data ?? []).map(({ id, name }) => [String(id), name])}
      />
    </FilterBar>
  );
}

function NoServices({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState title="No service matches" action={<Button onClick={clear}>Show all services</Button>}>
        Retired services are shown only where the status asks for them.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing is sold yet" action={<NewServiceButton />}>
      Add the first service by hand, or import what a supplier offers on its page.
    </EmptyState>
  );
}
