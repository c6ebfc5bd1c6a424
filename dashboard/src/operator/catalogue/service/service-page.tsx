import { Link, Outlet, useParams } from "@tanstack/react-router";
import { isNotFound } from "../../../api/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { MissingPage } from "../../../ui/missing-page.tsx";
import { Page } from "../../../ui/page.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { StatusBadge } from "../../../ui/show/status-badge.tsx";
import { LinkTabs } from "../../../ui/tabs.tsx";
import { TYPE_WORDS, type WholeService } from "../catalogue.ts";
import { RestrictedMark } from "../visibility/restricted-mark.tsx";
import { useService } from "./use-service.ts";

const BACK = { name: "All services", to: "/operator/catalogue" } as const;

/** The frame of a service's tabs. */
export function ServicePage() {
  const { id = "" } = useParams({ strict: false });
  const service = useService();
  if (isNotFound(service.error)) {
    return (
      <MissingPage title="Service not found" missing={`Service ${id} not found`} back={BACK}>
        Check the number. Services are never deleted.
      </MissingPage>
    );
  }
  const { data } = service;
  return (
    <Page
      title={data?.data.name ?? "Service"}
      about={data && <Headline service={data.data} />}
      actions={
        <Button asChild>
          <Link to={BACK.to}>{BACK.name}</Link>
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
      <RestrictedMark service={service} />
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
        { name: "Visibility", link: { to: "/operator/catalogue/services/$id/visibility", params } },
        { name: "Routes", link: { to: "/operator/catalogue/services/$id/routes", params } },
        { name: "Inventory", link: { to: "/operator/catalogue/services/$id/stock", params } },
      ]}
    />
  );
}
