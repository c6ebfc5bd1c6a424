import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { useOperatorList } from "../../../api/use-list.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SaveBar } from "../../../ui/form/save-bar.tsx";
import { DownloadButton } from "../../../ui/list/download.tsx";
import { FilterBar } from "../../../ui/list/filters/filter-bar.tsx";
import { SearchFilter } from "../../../ui/list/filters/search-filter.tsx";
import { useListFilters } from "../../../ui/list/filters/use-filters.ts";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { Card } from "../../../ui/page.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { useRefreshCatalogue } from "../catalogue.ts";
import { useUnsaved } from "../service/unsaved.tsx";
import { ImportPrices } from "./import-prices.tsx";
import { PriceTable } from "./price-table.tsx";

const PER_PAGE = "100";

/** Everything that one price group pays, as one table that is edited in place or as a file. */
export function GroupPrices() {
  const { id = "" } = useParams({ strict: false });
  const { query, isFiltered, clear } = useListFilters(["q"]);
  const groups = operatorHooks.useQuery("get", "/api/operator/price-groups");
  const list = useOperatorList(
    "/api/operator/price-groups/{id}/prices",
    { path: { id }, query: { ...query, per_page: PER_PAGE } },
    { by: "page" },
  );
  const refusal = useRefusal("manage_catalogue");
  const { typed, type, save, discard, isUnsaved, guard } = useTypedPrices(id);
  const name = groups.data?.data.find((group) => String(group.id) === id)?.name ?? t`Price group`;
  return (
    <>
      {guard}
      <FilterBar>
        <SearchFilter label={t`Search services`} />
      </FilterBar>
      <Form onSubmit={save} label={t`Prices of ${name}`}>
        {({ busy }) => (
          <>
            <Card title={t`Prices of ${name}`} flush actions={<Actions id={id} refusal={refusal} />}>
              <PagedList list={list} empty={<NoPrices isFiltered={isFiltered} clear={clear} />}>
                <PriceTable prices={list.rows} typed={typed} isReadOnly={refusal !== undefined} onType={type} />
              </PagedList>
            </Card>
            {isUnsaved && <SaveBar busy={busy} unless={refusal} onDiscard={discard} />}
          </>
        )}
      </Form>
    </>
  );
}

/** What was typed, by service, until it is saved or discarded. */
function useTypedPrices(id: string) {
  const refresh = useRefreshCatalogue();
  const { isUnsaved, setUnsaved, guard } = useUnsaved();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const type = (service: number, price: string): void => {
    setTyped({ ...typed, [service]: price });
    setUnsaved(true);
  };
  const discard = (): void => {
    setTyped({});
    setUnsaved(false);
  };
  const save = async (): Promise<void> => {
    const prices = Object.entries(typed).map(([service, price]) => ({
      service_id: Number(service),
      price: price.trim() === "" ? null : price.trim(),
    }));
    const { data } = await operator.POST("/api/operator/price-groups/{id}/prices", {
      params: { path: { id } },
      body: { prices },
    });
    const count = data!.data.changes.length;
    toast.success(plural(count, { one: "# price changed.", other: "# prices changed." }));
    discard();
    await refresh();
  };
  return { typed, type, save, discard, isUnsaved, guard };
}

function Actions({ id, refusal }: { id: string; refusal: string | undefined }) {
  return (
    <>
      <Button asChild>
        <Link to="/operator/catalogue/price-groups">
          <Trans>All price groups</Trans>
        </Link>
      </Button>
      <ImportPrices id={id} refusal={refusal} />
      <DownloadButton
        name={t`Download CSV`}
        read={() =>
          operator.GET("/api/operator/price-groups/{id}/prices.csv", { params: { path: { id } }, parseAs: "blob" })
        }
      />
    </>
  );
}

function NoPrices({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState title={t`No services yet`}>
        <Trans>Create or import services first.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`No matching services`}
      action={
        <Button onClick={clear}>
          <Trans>Show all services</Trans>
        </Button>
      }
    />
  );
}
