import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { useOperatorList } from "../../../api/use-list.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { FilterBar } from "../../../ui/list/filters/filter-bar.tsx";
import { SearchFilter } from "../../../ui/list/filters/search-filter.tsx";
import { SelectFilter } from "../../../ui/list/filters/select-filter.tsx";
import { useListFilters } from "../../../ui/list/filters/use-filters.ts";
import { useSelection } from "../../../ui/list/table/selection.ts";
import { Card } from "../../../ui/page.tsx";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { ImportDialog, type ImportChoice } from "./import-dialog.tsx";
import { OffersTable } from "./offers-table.tsx";
import type { Offer } from "../supplier.ts";
import { useSupplier } from "../use-supplier.ts";

const PAGE_SIZE = "50";
const FILTERS = ["change", "q"] as const;
const CHANGES = [
  ["new", msg`New`],
  ["changed", msg`Changed`],
  ["vanished", msg`Removed by supplier`],
] as const;

/** The supplier's services, and which of them the catalogue uses. */
export function SupplierServices() {
  const { id = "" } = useParams({ strict: false });
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const selection = useSelection<Offer>();
  const [wanted, setWanted] = useState<ImportChoice>();
  const supplier = useSupplier();
  const offers = useOperatorList(
    "/api/operator/suppliers/{id}/services",
    { path: { id }, query: { ...query, per_page: PAGE_SIZE } },
    { by: "page" },
  );
  const { change, q } = query;
  const countOfNew = change === "new" ? (offers.total ?? 0) : 0;
  const codes = [...selection.rows.keys()];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-full flex-1 sm:min-w-96">
          <FilterBar>
            <SearchFilter label={t`Search services`} placeholder={t`Name, group or ID`} />
            <SelectFilter name="change" label={t`Catalogue status`} choices={CHANGES} />
          </FilterBar>
        </div>
        {countOfNew > 0 && (
          <ImportButton choice={{ q, count: countOfNew }} onImport={setWanted}>
            <Trans>Import all {countOfNew}</Trans>
          </ImportButton>
        )}
      </div>
      <Card flush>
        <PagedList list={offers} empty={<NoOffers isFiltered={isFiltered} clear={clear} />}>
          <OffersTable
            offers={offers.rows}
            currency={supplier.data?.data.currency ?? ""}
            total={offers.total}
            selection={selection}
            actions={
              <ImportButton look="primary" choice={{ codes, count: codes.length }} onImport={setWanted}>
                <Trans>Import {codes.length} selected</Trans>
              </ImportButton>
            }
          />
        </PagedList>
      </Card>
      <ImportDialog supplierId={id} choice={wanted} onClose={() => setWanted(undefined)} onImported={selection.clear} />
    </>
  );
}

interface ImportButtonProps {
  choice: ImportChoice;
  look?: "primary";
  onImport: (choice: ImportChoice) => void;
  children: ReactNode;
}

function ImportButton({ choice, look, onImport, children }: ImportButtonProps) {
  const refusal = useRefusal("manage_suppliers");
  return (
    <Button {...(look && { look, size: "small" })} unless={refusal} onClick={() => onImport(choice)}>
      {children}
    </Button>
  );
}

function NoOffers({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
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
        <Trans>Change the search or the filter.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No services yet`}>
      <Trans>Sync services on the Overview tab, then import them here.</Trans>
    </EmptyState>
  );
}
