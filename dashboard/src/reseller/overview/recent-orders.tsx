import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { V1Data } from "../../api/types.ts";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Card } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";

interface RecentOrdersProps {
  query: Pick<UseQueryResult<{ data: V1Data<"/api/v1/orders"> }, unknown>, "data" | "error" | "refetch">;
}

export function RecentOrders({ query }: RecentOrdersProps) {
  const all = (
    <Link to="/orders" className="text-accent underline">
      <Trans>All orders</Trans>
    </Link>
  );
  return (
    <Card title={t`Recent orders`} actions={all} flush>
      <QueryView query={query}>
        {({ data }) => (
          <DataTable
            label={t`Recent orders`}
            rows={data}
            rowId={({ id }) => id}
            columns={[
              {
                id: "order",
                header: t`Order`,
                lead: true,
                cell: ({ id, service }) => (
                  <Link to="/orders/$id" params={{ id: String(id) }} className="text-accent underline">
                    {id} · {service.name}
                  </Link>
                ),
              },
              {
                id: "imei",
                header: t`Identifier`,
                cell: ({ imei }) =>
                  imei !== null && <span className="font-mono text-sm whitespace-nowrap">{imei}</span>,
              },
              { id: "status", header: t`Status`, cell: ({ status }) => <StatusBadge status={status} /> },
              {
                id: "price",
                header: t`Price`,
                right: true,
                cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
              },
              { id: "placed", header: t`Placed`, right: true, cell: ({ created_at: at }) => <Time at={at} /> },
            ]}
          />
        )}
      </QueryView>
    </Card>
  );
}
