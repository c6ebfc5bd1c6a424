import { t } from "@lingui/core/macro";
import { useRef, type ReactNode, type RefObject } from "react";
import { classes } from "../class-names.ts";
import { formatCount } from "../show/dates.ts";
import {
  placeColumns,
  withoutEmpty,
  withoutYielding,
  yieldingOf,
  type Column,
  type PlacedColumn,
} from "./table/column.ts";
import { HandleHeading, Heading, SelectRows } from "./table/heading.tsx";
import { openRow } from "./table/open-row.ts";
import { useKeptFocus } from "./table/kept-focus.ts";
import { useFit } from "./table/overflow.ts";
import { useRowKeys } from "./table/row-keys.ts";
import { changed, type Selection } from "./table/selection.ts";
import { countRows, Sums } from "./table/sums.tsx";
import { TableRow } from "./table/table-row.tsx";
import { ToolBar } from "./table/tool-bar.tsx";
import { useColumns, useDensity } from "./table/view.ts";
import { ViewMenu } from "./table/view-menu.tsx";

export type { Column } from "./table/column.ts";

/** A shadow at the far edge says that there is more. */
const CUT = classes(
  "overflow-x-auto shadow-[inset_-14px_0_12px_-12px_var(--edge)]",
  "rtl:shadow-[inset_14px_0_12px_-12px_var(--edge)]",
);

interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  /**
   * The list of a page has a name: its choice of columns is remembered under it, and it has a line of tools, a header that
   * stays in view and the keys j, k, x, a and Enter.
   */
  name?: string;
  /** A number of rows in words, such as “3 orders”. */
  counted?: (count: number) => string;
  /** How many rows match the filters, where the server counts them. */
  total?: number | undefined;
  /** Said of the list instead of the number of its rows. */
  about?: ReactNode;
  selection?: Selection<Row> | undefined;
  /** How a row is called in the label of its checkbox. */
  rowName?: (row: Row) => string;
  /** What can be done with the selected rows. */
  actions?: ReactNode;
  /** What can be done with the list, such as its export. */
  tools?: ReactNode;
  /** Instead of following the link of the row's lead. */
  onOpen?: (row: Row) => void;
  /** Of tables in a `SortableList`: a row that can be dragged. */
  rowElement?: typeof TableRow;
}

/** A table on wide screens, cards on a phone; the roles stay where the layout would take them away. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, name, total, about, selection, rowName, actions, tools, onOpen } = props;
  const { counted = countRows, rowElement } = props;
  const { shown: wanted, chosen } = useColumns(name, columns);
  const shown = withoutEmpty(wanted, chosen, rows);
  const { yielded, ...fit } = useFit(idsOf(shown), idsOf(yieldingOf(shown, chosen)));
  const bar = useRef<HTMLFieldSetElement>(null);
  const isList = name !== undefined;
  const placed = placeColumns(withoutYielding(shown, chosen, yielded), { isList, chosen });
  const byId = new Map(rows.map((row) => [String(rowId(row)), row]));
  const isEachSelected = selection !== undefined && [...byId.keys()].every((id) => selection.has(id));
  const select = (ids: readonly string[], isSelected: boolean): void =>
    selection?.set(changed(selection, byId, ids, isSelected));
  const onToggle = selection && ((id: string): void => select([id], !selection.has(id)));
  return (
    <>
      {isList && (
        <ToolBar
          about={about ?? (total === undefined ? t`${formatCount(rows.length)} shown` : counted(total))}
          {...{ selection, total, isEachSelected, actions }}
          box={bar}
        >
          {tools}
          <ViewMenu table={name} columns={columns} />
        </ToolBar>
      )}
      <TableFrame {...{ label, byId, onOpen, onToggle, isList, ...fit }} actions={bar}>
        <Head {...props} columns={placed} sticks={isList}>
          {rowElement && <HandleHeading />}
          {selection && (
            <SelectRows
              isSelected={isEachSelected && rows.length > 0}
              onChange={(isSelected) => select([...byId.keys()], isSelected)}
            />
          )}
        </Head>
        <Body {...{ byId, columns: placed, onOpen, onToggle, selection, rowName, rowElement, isList }} />
        <Sums columns={placed} offset={(selection ? 1 : 0) + (rowElement ? 1 : 0)} {...summed(rows, props)} />
      </TableFrame>
    </>
  );
}

function idsOf(columns: readonly { id: string }[]): string {
  return columns.map(({ id }) => id).join(" ");
}

/** The selected rows, where some are; else those that are shown. */
function summed<Row>(rows: readonly Row[], { selection, total, counted = countRows }: DataTableProps<Row>) {
  if (selection && !selection.isAll && selection.rows.size > 0) {
    return { rows: [...selection.rows.values()], label: t`Sum of ${formatCount(selection.rows.size)} selected` };
  }
  const label = rows.length === total ? t`Sum of ${counted(rows.length)}` : t`Sum of ${formatCount(rows.length)} shown`;
  return { rows, label };
}

