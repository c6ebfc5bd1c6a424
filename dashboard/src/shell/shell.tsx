import { Link, Outlet, type LinkProps } from "@tanstack/react-router";
import { Menu as MenuSymbol, X, type LucideIcon } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState, type ReactNode } from "react";
import { IconButton } from "../ui/button.tsx";
import { classes } from "../ui/class-names.ts";
import { AccountMenu } from "./account-menu.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { ShopLinks } from "./shop-links.tsx";

export interface NavigationItem {
  name: string;
  to: NonNullable<LinkProps["to"]>;
  symbol: LucideIcon;
  /** Counts that want attention. */
  note?: ReactNode;
}

interface ShellProps {
  label: string;
  items: readonly NavigationItem[];
  settings: NonNullable<LinkProps["to"]>;
  /** Shown beside the account menu, such as the balance. */
  header?: ReactNode;
  /** Shown above the page, such as the test mode banner. */
  banner?: ReactNode;
}

/** The frame of all pages: navigation at the side, behind a button on phones. */
export function Shell({ label, items, settings, header, banner }: ShellProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-50 rounded-lg bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <aside className="hidden border-r border-line bg-surface lg:block">
        <div className="sticky top-0 flex max-h-dvh flex-col">
          <Brand label={label} />
          <Navigation label={label} items={items} />
          {label === "Reseller" && <ShopLinks className="px-6 py-3" />}
        </div>
      </aside>
      <div className="min-w-0">
        <header className="sticky top-0 z-30 flex min-h-14 items-center gap-1.5 border-b border-line bg-surface px-3 sm:px-6">
          <MobileMenu label={label} items={items} />
          <div className="flex min-w-0 flex-1 items-center justify-end gap-1.5 sm:gap-3">{header}</div>
          <AccountMenu settings={settings} />
        </header>
        {banner}
        <main id="content" tabIndex={-1} className="px-4 py-6 outline-none sm:px-6">
          <Outlet />
        </main>
      </div>
    </div>
  );
}

/** The navigation behind a button, where there is no room for it at the side. */
function MobileMenu({ label, items }: Pick<ShellProps, "label" | "items">) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label="Open menu" className="lg:hidden">
          <MenuSymbol aria-hidden />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusMenu}
          className="fixed inset-y-0 left-0 z-40 flex w-72 max-w-[85vw] flex-col bg-surface shadow-xl"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="flex items-center justify-between pr-3">
            <Brand label={label} />
            <Dialog.Close asChild>
              <IconButton label="Close menu">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <Navigation label={label} items={items} onChoose={() => setOpen(false)} />
          {label === "Reseller" && <ShopLinks className="px-6 py-3" />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** On the button that closes, the focus would open its hint, which takes the first Escape. */
function focusMenu(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.querySelector("a")?.focus();
}

function Brand({ label }: { label: string }) {
  return (
    <div className="flex min-h-14 min-w-0 items-center gap-x-2.5 py-2 pr-3 pl-5">
      <BrandMark />
      {label === "Operator" && (
        <span className="shrink-0 rounded bg-sunken px-1.5 py-0.5 text-xs font-medium text-muted">Operator</span>
      )}
    </div>
  );
}

interface NavigationProps {
  label: string;
  items: readonly NavigationItem[];
  onChoose?: () => void;
}

function Navigation({ label, items, onChoose }: NavigationProps) {
  return (
    <nav aria-label={label} className="grid gap-0.5 overflow-y-auto p-3">
      {items.map(({ name, to, symbol: Symbol, note }) => (
        <Link
          key={to}
          to={to}
          {...(onChoose && { onClick: onChoose })}
          activeOptions={{ exact: to === "/" || to === "/operator", includeSearch: false }}
          className={classes(
            "flex min-h-10 items-center gap-3 rounded-lg px-3 text-muted hover:bg-sunken hover:text-ink",
          )}
          activeProps={{ className: "bg-sunken font-medium text-ink" }}
        >
          <Symbol aria-hidden className="size-4.5 shrink-0" />
          <span className="flex-1">{name}</span>
          {note}
        </Link>
      ))}
    </nav>
  );
}
