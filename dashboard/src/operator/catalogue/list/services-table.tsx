import { msg, plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { textOf } from "../../../locale/text.ts";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import type { Selection } from "../../../ui/list/table/selection.ts";
import { Money } from "../../../ui/show/money.tsx";
import { MoveButtons } from "../../../ui/list/move-buttons.tsx";
import { DragHandle, SortableRow } from "../../../ui/list/sortable/sortable-row.tsx";
import { SortableList } from "../../../ui/list/sortable/sortable-list.tsx";
import { StatusBadge } from "../../../ui/show/status-badge.tsx";
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
  const place = onMove && placeColumn(services, total ?? services.length, onMove);
  const columns = useCostColumns(place ? [...COLUMNS, place] : COLUMNS);
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
    fit: "name",
    narrow: true,
    yields: 4,
    plain: true,
    cell: ({ service_group: group }) => group.name,
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

function placeColumn(services: readonly ListedService[], count: number, onMove: Move): Column<ListedService> {
  return {
    id: "place",
    header: t`Position`,
    right: true,
    action: true,
    cell: (service) => (
      <span className="-my-1 inline-flex">
        <DragHandle name={service.name} />
        <MoveButtons name={service.name} index={services.indexOf(service)} count={count} onMove={onMove} />
      </span>
    ),
  };
}
