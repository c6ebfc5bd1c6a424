import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { operatorHooks } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { FilterBar, SearchFilter, SelectFilter, useFilters } from "../../ui/filters.tsx";
import { Card } from "../../ui/page.tsx";
import { WalkedList } from "../../ui/walked-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ImportDialog, type ImportChoice } from "./import-dialog.tsx";
import { OffersTable } from "./offers-table.tsx";
import { useSupplier } from "./supplier-page.tsx";

const PAGE_SIZE = "50";
const CHANGES = [
  ["new", "New: not in your catalogue"],
  ["changed", "Changed since you took them"],
  ["vanished", "Gone, but routed to"],
] as const;

/** What a supplier offers, beside what the own catalogue makes of it. */
export function SupplierServices() {
  const { id = "" } = useParams({ strict: false });
  const [{ change, q }, setFilters] = useFilters();
  const [chosen, setChosen] = useState<string[]>([]);
  const [wanted, setWanted] = useState<ImportChoice>();
  const refusal = useRefusal("manage_suppliers");
  const supplier = useSupplier();
  const offers = operatorHooks.useInfiniteQuery(
    "get",
    "/api/operator/suppliers/{id}/services",
    { params: { path: { id }, query: { change, q, per_page: PAGE_SIZE } } },
    {
      pageParamName: "page",
      initialPageParam: "1",
      getNextPageParam: ({ meta }) =>
        (meta.current_page ?? 1) < (meta.last_page ?? 1) ? String((meta.current_page ?? 1) + 1) : undefined,
    },
  );
  const rows = offers.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = offers.data?.pages[0]?.meta.total ?? 0;
  const currency = supplier.data?.data.currency ?? "";
  const isFiltered = change !== undefined || q !== undefined;
  const listed = change === "new" ? total : undefined;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-full flex-1 sm:min-w-96">
          <FilterBar>
            <SearchFilter label="Search services" placeholder="Name, group or number" />
            <SelectFilter name="change" label="Beside your catalogue" choices={CHANGES} />
          </FilterBar>
        </div>
        <div className="flex flex-wrap gap-2">
          {listed !== undefined && listed > 0 && (
            <Button unless={refusal} onClick={() => setWanted({ q, count: listed })}>
              Import all {listed}
            </Button>
          )}
          <Button
            look="primary"
            unless={refusal ?? (chosen.length === 0 && "Choose services in the list first.")}
            onClick={() => setWanted({ codes: chosen, count: chosen.length })}
          >
            {chosen.length === 0 ? "Import chosen" : `Import ${chosen.length} chosen`}
          </Button>
        </div>
      </div>
      <Card flush>
        <WalkedList
          query={offers}
          shown={rows.length}
          total={total}
          empty={<NoOffers isFiltered={isFiltered} clear={() => setFilters({ change: undefined, q: undefined })} />}
        >
          <OffersTable offers={rows} currency={currency} chosen={chosen} onChoose={setChosen} />
        </WalkedList>
      </Card>
      <ImportDialog
        supplierId={id}
        choice={wanted}
        onClose={() => setWanted(undefined)}
        onImported={() => setChosen([])}
      />
    </>
  );
}

function NoOffers({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState title="No service matches" action={<Button onClick={clear}>Show all services</Button>}>
        Nothing of its catalogue is like that, as of the last synchronisation.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Its catalogue is not known yet">
      Synchronise it in the overview: then its services are listed here, to be taken into your catalogue.
    </EmptyState>
  );
}
