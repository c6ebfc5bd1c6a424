import { useSyncExternalStore } from "react";
import type { Column } from "./column.ts";

export type Density = "compact" | "comfortable";

const DENSITY_KEY = "imeister.density";
const COLUMNS_KEY = "imeister.columns";
const listeners = new Set<() => void>();

/** By table and column: whether it is shown. What is absent is as the table defines it. */
type Choices = Record<string, Record<string, boolean> | undefined>;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function store(key: string, value: string): void {
  localStorage.setItem(key, value);
  for (const listener of listeners) listener();
}

/** How high the rows of every table are, as this browser remembers it. */
export function useDensity(): [density: Density, setDensity: (density: Density) => void] {
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(DENSITY_KEY));
  return [stored === "comfortable" ? "comfortable" : "compact", (density) => store(DENSITY_KEY, density)];
}

interface ColumnChoice<Row> {
  shown: readonly Column<Row>[];
  /** The ids of those that the reader asked for. */
  chosen: readonly string[];
  setShown: (id: string, isShown: boolean) => void;
}

/** The columns of a table that the reader wants to see, as this browser remembers it. */
export function useColumns<Row>(table: string | undefined, columns: readonly Column<Row>[]): ColumnChoice<Row> {
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(COLUMNS_KEY));
  const choices = readChoices(stored);
  const own = (table !== undefined && choices[table]) || {};
  return {
    shown: columns.filter(({ id, extra = false }) => own[id] ?? !extra),
    chosen: Object.keys(own).filter((id) => own[id]),
    setShown: (id, isShown) => {
      if (table === undefined) return;
      store(COLUMNS_KEY, JSON.stringify({ ...choices, [table]: { ...own, [id]: isShown } }));
    },
  };
}

function readChoices(stored: string | null): Choices {
  try {
    const choices: unknown = JSON.parse(stored ?? "{}");
    return typeof choices === "object" && choices !== null ? (choices as Choices) : {};
  } catch {
    // Changed by hand.
    return {};
  }
}