interface TableFrameProps<Row> {
  box: RefObject<HTMLDivElement | null>;
  table: RefObject<HTMLTableElement | null>;
  actions: RefObject<HTMLElement | null>;
  isWider: boolean;
  label: string;
  byId: ReadonlyMap<string, Row>;
  onOpen: ((row: Row) => void) | undefined;
  onToggle: ((id: string) => void) | undefined;
  isList: boolean;
  children: ReactNode;
}

function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { box, table, actions, isWider, label, byId, onOpen, onToggle, isList, children } = props;
  const keptFocus = useKeptFocus();
  useRowKeys({
    table,
    actions,
    enabled: isList,
    onOpen: (element) => openRow(element, byId, onOpen),
    onToggle: (element) => onToggle?.(element.dataset["row"] ?? ""),
  });
  return (
    <div
      ref={box}
      {...(isWider && { tabIndex: 0, role: "region", "aria-label": label })}
      data-wider={isWider || undefined}
      className={classes("group/frame min-w-0", isWider && CUT)}
    >
      <table
        ref={table}
        {...keptFocus}
        role="table"
        data-keys={isList || undefined}
        className="group/table block w-full md:table md:data-measuring:w-max"
      >
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </div>
  );
}

interface HeadProps<Row> extends Pick<DataTableProps<Row>, "sort" | "onSort"> {
  columns: readonly PlacedColumn<Row>[];
  sticks: boolean;
  children: ReactNode;
}

function Head<Row>({ columns, sort, onSort, sticks, children }: HeadProps<Row>) {
  return (
    <thead
      role="rowgroup"
      className={classes(
        "hidden text-sm text-muted shadow-[inset_0_-1px_0_var(--line)] md:table-header-group",
        // In a box that scrolls sideways it would stick to that box.
        sticks && "sticky top-14 z-10 bg-surface group-data-wider/frame:static",
      )}
    >
      <tr role="row">
        {children}
        {columns.map((column) => (
          <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface BodyProps<Row> extends Pick<DataTableProps<Row>, "selection" | "rowName"> {
  rowElement: typeof TableRow | undefined;
  columns: readonly PlacedColumn<Row>[];
  byId: ReadonlyMap<string, Row>;
  onOpen: ((row: Row) => void) | undefined;
  onToggle: ((id: string) => void) | undefined;
  isList: boolean;
}

function Body<Row>({ byId, columns, selection, rowName, onOpen, onToggle, isList, ...rest }: BodyProps<Row>) {
  const { rowElement: Element = TableRow } = rest;
  const [density] = useDensity();
  return (
    <tbody role="rowgroup" className="block divide-y divide-line md:table-row-group">
      {[...byId].map(([id, row]) => (
        <Element
          key={id}
          {...{ id, row, columns, onOpen, onToggle }}
          density={isList ? density : "comfortable"}
          name={rowName?.(row) ?? id}
          isSelected={selection?.has(id) ?? false}
        />
      ))}
    </tbody>
  );
}
