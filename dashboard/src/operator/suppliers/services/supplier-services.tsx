import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useOperatorList } from "../../../api/use-list.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { FilterBar, SearchFilter, SelectFilter, useListFilters } from "../../../ui/list/filters.tsx";
import { Card } from "../../../ui/page.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { ImportDialog, type ImportChoice } from "./import-dialog.tsx";
import { OffersTable } from "./offers-table.tsx";
import { useSupplier } from "../use-supplier.ts";

const PAGE_SIZE = "50";
const FILTERS = ["change", "q"] as const;
const CHANGES = [
  ["new", "New"],
  ["changed", "Changed"],
  ["vanished", "Removed by supplier"],
] as const;

/** The supplier's services, and which of them the catalogue uses. */
export function SupplierServices() {
  const { id = "" } = useParams({ strict: false });
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const [chosen, setChosen] = useState<string[]>([]);
  const [wanted, setWanted] = useState<ImportChoice>();
  const supplier = useSupplier();
  const offers = useOperatorList(
    "/api/operator/suppliers/{id}/services",
    { path: { id }, query: { ...query, per_page: PAGE_SIZE } },
    { by: "page" },
  );
  const { change, q } = query;
  const countOfNew = change === "new" ? offers.total : undefined;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-full flex-1 sm:min-w-96">
          <FilterBar>
            <SearchFilter label="Search services" placeholder="Name, group or ID" />
            <SelectFilter name="change" label="Catalogue status" choices={CHANGES} />
          </FilterBar>
        </div>
        <ImportButtons chosen={chosen} all={countOfNew} q={q} onImport={setWanted} />
      </div>
      <Card flush>
        <PagedList list={offers} empty={<NoOffers isFiltered={isFiltered} clear={clear} />}>
          <OffersTable
            offers={offers.rows}
            currency={supplier.data?.data.currency ?? ""}
            chosen={chosen}
            onChoose={setChosen}
          />
        </PagedList>
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

interface ImportButtonsProps {
  chosen: string[];
  /** How many new ones there are, where the list is of those. */
  all: number | undefined;
  q: string | undefined;
  onImport: (choice: ImportChoice) => void;
}

function ImportButtons({ chosen, all = 0, q, onImport }: ImportButtonsProps) {
  const refusal = useRefusal("manage_suppliers");
  return (
    <div className="flex flex-wrap gap-2">
      {all > 0 && (
        <Button unless={refusal} onClick={() => onImport({ q, count: all })}>
          Import all {all}
        </Button>
      )}
      <Button
        look="primary"
        unless={refusal ?? (chosen.length === 0 && "Select services first.")}
        onClick={() => onImport({ codes: chosen, count: chosen.length })}
      >
        {chosen.length === 0 ? "Import selected" : `Import ${chosen.length} selected`}
      </Button>
    </div>
  );
}

function NoOffers({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState title="No matching services" action={<Button onClick={clear}>Show all services</Button>}>
        Change the search or the filter.
      </EmptyState>
    );
  }
  return <EmptyState title="No services yet">Sync services on the Overview tab, then import them here.</EmptyState>;
}
