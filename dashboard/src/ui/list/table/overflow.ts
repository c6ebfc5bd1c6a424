import { useLayoutEffect, useRef, useState, type RefObject } from "react";

interface Fit {
  box: RefObject<HTMLDivElement | null>;
  table: RefObject<HTMLTableElement | null>;
  /** How many of the columns that may yield do so. */
  yielded: number;
  /** The table is wider than the box around it even so, which then scrolls. A box that always scrolls would take the header along. */
  isWider: boolean;
}

interface Measured {
  /** The width for which columns yielded; another one starts from all columns. */
  room: number;
  yielded: number;
  isWider: boolean;
}

/** Fits a table into the box around it: one column after the other yields until it does. */
export function useFit(mayYield: number): Fit {
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [{ yielded, isWider }, setMeasured] = useState<Measured>({ room: 0, yielded: 0, isWider: false });
  useLayoutEffect(() => {
    if (box.current === null || table.current === null) return undefined;
    const measure = (): void => setMeasured((before) => fit(before, box.current, table.current, mayYield));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    observer.observe(table.current);
    return () => observer.disconnect();
  }, [mayYield]);
  return { box, table, yielded: Math.min(yielded, mayYield), isWider };
}

function fit(before: Measured, box: HTMLElement | null, table: HTMLElement | null, mayYield: number): Measured {
  if (box === null || table === null) return before;
  const room = box.clientWidth;
  // The columns that yielded are back before the table is measured for another width.
  if (room !== before.room && before.yielded > 0) return { room, yielded: 0, isWider: false };
  const isOver = table.offsetWidth > room;
  if (isOver && before.yielded < mayYield) return { room, yielded: before.yielded + 1, isWider: false };
  return room === before.room && isOver === before.isWider ? before : { ...before, room, isWider: isOver };
}
