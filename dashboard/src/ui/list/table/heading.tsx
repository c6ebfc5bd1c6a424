import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { classes } from "../../class-names.ts";
import { TABLE_CELL, type PlacedColumn } from "./column.ts";

interface HeadingProps<Row> {
  column: PlacedColumn<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}

export function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { header, right, sort: key, action, share } = column;
  const width = share === undefined ? {} : { style: { width: `${share}%` } };
  const place = classes(
    TABLE_CELL,
    "py-2 font-medium whitespace-nowrap first:pl-4 last:pr-4",
    right && "text-right",
    action && "sticky right-0 bg-surface",
  );
  if (key === undefined || !onSort) {
    return (
      <th role="columnheader" {...width} className={place}>
        {header === "" ? <span className="sr-only">Actions</span> : header}
      </th>
    );
  }
  const state = sort === key ? "ascending" : sort === `-${key}` ? "descending" : "none";
  const Symbol = state === "ascending" ? ArrowUp : state === "descending" ? ArrowDown : ArrowUpDown;
  return (
    <th role="columnheader" aria-sort={state} {...width} className={place}>
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

interface SelectRowsProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** Selects every row that is shown. */
export function SelectRows({ isSelected, onChange }: SelectRowsProps) {
  return (
    <th role="columnheader" className="w-9 py-2 pl-4">
      <input
        type="checkbox"
        aria-label="Select all rows"
        className="block size-4 accent-accent"
        checked={isSelected}
        onChange={() => onChange(!isSelected)}
      />
    </th>
  );
}
