import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Command } from "cmdk";
import { ChevronsUpDown } from "lucide-react";
import { Popover } from "radix-ui";
import { useId, useState, type ReactNode } from "react";
import { classes } from "../class-names.ts";
import { CONTROL, CONTROL_LABEL, CONTROL_SYMBOL, CONTROL_VALUE } from "../list/filters/control.ts";
import { PopoverPanel } from "./popover-panel.tsx";

const TYPING_LENGTH = 100;

export interface PickerChoice {
  id: string;
  name: string;
  note?: ReactNode;
}

interface PickerProps {
  label: string;
  /** A field of a form has its label above it; a filter holds it. */
  look?: "field" | "filter";
  /** What is chosen now; undefined where nothing is. */
  chosen: string | undefined;
  /** The label when nothing is selected. */
  all: string;
  /** What matches the typed text; undefined while it is being read. */
  choices: readonly PickerChoice[] | undefined;
  text: string;
  onType: (text: string) => void;
  onChoose: (id: string | undefined) => void;
}

/** Chooses one of a list that is too long to show: typing asks for what matches. */
export function Picker({ label, look = "field", chosen, all, onType, onChoose, ...search }: PickerProps) {
  const [open, setOpen] = useState(false);
  const choose = (choice: string | undefined): void => {
    onChoose(choice);
    onType("");
    setOpen(false);
  };
  const Trigger = look === "filter" ? FilterTrigger : FieldTrigger;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Trigger label={label} isSet={chosen !== undefined} value={chosen ?? all} />
      <PopoverPanel label={label}>
        <Choices {...search} label={label} all={all} onType={onType} onChoose={choose} />
      </PopoverPanel>
    </Popover.Root>
  );
}

interface TriggerProps {
  label: string;
  value: string;
  isSet: boolean;
}

function FieldTrigger({ label, value }: TriggerProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm text-muted sm:max-w-sm sm:grow sm:basis-44">
      <span id={id}>{label}</span>
      <Popover.Trigger
        aria-labelledby={`${id} ${id}-chosen`}
        className="flex min-h-10 w-full items-center justify-between gap-2 rounded-lg border border-edge bg-surface px-3 text-start text-base text-ink"
      >
        <span id={`${id}-chosen`} className="truncate">
          {value}
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
      </Popover.Trigger>
    </div>
  );
}

function FilterTrigger({ label, value, isSet }: TriggerProps) {
  return (
    <Popover.Trigger data-set={isSet || undefined} className={classes(CONTROL, "pe-2.5")}>
      <span className={CONTROL_LABEL}>{label}</span>{" "}
      <span className={classes(CONTROL_VALUE, "max-w-48 pe-2 max-sm:max-w-none")}>{value}</span>
      <ChevronsUpDown aria-hidden className={CONTROL_SYMBOL} />
    </Popover.Trigger>
  );
}

function Choices({ label, all, choices, text, onType, onChoose }: Omit<PickerProps, "chosen" | "look">) {
  return (
    <Command shouldFilter={false} label={label}>
      <Command.Input
        value={text}
        onValueChange={onType}
        maxLength={TYPING_LENGTH}
        placeholder={t`Type to search`}
        className="min-h-11 w-full rounded-t-xl border-b border-line bg-transparent px-4 focus-visible:-outline-offset-2 placeholder:text-muted"
      />
      <Command.List label={label} className="max-h-72 overflow-y-auto p-1">
        {choices?.length === 0 && (
          <p className="px-3 py-2 text-muted">
            <Trans>No results.</Trans>
          </p>
        )}
        {text === "" && <Choice value="" name={all} onSelect={() => onChoose(undefined)} />}
        {choices?.map(({ id, name, note }) => (
          <Choice key={id} value={id} name={name} note={note} onSelect={() => onChoose(id)} />
        ))}
      </Command.List>
    </Command>
  );
}

function Choice({ value, name, note, onSelect }: ChoiceProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className={classes(
        "flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-lg px-3 py-1.5",
        "data-[selected=true]:bg-sunken",
      )}
    >
      <span className="min-w-0 break-words">{name}</span>
      {note !== undefined && <span className="shrink-0 text-sm text-muted">{note}</span>}
    </Command.Item>
  );
}

interface ChoiceProps {
  value: string;
  name: string;
  note?: ReactNode;
  onSelect: () => void;
}
