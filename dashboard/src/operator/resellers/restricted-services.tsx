import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { operatorHooks } from "../../api/client.ts";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { Card } from "../../ui/page.tsx";
import { StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import type { Reseller, RestrictedService } from "./reseller.ts";

/** The services that this reseller sees and not everyone does. */
export function RestrictedServices({ reseller }: { reseller: Reseller }) {
  const path = { id: String(reseller.id) };
  const services = operatorHooks.useQuery("get", "/api/operator/resellers/{id}/restricted-services", {
    params: { path },
  });
  return (
    <Card title={t`Restricted services`} flush>
      <QueryView query={services}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t`No restricted services`}>
              <Trans>This reseller sees the services that are visible to everyone.</Trans>
            </EmptyState>
          ) : (
            <DataTable
              label={t`Restricted services`}
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
      header: t`Service`,
      lead: true,
      cell: ({ service }) => (
        <>
          <Link
            to="/operator/catalogue/services/$id/visibility"
            params={{ id: String(service.id) }}
            className="font-medium text-accent underline"
          >
            {service.name}
          </Link>
          <p className="text-sm font-normal text-muted">{service.group}</p>
        </>
      ),
    },
    { id: "status", header: t`Status`, cell: ({ service }) => <StatusBadge status={service.status} /> },
    {
      id: "because",
      header: t`Visible because of`,
      cell: ({ because }) => (because === "reseller" ? t`This reseller` : t`Price group ${group?.name ?? ""}`),
    },
  ];
}
