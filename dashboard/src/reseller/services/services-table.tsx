import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Badge } from "../../ui/show/status-badge.tsx";
import { deliveryOf, TYPE_WORDS, type Service } from "./service.ts";

export function ServicesTable({ services }: { services: readonly Service[] }) {
  return (
    <DataTable
      label="Services"
      rows={services}
      rowId={({ id }) => id}
      columns={[
        {
          id: "name",
          header: "Service",
          lead: true,
          cell: ({ id, name, status }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              <Link to="/services/$id" params={{ id: String(id) }} className="text-accent underline">
                {name}
              </Link>
              {status === "paused" && <Badge tone="warning">Paused</Badge>}
            </span>
          ),
        },
        { id: "group", header: "Group", cell: ({ group }) => group.name },
        { id: "type", header: "Type", cell: ({ type }) => TYPE_WORDS[type] ?? type },
        { id: "delivery", header: "Delivery time", cell: (service) => deliveryOf(service) },
        {
          id: "price",
          header: "Your price",
          right: true,
          cell: ({ price, currency }) => <Money amount={price} currency={currency} className="font-medium" />,
        },
        { id: "order", header: "", right: true, cell: (service) => <OrderButton service={service} /> },
      ]}
    />
  );
}

/** Leads to the order of a service; a paused one says why not. */
export function OrderButton({ service, prominent = false }: { service: Service; prominent?: boolean }) {
  const look = prominent ? ({ look: "primary" } as const) : ({ size: "small" } as const);
  if (service.status === "paused") {
    return (
      <Button {...look} unless="This service is paused. Try again later.">
        Order
      </Button>
    );
  }
  return (
    <Button {...look} asChild>
      <Link to="/place-order" search={{ service: String(service.id) }} aria-label={`Order ${service.name}`}>
        Order
      </Link>
    </Button>
  );
}
