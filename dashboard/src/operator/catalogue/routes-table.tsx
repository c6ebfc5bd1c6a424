import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowUp, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { Money } from "../../ui/money.tsx";
import { Badge } from "../../ui/status-badge.tsx";
import type { Route, WholeService } from "./catalogue.ts";

const PAUSES: Record<string, string> = {
  operator: "Paused by you",
  cost: "Paused: costs more than agreed",
  vanished: "Paused: no longer offered",
};

interface RoutesTableProps {
  service: WholeService;
  refusal: string | undefined;
  onEdit: (route: Route) => void;
  onMove: (index: number, by: number) => Promise<void>;
  onPause: (route: Route) => Promise<void>;
  onRemove: (route: Route) => Promise<void>;
}

export function RoutesTable(props: RoutesTableProps) {
  const { currency, routes } = props.service;
  return (
    <DataTable
      label="Routes"
      rows={routes}
      rowId={({ supplier }) => supplier.id}
      columns={[
        {
          id: "supplier",
          header: "Supplier",
          lead: true,
          cell: ({ position, supplier, supplier_service: there }) => (
            <>
              {position}.{" "}
              <Link
                to="/operator/suppliers/$id"
                params={{ id: String(supplier.id) }}
                className="font-medium text-accent hover:underline"
              >
                {supplier.name}
              </Link>
              {there && (
                <span className="block text-sm font-normal text-muted">
                  {there.code} {there.name}
                </span>
              )}
            </>
          ),
        },
        { id: "state", header: "State", cell: (route) => <RouteState route={route} /> },
        {
          id: "cost",
          header: "Cost",
          right: true,
          cell: ({ cost }) => (cost === null ? null : <Money amount={cost} currency={currency} />),
        },
        { id: "margin", header: "Price follows by", right: true, cell: ({ margin }) => margin },
        {
          id: "loss",
          header: "At a loss",
          cell: ({ cost, allow_loss: allowed }) => (cost === null ? null : allowed ? "Is sent" : "Waits"),
        },
        { id: "actions", header: "", right: true, cell: (route) => <RouteActions {...props} route={route} /> },
      ]}
    />
  );
}

function RouteState({ route }: { route: Route }) {
  if (route.paused_by !== null) return <Badge tone="warning">{PAUSES[route.paused_by] ?? "Paused"}</Badge>;
  if (route.supplier.paused) return <Badge tone="warning">Supplier paused</Badge>;
  return <Badge tone="success">Takes orders</Badge>;
}

function RouteActions({
  service,
  refusal,
  route,
  onEdit,
  onMove,
  onPause,
  onRemove,
}: RoutesTableProps & { route: Route }) {
  const index = service.routes.indexOf(route);
  const { name } = route.supplier;
  const isPaused = route.paused_by !== null;
  const remove = (
    <IconButton size="small" label={`Take the route to ${name} away`} unless={refusal}>
      <Trash2 aria-hidden />
    </IconButton>
  );
  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      <IconButton
        size="small"
        label={`Move ${name} up`}
        unless={refusal ?? (index === 0 && "It is asked first already.")}
        onClick={() => void onMove(index, -1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        label={`Move ${name} down`}
        unless={refusal ?? (index === service.routes.length - 1 && "It is asked last already.")}
        onClick={() => void onMove(index, 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        label={`${isPaused ? "Resume" : "Pause"} the route to ${name}`}
        unless={refusal}
        onClick={() => void onPause(route)}
      >
        {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
      </IconButton>
      <IconButton size="small" label={`Change the route to ${name}`} unless={refusal} onClick={() => onEdit(route)}>
        <Pencil aria-hidden />
      </IconButton>
      {refusal ? (
        remove
      ) : (
        <ConfirmDialog
          title={`Take the route to ${name} away?`}
          action="Take it away"
          danger
          onConfirm={() => onRemove(route)}
          trigger={remove}
        >
          New orders go to the other routes; orders that are there already stay there.
        </ConfirmDialog>
      )}
    </span>
  );
}
