import { useLayoutEffect, useState, type RefObject } from "react";

/** Whether the table is wider than the box around it, which then scrolls. A box that always scrolls would take the header along. */
export function useOverflow(box: RefObject<HTMLElement | null>, table: RefObject<HTMLElement | null>): boolean {
  const [isWider, setWider] = useState(false);
  useLayoutEffect(() => {
    if (box.current === null || table.current === null) return undefined;
    const measure = (): void => setWider((table.current?.offsetWidth ?? 0) > (box.current?.clientWidth ?? 0));
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    observer.observe(table.current);
    return () => observer.disconnect();
  }, [box, table]);
  return isWider;
}
