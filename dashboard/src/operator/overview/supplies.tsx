import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Badge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import type { Stats } from "./stats.ts";

export function SupplierBalances({ balances }: { balances: Stats["balances"] }) {
  const add = (
    <Button asChild>
      <Link to="/operator/suppliers">
        <Trans>Go to suppliers</Trans>
      </Link>
    </Button>
  );
  return (
    <Card title={t`Supplier balances`} flush>
      {balances.length === 0 ? (
        <EmptyState title={t`No API suppliers yet`} action={add}>
          <Trans>Add a supplier to fulfil orders through its API.</Trans>
        </EmptyState>
      ) : (
        <DataTable
          label={t`Supplier balances`}
          rows={balances}
          rowId={({ supplier }) => supplier.id}
          columns={[
            { id: "supplier", header: t`Supplier`, lead: true, cell: ({ supplier }) => supplier.name },
            {
              id: "balance",
              header: t`Balance`,
              right: true,
              cell: ({ balance, currency, low }) => (
                <span className="inline-flex flex-wrap items-center justify-end gap-2">
                  {low && (
                    <Badge tone="warning">
                      <Trans>Low</Trans>
                    </Badge>
                  )}
                  {balance === null ? t`Unknown` : <Money amount={balance} currency={currency ?? ""} />}
                </span>
              ),
            },
            { id: "at", header: t`Updated`, right: true, cell: ({ balance_at: at }) => at && <Time at={at} /> },
          ]}
        />
      )}
    </Card>
  );
}

export function StockCard({ stocks }: { stocks: Stats["low_stock"] }) {
  return (
    <Card title={t`Low inventory`} flush>
      {stocks.length === 0 ? (
        <EmptyState title={t`Inventory levels OK`}>
          <Trans>Services that are low on codes appear here.</Trans>
        </EmptyState>
      ) : (
        <DataTable
          label={t`Low inventory`}
          rows={stocks}
          rowId={({ service }) => service.id}
          columns={[
            { id: "service", header: t`Service`, lead: true, cell: ({ service }) => service.name },
            { id: "free", header: t`Codes left`, right: true, cell: ({ free }) => free },
          ]}
        />
      )}
    </Card>
  );
}
