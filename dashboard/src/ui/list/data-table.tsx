import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../class-names.ts";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts. */
  right?: boolean;
  /** On a phone the row's first line, without its name. */
  lead?: boolean;
  /** What `sort` is when this column sorts upwards; downwards it has a minus before it. */
  sort?: string;
}

interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  /** Ids of the chosen rows, where rows can be chosen. */
  chosen?: readonly string[];
  onChoose?: (ids: string[]) => void;
  /** How a row is called in the label of its checkbox. */
  rowName?: (row: Row) => string;
}

/** A table on wide screens, stacked rows on a phone; the roles stay where the layout would take them away. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, chosen = [], onChoose, sort, onSort, rowName } = props;
  const ids = rows.map((row) => String(rowId(row)));
  const isChosen = new Set(chosen);
  return (
    <table role="table" className="block w-full md:table">
      <caption className="sr-only">{label}</caption>
      <thead role="rowgroup" className="hidden border-b border-line text-left text-sm text-muted md:table-header-group">
        <tr role="row">
          {onChoose && <ChooseAll ids={ids} chosen={chosen} onChoose={onChoose} />}
          {columns.map((column) => (
            <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block divide-y divide-line md:table-row-group">
        {rows.map((row, index) => {
          const id = ids[index]!;
          const choose = (): void =>
            onChoose?.(isChosen.has(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
          return (
            <tr role="row" key={id} className="relative block px-4 py-3 hover:bg-sunken/50 md:table-row md:p-0">
              {onChoose && <ChooseRow name={rowName?.(row) ?? id} checked={isChosen.has(id)} onChange={choose} />}
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ChooseAllProps {
  ids: readonly string[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

function ChooseAll({ ids, chosen, onChoose }: ChooseAllProps) {
  const others = chosen.filter((id) => !ids.includes(id));
  const isAll = ids.length > 0 && others.length + ids.length === chosen.length;
  return (
    <th role="columnheader" className="w-10 py-2.5 pl-4">
      <input
        type="checkbox"
        aria-label="Select all rows"
        className="size-4 accent-accent"
        checked={isAll}
        onChange={() => onChoose(isAll ? others : [...others, ...ids])}
      />
    </th>
  );
}

function ChooseRow({ name, checked, onChange }: { name: string; checked: boolean; onChange: () => void }) {
  return (
    <td role="cell" className="float-right md:float-none md:table-cell md:w-10 md:py-2.5 md:pl-4 md:align-top">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        className="mt-1 size-4 accent-accent"
        checked={checked}
        onChange={onChange}
      />
    </td>
  );
}

function Heading<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
}) {
  const { header, right, sort: key } = column;
  const place = classes("px-4 py-2.5 font-medium", right && "text-right");
  if (key === undefined || !onSort)
    return (
      <th role="columnheader" className={place}>
        {header}
      </th>
    );
  const state = sort === key ? "ascending" : sort === `-${key}` ? "descending" : "none";
  const Symbol = state === "ascending" ? ArrowUp : state === "descending" ? ArrowDown : ArrowUpDown;
  return (
    <th role="columnheader" aria-sort={state} className={place}>
      <button
        type="button"
        className="inline-flex items-center gap-1 hover:text-ink"
        onClick={() => onSort(state === "ascending" ? `-${key}` : key)}
      >
        {header}
        <Symbol aria-hidden className="size-3.5" />
      </button>
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, cell, right, lead } = column;
  const content = cell(row);
  if (lead) {
    return (
      <td
        role="cell"
        className="mb-1 block min-w-0 font-medium break-words md:mb-0 md:table-cell md:px-4 md:py-2.5 md:align-top md:font-normal"
      >
        {content}
      </td>
    );
  }
  return (
    <td
      role="cell"
      className={classes(
        "flex justify-between gap-4 py-0.5 md:table-cell md:px-4 md:py-2.5 md:align-top",
        right && "tabular-nums md:text-right",
        isNothing(content) && "hidden",
      )}
    >
      <span className="shrink-0 text-sm text-muted md:hidden">{header}</span>
      <div className="min-w-0 text-right break-words md:[text-align:inherit]">{content}</div>
    </td>
  );
}

/** What React shows nothing for. */
function isNothing(content: ReactNode): boolean {
  return content === null || content === undefined || content === false || content === "";
}
