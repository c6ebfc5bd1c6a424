import { Popover } from "radix-ui";
import type { ReactNode } from "react";

/** What a control opens below itself to choose a value, within a `Popover.Root`. */
export function PopoverPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover.Portal>
      <Popover.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        aria-label={label}
        className="z-50 w-80 max-w-[calc(100vw-1rem)] rounded-xl border border-line bg-surface shadow-lg"
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  );
}
