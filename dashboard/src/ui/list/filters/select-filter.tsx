import { t } from "@lingui/core/macro";
import { ChevronDown } from "lucide-react";
import type { MouseEvent } from "react";
import { textOf, type Text } from "../../../locale/text.ts";
import { classes } from "../../class-names.ts";
import { CONTROL, CONTROL_LABEL, CONTROL_SYMBOL } from "./control.ts";
import { useFilters } from "./use-filters.ts";

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
    <label data-set={filters[name] !== undefined || undefined} className={classes(CONTROL, "relative")}>
      <span className={CONTROL_LABEL}>{label}</span>
      <select
        value={filters[name] ?? ""}
        onClick={openByLabel}
        onChange={(event) => setFilters({ [name]: event.target.value })}
        className={classes(
          "field-sizing-content min-h-9.5 max-w-48 min-w-0 appearance-none truncate rounded-lg bg-transparent ps-2 pe-8",
          "outline-none max-sm:max-w-none max-sm:grow",
        )}
      >
        <option value="">{all}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {textOf(text)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className={classes(CONTROL_SYMBOL, "pointer-events-none absolute end-2.5")} />
    </label>
  );
}

/** A click on the label, which is a part of the control, counts as one on it; browsers only move the focus. */
function openByLabel({ clientX, clientY, currentTarget: select }: MouseEvent<HTMLSelectElement>): void {
  const { left, right, top, bottom } = select.getBoundingClientRect();
  const isOnSelect = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  // Older browsers cannot.
  if (!isOnSelect && "showPicker" in select) select.showPicker();
}
