import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { textOf } from "../../../locale/text.ts";
import { classes } from "../../class-names.ts";
import { TABLE_CELL, type PlacedColumn } from "./column.ts";

interface HeadingProps<Row> {
  column: PlacedColumn<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}

export function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { id, header, right, sort: key, action } = column;
  const place = classes(
    TABLE_CELL,
    "py-2 font-medium whitespace-nowrap first:ps-4 last:pe-4",
    // Browsers centre headings, also where they inherit the start.
    right ? "text-end" : "text-start",
    // It covers the line of the header.
    action && "sticky end-0 bg-surface shadow-[inset_0_-1px_0_var(--line)]",
  );
  if (key === undefined || !onSort) {
    return (
      <th role="columnheader" data-column={id} className={place}>
        {header === "" ? (
          <span className="sr-only">
            <Trans>Actions</Trans>
          </span>
        ) : (
          textOf(header)
        )}
      </th>
    );
  }
  const state = sort === key ? "ascending" : sort === `-${key}` ? "descending" : "none";
  const Symbol = state === "ascending" ? ArrowUp : state === "descending" ? ArrowDown : ArrowUpDown;
  return (
    <th role="columnheader" data-column={id} aria-sort={state} className={place}>
      <button
        type="button"
        className="inline-flex items-center gap-1 hover:text-ink"
        onClick={() => onSort(state === "ascending" ? `-${key}` : key)}
      >
        {textOf(header)}
        <Symbol aria-hidden className="size-3.5" />
      </button>
    </th>
  );
}

/** Over the handles of rows that are dragged. */
export function HandleHeading() {
  return <th role="columnheader" aria-label={t`Position`} className="w-6" />;
}

interface SelectRowsProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** Selects every row that is shown. */
export function SelectRows({ isSelected, onChange }: SelectRowsProps) {
  return (
    <th role="columnheader" className="w-9 py-2 ps-4">
      <input
        type="checkbox"
        aria-label={t`Select all rows`}
        className="block size-4 accent-accent"
        checked={isSelected}
        onChange={() => onChange(!isSelected)}
      />
    </th>
  );
}
