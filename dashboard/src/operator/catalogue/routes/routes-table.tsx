import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Pause, Pencil, Play, Trash2 } from "lucide-react";
import { textOf } from "../../../locale/text.ts";
import { useRefusal } from "../../../session/permission.ts";
import { IconButton } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { RowActions } from "../../../ui/list/row-actions.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { MoveButtons } from "../../../ui/list/move-buttons.tsx";
import { Badge } from "../../../ui/show/status-badge.tsx";
import { useCostColumns } from "../../cost-columns.ts";
import { SupplierLink } from "../../links.tsx";
import { marginWords } from "../../suppliers/services/margin-rule.ts";
import { leftOver, type Route, type WholeService } from "../catalogue.ts";
import { LeftOver } from "../service/left-over.tsx";
import type { RouteCommands } from "./use-route-commands.ts";

const PAUSES: Record<string, MessageDescriptor> = {
  operator: msg`Paused by you`,
  cost: msg`Paused: cost rose`,
  vanished: msg`Paused: removed by supplier`,
};

interface RoutesTableProps extends RouteCommands {
  service: WholeService;
  onEdit: (route: Route) => void;
}

export function RoutesTable(props: RoutesTableProps) {
  const { currency, price, routes } = props.service;
  const columns = useCostColumns<Route>([
    { id: "supplier", header: t`Supplier`, lead: true, cell: (route) => <RouteName route={route} /> },
    { id: "state", header: t`Status`, cell: (route) => <RouteState route={route} /> },
    {
      id: "cost",
      header: t`Cost`,
      right: true,
      cell: ({ cost }) => (cost === null ? null : <Money amount={cost} currency={currency} />),
    },
    { id: "left", header: t`Margin`, right: true, cell: ({ cost }) => marginOf(price, cost, currency) },
    {
      id: "margin",
      header: t`Price`,
      cell: ({ margin }) => (margin === null ? null : marginWords(margin)),
    },
    {
      id: "loss",
      header: t`If unprofitable`,
      cell: ({ cost, allow_loss: allowed }) =>
        cost === null ? null : allowed ? t`Send` : t({ message: "Hold", context: "verb" }),
    },
    { id: "actions", header: "", right: true, cell: (route) => <RouteActions {...props} route={route} /> },
  ]);
  return <DataTable label={t`Routes`} rows={routes} rowId={({ supplier }) => supplier.id} columns={columns} />;
}

/** What the base price leaves over the cost of a route. */
function marginOf(price: string, cost: string | null, currency: string) {
  const left = leftOver(price, cost);
  return left && <LeftOver margin={left.amount} isLoss={left.isLoss} currency={currency} />;
}

function RouteName({ route: { position, supplier, supplier_service: there } }: { route: Route }) {
  return (
    <>
      {position}. <SupplierLink id={supplier.id}>{supplier.name}</SupplierLink>
      {there && (
        <span className="block text-sm font-normal text-muted">
          {there.code} {there.name}
        </span>
      )}
    </>
  );
}

function RouteState({ route }: { route: Route }) {
  if (route.paused_by !== null) return <Badge tone="warning">{textOf(PAUSES[route.paused_by] ?? t`Paused`)}</Badge>;
  if (route.supplier.paused)
    return (
      <Badge tone="warning">
        <Trans>Supplier paused</Trans>
      </Badge>
    );
  return (
    <Badge tone="success">
      <Trans>Active</Trans>
    </Badge>
  );
}

type RouteProps = RoutesTableProps & { route: Route };

function RouteActions(props: RouteProps) {
  const { service, route, onEdit, onMove } = props;
  const refusal = useRefusal("manage_routes");
  const { position, supplier } = route;
  return (
    <RowActions>
      <MoveButtons
        name={supplier.name}
        index={position - 1}
        count={service.routes.length}
        refusal={refusal}
        onMove={(_index, by) => void onMove(route, position + by)}
      />
      {route.paused_by === null ? <PauseRoute {...props} /> : <ResumeRoute {...props} />}
      <IconButton
        size="small"
        label={t`Edit the route to ${supplier.name}`}
        unless={refusal}
        onClick={() => onEdit(route)}
      >
        <Pencil aria-hidden />
      </IconButton>
      <RemoveRoute {...props} />
    </RowActions>
  );
}

function PauseRoute({ route, onPause }: RouteProps) {
  const refusal = useRefusal("manage_routes");
  return (
    <IconButton
      size="small"
      label={t`Pause the route to ${route.supplier.name}`}
      unless={refusal}
      action={() => onPause(route)}
    >
      <Pause aria-hidden />
    </IconButton>
  );
}

function RemoveRoute({ route, onRemove }: RouteProps) {
  const refusal = useRefusal("manage_routes");
  const { name } = route.supplier;
  const button = (
    <IconButton size="small" label={t`Remove the route to ${name}`} unless={refusal}>
      <Trash2 aria-hidden />
    </IconButton>
  );
  if (refusal !== undefined) return button;
  return (
    <ConfirmDialog
      title={t`Remove the route to ${name}?`}
      action={t`Remove route`}
      danger
      onConfirm={() => onRemove(route)}
      trigger={button}
    >
      <Trans>New orders go to the other routes. Orders that {name} has stay there.</Trans>
    </ConfirmDialog>
  );
}

/** Resuming accepts what the route costs now, so it says how much that is. */
function ResumeRoute({ service: { currency }, route, onResume }: RouteProps) {
  const { cost, agreed_cost: agreed, supplier, supplier_service: there } = route;
  const gone = there?.vanished_at ? t`${supplier.name} no longer offers this service.` : undefined;
  const unless = useRefusal("manage_routes") ?? gone;
  const button = (
    <IconButton size="small" label={t`Resume the route to ${supplier.name}`} unless={unless}>
      <Play aria-hidden />
    </IconButton>
  );
  if (unless !== undefined) return button;
  return (
    <ConfirmDialog
      title={t`Resume the route to ${supplier.name}?`}
      action={t`Resume route`}
      onConfirm={() => onResume(route)}
      trigger={button}
    >
      <Trans>New orders go there again.</Trans>
      {cost !== null && agreed !== null && cost !== agreed && (
        <>
          {" "}
          <Trans>
            It costs <Money amount={cost} currency={currency} /> now instead of{" "}
            <Money amount={agreed} currency={currency} />. Resuming accepts the new cost.
          </Trans>
        </>
      )}
    </ConfirmDialog>
  );
}
