import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowUp, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { Money } from "../../ui/money.tsx";
import { Badge } from "../../ui/status-badge.tsx";
import { marginWords } from "../suppliers/margin-rule.ts";
import type { Route, WholeService } from "./catalogue.ts";

const PAUSES: Record<string, string> = {
  operator: "Paused by you",
  cost: "Paused: cost rose",
  vanished: "Paused: removed by supplier",
};

interface RoutesTableProps {
  service: WholeService;
  refusal: string | undefined;
  onEdit: (route: Route) => void;
  onMove: (route: Route, position: number) => Promise<void>;
  onPause: (route: Route) => Promise<void>;
  onResume: (route: Route) => Promise<void>;
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
        { id: "supplier", header: "Supplier", lead: true, cell: (route) => <RouteName route={route} /> },
        { id: "state", header: "Status", cell: (route) => <RouteState route={route} /> },
        {
          id: "cost",
          header: "Cost",
          right: true,
          cell: ({ cost }) => (cost === null ? null : <Money amount={cost} currency={currency} />),
        },
        {
          id: "margin",
          header: "Price",
          cell: ({ margin }) => (margin === null ? null : marginWords(margin)),
        },
        {
          id: "loss",
          header: "If unprofitable",
          cell: ({ cost, allow_loss: allowed }) => (cost === null ? null : allowed ? "Send" : "Hold"),
        },
        { id: "actions", header: "", right: true, cell: (route) => <RouteActions {...props} route={route} /> },
      ]}
    />
  );
}

function RouteName({ route: { position, supplier, supplier_service: there } }: { route: Route }) {
  return (
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
  );
}

function RouteState({ route }: { route: Route }) {
  if (route.paused_by !== null) return <Badge tone="warning">{PAUSES[route.paused_by] ?? "Paused"}</Badge>;
  if (route.supplier.paused) return <Badge tone="warning">Supplier paused</Badge>;
  return <Badge tone="success">Active</Badge>;
}

type RouteProps = RoutesTableProps & { route: Route };

function RouteActions(props: RouteProps) {
  const { service, refusal, route, onEdit, onMove, onPause, onRemove } = props;
  const { position } = route;
  const { name } = route.supplier;
  const remove = (
    <IconButton size="small" label={`Remove the route to ${name}`} unless={refusal}>
      <Trash2 aria-hidden />
    </IconButton>
  );
  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      <IconButton
        size="small"
        label={`Move ${name} up`}
        unless={refusal ?? (position === 1 && "It is the first already.")}
        onClick={() => void onMove(route, position - 1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        label={`Move ${name} down`}
        unless={refusal ?? (position === service.routes.length && "It is the last already.")}
        onClick={() => void onMove(route, position + 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      {route.paused_by === null ? (
        <IconButton
          size="small"
          label={`Pause the route to ${name}`}
          unless={refusal}
          onClick={() => void onPause(route)}
        >
          <Pause aria-hidden />
        </IconButton>
      ) : (
        <ResumeRoute {...props} />
      )}
      <IconButton size="small" label={`Edit the route to ${name}`} unless={refusal} onClick={() => onEdit(route)}>
        <Pencil aria-hidden />
      </IconButton>
      {refusal ? (
        remove
      ) : (
        <ConfirmDialog
          title={`Remove the route to ${name}?`}
          action="Remove route"
          danger
          onConfirm={() => onRemove(route)}
          trigger={remove}
        >
          New orders go to the other routes. Orders that {name} has stay there.
        </ConfirmDialog>
      )}
    </span>
  );
}

/** Resuming accepts what the route costs now, so it says how much that is. */
function ResumeRoute({ service: { currency }, refusal, route, onResume }: RouteProps) {
  const { cost, agreed_cost: agreed, supplier, supplier_service: there } = route;
  const gone = there?.vanished_at ? `${supplier.name} no longer offers this service.` : undefined;
  const button = (
    <IconButton size="small" label={`Resume the route to ${supplier.name}`} unless={refusal ?? gone}>
      <Play aria-hidden />
    </IconButton>
  );
  if (refusal ?? gone) return button;
  return (
    <ConfirmDialog
      title={`Resume the route to ${supplier.name}?`}
      action="Resume route"
      onConfirm={() => onResume(route)}
      trigger={button}
    >
      New orders go there again.
      {cost !== null && agreed !== null && cost !== agreed && (
        <>
          {" "}
          It costs <Money amount={cost} currency={currency} /> now instead of{" "}
          <Money amount={agreed} currency={currency} />. Resuming accepts the new cost.
        </>
      )}
    </ConfirmDialog>
  );
}
