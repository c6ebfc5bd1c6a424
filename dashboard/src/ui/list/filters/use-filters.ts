import { useNavigate, useSearch } from "@tanstack/react-router";

export type Filters = Readonly<Record<string, string | undefined>>;

/**
 * The filters of a list, kept in its address: links carry them and Back undoes them. Setting one leaves the page
 * that was open (`cursor`, `page`); undefined or empty removes it.
 */
export function useFilters(): [filters: Filters, setFilters: (changes: Filters) => void] {
  const filters: Filters = useSearch({ strict: false });
  const navigate = useNavigate();
  const setFilters = (changes: Filters): void => {
    // A filter set with a delay, such as a search, must not undo filters set in the meantime.
    const search = (present: Filters): Record<string, string | undefined> => {
      const next = { ...present, cursor: undefined, page: undefined, ...changes };
      return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== ""));
    };
    void navigate({ to: ".", search, replace: true, resetScroll: false });
  };
  return [filters, setFilters];
}

interface ListFilters<Name extends string> {
  /** As the API takes them. */
  query: Record<Name, string | undefined>;
  isFiltered: boolean;
  clear: () => void;
}

/** The filters of these names: what is set, whether anything is, and the way back to all rows. */
export function useListFilters<Name extends string>(names: readonly Name[]): ListFilters<Name> {
  const [filters, setFilters] = useFilters();
  const each = <Value>(valueOf: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
  return {
    query: each((name) => filters[name]),
    isFiltered: names.some((name) => filters[name] !== undefined),
    clear: () => setFilters(each(() => undefined)),
  };
}
