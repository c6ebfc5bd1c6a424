import { t } from "@lingui/core/macro";
import type { CSSProperties, ReactNode, Ref } from "react";
import { classes } from "../../class-names.ts";
import { Cell } from "./cell.tsx";
import type { PlacedColumn } from "./column.ts";
import { isOnRow, openRow } from "./open-row.ts";
import type { Density } from "./view.ts";

export interface TableRowProps<Row> {
  id: string;
  row: Row;
  onOpen: ((row: Row) => void) | undefined;
  onToggle: ((id: string) => void) | undefined;
  columns: readonly PlacedColumn<Row>[];
  density: Density;
  /** How the row is called in the label of its checkbox. */
  name: string;
  isSelected: boolean;
  /** Of a row that can be dragged. */
  frame?: { ref: Ref<HTMLTableRowElement>; style: CSSProperties; isLifted: boolean; handle: ReactNode };
}

/** A row of a table; on a phone a card of two columns. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, columns, density, name, isSelected, onOpen, onToggle, frame } = props;
  return (
    <tr
      ref={frame?.ref}
      style={frame?.style}
      role="row"
      tabIndex={-1}
      data-row={id}
      data-corner={columns.some(({ phone }) => phone === "corner") || undefined}
      onClick={(event) => isOnRow(event) && openRow(event.currentTarget, new Map([[id, row]]), onOpen, event)}
      className={classes(
        "group relative grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] items-center gap-x-3 px-4 py-2 [grid-auto-flow:dense]",
        "scroll-my-28 hover:bg-sunken focus:bg-sunken focus-visible:-outline-offset-2 md:table-row md:p-0",
        "has-[[data-lead]_a]:cursor-pointer",
        onOpen && "cursor-pointer",
        inset(frame !== undefined, onToggle !== undefined),
        // Opaque, as the cells that stay in view have the colour of their row.
        isSelected ? "bg-selected" : "bg-surface",
        density === "compact" && "md:text-sm",
        frame?.isLifted && "z-10 shadow-lg",
      )}
    >
      {frame && (
        <td role="cell" className="max-md:absolute max-md:start-1.5 max-md:top-1.5 md:w-6 md:ps-2 md:align-middle">
          {frame.handle}
        </td>
      )}
      {onToggle && (
        <td
          role="cell"
          className={classes(
            "max-md:absolute max-md:top-3 md:w-9 md:align-middle",
            frame ? "max-md:start-9 md:ps-2" : "max-md:start-4 md:ps-4",
          )}
        >
          <input
            type="checkbox"
            aria-label={t`Select ${name}`}
            className="block size-4 accent-accent"
            checked={isSelected}
            onChange={() => onToggle(id)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} density={density} />
      ))}
    </tr>
  );
}

/** Where a card on a phone starts, beside its handle and its checkbox. */
function inset(hasHandle: boolean, hasCheckbox: boolean): string | false {
  if (hasHandle) return hasCheckbox ? "max-md:ps-16" : "max-md:ps-9";
  return hasCheckbox && "max-md:ps-11";
}
