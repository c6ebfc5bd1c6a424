import { Link } from "@tanstack/react-router";
import { operatorHooks } from "../../api/client.ts";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { Card } from "../../ui/page.tsx";
import { StatusBadge } from "../../ui/show/status-badge.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import type { Reseller, RestrictedService } from "./reseller.ts";

/** The services that this reseller sees and not everyone does. */
export function RestrictedServices({ reseller }: { reseller: Reseller }) {
  const path = { id: String(reseller.id) };
  const services = operatorHooks.useQuery("get", "/api/operator/resellers/{id}/restricted-services", {
    params: { path },
  });
  return (
    <Card title="Restricted services" flush>
      <QueryView query={services}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title="No restricted services">
              This reseller sees the services that are visible to everyone.
            </EmptyState>
          ) : (
            <DataTable
              label="Restricted services"
              rows={data}
              rowId={({ service }) => service.id}
              columns={columnsFor(reseller)}
            />
          )
        }
      </QueryView>
    </Card>
  );
}

function columnsFor({ price_group: group }: Reseller): readonly Column<RestrictedService>[] {
  return [
    {
      id: "service",
      header: "Service",
      lead: true,
      cell: ({ service }) => (
        <>
          <Link
            to="/operator/catalogue/services/$id/visibility"
            params={{ id: String(service.id) }}
            className="font-medium text-accent hover:underline"
          >
            {service.name}
          </Link>
          <p className="text-sm font-normal text-muted">{service.group}</p>
        </>
      ),
    },
    { id: "status", header: "Status", cell: ({ service }) => <StatusBadge status={service.status} /> },
    {
      id: "because",
      header: "Visible because of",
      cell: ({ because }) => (because === "reseller" ? "This reseller" : `Price group ${group?.name ?? ""}`),
    },
  ];
}
