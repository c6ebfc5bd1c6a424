import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Money } from "../../ui/money.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Badge } from "../../ui/status-badge.tsx";
import { Time } from "../../ui/time.tsx";
import type { Figures } from "./figures.ts";

export function SupplierBalances({ balances }: { balances: Figures["balances"] }) {
  const add = (
    <Button asChild>
      <Link to="/operator/suppliers">Go to suppliers</Link>
    </Button>
  );
  return (
    <Card title="Credit with suppliers" flush>
      {balances.length === 0 ? (
        <EmptyState title="No supplier is called over the network" action={add}>
          Add one to have orders fulfilled by another server.
        </EmptyState>
      ) : (
        <DataTable
          label="Credit with suppliers"
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
                  {balance === null ? "Not known" : <Money amount={balance} currency={currency ?? ""} />}
                </span>
              ),
            },
            { id: "at", header: "Read", right: true, cell: ({ balance_at: at }) => at && <Time at={at} /> },
          ]}
        />
      )}
    </Card>
  );
}

export function StockCard({ stocks }: { stocks: Figures["low_stock"] }) {
  return (
    <Card title="Stock that runs low" flush>
      {stocks.length === 0 ? (
        <EmptyState title="Every stock has enough codes">
          Services that are delivered from codes appear here.
        </EmptyState>
      ) : (
        <DataTable
          label="Stock that runs low"
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
