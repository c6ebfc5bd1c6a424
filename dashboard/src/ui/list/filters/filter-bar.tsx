import { t } from "@lingui/core/macro";
import { ListFilter } from "lucide-react";
import { Children, useState, type ReactNode } from "react";
import { Button } from "../../button.tsx";
import { classes } from "../../class-names.ts";
import { SearchFilter } from "./search-filter.tsx";
import { useFilters } from "./use-filters.ts";
import { useRoom } from "./use-room.ts";

/** The filters of a list in one row. Those that it has no room for are behind a button, except what is set. */
export function FilterBar({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [values] = useFilters();
  const filters = Children.toArray(children).map((filter, position) => ({ filter, position }));
  const { bar, hidden } = useRoom(`${filters.length} ${JSON.stringify(values)}`, isOpen);
  const toItem = ({ filter, position }: (typeof filters)[number]) => (
    <div
      key={position}
      data-filter={position}
      className={classes(
        "min-w-0 group-data-measuring/filters:block group-data-measuring/filters:w-auto",
        "group-data-measuring/filters:shrink-0 group-data-measuring/filters:grow-0",
        isSearch(filter) && (position === 0 ? "max-w-2xl grow basis-40 sm:basis-56 xl:basis-72" : "grow basis-44"),
        !isSearch(filter) && hidden.size > 0 && position === 0 && "max-sm:grow",
        hidden.has(position) && (isOpen ? "max-sm:w-full" : "hidden"),
      )}
    >
      {filter}
    </div>
  );
  return (
    <search
      ref={bar}
      className="group/filters flex flex-wrap items-center gap-2 data-measuring:flex-nowrap data-measuring:overflow-hidden"
    >
      {filters.filter(({ position }) => !hidden.has(position)).map(toItem)}
      <Button
        aria-expanded={isOpen}
        className={classes("group-data-measuring/filters:inline-flex", hidden.size === 0 && "hidden")}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ListFilter aria-hidden />
        {isOpen ? t`Hide filters` : hidden.size === filters.length - 1 ? t`Filters` : t`More filters`}
      </Button>
      {filters.filter(({ position }) => hidden.has(position)).map(toItem)}
    </search>
  );
}

function isSearch(filter: ReactNode): boolean {
  return typeof filter === "object" && filter !== null && "type" in filter && filter.type === SearchFilter;
}
