import { Link, type LinkProps } from "@tanstack/react-router";
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./class-names.ts";

// Inside the tab, or the list that scrolls would clip the ring.
const TAB = "inline-flex min-h-10 items-center border-b-2 px-1 whitespace-nowrap focus-visible:-outline-offset-2";
const CLOSED = "border-transparent text-muted hover:text-ink";
const OPEN = "border-accent text-ink";
const LIST = "fade-ends flex scroll-px-8 gap-5 overflow-x-auto md:max-xl:gap-3 border-b border-line";

interface TabsProps {
  label: string;
  tabs: readonly { id: string; name: ReactNode; content: ReactNode }[];
  value?: string;
  onChange?: (id: string) => void;
}

/** Parts of one page; only the open one is shown. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const first = tabs[0]?.id;
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: first ?? "" } : { value })}
      {...(onChange && { onValueChange: onChange })}
      className="grid min-w-0 gap-5"
    >
      <Radix.List ref={showOpen} aria-label={label} className={LIST}>
        {tabs.map(({ id, name }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className={classes(TAB, CLOSED, "data-[state=active]:border-accent data-[state=active]:text-ink")}
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} className="grid min-w-0 gap-5" tabIndex={-1}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Parts of a page with an address of their own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly { name: ReactNode; link: LinkProps }[] }) {
  return (
    <nav ref={showOpen} aria-label={label} className={LIST}>
      {tabs.map(({ name, link }) => (
        <Link
          key={String(link.to)}
          {...link}
          activeOptions={{ exact: true, includeSearch: false }}
          className={TAB}
          activeProps={{ className: OPEN }}
          inactiveProps={{ className: CLOSED }}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Where not all tabs fit, the open one is in view when the page opens. */
function showOpen(list: HTMLElement | null): void {
  list
    ?.querySelector("[aria-current=page], [data-state=active]")
    ?.scrollIntoView({ block: "nearest", inline: "center" });
}
