import { Outlet, useParams } from "@tanstack/react-router";
import { isNotFound } from "../../api/api-error.ts";
import { MissingPage } from "../../ui/missing-page.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";
import { Badge } from "../../ui/status-badge.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";
import { PauseOrResume } from "./pause-supplier.tsx";
import { healthOf, isCalled, kindOf, type Supplier } from "./supplier.ts";
import { useSupplier } from "./use-supplier.ts";

/** What the parts of a supplier's page have in common: its name, how it is, whether it gets orders. */
export function SupplierPage() {
  const { id = "" } = useParams({ strict: false });
  const supplier = useSupplier();
  if (isNotFound(supplier.error)) {
    return (
      <MissingPage
        title="No such supplier"
        missing={`There is no supplier ${id}`}
        back={{ name: "All suppliers", to: "/operator/suppliers" }}
      >
        Suppliers are never removed: the number may be mistyped.
      </MissingPage>
    );
  }
  const { data } = supplier;
  return (
    <Page
      title={data?.data.name ?? "Supplier"}
      about={data && <Headline supplier={data.data} />}
      actions={data && <PauseOrResume supplier={data.data} />}
    >
      <QueryView query={supplier}>
        {({ data: found }) => (
          <>
            {isCalled(found) && <SupplierTabs id={id} />}
            <Outlet />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Headline({ supplier }: { supplier: Supplier }) {
  const { tone, word } = healthOf(supplier);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {kindOf(supplier)} <Badge tone={tone}>{word}</Badge>
    </span>
  );
}

function SupplierTabs({ id }: { id: string }) {
  const params = { id };
  return (
    <LinkTabs
      label="Supplier"
      tabs={[
        { name: "Overview", link: { to: "/operator/suppliers/$id", params } },
        { name: "Services", link: { to: "/operator/suppliers/$id/services", params } },
        { name: "Jobs", link: { to: "/operator/suppliers/$id/jobs", params } },
        { name: "Settings", link: { to: "/operator/suppliers/$id/settings", params } },
      ]}
    />
  );
}
