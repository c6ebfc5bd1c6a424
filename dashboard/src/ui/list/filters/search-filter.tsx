import { Search } from "lucide-react";
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { focusFirstRow } from "../table/row-keys.ts";
import { useFilters } from "./use-filters.ts";

const TYPING_MS = 300;
const BETWEEN = /[\s,;]+/;
/** A serial number is the shortest. Digits that were grouped with spaces are shorter. */
const IDENTIFIER = /^(?=.*\d)[A-Za-z0-9-]{8,40}$/;

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
  const given = filters[name] ?? (several && filters[several]);
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
    <div data-set={given !== undefined || undefined} className="relative">
      <Search aria-hidden className="pointer-events-none absolute top-3 start-3 size-4 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={typed ?? given ?? ""}
        onChange={(event) => type(event.target.value)}
        onPaste={paste}
        onKeyDown={goToList}
        className="min-h-10 w-full rounded-lg border border-edge bg-surface pe-3 ps-9 placeholder:text-muted"
      />
    </div>
  );
}

/** Down leads to what was found, past the other filters. */
function goToList(event: KeyboardEvent): void {
  if (event.key === "ArrowDown" && focusFirstRow()) event.preventDefault();
}

/** The identifiers that a text consists of; none where it says anything else. */
function identifiersOf(text: string): string[] {
  const words = [...new Set(text.split(BETWEEN).filter((word) => word !== ""))];
  return words.every((word) => IDENTIFIER.test(word)) ? words : [];
}
