import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, Outlet, type LinkProps } from "@tanstack/react-router";
import { Menu as MenuSymbol, X, type LucideIcon } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState, type ReactNode } from "react";
import { textOf, type Text } from "../locale/text.ts";
import { IconButton } from "../ui/button.tsx";
import { classes } from "../ui/class-names.ts";
import { AccountMenu } from "./account-menu.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { ShopLinks } from "./shop-links.tsx";

export interface NavigationItem {
  name: Text;
  to: NonNullable<LinkProps["to"]>;
  symbol: LucideIcon;
  /** Counts that want attention. */
  note?: ReactNode;
}

const SIDES = { operator: msg`Operator`, reseller: msg`Reseller` } as const;

interface ShellProps {
  /** Whose pages it frames. */
  side: keyof typeof SIDES;
  items: readonly NavigationItem[];
  settings: NonNullable<LinkProps["to"]>;
  /** Shown beside the account menu, such as the balance. */
  header?: ReactNode;
  /** Shown above the page, such as the test mode banner. */
  banner?: ReactNode;
}

/** The frame of all pages: navigation at the side, behind a button on phones. */
export function Shell({ side, items, settings, header, banner }: ShellProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-50 rounded-lg bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
      >
        <Trans>Skip to content</Trans>
      </a>
      <aside className="hidden border-e border-line bg-surface lg:block">
        <div className="sticky top-0 flex max-h-dvh flex-col">
          <Brand side={side} />
          <Navigation side={side} items={items} />
          {side === "reseller" && <ShopLinks className="px-6 py-3" />}
        </div>
      </aside>
      <div className="min-w-0">
        <header className="sticky top-0 z-30 flex min-h-14 items-center gap-1.5 border-b border-line bg-surface px-3 sm:px-6">
          <MobileMenu side={side} items={items} />
          <div className="flex min-w-0 flex-1 items-center justify-end gap-1.5 sm:gap-3">{header}</div>
          <AccountMenu side={side} settings={settings} />
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
function MobileMenu({ side, items }: Pick<ShellProps, "side" | "items">) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label={t`Open menu`} className="lg:hidden">
          <MenuSymbol aria-hidden />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusMenu}
          className="fixed inset-y-0 start-0 z-40 flex w-72 max-w-[85vw] flex-col bg-surface shadow-xl"
        >
          <Dialog.Title className="sr-only">
            <Trans>Menu</Trans>
          </Dialog.Title>
          <div className="flex items-center justify-between pe-3">
            <Brand side={side} />
            <Dialog.Close asChild>
              <IconButton label={t`Close menu`}>
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <Navigation side={side} items={items} onChoose={() => setOpen(false)} />
          {side === "reseller" && <ShopLinks className="px-6 py-3" />}
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

function Brand({ side }: Pick<ShellProps, "side">) {
  return (
    <div className="flex min-h-14 min-w-0 items-center gap-x-2 py-2 pe-3 ps-5">
      <BrandMark />
      {side === "operator" && (
        <span className="shrink-0 rounded bg-sunken px-1.5 py-0.5 text-xs font-medium text-muted">
          <Trans>Operator</Trans>
        </span>
      )}
    </div>
  );
}

interface NavigationProps {
  side: ShellProps["side"];
  items: readonly NavigationItem[];
  onChoose?: () => void;
}

function Navigation({ side, items, onChoose }: NavigationProps) {
  return (
    <nav aria-label={textOf(SIDES[side])} className="grid gap-0.5 overflow-y-auto p-3">
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
          <span className="flex-1">{textOf(name)}</span>
          {note}
        </Link>
      ))}
    </nav>
  );
}
