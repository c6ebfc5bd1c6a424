import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { textOf } from "../../../locale/text.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { menuColumn } from "../../../ui/list/table/column.ts";
import { Money } from "../../../ui/show/money.tsx";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import { useCostColumns } from "../../cost-columns.ts";
import { SupplierLink } from "../../links.tsx";
import { marginWords } from "../../suppliers/services/margin-rule.ts";
import { leftOver, type Route } from "../catalogue.ts";
import { LeftOver } from "../service/left-over.tsx";
import { RouteMenu, type RouteMenuProps } from "./route-menu.tsx";

const PAUSES: Record<string, MessageDescriptor> = {
  operator: msg`Paused by you`,
  cost: msg`Paused: cost rose`,
  vanished: msg`Paused: removed by supplier`,
};

export function RoutesTable(props: Omit<RouteMenuProps, "route">) {
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
    menuColumn((route) => <RouteMenu {...props} route={route} />),
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
