import { msg, plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { textOf } from "../../../locale/text.ts";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { menuColumn } from "../../../ui/list/table/column.ts";
import type { Selection } from "../../../ui/list/table/selection.ts";
import { Money } from "../../../ui/show/money.tsx";
import { OrderedRowMenu } from "../../../ui/list/ordered-row-menu.tsx";
import { SortableRow } from "../../../ui/list/sortable/sortable-row.tsx";
import { SortableList } from "../../../ui/list/sortable/sortable-list.tsx";
import { ShortName } from "../../../ui/show/short-name.tsx";
import { StatusBadge } from "../../../ui/show/status/status-badge.tsx";
import { useCostColumns } from "../../cost-columns.ts";
import { TYPE_WORDS, type ListedService } from "../catalogue.ts";
import { InlinePrice } from "./inline-price.tsx";
import { LeftOver } from "../service/left-over.tsx";
import { RestrictedMark } from "../visibility/restricted-mark.tsx";

type Move = (index: number, by: number) => void;

interface ServicesTableProps {
  services: readonly ListedService[];
  sort: string | undefined;
  onSort: (sort: string) => void;
  total: number | undefined;
  /** Absent for who may not change services. */
  selection: Selection<ListedService> | undefined;
  actions: ReactNode;
  /** Where the list is one group in its own order. */
  onMove: Move | undefined;
}

export function ServicesTable({ services, onMove, ...list }: ServicesTableProps) {
  const { total } = list;
  const menu = (service: ListedService) => (
    <OrderedRowMenu
      name={service.name}
      index={services.indexOf(service)}
      count={total ?? services.length}
      onMove={onMove!}
    />
  );
  const columns = useCostColumns(onMove ? [...COLUMNS.filter(({ id }) => id !== "group"), menuColumn(menu)] : COLUMNS);
  const table = (
    <DataTable
      {...list}
      name="catalogue"
      counted={(count) => plural(count, { one: "# service", other: "# services" })}
      label={t`Services`}
      rows={services}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      columns={columns}
      {...(onMove && { rowElement: SortableRow })}
    />
  );
  if (!onMove) return table;
  return (
    <SortableList rows={services} onMove={onMove}>
      {table}
    </SortableList>
  );
}

const COLUMNS: readonly Column<ListedService>[] = [
  {
    id: "name",
    header: msg`Service`,
    lead: true,
    fit: "name",
    sort: "name",
    cell: (service) => <Name service={service} />,
  },
  { id: "id", header: msg`ID`, right: true, yields: 3, cell: ({ id }) => id },
  { id: "type", header: msg`Type`, plain: true, extra: true, cell: ({ type }) => textOf(TYPE_WORDS[type]) },
  {
    id: "group",
    header: msg`Group`,
    yields: 4,
    plain: true,
    phone: "whole",
    cell: ({ service_group: group }) => <ShortName>{group.name}</ShortName>,
  },
  { id: "status", header: msg`Status`, plain: true, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: "cost",
    header: msg`Cost`,
    right: true,
    cell: ({ cost, currency }) => (cost === null ? null : <Money amount={cost} currency={currency} />),
  },
  {
    id: "price",
    header: msg`Base price`,
    right: true,
    plain: true,
    sort: "price",
    cell: (service) => <InlinePrice service={service} />,
  },
  {
    id: "margin",
    header: msg`Margin`,
    right: true,
    cell: ({ margin, below_cost: isLoss, currency }) => (
      <LeftOver margin={margin} isLoss={isLoss} currency={currency} />
    ),
  },
  { id: "routes", header: msg`Routes`, right: true, yields: 1, cell: ({ routes }) => routes },
  { id: "stock", header: msg`In stock`, right: true, yields: 2, cell: ({ stock }) => stock || "" },
];

function Name({ service }: { service: ListedService }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Link
        to="/operator/catalogue/services/$id"
        params={{ id: String(service.id) }}
        className="min-w-0 truncate font-medium text-accent underline"
      >
        {service.name}
      </Link>
      <RestrictedMark service={service} />
    </span>
  );
}
