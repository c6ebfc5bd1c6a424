import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/data-table.tsx";
import { Money } from "../../ui/money.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TYPE_WORDS, type ListedService } from "./catalogue.ts";
import { InlinePrice } from "./inline-price.tsx";
import { LeftOver } from "./left-over.tsx";

interface ServicesTableProps {
  services: readonly ListedService[];
  sort: string | undefined;
  onSort: (sort: string) => void;
  chosen: readonly string[];
  /** Absent for who may not change services. */
  onChoose: ((ids: string[]) => void) | undefined;
  /** Where the list is one group in its own order. */
  onMove: ((index: number, by: number) => Promise<void>) | undefined;
}

export function ServicesTable({ services, sort, onSort, chosen, onChoose, onMove }: ServicesTableProps) {
  return (
    <DataTable
      label="Services"
      rows={services}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      sort={sort}
      onSort={onSort}
      chosen={chosen}
      {...(onChoose && { onChoose })}
      columns={[
        {
          id: "name",
          header: "Service",
          lead: true,
          sort: "name",
          cell: ({ id, name, type, service_group: group }) => (
            <>
              <Link
                to="/operator/catalogue/services/$id"
                params={{ id: String(id) }}
                className="font-medium text-accent hover:underline"
              >
                {name}
              </Link>
              <span className="block text-sm font-normal text-muted">
                {id} · {TYPE_WORDS[type]} · {group.name}
              </span>
            </>
          ),
        },
        { id: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
        {
          id: "cost",
          header: "Cost",
          right: true,
          cell: ({ cost, currency }) => (cost === null ? null : <Money amount={cost} currency={currency} />),
        },
        {
          id: "price",
          header: "Base price",
          right: true,
          sort: "price",
          cell: (service) => <InlinePrice service={service} />,
        },
        {
          id: "margin",
          header: "Leaves",
          right: true,
          cell: ({ margin, below_cost: isLoss, currency }) => (
            <LeftOver margin={margin} isLoss={isLoss} currency={currency} />
          ),
        },
        { id: "routes", header: "Routes", right: true, cell: ({ routes }) => routes },
        { id: "stock", header: "In stock", right: true, cell: ({ stock }) => stock || "" },
        ...(onMove ? [placeColumn(services, onMove)] : []),
      ]}
    />
  );
}

function placeColumn(
  services: readonly ListedService[],
  onMove: (index: number, by: number) => Promise<void>,
): Column<ListedService> {
  return {
    id: "place",
    header: "Place",
    right: true,
    cell: (service) => {
      const index = services.indexOf(service);
      return (
        <span className="-my-1 inline-flex">
          <IconButton
            size="small"
            label={`Move ${service.name} up`}
            unless={index === 0 && "It is the first of its group."}
            onClick={() => void onMove(index, -1)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            size="small"
            label={`Move ${service.name} down`}
            unless={index === services.length - 1 && "It is the last one shown."}
            onClick={() => void onMove(index, 1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </span>
      );
    },
  };
}
