import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Badge } from "../../ui/show/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import type { Stats } from "./stats.ts";

export function SupplierBalances({ balances }: { balances: Stats["balances"] }) {
  const add = (
    <Button asChild>
      <Link to="/operator/suppliers">Go to suppliers</Link>
    </Button>
  );
  return (
    <Card title="Supplier balances" flush>
      {balances.length === 0 ? (
        <EmptyState title="No API suppliers yet" action={add}>
          Add a supplier to fulfil orders through its API.
        </EmptyState>
      ) : (
        <DataTable
          label="Supplier balances"
          rows={balances}
          rowId={({ supplier }) => supplier.id}
          columns={[
            { id: "supplier", header: "Supplier", lead: true, cell: ({ supplier }) => supplier.name },
            {
              id: "balance",
              header: "Balance",
              right: true,
              cell: ({ balance, currency, low }) => (
                <span className="inline-flex flex-wrap items-center justify-end gap-2">
                  {low && <Badge tone="warning">Low</Badge>}
                  {balance === null ? "Unknown" : <Money amount={balance} currency={currency ?? ""} />}
                </span>
              ),
            },
            { id: "at", header: "Updated", right: true, cell: ({ balance_at: at }) => at && <Time at={at} /> },
          ]}
        />
      )}
    </Card>
  );
}

export function StockCard({ stocks }: { stocks: Stats["low_stock"] }) {
  return (
    <Card title="Low inventory" flush>
      {stocks.length === 0 ? (
        <EmptyState title="Inventory levels OK">Services that are low on codes appear here.</EmptyState>
      ) : (
        <DataTable
          label="Low inventory"
          rows={stocks}
          rowId={({ service }) => service.id}
          columns={[
            { id: "service", header: "Service", lead: true, cell: ({ service }) => service.name },
            { id: "free", header: "Codes left", right: true, cell: ({ free }) => free },
          ]}
        />
      )}
    </Card>
  );
}
