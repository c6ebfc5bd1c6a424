import { useLayoutEffect, useRef, useState, type RefObject } from "react";

const MEASURING = "data-measuring";

interface Fit {
  box: RefObject<HTMLDivElement | null>;
  table: RefObject<HTMLTableElement | null>;
  /** How many of the columns that may yield do so. */
  yielded: number;
  /**
   * The table is wider than the box around it even so, which then scrolls. A box that always scrolls would take the
   * header along.
   */
  isWider: boolean;
}

interface Measured {
  /** The width and the columns for which others yielded; for other ones all columns are back first. */
  room: number;
  columns: string;
  yielded: number;
  isWider: boolean;
}

/**
 * Fits a table into the box around it: one column after the other yields until it does. `columns` are the ids of all of
 * them, `yielding` those of the columns that may yield, the first of them first.
 */
export function useFit(columns: string, yielding: string): Fit {
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [{ yielded, isWider }, setMeasured] = useState<Measured>({ room: 0, columns, yielded: 0, isWider: false });
  useLayoutEffect(() => {
    if (box.current === null || table.current === null) return undefined;
    const left = yielding.split(" ").filter(Boolean).slice(yielded);
    let last = "";
    const measure = (): void => {
      if (box.current === null || table.current === null) return;
      const { offsetWidth: least, offsetHeight } = table.current;
      const room = box.current.clientWidth;
      // Measuring lays the table out twice, and observers call back once although nothing has changed.
      const size = [room, least, offsetHeight].join(" ");
      if (size === last) return;
      last = size;
      const more = left.length === 0 ? 0 : countYielding(table.current, left, room);
      // What was measured without another column has been counted already.
      setMeasured((before) => (before.yielded === yielded ? fit(before, { room, least, more, columns }) : before));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    observer.observe(table.current);
    return () => observer.disconnect();
    // Without a column the table is measured anew.
  }, [columns, yielding, yielded]);
  return { box, table, yielded, isWider };
}

interface Sizes {
  room: number;
  /** The width of the table with its names shortened as far as they can be. */
  least: number;
  /** How many more columns yield. */
  more: number;
  columns: string;
}

/** How many of the columns yield until the table has room, with names that can be told apart. */
function countYielding(table: HTMLTableElement, yielding: readonly string[], room: number): number {
  table.setAttribute(MEASURING, "");
  let excess = table.offsetWidth - room;
  let count = 0;
  for (; excess > 0 && count < yielding.length; count++) {
    excess -= table.querySelector<HTMLElement>(`[data-column="${yielding[count]}"]`)?.offsetWidth ?? 0;
  }
  table.removeAttribute(MEASURING);
  return count;
}

function fit(before: Measured, { room, least, more, columns }: Sizes): Measured {
  const isAnew = room !== before.room || columns !== before.columns;
  // The columns that yielded are back before the table is measured for another width.
  if (isAnew && before.yielded > 0) return { room, columns, yielded: 0, isWider: false };
  if (more > 0) return { room, columns, yielded: before.yielded + more, isWider: false };
  const isWider = least > room;
  return !isAnew && isWider === before.isWider ? before : { ...before, room, columns, isWider };
}
