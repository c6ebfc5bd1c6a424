import { t } from "@lingui/core/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { ListFilter, Search } from "lucide-react";
import { Children, useRef, useState, type ClipboardEvent, type ReactNode } from "react";
import { textOf, type Text } from "../../locale/text.ts";
import { Button } from "../button.tsx";
import { classes } from "../class-names.ts";

const TYPING_MS = 300;
const BETWEEN = /[\s,;]+/;
/** A serial number is the shortest. Digits that were grouped with spaces are shorter. */
const IDENTIFIER = /^(?=.*\d)[A-Za-z0-9-]{8,40}$/;

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
  const each = <Value,>(valueOf: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
  return {
    query: each((name) => filters[name]),
    isFiltered: names.some((name) => filters[name] !== undefined),
    clear: () => setFilters(each(() => undefined)),
  };
}

/** More filters than these are behind a button on a phone, where they would fill the screen. */
const MOST_ON_PHONE = 2;
/** Of more filters than these, the last ones are behind it on all but wide screens. */
const MOST_IN_TWO_ROWS = 7;
/** Those after the first four. */
const MORE_HIDDEN = "max-xl:[&>*:nth-child(n+4)]:hidden";

export function FilterBar({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const filters = Children.toArray(children);
  const isLong = filters.length > MOST_ON_PHONE;
  const isVeryLong = filters.length > MOST_IN_TWO_ROWS;
  const [first, ...others] = filters;
  return (
    <search className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-end [&>*]:min-w-0">
      {first}
      {isLong && (
        <Button
          aria-expanded={isOpen}
          className={classes("order-last col-span-2 max-sm:order-none", isVeryLong ? "xl:hidden" : "sm:hidden")}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ListFilter aria-hidden />
          {isOpen ? t`Hide filters` : t`Filters`}
        </Button>
      )}
      <div
        className={classes(
          "contents [&>*]:min-w-0",
          isLong && !isOpen && "max-sm:hidden",
          isVeryLong && !isOpen && MORE_HIDDEN,
        )}
      >
        {others}
      </div>
    </search>
  );
}

interface SearchFilterProps {
  name?: string;
  label: string;
  placeholder?: string;
  /** The filter that several identifiers become which were pasted at once. */
  several?: string;
}

/** Text that filters as it is typed. */
export function SearchFilter({ name = "q", label, placeholder, several }: SearchFilterProps) {
  const [filters, setFilters] = useFilters();
  // The typed text is shown until it has become the filter.
  const [typed, setTyped] = useState<string>();
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(wait.current);
    wait.current = setTimeout(() => {
      const words = several === undefined ? [] : identifiersOf(text);
      if (several === undefined) setFilters({ [name]: text.trim() });
      else if (words.length > 1) setFilters({ [name]: undefined, [several]: words.join(" ") });
      else setFilters({ [name]: text.trim(), [several]: undefined });
      setTyped(undefined);
    }, TYPING_MS);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData("text");
    if (several === undefined || identifiersOf(text).length < 2) return;
    // The field would join the lines.
    event.preventDefault();
    type(identifiersOf(text).join(" "));
  };
  return (
    <div className="relative col-span-2 sm:grow sm:basis-56">
      <Search aria-hidden className="pointer-events-none absolute top-3 start-3 size-4 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={typed ?? filters[name] ?? (several && filters[several]) ?? ""}
        onChange={(event) => type(event.target.value)}
        onPaste={paste}
        className="min-h-10 w-full rounded-lg border border-edge bg-surface pe-3 ps-9 placeholder:text-muted"
      />
    </div>
  );
}

/** The identifiers that a text consists of; none where it says anything else. */
function identifiersOf(text: string): string[] {
  const words = [...new Set(text.split(BETWEEN).filter((word) => word !== ""))];
  return words.every((word) => IDENTIFIER.test(word)) ? words : [];
}

interface SelectFilterProps {
  name: string;
  label: string;
  choices: readonly (readonly [value: string, name: Text])[];
  /** The label when nothing is selected. */
  all?: string;
}

export function SelectFilter({ name, label, choices, all = t`All` }: SelectFilterProps) {
  const [filters, setFilters] = useFilters();
  return (
    <label className="grid gap-1 text-sm text-muted">
      {label}
      <select
        value={filters[name] ?? ""}
        onChange={(event) => setFilters({ [name]: event.target.value })}
        className={classes(
          "min-h-10 w-full rounded-lg border border-edge bg-surface px-3 pe-8 text-base text-ink sm:w-auto sm:max-w-64",
        )}
      >
        <option value="">{all}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {textOf(text)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A day in the reader's zone; `edge` is the end of the day that the filter sends. */
export function DateFilter({ name, label, edge }: { name: string; label: string; edge: "start" | "end" }) {
  const [filters, setFilters] = useFilters();
  const change = (day: string): void => {
    const time = edge === "start" ? "00:00:00.000" : "23:59:59.999";
    setFilters({ [name]: day === "" ? undefined : new Date(`${day}T${time}`).toISOString() });
  };
  return (
    <label className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm text-muted">
      {label}
      <input
        type="date"
        value={localDay(filters[name])}
        onChange={(event) => change(event.target.value)}
        className="min-h-10 w-full min-w-0 rounded-lg border border-edge bg-surface px-2 text-base text-ink"
      />
    </label>
  );
}

function localDay(time: string | undefined): string {
  const date = new Date(time ?? "");
  if (Number.isNaN(date.getTime())) return "";
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}
