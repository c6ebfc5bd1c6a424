import { useLayoutEffect, useRef, useState, type RefObject } from "react";

const MEASURING = "data-measuring";

interface Room {
  bar: RefObject<HTMLElement | null>;
  /** The positions of the filters for which the row of the bar has no room. */
  hidden: ReadonlySet<number>;
}

interface Measured {
  /** For which filters: other ones are measured anew. */
  filters: string;
  hidden: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Which filters do not fit into one row beside the button that shows them. The first one and those that are set always stay.
 * `filters` says how many there are and what is set. What is measured has one element for each filter, in any order,
 * with its position in `data-filter`, and the button.
 */
export function useRoom(filters: string, isOpen: boolean): Room {
  const bar = useRef<HTMLElement>(null);
  const [{ hidden }, setMeasured] = useState<Measured>({ filters, hidden: NONE });
  useLayoutEffect(() => {
    // While all are shown none moves: the reader is using them.
    if (bar.current === null || isOpen) return undefined;
    const measure = (): void => {
      const next = bar.current === null ? NONE : withoutRoom(bar.current);
      setMeasured((before) =>
        before.filters === filters && isSame(before.hidden, next) ? before : { filters, hidden: next },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(bar.current);
    for (const filter of bar.current.children) observer.observe(filter);
    return () => observer.disconnect();
  }, [filters, isOpen]);
  return { bar, hidden };
}

function withoutRoom(bar: HTMLElement): ReadonlySet<number> {
  bar.setAttribute(MEASURING, "");
  const gap = Number.parseFloat(getComputedStyle(bar).columnGap);
  const room = bar.clientWidth + gap;
  const button = bar.querySelector<HTMLElement>(":scope > button")!.offsetWidth + gap;
  const filters = [...bar.querySelectorAll<HTMLElement>(":scope > [data-filter]")]
    .map((filter) => ({
      position: Number(filter.dataset["filter"]),
      width: filter.offsetWidth + gap,
      isSet: filter.querySelector("[data-set]") !== null,
    }))
    .toSorted((one, other) => one.position - other.position);
  bar.removeAttribute(MEASURING);
  if (sum(filters) <= room) return NONE;
  const staying = filters.filter(({ position, isSet }) => position === 0 || isSet);
  let left = room - button - sum(staying);
  const hidden = new Set<number>();
  for (const { position, width } of filters.filter((filter) => !staying.includes(filter))) {
    left -= width;
    if (left < 0) hidden.add(position);
  }
  return hidden;
}

function sum(filters: readonly { width: number }[]): number {
  return filters.reduce((all, { width }) => all + width, 0);
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((position) => other.has(position));
}
