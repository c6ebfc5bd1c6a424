import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Calendar } from "lucide-react";
import { Popover } from "radix-ui";
import { useState } from "react";
import { textOf } from "../../../locale/text.ts";
import { Button } from "../../button.tsx";
import { classes } from "../../class-names.ts";
import { PopoverPanel } from "../../form/popover-panel.tsx";
import { formatDay, formatDays } from "../../show/dates.ts";
import { CONTROL, CONTROL_LABEL, CONTROL_SYMBOL, CONTROL_VALUE } from "./control.ts";
import { useFilters } from "./use-filters.ts";

interface DateFilterProps {
  /** The filters that hold the start of the first day and the end of the last one. */
  from: string;
  to: string;
  label?: string;
}

/** How many days before today the range begins; it ends today. */
const RANGES = [
  [msg`Today`, 0],
  [msg`Last 7 days`, 6],
  [msg`Last 30 days`, 29],
  [msg`Last 90 days`, 89],
] as const;

/** Days in the reader's zone, the first and the last one included. */
export function DateFilter({ from, to, label = t`Date` }: DateFilterProps) {
  const [filters, setFilters] = useFilters();
  const [isOpen, setIsOpen] = useState(false);
  const first = readDay(filters[from]);
  const last = readDay(filters[to]);
  const set = (start: string, end: string): void => setFilters({ [from]: startOf(start), [to]: endOf(end) });
  const choose = (start: string, end: string): void => {
    set(start, end);
    setIsOpen(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger data-set={first !== "" || last !== "" || undefined} className={classes(CONTROL, "pe-2.5")}>
        <span className={CONTROL_LABEL}>{label}</span>{" "}
        <span className={classes(CONTROL_VALUE, "pe-2")}>{rangeWords(first, last)}</span>
        <Calendar aria-hidden className={CONTROL_SYMBOL} />
      </Popover.Trigger>
      <PopoverPanel label={label}>
        <div className="grid gap-3 p-3">
          <div className="grid grid-cols-2 gap-2">
            {RANGES.map(([name, days]) => (
              <Button key={days} size="small" onClick={() => choose(dayBefore(days), dayBefore(0))}>
                {textOf(name)}
              </Button>
            ))}
          </div>
          <div className="grid grid-cols-2 gap-2">
            <DayField label={t`From`} value={first} max={last} onChange={(day) => set(day, last)} />
            <DayField label={t`To`} value={last} min={first} onChange={(day) => set(first, day)} />
          </div>
          <Button size="small" look="ghost" onClick={() => choose("", "")}>
            <Trans>Any time</Trans>
          </Button>
        </div>
      </PopoverPanel>
    </Popover.Root>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

function DayField({ label, onChange, ...input }: DayFieldProps) {
  return (
    <label className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm text-muted">
      {label}
      <input
        type="date"
        {...input}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-10 w-full min-w-0 rounded-lg border border-edge bg-surface px-2 text-ink"
      />
    </label>
  );
}

function rangeWords(first: string, last: string): string {
  if (first === "" && last === "") return t`Any time`;
  if (last === "") return t({ message: `since ${formatDay(toDate(first))}`, comment: "A date" });
  if (first === "") return t({ message: `until ${formatDay(toDate(last))}`, comment: "A date" });
  return formatDays(toDate(first), toDate(last));
}

function startOf(day: string): string | undefined {
  return day === "" ? undefined : toDate(day).toISOString();
}

function endOf(day: string): string | undefined {
  return day === "" ? undefined : new Date(`${day}T23:59:59.999`).toISOString();
}

/** Midnight in the reader's zone. */
function toDate(day: string): Date {
  return new Date(`${day}T00:00:00.000`);
}

function dayBefore(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() - days);
  return writeDay(date);
}

function readDay(time: string | undefined): string {
  const date = new Date(time ?? "");
  return Number.isNaN(date.getTime()) ? "" : writeDay(date);
}

function writeDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}
