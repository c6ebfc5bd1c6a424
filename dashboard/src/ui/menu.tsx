import { DropdownMenu } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { textOf, type Text } from "../locale/text.ts";
import { classes } from "./class-names.ts";

/** A menu that opens from its trigger. */
export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-48 rounded-xl border border-line bg-surface p-1 shadow-lg"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ITEM = classes(
  "flex min-h-9 w-full items-center gap-2.5 rounded-lg px-2.5 text-start outline-none select-none",
  "data-[highlighted]:bg-sunken data-[disabled]:opacity-60 [&_svg]:size-4",
);

interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  danger?: boolean;
  /** Why it cannot be chosen now; it then stays reachable, and says so. */
  unless?: string | false | undefined;
}

export function MenuItem({ danger = false, unless, className, children, onSelect, ...props }: MenuItemProps) {
  const look = classes(ITEM, danger && !unless && "text-danger", className);
  if (!unless) {
    return (
      <DropdownMenu.Item {...props} {...(onSelect && { onSelect })} className={look}>
        {children}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item {...props} aria-disabled onSelect={(event) => event.preventDefault()} className={look}>
      <span className="max-w-60 py-1.5">
        <span className="opacity-60">{children}</span>
        <span className="block text-sm text-muted">{unless}</span>
      </span>
    </DropdownMenu.Item>
  );
}

/** One of several of which one holds. */
export function MenuChoices<Value extends string>({ label, value, choices, onChange }: MenuChoicesProps<Value>) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={(chosen) => onChange(chosen as Value)} aria-label={label}>
      <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-sm text-muted">{label}</DropdownMenu.Label>
      {choices.map(([choice, name]) => (
        <DropdownMenu.RadioItem
          key={choice}
          value={choice}
          className={classes(ITEM, "data-[state=checked]:font-semibold")}
        >
          {textOf(name)}
          <DropdownMenu.ItemIndicator className="ms-auto">✓</DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

interface MenuChoicesProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, name: Text])[];
  onChange: (value: Value) => void;
}

/** Several of which each holds or not; the menu stays open. */
export function MenuChecks({ label, choices, checked, onChange }: MenuChecksProps) {
  return (
    <DropdownMenu.Group aria-label={label}>
      <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-sm text-muted">{label}</DropdownMenu.Label>
      {choices.map(([id, name]) => (
        <DropdownMenu.CheckboxItem
          key={id}
          checked={checked.includes(id)}
          onCheckedChange={(isChecked) => onChange(id, isChecked)}
          onSelect={(event) => event.preventDefault()}
          className={ITEM}
        >
          {textOf(name)}
          <DropdownMenu.ItemIndicator className="ms-auto">✓</DropdownMenu.ItemIndicator>
        </DropdownMenu.CheckboxItem>
      ))}
    </DropdownMenu.Group>
  );
}

interface MenuChecksProps {
  label: string;
  choices: readonly (readonly [id: string, name: Text])[];
  checked: readonly string[];
  onChange: (id: string, isChecked: boolean) => void;
}

/** What a menu says beside its items. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="max-w-60 px-2.5 py-1.5 text-sm text-muted">{children}</DropdownMenu.Label>;
}

export function MenuLine() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
