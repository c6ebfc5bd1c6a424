import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Navigate, Outlet, useMatchRoute, useParams } from "@tanstack/react-router";
import { isNotFound } from "../../api/api-error.ts";
import { MissingPage } from "../../ui/missing-page.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";
import { Badge } from "../../ui/show/status/status-badge.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";
import { PauseOrResume } from "./settings/pause-supplier.tsx";
import { SupplierKind } from "./supplier-kind.tsx";
import { healthOf, isCalled, type Supplier } from "./supplier.ts";
import { useSupplier } from "./use-supplier.ts";

/** The frame of a supplier's tabs: name, status, and pause or resume. */
export function SupplierPage() {
  const { id = "" } = useParams({ strict: false });
  const supplier = useSupplier();
  if (isNotFound(supplier.error)) {
    return (
      <MissingPage
        title={t`Supplier not found`}
        missing={t`Supplier ${id} not found`}
        back={{ name: t`All suppliers`, to: "/operator/suppliers" }}
      >
        <Trans>Check the number. Suppliers are never deleted.</Trans>
      </MissingPage>
    );
  }
  const { data } = supplier;
  return (
    <Page
      wide
      title={data?.data.name ?? t`Supplier`}
      about={data && <Headline supplier={data.data} />}
      actions={data && <PauseOrResume supplier={data.data} />}
    >
      <QueryView query={supplier}>
        {({ data: found }) => (
          <>
            {isCalled(found) ? <SupplierTabs id={id} /> : <OverviewOnly id={id} />}
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
      <span>
        <SupplierKind supplier={supplier} />
      </span>{" "}
      <Badge tone={tone}>{word}</Badge>
    </span>
  );
}

/** What is not called over the network has no services of its own, no activity and no settings. */
function OverviewOnly({ id }: { id: string }) {
  const isThere = useMatchRoute()({ to: "/operator/suppliers/$id", params: { id } });
  return isThere === false && <Navigate to="/operator/suppliers/$id" params={{ id }} replace />;
}

function SupplierTabs({ id }: { id: string }) {
  const params = { id };
  return (
    <LinkTabs
      label={t`Supplier`}
      tabs={[
        { name: t`Overview`, link: { to: "/operator/suppliers/$id", params } },
        { name: t`Services`, link: { to: "/operator/suppliers/$id/services", params } },
        { name: t`Activity`, link: { to: "/operator/suppliers/$id/jobs", params } },
        { name: t`Settings`, link: { to: "/operator/suppliers/$id/settings", params } },
      ]}
    />
  );
}
