import { useState } from "react";

export interface Selection<Row> {
  /** The selected rows that have been read, by id. */
  rows: ReadonlyMap<string, Row>;
  /** Every row that matches the filters is selected, also those that have not been read. */
  isAll: boolean;
  has: (id: string) => boolean;
  /** Selects these rows and no others. */
  set: (rows: ReadonlyMap<string, Row>) => void;
  /** Absent where only rows that have been read can be selected. */
  selectAll?: (() => void) | undefined;
  clear: () => void;
}

interface Selected<Row> {
  rows: ReadonlyMap<string, Row>;
  /** The filters of which every row is selected. */
  allOf?: string | undefined;
}

/**
 * The rows that the reader selected. They stay selected while the filters change. `matching` names the filters, where
 * all rows that match them can be selected; that selection ends when they change.
 */
export function useSelection<Row>({ matching }: { matching?: string } = {}): Selection<Row> {
  const [{ rows, allOf }, setSelected] = useState<Selected<Row>>({ rows: new Map() });
  const isStale = allOf !== undefined && allOf !== matching;
  const present: ReadonlyMap<string, Row> = isStale ? new Map() : rows;
  const isAll = allOf !== undefined && !isStale;
  return {
    rows: present,
    isAll,
    has: (id) => isAll || present.has(id),
    set: (wanted) => setSelected({ rows: wanted }),
    ...(matching !== undefined && { selectAll: () => setSelected({ rows: present, allOf: matching }) }),
    clear: () => setSelected({ rows: new Map() }),
  };
}

/** The selection with these rows added or removed; without one of all rows, the others that are shown stay selected. */
export function changed<Row>(
  selection: Selection<Row>,
  shown: ReadonlyMap<string, Row>,
  ids: readonly string[],
  isSelected: boolean,
): ReadonlyMap<string, Row> {
  const next = new Map(selection.isAll ? shown : selection.rows);
  for (const id of ids) {
    const row = shown.get(id);
    if (isSelected && row !== undefined) next.set(id, row);
    else next.delete(id);
  }
  return next;
}
