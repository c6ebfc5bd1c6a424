import { Link, Outlet, useParams } from "@tanstack/react-router";
import { ApiError } from "../../api/api-error.ts";
import { operatorHooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { LinkTabs } from "../../ui/tabs.tsx";
import { TYPE_WORDS, type WholeService } from "./catalogue.ts";

/** The service of the address; each tab reads it from the same query. */
export function useService() {
  const { id = "" } = useParams({ strict: false });
  return operatorHooks.useQuery("get", "/api/operator/services/{id}", { params: { path: { id } } });
}

/** What the parts of a service's page have in common. */
export function ServicePage() {
  const { id = "" } = useParams({ strict: false });
  const service = useService();
  if (service.error instanceof ApiError && service.error.status === 404) return <NoService id={id} />;
  const { data } = service;
  return (
    <Page
      title={data?.data.name ?? "Service"}
      about={data && <Headline service={data.data} />}
      actions={
        <Button asChild>
          <Link to="/operator/catalogue">All services</Link>
        </Button>
      }
    >
      <ServiceTabs id={id} />
      <QueryView query={service}>{() => <Outlet />}</QueryView>
    </Page>
  );
}

function Headline({ service }: { service: WholeService }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {service.id} · {TYPE_WORDS[service.type]} · {service.service_group.name} <StatusBadge status={service.status} />
    </span>
  );
}

function ServiceTabs({ id }: { id: string }) {
  const params = { id };
  return (
    <LinkTabs
      label="Service"
      tabs={[
        { name: "General", link: { to: "/operator/catalogue/services/$id", params } },
        { name: "Inputs", link: { to: "/operator/catalogue/services/$id/inputs", params } },
        { name: "Prices", link: { to: "/operator/catalogue/services/$id/prices", params } },
        { name: "Routes", link: { to: "/operator/catalogue/services/$id/routes", params } },
        { name: "Stock", link: { to: "/operator/catalogue/services/$id/stock", params } },
      ]}
    />
  );
}

function NoService({ id }: { id: string }) {
  const back = (
    <Button asChild>
      <Link to="/operator/catalogue">All services</Link>
    </Button>
  );
  return (
    <Page title="No such service">
      <EmptyState title={`There is no service ${id}`} action={back}>
        Services are retired, never removed: the number may be mistyped.
      </EmptyState>
    </Page>
  );
}
