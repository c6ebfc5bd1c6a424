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
 * them.
 */
export function useFit(columns: string, mayYield: number): Fit {
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [{ yielded, isWider }, setMeasured] = useState<Measured>({ room: 0, columns, yielded: 0, isWider: false });
  useLayoutEffect(() => {
    if (box.current === null || table.current === null) return undefined;
    const measure = (): void => {
      if (box.current === null || table.current === null) return;
      const sizes = { room: box.current.clientWidth, ...measureTable(table.current) };
      // What was measured without another column has been counted already.
      setMeasured((before) => (before.yielded === yielded ? fit(before, { ...sizes, columns, mayYield }) : before));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    observer.observe(table.current);
    return () => observer.disconnect();
    // Without a column the table is measured anew.
  }, [columns, mayYield, yielded]);
  return { box, table, yielded: Math.min(yielded, mayYield), isWider };
}

interface Sizes {
  room: number;
  /** The width of the table with its names shortened as far as they can be. */
  least: number;
  /** Its width with names that can be told apart. */
  wanted: number;
  columns: string;
  mayYield: number;
}

function measureTable(table: HTMLTableElement): { least: number; wanted: number } {
  const least = table.offsetWidth;
  table.setAttribute(MEASURING, "");
  const wanted = table.offsetWidth;
  table.removeAttribute(MEASURING);
  return { least, wanted };
}

function fit(before: Measured, { room, least, wanted, columns, mayYield }: Sizes): Measured {
  const isAnew = room !== before.room || columns !== before.columns;
  // The columns that yielded are back before the table is measured for another width.
  if (isAnew && before.yielded > 0) return { room, columns, yielded: 0, isWider: false };
  if (wanted > room && before.yielded < mayYield) {
    return { room, columns, yielded: before.yielded + 1, isWider: false };
  }
  const isWider = least > room;
  return !isAnew && isWider === before.isWider ? before : { ...before, room, columns, isWider };
}
