import { Link, Outlet, useParams } from "@tanstack/react-router";
import { ApiError } from "../../api/api-error.ts";
import { operatorHooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { Badge } from "../../ui/status-badge.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";
import { PauseOrResume } from "./pause-supplier.tsx";
import { healthOf, isCalled, kindOf, type Supplier } from "./supplier.ts";

/** The supplier of the address; each tab reads it from the same query. */
export function useSupplier() {
  const { id = "" } = useParams({ strict: false });
  const refetchInterval = usePoll();
  return operatorHooks.useQuery(
    "get",
    "/api/operator/suppliers/{id}",
    { params: { path: { id } } },
    { refetchInterval },
  );
}

/** What the parts of a supplier's page have in common: its name, how it is, whether it gets orders. */
export function SupplierPage() {
  const { id = "" } = useParams({ strict: false });
  const supplier = useSupplier();
  if (supplier.error instanceof ApiError && supplier.error.status === 404) return <NoSupplier id={id} />;
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

function NoSupplier({ id }: { id: string }) {
  const back = (
    <Button asChild>
      <Link to="/operator/suppliers">All suppliers</Link>
    </Button>
  );
  return (
    <Page title="No such supplier">
      <EmptyState title={`There is no supplier ${id}`} action={back}>
        Suppliers are never removed: the number may be mistyped.
      </EmptyState>
    </Page>
  );
}
